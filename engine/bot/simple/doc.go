// Package simple has a computer player of a simple mind, who knows a battle by its contract only. He looks one
// act ahead: a measure for the others, and a cheap opponent where games are played by the thousand.
//
//	simple.go    in which order he thinks
//	orders.go    what he is told before a battle
//	view.go      what he sees of the field
//	moving.go    where he goes
//	fighting.go  what he attacks
//	deciding.go  how he answers
package simple
