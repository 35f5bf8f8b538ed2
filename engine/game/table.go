package game

import (
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Table is what stands beside the map.
type Table struct {
	Turn, First, Last int
	Stage             Stage
	Phase             int // index in Phases; -1 during set-up, before any phase
	Phases            []Phase
	Tracks            []Track
	Points            [2]int
	Expect            []Expect
	// Fight is the combat in progress, nil without one. Until its dice are thrown it is the
	// forecast of the combat as it stands now; then it says who is in it and the Result.
	Fight *Odds
}

// Stage is what kind of thing is expected now.
type Stage uint8

// The stages of a battle.
const (
	StageSetUp    Stage = iota // both sides set up; each ends that by being ready
	StageFree                  // the side of the phase acts as it likes until it ends the phase
	StageQuestion              // one side has to answer one question, the first of Expect
	StageOver                  // the battle is over
)

// Phase is one phase of the game turn.
type Phase struct {
	Key  string // catalogue key: "cavalry-movement"
	Side Side   // whose phase it is, NoSide for common ones
}

// Track is a track beside the map that decides the battle when its counter reaches the end.
type Track struct {
	Code       string      // catalogue key: "morale", "losses"
	Side       Side        // whose it is; NoSide for one shared by both, where positive boxes favour side A
	Box, Limit int         // the counter's box now, and the last box
	Level      int         // the value in force this turn on a shared track, -2 to +2
	Thresholds []Threshold // what begins on the way to the end
}

// Shared is the track that both sides share, one without boxes if there is none.
func (t *Table) Shared() (shared Track) {
	for _, k := range t.Tracks {
		if k.Side == NoSide {
			shared = k
		}
	}
	return shared
}

// Threshold is a box of a track from which on something is in force.
type Threshold struct {
	Box  int
	Code string // catalogue key: "demoralised"
	Ref  rule.Ref
}

// Expect says that a side must decide something now, or may act.
type Expect struct {
	Side Side
	Code string    // catalogue key of the prompt: "move", "retreat", "choose-loss"
	Unit ID        // the counter in question, or None
	N    int       // how many hexes, SP, ...
	At   []hex.Hex // the hexes it is about: of a fight those attacked, of an advance where it may end
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
	Scale  []Grade // the victories this battle knows, the least first
}

// Grade is one of the victories a battle knows, and what it takes.
type Grade struct {
	Code string // catalogue key, as in Outcome
	By   string // catalogue key of what is measured: "lead", "ratio", "losses", "leaders"
	From [2]int // how much of it side A needs at least, and side B; 0 where nothing is counted
	Ref  rule.Ref

	_ [0]func() // never compared: the code for that would be in every program
}
