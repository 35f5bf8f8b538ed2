package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// Scenario is one battle as data: armies, set-up, calendar and points. The
// package scenarios loads it; everything the rules leave to a scenario is here.
type Scenario struct {
	ID        string
	Edition   *Edition
	Board     *board.Board
	FirstTurn int
	LastTurn  int
	Armies    [2]Army // side A first: it has the initiative
	Morale    int     // starting box of the track, positive for side A (6.1.3)
	Options   Options
}

// Options are the settings that rulings leave to the scenario (marked P there).
type Options struct {
	TrackBoxes  int // capacity of the track of scattered units per side
	MoraleBoxes int // boxes per level of the MORALE track
}

// Army is one side.
type Army struct {
	Key      string // catalogue key of the side, "russians"
	Letter   string // side letter of the map's zones, "R"
	Commands []Command
	Points   Points
	Pits     []hex.Hex // its hidden wolf pits (11.2)
}

// Points are the victory points this army scores for what it does to the enemy.
type Points struct {
	Leader, Banner int
	Unit           map[string]int // by Block.Scores
}

// Command is a leader with the units assigned to him (12.2.1).
type Command struct {
	Key     string // text id, "bobrok"
	Name    string // proper name, catalogue key, "Bobrok"
	Initial string // printed on the counters, "Bo"
	Range   int    // 2, or 3 for a Grand Leader (8.1.5)
	Banner  bool   // he begins with a banner (7.1.1)
	Fatigue int    // at the start (13.1.2)
	Setup   Placement
	Blocks  []Block
}

// Block is a run of equal counters of one command.
type Block struct {
	From, To    int    // printed numbers, both included
	Kind        Kind   // what it is
	Scores      string // row of the victory table: "cavalry", "infantry", "genoese"
	Armour      int    // 0 to 2
	SP, Reduced int    // strength of front and reverse side; no reverse if Reduced is 0
	MP          int    // printed allowance, whole points
	Pikemen     bool   // it may form a shiltron
	Setup       Placement
}

// Placement says where counters are set up: in any of the zones or discs.
type Placement struct {
	Zones   []string
	Around  []Around
	Reserve bool // off the map at the first Around, to enter from that hex
}

// Around is a hex and everything within Radius hexes of it.
type Around struct {
	Hex    hex.Hex
	Radius int
}

// Kind is a type of unit.
type Kind uint8

// The kinds: cavalry first, then infantry, then the foot ranged units of chapter 10.
const (
	LightCavalry Kind = iota
	Cavalry
	HeavyCavalry
	HorseArchers
	CamelArchers
	Infantry
	HeavyInfantry
	Retainers
	Genoese
	Janissaries
	Archers
	Crossbows
	Bombards
	LeaderKind
	BannerKind
)

var kindKeys = [...]string{"light-cavalry", "cavalry", "heavy-cavalry", "horse-archers", "camel-archers",
	"infantry", "heavy-infantry", "retainers", "genoese", "janissaries", "archers", "crossbows", "bombards",
	"leader", "banner"}

// String is the kind's catalogue key and the name of its silhouette.
func (k Kind) String() string { return kindKeys[k] }

// ParseKind finds a kind by its key.
func ParseKind(s string) (Kind, bool) {
	for i, k := range kindKeys {
		if k == s {
			return Kind(i), true
		}
	}
	return 0, false
}

// Mounted reports whether the kind moves and fights as cavalry (2.1, 10.5.1).
func (k Kind) Mounted() bool { return k <= CamelArchers }

// shootsMounted reports whether the kind is cavalry with bows (10.5).
func (k Kind) shootsMounted() bool { return k == HorseArchers || k == CamelArchers }

// Ranged reports whether the kind is a foot ranged unit (10.1).
func (k Kind) Ranged() bool { return k == Archers || k == Crossbows || k == Bombards }
