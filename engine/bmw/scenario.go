package bmw

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Scenario is one battle as data: armies, set-up, calendar and goals. The package
// scenarios loads it; everything the standard rules leave to the exclusive ones is here.
type Scenario struct {
	ID        string
	Board     *board.Board
	FirstTurn int
	LastTurn  int
	Armies    [2]Army       // side A first: its player turn comes first (3.2)
	Options   []game.Option // those its players may choose (B-209)
	Opening   Opening       // how it begins that begins later, and where counters stand then
}

// Army is one side.
type Army struct {
	Key          string // catalogue key of the side, "crusaders"
	Letter       string // letter of its edges on the map
	Rally        int    // the highest die that rallies a unit (11.2)
	Demoralised  int    // strength lost at which it is demoralised (11.3)
	Disintegrate int    // strength lost at which it disintegrates (11.4)
	Exits        []hex.Hex
	Begins       int  // points that it begins with
	WinsTies     bool // it has won when both have the same points
	Held         Held
	Feint        Feint
	Late         Late
	Leaders      []Leader
	Troops       []Troop
	Goals        []Goal
}

// Held keeps the heavy cavalry of an army from charging (B-183). Until is 0 without it.
type Held struct {
	Until  int      // the last turn in which it may be held
	Die    int      // the lowest die that releases it
	Unruly []string // labels of units that add one to the die while they are on their back
}

// Feint is what an army may do by the option of feigned flight. Leader is empty without it.
type Feint struct {
	Leader string // name of the leader who declares it
	From   int    // the first turn in which he may
	Units  int    // how many units at most
	Within int    // how near to him they are, in hexes
	Bonus  int    // what it adds to the die of whoever pursues
}

// Late is how eliminated troops come once more by the option of late troops. To is 0 without it.
type Late struct {
	From, To int // the turns in which a die is thrown for them
	Die      int // the lowest die that brings a unit
	Hex      hex.Hex
}

// Leader is one leader (10).
type Leader struct {
	Name      string // proper name, catalogue key
	Value     int    // combat value
	MA        int    // movement allowance in points
	Worth     int    // points for the enemy when he is eliminated
	Commander bool   // he commands the army
	Hex       hex.Hex
	Arrives   Arrival
}

// Troop is a kind of unit with its counters.
type Troop struct {
	Label       string // printed on the counters before their number
	Arm         Arm
	Kind        string // name of the silhouette, "infantry"
	Front, Back Face
	Worth       int  // points for the enemy for each one eliminated
	Pursues     int  // the lowest die on which they pursue, 0 for those who never do
	Feigns      bool // they may feign flight
	Late        bool // they may come once more
	Units       []Unit
}

// Unit is one counter of a troop.
type Unit struct {
	Name    string // as players call it, catalogue key
	Hex     hex.Hex
	Arrives Arrival
}

// Arrival is when and where a counter comes onto the map (B-233). Over is empty for those who begin
// on it.
type Arrival struct {
	From int       // the first turn in which it may come
	Over []hex.Hex // the hexes over which it may
}

// Face is what is printed on one side of a counter (2.3).
type Face struct {
	CS    int // combat strength
	MA    int // movement allowance in points
	Dot   game.Dot
	Bow   int // archery strength, 0 without archers
	Range int // of its archers, in hexes
}

// Arm is what the rules ask of a unit.
type Arm uint8

// The arms: on foot first, then trains, then cavalry (9.1).
const (
	Foot         Arm = iota
	Train            // no zone, no attack, no rally (B-30)
	LightHorse       // 9.3, and any cavalry without a rule of its own
	HorseArchers     // 9.4
	Dismounted       // 9.5: on foot on its front, mounted on its back
	HeavyHorse       // 9.6: slow and strong on its front, fast on its back
	command          // a leader
)

var armNames = [...]string{"foot", "train", "light-horse", "horse-archers", "dismounted", "heavy-horse"}

// ParseArm finds an arm by its name in the data files.
func ParseArm(s string) (Arm, bool) {
	for i, n := range armNames {
		if n == s {
			return Arm(i), true
		}
	}
	return 0, false
}

// Goal is a reason for victory points at the end of the battle (3.3).
type Goal struct {
	Kind   GoalKind
	Points int // for the army that has the goal
	Denied int // for the enemy where it is not reached
	Hexes  []hex.Hex
	Range  int    // how near is near, in hexes
	Rows   int    // the last row of the map that counts
	Leader string // name of the leader meant
}

// GoalKind tells the goals apart.
type GoalKind uint8

// The goals.
const (
	TrainsHome GoalKind = iota // each train beside or on Hexes, or exited (B-181)
	UnitsNear                  // each other unit within Range of Hexes, or exited (B-182)
	Hold                       // Hexes[0] is held (B-184)
	Rows                       // each unit in good order in the rows down to Rows
	Alive                      // Leader lives and is on the map
)
