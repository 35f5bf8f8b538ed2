package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Scenario is one battle as data: armies, set-up, calendar and points. The
// package scenarios loads it; everything the rules leave to a scenario is here.
type Scenario struct {
	ID        string
	Edition   *Edition
	Board     *board.Board
	FirstTurn int
	LastTurn  int     // 0 where the book prints no end or players agree on none
	Armies    [2]Army // side A first: it has the initiative
	Morale    int     // starting box of the track, positive for side A (6.1.3, R-394)
	Balanced  int     // the same where players agree on the balanced battle
	Options   Options
	Choices   []game.Option // those its players may choose

	HalfTurns int // up to this turn everybody has half his MP; 0 without such a rule
	Ends
	Opening      Opening // how it begins that has no set-up
	EscapesScore bool    // a unit that leaves the map scores as if killed, until it returns
	Grades       []Grade // victory scale by the difference in points, the smallest first; nil: any lead wins
}

// Ends is what ends a battle before its last turn.
type Ends struct {
	Surrender int  // lead in points at which the enemy gives up at once; 0 without such a rule
	FightsOn  bool // the loss of all leaders does not end the battle; that of the vital ones does, if there are any
}

// Grade is a step of a victory scale.
type Grade struct {
	Code string // catalogue key of the outcome, "tiny-victory"
	UpTo int    // the largest difference in points; 0 without a limit
}

// Options are the settings that rulings leave to the scenario (marked P there).
type Options struct {
	TrackBoxes  int // capacity of the track of scattered units per side
	MoraleBoxes int // boxes per level of the MORALE track
	TurnLimit   int // last turn where the book prints none
}

// Army is one side.
type Army struct {
	Key      string // catalogue key of the side, "russians"
	Letter   string // side letter of the map's zones, "R"
	Commands []Command
	Pools    []Pool // units its player assigns to leaders himself (12.2.2, G-13.1.5)
	Banners  int    // banners for leaders of its player's choice (7.1.1, R-410)
	Arrivals Arrivals
	Points   Points
	Pits     []hex.Hex // its hidden wolf pits (11.2, R-343)
	Goals    []Goal    // ground that brings it points
	Begins   int       // points that it begins with
	WinsTies bool      // it has won when both have the same points
	Bows     bool      // its light cavalry are horse archers where players agree on it
}

// Pool is units that no leader commands until their player assigns them during set-up.
type Pool struct {
	Key     string   // text id, "tatars"
	Initial string   // printed on the counters, "Ta"
	Under   []string // keys of the leaders who may command them, all leaders of the side if empty
	Usual   []string // keys of the leaders to whom automatic set-up gives them, those of Under if empty
	Blocks  []Block
}

// Arrivals say how many counters a side may bring onto the map in a turn.
// Who comes, and over which hexes, is in the placements.
type Arrivals struct {
	From  int // the first turn in which any arrive
	Horse int // cavalry units per turn
	Foot  int // other units per turn, once no cavalry is left to come
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

	Release int  // the turn from which he and his units may move, unless attacked before
	Worth   int  // points for his death instead of Points.Leader, 0 for none
	Vital   bool // his side has lost when all its vital leaders are killed or gone; without any, when all leaders are
	Penalty int  // points his side loses when he or a unit of his first moves of its own will
	Losses  int  // SP his units have lost before play, chosen by the owner
	Gathers bool // any units of his side may be given to him during set-up
	Defects bool // he and his units go over to the enemy on a 6
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
	Company     int    // counters per banner, which are assigned and set up together; 0 for single counters
	Setup       Placement
}

// Placement says where counters are set up: in any of the zones or discs.
type Placement struct {
	Zones   []string
	Around  []Around
	Among   bool       // a leader: with cavalry of his own (G-13.1.5)
	Reserve bool       // off the map at the first Around, to enter from that hex
	Each    bool       // the first counter in the first hex, the second in the second, each in one of its own
	Secret  int        // hidden in a forest of at least so many hexes; Around is where the automatic set-up hides them
	Arrives string     // zone of the hexes over which it comes later if it finds no place before
	Once    *Placement // what it was up to revision 3 of the rules, for records of then; nil if it was the same
	Faces   bool       // automatic set-up turns it to Facing, else to the enemy
	Facing  hex.Dir
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

// Arm is the letter that tells counters of one command with the same number apart in
// their text ids.
func (k Kind) Arm() string {
	switch k {
	case Archers:
		return "a"
	case Crossbows:
		return "x"
	case Bombards:
		return "b"
	}
	if k.Mounted() {
		return "c"
	}
	return "f"
}

// Mounted reports whether the kind moves and fights as cavalry (2.1, 10.5.1).
func (k Kind) Mounted() bool { return k <= CamelArchers }

// shootsMounted reports whether the kind is cavalry with bows (10.5).
func (k Kind) shootsMounted() bool { return k == HorseArchers || k == CamelArchers }

// Ranged reports whether the kind is a foot ranged unit (10.1).
//
//go:noinline
func (k Kind) Ranged() bool { return k == Archers || k == Crossbows || k == Bombards }
