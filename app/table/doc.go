// Package table is a match with what its players are at. That is a mode: what a tap,
// confirming and going back do in it, and what its dock, prompt and map show. Showing
// changes nothing.
//
// A new mode is a new file: a struct that embeds rest (it is there as long as the position
// is so) or layer (it lies over what is there until it is closed), the methods of Mode that
// it does otherwise, and an init that gives the commands that lead to it to Commands.
//
// What a gesture led to is told by the queue of package telling (story.go), and by it alone.
//
// A lesson is no mode of its own: what is shown besides while one is given stands in
// lesson_show.go, what it lets through in package match.
package table
