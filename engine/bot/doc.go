// Package bot has computer players. They know a battle by its contract only: what is offered,
// what can be reached, what a forecast says and where the counters stand. They play any system.
//
//	simple.go   the player of a simple mind: in which order it thinks
//	orders.go   what it is told before the battle
//	view.go     what it sees of the field
//	moving.go   where it would move a counter
//	fighting.go what it thinks of attacks and shots
//	deciding.go how it answers retreats, advances and losses
package bot
