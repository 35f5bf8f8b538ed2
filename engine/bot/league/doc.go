// Package league has players against whom the levels of the computer are measured. Each is one way to
// play that somebody may think of in ten minutes: it looks for the stop that its taste likes best, and
// no act further. They know a battle by its contract only. A level is worth what it is worth against
// that member which does best against it.
//
//	member.go    who they are
//	taste.go     what a stop is worth to each of them
//	spot.go      what can be said of a stop
//	scene.go     what they see of the field
//	player.go    in which order they think
//	moving.go    who goes where
//	fighting.go  what they attack, and how they answer
package league
