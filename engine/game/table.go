package game

import (
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Table is what stands beside the map.
type Table struct {
	Turn, First, Last int
	Phase             int // index in Phases
	Phases            []Phase
	Morale            Track
	Points            [2]int
	Expect            []Expect
}

// Phase is one phase of the game turn.
type Phase struct {
	Key  string // catalogue key: "cavalry-movement"
	Side Side   // whose phase it is, NoSide for common ones
}

// Track is a track shared by both sides; positive values favour side A.
type Track struct {
	Box, Limit int // the counter's box now, and the last box
	Level      int // the value in force this turn, -2 to +2
	PerLevel   int // boxes per level
}

// Expect says that a side must decide something now, or may act.
type Expect struct {
	Side Side
	Code string // catalogue key of the prompt: "move", "retreat", "choose-loss"
	Unit ID     // the counter in question, or None
	N    int    // how many hexes, SP, ...
	At   []hex.Hex
	Ref  rule.Ref
	// Optional marks a reaction: the game goes on if the side does nothing.
	Optional bool
	// Secret marks what the other player must not see: hand the screen over before
	// showing hidden counters and secret offers.
	Secret bool
}

// Outcome is the result of a finished game.
type Outcome struct {
	Winner Side   // NoSide for a draw
	Code   string // catalogue key: "automatic", "points", "draw"
	Points [2]int
	Ref    rule.Ref
}
