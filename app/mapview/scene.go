package mapview

import "gonfalon/engine/hex"

// Scene is everything above the printed map, as plain values.
type Scene struct {
	Nr       int       // of all scenes of a page: two of one number are the same, which is told before the rest
	Sitting  int       // of all games at a table: another one is looked at from where it begins
	Counters []Counter // one stable slot per counter for the whole game
	Overlay  Overlay
	Focus    *hex.Hex  // recentre on this hex when it changes
	Frame    []hex.Hex // bring all of these into view together when they change
	Lit      []hex.Hex // stay bright where others are dimmed
	Heed     []hex.Hex // where somebody stands who is asked: words beside a hex cover others first
}

// Bare is a scene with nothing but what lies on the field.
func (s Scene) Bare() Scene {
	out := Scene{Overlay: Overlay{Markers: s.Overlay.Markers}}
	for _, c := range s.Counters {
		c.Selected, c.Target, c.Loose, c.Must, c.Moved = false, false, false, false, false
		out.Counters = append(out.Counters, c)
	}
	return out
}

// Rank tells the shapes of counters apart.
type Rank uint8

// The shapes: a card, a disc, a scalloped disc with a crown, a banner on its pole.
const (
	Card Rank = iota
	Leader
	GrandLeader
	Banner
)

// Dot is the symbol of light troops on a card.
type Dot uint8

// The dots.
const (
	NoDot Dot = iota
	SolidDot
	OpenDot
)

// Counter is one counter as drawn. Values only, so that go-app can compare it.
type Counter struct {
	Shown    bool
	ID       int
	Side     int // 0 is A (red, rounded), 1 is B (blue, cut corners)
	Rank     Rank
	Kind     string // silhouette: "light-cavalry", "cavalry", "heavy-cavalry", "infantry", "archers" ...
	Label    string // on the front band
	Hex      hex.Hex
	Facing   hex.Dir
	SP, MP   string
	Armour   int
	Charge   int
	Charging bool   // it charges, where charges have no factor
	Bow      string // archery strength and range, "2×1"; empty without
	Dot      Dot    // of light troops
	Range    int    // command range, on a leader's gold badge
	Value    int    // combat value, in a leader's paper box
	Reduced  bool
	Moved    bool   // veil and folded corner
	Must     bool   // dashed frame and black diamond
	Broken   string // "", "disorganised", "panicked", "scattered"
	Fallen   bool
	Selected bool
	Loose    bool // it may be taken up and set down elsewhere
	Target   bool
	Palisade bool // stakes on the front side
	Frozen   bool // a padlock: the scenario holds it back
	Ranks    bool // closed ranks: in combat formation, or a shiltron
	Depth    int  // 0 is the top card of its hex, 1 the card beneath it, drawn blank

	Called
}

// Called is what a counter is called.
type Called struct {
	Title string // for screen readers
	Name  string // on the front band from near, empty where the label says all
	Arms  string // the number of its arms among those of its battle, empty without
}

// Overlay is what is drawn between map and counters.
type Overlay struct {
	Reach    []ReachHex
	Dim      bool // dim all hexes outside Reach
	Barred   []hex.Hex
	Asked    *hex.Hex // the barred hex that is being explained
	Point    *hex.Hex // what a lesson points at
	Meant    *hex.Hex // whom it is about
	Led      bool     // a lesson is given: the map follows what it points at
	Path     []hex.Hex
	Ghosts   []Ghost   // where the counters of an army would stand
	Head     *hex.Hex  // where its head would
	HeadName string    // on its plate; empty without one
	Empty    []hex.Hex // its places that nobody fills
	Chips    []Chip    // why some of it do not come to their places
	Sums     [3]string // how many they are, by their fates, where there is no room for that
	Ghost    *Counter  // where the counter would stand, pale and dashed
	Front    []hex.Hex // the zone a selected counter exerts or would exert
	Zone     Tract     // of control
	Range    Tract     // of command
	Menace   Menace    // where the enemy can strike in his next turn
	Looks    Looks     // who can shoot where, what is seen, and who is shaken
	Choice   []ChoiceHex
	Cross    []hex.Hex // hexes that are refused in the present decision
	Setup    []SetupZone
	Arrows   [][2]hex.Hex // attackers to target
	Fights   []Fight      // attacks or shots shown together
	Ideas    []Idea       // plans shown together
	Aim      *hex.Hex     // a hex pointed out: the log's hex, the target of a reaction
	Goals    []hex.Hex    // what wins: ringed in gold, with a pin
	Pins     []hex.Hex    // where players wrote something
	Markers  []Marker     // what lies on the map and is no counter
	Fallen   []Fallen     // where somebody was lost just now
	Warn     []hex.Hex    // what a player should know before confirming is about these
	Last     []hex.Hex    // path of the last move, to be seen after the fact
	LastBy   int          // the side that made it
	Trails   []Trail      // ways that were gone one after another
}

// Tract is hexes that are a side's in some way.
type Tract struct {
	Hexes []hex.Hex
	By    int
}

// Looks are the overlays of what reaches far, and of who is not as he was.
type Looks struct {
	Fire   [2]Tract  // where each side can shoot
	From   *hex.Hex  // from where is looked around
	Unseen []hex.Hex // what cannot be seen from there
	To     *hex.Hex  // to where a line is drawn from there
	Blocks *hex.Hex  // what blocks it, nil where nothing does
	Shaken []hex.Hex // where somebody is out of order
}

// Menace is where a side can strike, and with how many in each hex.
type Menace struct {
	Tract
	Strong []int // of each hex of the tract; none where there is no room for the figures
}

// Fallen marks a hex in which a leader or a unit was lost.
type Fallen struct {
	Hex   hex.Hex
	Side  int    // that lost him
	Plate string // on the gold plate, "+20"; empty without one
}

// Marker is something on the map that is no counter. Kinds that have no picture are not drawn.
type Marker struct {
	Kind      string // "ruin", "pits", "palisade"
	Hex       hex.Hex
	Facing    hex.Dir // the hexside on which it stands, when HasFacing is set
	HasFacing bool
}

// ReachHex is a hex a counter can come to, with the movement points left in words ("2", "1/2").
type ReachHex struct {
	Hex    hex.Hex
	Left   string
	Facing hex.Dir
	Faces  bool // Facing counts: the counter has one
	Lance  bool // it would charge there, where charges have no factor
	Rest   bool
}

// ChoiceHex is a hex offered in a decision, lettered A, B, C ...
type ChoiceHex struct {
	Hex    hex.Hex
	Letter string
	Side   int
	Chosen bool
	Held   bool      // a counter stands there: the letter must not cover it
	Way    []hex.Hex // how the counter would come there, from where it stands
}

// SetupZone is a zone during set-up.
type SetupZone struct {
	Hexes []hex.Hex
	Name  string
	Note  string // second line of the name plate
	Side  int
}
