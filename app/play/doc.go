// Package play is the page on which a battle is played, in rooms of which each
// looks only into those before it:
//
//	table*.go mode*.go  the battle with what its players are at. That is a mode, one for
//	                  each file mode*.go: what a tap, confirming and going back do in it,
//	                  what its dock, prompt and map show. Showing changes nothing.
//	page*.go root*.go the page around it: drawers, games on the device, settings; and the
//	                  component tree. Only root files know the browser.
//
// A lesson is no mode of its own: it lies over the table as a whole. It says which taps, presses and
// acts go through (app/match/lesson.go, tabletaught.go), and what is shown besides (tabletaughtshow.go).
//
// A new mode is a new file: a struct that embeds rest (it is there as long as the position
// is so) or layer (it lies over what is there until it is closed), the methods of mode that
// it does otherwise, and an init that gives the commands that lead to it to commands.
//
// The package sees a battle through engine/game alone and never asks which system
// or edition it is: it offers what the game offers and explains what it refuses.
package play
