// Package do is what can be pressed: commands as elements of the page carry them, "name" or
// "name:argument".
//
//	what there is       table.go
//	how one is written  say.go
//	how one is read     parse.go
//
// A command that is shown is written by its function here, never as a text by hand. Who does it
// stands with the page and with the modes of the table.
package do
