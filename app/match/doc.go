// Package match is a game in progress: its session, the position as it is now, what is
// selected, plans and groups, what the computer did, the log, undoing. It holds no words
// and draws nothing.
//
//	the game       match.go, position.go, undo.go, setup.go, arrange.go
//	what happened  log.go, recall.go, story.go, meanwhile.go, spoken.go, track.go, score.go
//	looking        focus.go, goal.go, secrets.go, why.go
//	choosing       plan.go, reach.go, group.go, column.go, fights.go, offers.go, advice.go
//	who decides    computer.go, deputies.go, loan.go, standing.go, reactions.go, waits.go
//	elsewhere      away.go: a game whose other side is led in another place
//	a lesson       lesson.go: which taps, presses and acts go through
//
// It sees a battle through engine/game alone and never asks which system or edition it
// is: it offers what the game offers and explains what it refuses. All but the session
// can be thrown away without losing a move.
package match
