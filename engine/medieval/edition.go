package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Edition is one of the rule books of the system as a value. Each field names the
// paragraphs it stands for, in the numbering of the most revised book; Renumber
// translates where another book numbers the same rule differently.
type Edition struct {
	Key      string                // catalogue key of the book
	Renumber map[rule.Ref]rule.Ref // paragraph in the code -> paragraph in this book

	// 1.0 Basic information
	ClampEachShift bool        // 1.5: the ends of the table bind after each side's shift, not only at the end
	Combat         CombatTable // 1.4, 5.1.1

	// 3.0 Facing
	RearPerHex bool // 3.1.2: +2 for each rear hex with attackers, instead of +2 once

	// 4.0 Movement
	Terrain       map[board.Terrain]Effect // 4.1.7: terrain effect table
	Stream        Effect                   // crossing or attacking across a stream
	Uphill        Effect                   // from a lower hex to a hill
	RoadHorse     game.MP                  // cavalry on a road
	RoadLeader    game.MP                  // leaders on a road
	RoadTurnsFree bool                     // 4.3.9
	Entry         EntryRules               // 4.2.6 to 4.2.8

	// 5.5 Pursuit
	Pursuit PursuitTest // 5.5.2, 6.1.8

	// 5.6 Charge
	MustAdvance bool    // 5.6.11: charging cavalry must ride on while it can
	Refrain     game.MP // 5.6.12: extra cost of not gaining charge
	RefrainRoad game.MP // 4.2.9: the same on a road
	Reduce      game.MP // 5.6.13: extra cost of losing one charge; 0 where the book has no such rule

	// 5.7 Countercharge, 5.8 Ride down
	RideDownFormula bool // 5.8.2: charge modifier and armour against armour and terrain; else charge above 1 suffices

	// 8.0 Leaders
	LeaderLeavesStack bool // 8.2.6: a leader retreats apart from his units, through enemy zones

	// 9.0 Loss of order
	Scatter        ScatterTable // 5.1.1g
	RegroupOn      int          // 9.1.6: lowest die that regroups
	OrphansPerish  bool         // 9.1.7: scattered units without leader and Grand Leader are eliminated
	LeaderSteadies Steadiness   // 9.1.3

	// 13.0 Fatigue
	FatigueLimit     int  // 13.2.1: no effect up to this level
	FatigueScatters  int  // 13.2.1: highest die that scatters
	FatigueByCharge  bool // 13.1.4: any unit with charge tires its leader
	RestMayBeRefused bool // 13.1.5: the player may, not must, lower fatigue
}

// Effect is a row of the terrain effect table.
type Effect struct {
	Foot, Horse game.MP
	Combat      int  // columns for the defender
	Halves      bool // an attacker standing there has his SP halved
}

// Steadiness says against which causes a leader in the hex protects from scatter (9.1.3).
type Steadiness uint8

// The two readings of 9.1.3.
const (
	SteadyInCombat Steadiness = iota
	SteadyAlways
)

// EntryRules say what entering difficult ground does to a unit (4.2.6 to 4.2.8).
type EntryRules struct {
	// Charging lists the ground in which a unit with charge loses 1 SP and scatters.
	Charging map[board.Terrain]bool
	// FordCharging does the same for fords.
	FordCharging bool
	// Always lists the ground in which any unit off the road does.
	Always map[board.Terrain]bool
	// RoadCharge is the highest charge that is safe on a road, and kept (4.2.8, R-183).
	RoadCharge int
}

// PursuitTest is the pursuit table (5.5.2): pursuit is obligatory when the modified
// die is at most ObligatoryTo[distance to the nearest leader]; beyond the table always.
type PursuitTest struct {
	ObligatoryTo []int
	Elation      int // 6.1.8: subtracted from the die of the side at MORALE +2
}

// MaxCharge is the highest charge factor (5.6.2).
const MaxCharge = 3

// HexLimit is the stacking limit in SP (4.5.1).
const HexLimit = 2
