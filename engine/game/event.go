package game

import (
	"slices"
	"strconv"

	"gonfalon/engine/dice"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Event is a fact for log, animation and computer players. Events are never saved:
// replaying the actions makes them again. Fields that a kind does not need are zero;
// Unit and By are None when nobody is meant.
type Event struct {
	Kind     EventKind
	Side     Side
	Revealed bool // a secret came out: the act is not taken back freely
	Unit     ID   // the counter it happened to
	By       ID   // the counter that caused it
	Facing   hex.Dir
	From     hex.Hex
	At       hex.Hex
	Units    []ID  // more counters
	N        int   // how many: SP, hexes, boxes
	Dice     []int // dice thrown for it
	Ref      rule.Ref
	Tally    *rule.Tally // what N or a die was made of
	Trials   []Trial     // how one throw of the Dice went for each counter it tests
	Odds     *Odds       // of a combat
	Result   *Outcome    // of the end of the game
}

// Trial is how a throw went for one counter: what goes against it, and whether that came. The
// counter is None where the throw is about nobody by name, such as walls, a whole side, or
// an enemy who is chosen later.
type Trial struct {
	Unit   ID
	Bad    []int // the totals that go against it, rising; none if nothing does
	Broken bool
}

// Tried is how thrown dice went for a counter, by the totals that go against it.
func Tried(id ID, thrown []int, bad dice.Totals) Trial {
	t := Trial{Unit: id, Broken: bad.Has(dice.Sum(thrown))}
	for total := len(thrown); total <= 6*len(thrown); total++ {
		if bad.Has(total) {
			t.Bad = append(t.Bad, total)
		}
	}
	return t
}

// Odds explains an act decided by dice: what it is made of and how it may end.
type Odds struct {
	Attackers, Defenders []ID
	At                   []hex.Hex
	AttackSP, DefendSP   int        // the strengths compared
	AttackOf, DefendOf   rule.Tally // what the strengths are made of, where more than counters are summed
	Columns              []string   // names of the odds columns, left to right
	Initial, Final       int        // indices in Columns, before and after the shifts; Initial may lie beyond either end
	Attack, Defend       rule.Tally // what shifts to the right, and to the left
	Led                  [2][]ID    // the leaders who help the attacker, and the defender
	Beyond               rule.Tally // columns cut off at the ends of the table: Initial + Attack - Defend + Beyond is Final
	Roll                 int        // the modified roll, 0 before it is made
	Result               *Result    // the result rolled, nil before the roll
	Chances              []Chance   // every result with its chance; empty after the roll
	Risks                []Risk     // tests that come before the roll and may change it; of the end of a phase those it brings
	Need                 []int      // what the die must show, where one die alone decides
}

// Column is the name of the odds column at an index, which may lie beyond either end of the
// table: the scale goes on there in whole steps.
func (o *Odds) Column(i int) string {
	switch steps := i - slices.Index(o.Columns, "1:1"); {
	case len(o.Columns) == 0:
		return ""
	case i >= 0 && i < len(o.Columns):
		return o.Columns[i]
	case steps < 0:
		return "1:" + strconv.Itoa(1-steps)
	default:
		return strconv.Itoa(1+steps) + ":1"
	}
}

// Chance is one possible result and in how many ways of Of the dice give it.
type Chance struct {
	Result   Result
	Ways, Of int
}

// Chances are the results of a throw, each in how many of all ways it falls.
func Chances(throw func(dice.Roller) Result) []Chance {
	spread := dice.Spread(throw)
	list := make([]Chance, len(spread))
	for i, s := range spread {
		list[i] = Chance{s.Value, s.Ways, s.Of}
	}
	return list
}

// Risk is what may happen to one counter before the main roll or at the end of a phase: by a
// die, or, when Of is 0, by a decision.
type Risk struct {
	Unit     ID     // None when it is about a whole side
	Code     string // catalogue key: "tired-may-scatter"
	Ways, Of int
	Ref      rule.Ref
}

// RiskZone is the code of the risk that a counter would stand in an enemy zone.
const RiskZone = "ends-in-zone"

// Result is one cell of a results table.
type Result struct {
	Code   string // as printed: "-1 / D2 -1"
	Attack Harm   // what the attacking side suffers
	Defend Harm
}

// Harm is what a result does to one side.
type Harm struct {
	Loss    int    // strength points
	Retreat int    // hexes
	Break   bool   // scattered or disorganised without a roll
	Other   string // catalogue key of anything else: "eliminated", "exchange"
}
