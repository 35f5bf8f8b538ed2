// Package match is a game in progress: its session, the position as it is now, what is
// selected, plans and groups, what the computer did, the log, undoing. It holds no words
// and draws nothing.
//
// It sees a battle through engine/game alone and never asks which system or edition it
// is: it offers what the game offers and explains what it refuses. All but the session
// can be thrown away without losing a move.
//
// A lesson lies over the match as a whole. It says which taps, presses and acts go through
// (lesson.go).
package match
