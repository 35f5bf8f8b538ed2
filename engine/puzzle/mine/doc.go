// Package mine finds puzzles in games that the computer plays against itself: positions in which somebody who
// goes straight for his aim does much worse than somebody who looks twice.
//
//	mine.go   a game, and the positions in it in which nobody has acted yet
//	aims.go   what may be wanted there
//	cut.go    the position cut down to who is near, written, and read again from its own text
//	tries.go  the obvious try, and all others
//	shots.go  those with shots between rides and blow
//	keep.go   what makes a puzzle of them
//	sort.go   what a puzzle is about: its theme
//	text.go   its file
//	asked.go  one that somebody asks for, of an aim and a position of his own
//	asked.go  a puzzle that somebody asks for, of an aim and a position of his own
package mine
