// Package tell makes sentences, cards and printed tables of facts, in one language. It
// reads a match and never changes it.
//
//	speaking       words.go: Words, of a game; Teller, of a match
//	a counter      unit.go, counter.go, chip.go, traits.go, legend.go, army.go, strength.go
//	what is asked  asking.go, asked.go, buttons.go, verb.go, duty.go, why.go, help.go
//	a roll         odds.go, dice.go, risks.go, luck.go, fights.go, diagram.go
//	what happened  log.go, story.go, stream.go, meanwhile.go, away.go, chronicle.go, outcome.go
//	who leads      opponent.go, computer.go, deputies.go, plan.go, faults.go
//	the bar        top.go, goal.go, phase.go, scores.go
//	the map        speak.go: a hex for those who listen
//
// It knows no mode: what a mode says stands beside it in package table, and asks here.
package tell
