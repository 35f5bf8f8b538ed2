// Package table is a match with what its players are at. That is a mode: what a tap,
// confirming and going back do in it, and what its dock, prompt and map show. Showing
// changes nothing.
//
// A new mode is a new file: a struct that embeds rest (it is there as long as the position
// is so) or Layer (it lies over what is there until it is closed), the methods of Mode that
// it does otherwise, its traits, the keys that it has of its own, and the commands that lead
// to it, which commands.go lists and package do names. mode.go has all of what a mode is.
//
// What a gesture led to is told by the queue of package telling (story.go), and by it alone.
//
// A lesson is no mode of its own: what is shown besides while one is given stands in
// lesson_show.go, what it lets through in package match.
package table
