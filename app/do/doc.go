// Package do is what can be pressed: commands as elements of the page carry them, "name" or
// "name:argument".
//
//	what there is       table.go
//	how one is written  say.go
//	how one is read     parse.go
//	what does one       hand.go
//
// A command that is shown is written by its function here, never as a text by hand. Who does it
// stands with the page and with the modes of the table: a function that asks for what the command
// has, a counter, a side and a number, and is handed that.
package do
