package game

import (
	"strings"

	"gonfalon/engine/hex"
)

// Rank tells the kinds of counter apart that are drawn differently.
type Rank uint8

// The ranks of counters.
const (
	Unit Rank = iota
	Leader
	GrandLeader
	Banner
)

// Mark is a visible state of a counter, as bits.
type Mark uint16

// The marks. A system uses those it has.
const (
	Moved        Mark = 1 << iota // it has moved this phase
	Moving                        // it is the counter now moving
	MustAct                       // it owes an act before the phase may end
	Reduced                       // it is on its reverse side
	Disorganised                  // in disorder
	Panicked                      // in panic
	Formation                     // a ranged unit in combat formation, a shiltron
	Palisade                      // behind a palisade
	Frozen                        // the scenario does not let it act yet
	Fought                        // it has fought this phase
	Fallen                        // a banner lying on the ground
	Hidden                        // only its owner may see it: show it after a hand-over of the screen
	Charging                      // it charges, where charges have no factor
	Worn                          // a unit that suffers from how tired its leader is
)

// Dot is the symbol of light troops, printed where a system has them.
type Dot uint8

// The dots.
const (
	NoDot Dot = iota
	Solid     // it may slip out of enemy zones, and give way before combat
	Open      // it may slip out of enemy zones
)

// Where says whether a counter is on the map, and if not, why.
type Where uint8

// The places of a counter. A system uses those it has.
const (
	OnMap     Where = iota
	Unplaced        // waiting for set-up
	Reserve         // off the map at Hex, to enter there
	Scattered       // on the track of scattered units
	Away            // left the map and may return
	Dead
	Captured // a banner taken by the enemy
)

// MP is an amount of movement in sixths of a movement point, so that costs of
// 1/2 and 1/3, such as those of roads, stay exact.
type MP int

// Point is a whole movement point.
const Point MP = 6

// Points turns whole movement points into MP.
func Points(n int) MP { return MP(n) * Point }

// Nowhere is the place of a counter that somebody hides, for those who may not know it: far
// from every hex of a board.
var Nowhere = hex.Hex{Q: -99, R: -99}

// Piece shows one counter: what is printed on it and what it is doing.
type Piece struct {
	ID        ID
	Side      Side
	Rank      Rank
	Kind      string // art and catalogue key: "light-cavalry", "cavalry", "heavy-cavalry", "infantry", ...
	Label     string // printed on the front edge, "Mi 7"
	Commander ID     // the leader it is assigned to, or None
	Proper    string // proper name of a leader, catalogue key

	Where     Where
	Hex       hex.Hex
	HasFacing bool
	Facing    hex.Dir
	HeldBy    ID // the unit that carries this banner, or None

	SP, FullSP int
	Move       MP  // printed allowance
	Left       MP  // what is left of it this phase
	Armour     int // 0 to 2, where a system has it
	Charge     int // its charge factor, 0 to 3, where charges have one
	Range      int // command range in hexes
	Bow        int // archery strength printed on it, 0 without
	BowRange   int // of its archers, in hexes
	Dot        Dot
	Fatigue    int // of a leader
	Marks      Mark
}

// TextID makes the text id of a counter, "tasz-bej", of its proper name, "Tasz Bej".
func TextID(name string) string { return strings.ReplaceAll(strings.ToLower(name), " ", "-") }

// Has reports whether all of the marks are set.
func (p *Piece) Has(m Mark) bool { return p.Marks&m == m }
