package medieval

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Edition is one of the rule books of the system as a value. Each field names the
// paragraphs it stands for, in the numbering of the most revised book; Renumber
// translates where another book numbers the same rule differently. Paragraphs that the most
// revised book does not have are cited by the numbers of one that does, as Ko-9.1.2.
type Edition struct {
	Key      string                // catalogue key of the book
	Books    []string              // what stands before paragraphs the first book has not (Ko-9.1.2): of a book it follows, and its own
	Renumber map[rule.Ref]rule.Ref // paragraph in the code -> paragraph in this book, empty without such a rule

	// 1.0 Basic information
	ClampEachShift bool        // 1.5: the ends of the table bind after each side's shift, not only at the end
	Combat         CombatTable // 1.4, 5.1.1

	// 3.0 Facing
	RearPerHex bool // 3.1.2: +2 for each rear hex with attackers, instead of +2 once

	// 4.0 Movement
	Terrain       ByTerrain[Effect] // 4.1.7: terrain effect table
	Stream        Effect            // crossing or attacking across a stream
	Uphill        Effect            // from a lower hex to a hill
	RoadHorse     game.MP           // cavalry on a road
	RoadLeader    game.MP           // leaders on a road
	RoadTurnsFree bool              // 4.3.9
	Entry         EntryRules        // 4.2.5 to 4.2.8, Ko-5.6.7

	// 5.5 Pursuit
	Pursuit PursuitTest // 5.5.2, 6.1.8

	// 5.6 Charge
	MustAdvance bool    // 5.6.11: charging cavalry must ride on while it can
	Refrain     game.MP // 5.6.12: extra cost of not gaining charge
	RefrainRoad game.MP // 4.2.9: the same on a road
	Reduce      game.MP // 5.6.13: extra cost of losing one charge; 0 where the book has no such rule

	// 5.7 Countercharge, 5.8 Ride down
	RideDownFormula bool // 5.8.2: charge modifier and armour against armour and terrain; else charge above 1 suffices
	RideDownAlways  bool // 5.8.1: whoever enters such a hex rides down, friends too; else it is a choice

	// 8.0 Leaders
	LeaderLeavesStack bool // 8.2.6: a leader retreats apart from his units, through enemy zones

	// 6.0 Morale
	MoraleTest []int // Ko-6.2.1: highest die that passes, for MORALE -2 to +2; nil without the test

	// 9.0 Loss of order
	Order          OrderLoss     // what a unit that breaks becomes
	Scatter        ScatterTable  // 5.1.1g, by one die
	Disorder       DisorderTable // 5.1.1g, by two dice
	RegroupOn      int           // 9.1.6: lowest die that regroups
	OrphansPerish  bool          // 9.1.7: scattered units without leader and Grand Leader are eliminated
	LeaderSteadies Steadiness    // 9.1.3

	// 10.0 Ranged units
	RangedBonus     int        // 10.3.1: modifier against ranged units in direct combat
	RangedEitherWay bool       // 10.3.1: for whichever side fights them, not only an attacker
	RootedInCombat  bool       // 10.3.3: foot ranged units in combat formation do not retreat
	Fire            FireTables // 10.4 to 10.7
	ShockStops      bool       // 10.6.3: a unit shaken by crossbows is stopped as well

	// 13.0 Fatigue
	FatigueLimit     int  // 13.2.1: no effect up to this level
	FatigueScatters  int  // 13.2.1: highest die that scatters
	FatigueWeakens   bool // Ko-14.3.1: tired units fight as if disorganised
	FatigueByCharge  bool // 13.1.4: any unit with charge tires its leader
	RestMayBeRefused bool // 13.1.5: the player may, not must, lower fatigue
}

// Paragraph is the number this book gives to a rule the code cites, empty if it has no
// such rule.
func (e *Edition) Paragraph(r rule.Ref) string {
	if own, ok := e.Renumber[r]; ok {
		return string(own)
	}
	book, number := r.Book()
	if book != "" && !slices.Contains(e.Books, book) {
		return ""
	}
	return number
}

// reason is why this book refuses an act, nil if it does not. An act that is illegal by a rule
// the book does not have is one it does not know.
func (e *Edition) reason(no *rule.Refusal) *rule.Refusal {
	if no != nil && no.Ref != "" && e.Paragraph(no.Ref) == "" {
		return unknownAct
	}
	return no
}

// OrderLoss is what becomes of a unit that breaks.
type OrderLoss uint8

// The two families of books.
const (
	Scatters     OrderLoss = iota // it leaves the map for the track (9 of two books)
	Disorganises                  // it stays, disorganised and then panicked (9 and 10 of the others)
)

// ByTerrain is what a book says of each terrain, zero where it says nothing.
type ByTerrain[V any] [board.RiverHex + 1]V

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

// EntryRules say what entering difficult ground does to a unit (4.2.6 to 4.2.8): it loses
// its order, each ground by the paragraph named with it.
type EntryRules struct {
	HorseCharging ByTerrain[rule.Ref] // cavalry with charge
	HorseAlways   ByTerrain[rule.Ref] // cavalry off the road, whatever its charge
	FootAlways    ByTerrain[rule.Ref] // infantry off the road
	FordCharging  bool                // fords count as such ground for cavalry with charge
	RoadCharge    int                 // the highest charge that is safe on a road (4.2.8)
	Zeroes        ByTerrain[bool]     // Ko-5.6.7: ground that takes all charge on entering, road or not
	FordZeroes    bool                // fords do the same
	CostsSP       bool                // whoever loses order so loses 1 SP too
}

// PursuitTest is the pursuit table (5.5.2) by the distance to the nearest leader, 0 first;
// beyond the table pursuit is always obligatory. The books print it in two ways.
type PursuitTest struct {
	ObligatoryTo   []int // pursuit is obligatory when the die, less Elation, is at most this ...
	VoluntaryTo    []int // ... or voluntary when the die is at most this
	Elation        int   // 6.1.8: subtracted from the die of the side at MORALE +2
	ElatedMustRide bool  // 6.1.8: at MORALE +2 units without a leader must pursue
}

// MaxCharge is the highest charge factor (5.6.2).
const MaxCharge = 3

// MaxArmour is the heaviest armour (1.2).
const MaxArmour = 2

// Elation is how far morale can favour a side (6.1.8).
const Elation = 2

// Stacking limits in SP.
const (
	HexLimit  = 2  // 4.5.1; also of cavalry in a fortified hex (11.1.9)
	FortLimit = 10 // 11.1.8
	FortFight = 4  // SP of a fortified hex that fight (11.1.8)
)
