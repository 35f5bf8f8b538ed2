package game

import "gonfalon/engine/hex"

// Informed is a Game that tells a planner what no counter shows and a person knows from the
// books: what counters are worth and good for, what a side gains points by, what the phases are,
// how far a blow reaches, and what an act is before it is done. Every system of this program is.
//
// Asked of the position that a side sees, it tells nothing that the side cannot know.
type Informed interface {
	// Worth is what a counter counts for.
	Worth(ID) Worth
	// Stake is how many losses a side takes besides when a leader of it is gone.
	Stake(leader ID) int
	// Led reports whether a unit fights better for a leader who is near, its own or another of its side.
	Led(ID) bool
	// Differs appends the counters whose own state is another one than in another position of the same
	// battle; those of banners that are held need not be, as these are where their holders are.
	Differs(from Informed, to []ID) []ID
	// Aims are what a side gains points by, besides what the enemy loses.
	Aims(Side) []Aim
	// Trade is what is done in a phase, an index in Table.Phases.
	Trade(phase int) Trade
	// Awaits is the stage, and the side that the game waits for: NoSide where it waits for
	// both, or for nobody. It is what Table says, for the price of a look.
	Awaits() (Stage, Side)
	// Standing is the victory points as they are, and how far each side is on the way to its
	// collapse, in hundredths of the way.
	Standing() (points, ruin [2]int)
	// Threat appends the hexes that a counter could attack in its side's next turn, if all others
	// stay where they are and it is free to go; of zones and of the ground it knows what stops it.
	Threat(ID, []hex.Hex) []hex.Hex
	// Shots appends the hexes that a counter could shoot at from where it stands, whoever is there and whosever
	// turn it is.
	Shots(ID, []hex.Hex) []hex.Hex
	// Onset is the most charge with which a counter could attack a hex in its side's next turn, if all others
	// stay where they are: its factor or, where charges have none, 1.
	Onset(id ID, at hex.Hex) int
	// Sight reports whether nothing between two hexes blocks the line between them; else it returns the first hex
	// that does, or before which water does.
	Sight(from, to hex.Hex) (blocks hex.Hex, free bool)
	// Prospect is the forecast of an attack by units from places that they may not have taken
	// yet, on all enemies in these hexes; nil when nobody is there to be attacked.
	Prospect(by []Post, at []hex.Hex) *Odds
	// Shelter is by how many columns the ground of a hex helps whoever is attacked there.
	Shelter(hex.Hex) int
	// Bent is what an act that passes Check is by itself, before any dice.
	Bent(Action) Bent
}

// Facts are what a game tells a planner, seen with the eyes of the view if it is one. A game
// that tells nothing is nil.
func Facts(g Game) Informed {
	for {
		v, seen := g.(View)
		if !seen {
			informed, _ := g.(Informed)
			return informed
		}
		g = v.Game
	}
}

// Role is what a counter is good for.
type Role uint8

// The roles.
const (
	RoleFoot    Role = iota // holds ground and fights hand to hand
	RoleHorse               // rides and fights hand to hand
	RoleShooter             // fights best from afar
	RoleBaggage             // does not fight and has to be brought somewhere
	RoleLeader
	RoleBanner
)

// Worth is what a counter counts for.
type Worth struct {
	Role   Role
	Power  int  // what it fights with on clear ground as it is now, in hundredths of a strength point, armour included
	Steps  int  // how many losses it takes until it is gone
	Points int  // what the enemy scores when it is gone for good
	Vital  bool // its side has lost when it is gone, or when all that are vital are
}

// Aim is what a side gains points by.
type Aim struct {
	Kind   AimKind
	Hexes  []hex.Hex
	Within int  // how near to one of the hexes counts
	Units  []ID // who counts; of AimHold whoever of the side
	Points int  // for each of them, or for the ground
	Denied int  // for the enemy where it is not reached
}

// AimKind tells the aims apart.
type AimKind uint8

// The kinds of aims.
const (
	AimHold  AimKind = iota // to have been in the hex last
	AimReach                // to have units there at the end
	AimKeep                 // to have units on the map at the end
)

// Trade is what is done in a phase.
type Trade uint8

// The trades of phases.
const (
	TradeNone  Trade = iota // nothing is chosen in it
	TradeMove               // counters move
	TradeShoot              // they shoot
	TradeFight              // they fight hand to hand
	TradeRally              // they are brought back to order
)

// Post is a place that a unit could take, as a Stop has it.
type Post struct {
	Unit   ID
	Hex    hex.Hex
	Facing hex.Dir
	Charge int
	Marks  Mark
}

// Post is the place that a stop of this reach is.
func (r *Reach) Post(i int) Post {
	s := &r.Stops[i]
	return Post{r.Unit, s.Hex, s.Facing, s.Charge, s.Marks}
}

// Bent says as bits what an act is before any dice are thrown.
type Bent uint8

// What an act may be.
const (
	HarmsOwn Bent = 1 << iota // it costs one's own side troops or their order at once
	Passes                    // it leaves something be: the end of a phase, to stand, to stay
)

// Posture is what a side is told before a battle and no counter shows: data of the battle.
type Posture struct {
	Stand bool      // it waits where it is, and attacks only where it is far stronger
	March []hex.Hex // its baggage makes for the nearest of these, and leaves the map there
}
