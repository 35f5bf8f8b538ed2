// Package puzzle reads puzzles and says what a try at one is worth: the exact chance that it comes to
// the aim, over all ways in which the dice can fall. It knows a battle by the contract alone.
//
//	puzzle.go  a puzzle: a position in the words of rule scripts, an aim, and the tries that were weighed
//	aim.go     the aims, and when one is reached
//	line.go    what is chosen before any dice fall
//	plan.go    how its acts are looked ahead
//	judge.go   what that is worth, against an enemy who answers as well as he can
//	spread.go  the positions that an act may lead to
//	days.go    which puzzle a day has
//	blows.go   the attacks from which the last is chosen
package puzzle
