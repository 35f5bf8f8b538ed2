// Package fame is what a player has done in all battles: wins and defeats, stars, honours, and how
// well the computer should play against him next. It gives no strength and locks nothing.
//
//	the record   record.go: what is counted, and by which battle it grows
//	the honours  honour.go: what each is given for
//	puzzles      puzzle.go: tries, dates, and how many of them come in a row
//	its text     read.go: as the device keeps it
//	two of them  merge.go: of the same player, on two devices
//
// It has no words, no clock and no store: the page gives it the date and keeps its text.
package fame
