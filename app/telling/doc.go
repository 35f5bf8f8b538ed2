// Package telling is the queue in which everything that happens at a table is told: acts of the
// players, of the computer, of a lesson, and what nobody has decided on.
//
// An item is what the log keeps of an event, with the gravity that the system gives it. The table
// takes in what was recorded (Take), begins a gesture (Open) and has what it led to (Next): the story
// in the prompt, what lies over the table until it is heard, and what those hear who listen are made
// of that. What happens outside a gesture is told by the log and to those who listen (Pass).
//
//	the queue     queue.go
//	on the map    play.go, cast.go, and scenes.go with a scene for each cue
//
// A batch is played on the map as a Play: which counters move, which marks flash up, and when. What is
// grave is told after that (Hold).
//
// It imports match and nothing else of app. It has no words and no clock: how long a batch is shown
// it says, and whoever goes on by itself asks it.
package telling
