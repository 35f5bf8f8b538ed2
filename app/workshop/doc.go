// Package workshop is a battle being made. The text is the truth: a Draft is the two texts of which a battle
// consists, and every tool changes lines of them and leaves all others as they are.
//
//	the texts      draft.go (with undo), lines.go, stands.go, roster.go, heading.go, ground.go
//	what is wrong  check.go: the reader of all battles, and where on the map its mistakes are
//	beginnings     doors.go: a position, a battle on a map, a map of one's own
//	what mends it  mend.go
//	trying it      trial.go: what games of the computer against itself say
//	puzzles        riddle.go: what may be wanted in a position, and the ways there
//
// It draws nothing, has no words, and knows no system: what a counter is called it learns from the battle.
package workshop
