package game

import "gonfalon/engine/rule"

// Trait is something about a counter that its figures do not say.
type Trait struct {
	Code string // catalogue key: "horse-archers", "held-in-hand"
	Ref  rule.Ref
}

// Face is what is printed on one side of a counter.
type Face struct {
	SP            int
	Move          MP
	Bow, BowRange int
	Dot           Dot
}

// Described is a Game whose counters have traits, or another side.
type Described interface {
	// Traits are those of a counter as it is now.
	Traits(ID) []Trait
	// Reverse is the side that lies down, false for a counter with only one.
	Reverse(ID) (Face, bool)
}

// Printed is a Game whose counters can be printed as its box holds them.
type Printed interface {
	// Sides are what is printed on both sides of a counter. The back of one that has only one side is
	// the zero Face, that of a unit which shoots from one side and marches with the other has no strength.
	Sides(ID) (front, back Face)
	// Loose are the counters that belong to no army: those of states and of tracks.
	Loose() []Loose
}

// Loose is so many like counters of a box, with what is on their fronts and backs.
type Loose struct {
	N           int
	Front, Back Sign // the back of one with a front alone has no code
}

// Sign is what is printed on a counter that belongs to no army.
type Sign struct {
	Code   string // catalogue key: "turn", "charge", "panicked"
	Mark   Mark   // the state that it stands for, if it does
	Ground string // the Kind of the Marker that it stands for, if it does
	Figure int    // 0 for none
	Side   Side   // whose it is, NoSide for anybody's
	Of     ID     // whom it is about, None for nobody
}

// Nobodys is a sign that is nobody's, of a state or of none.
func Nobodys(code string, mark Mark, figure int) Sign {
	return Sign{Code: code, Mark: mark, Figure: figure, Side: NoSide, Of: None}
}

// Tallies are the counters with which both sides keep their points on a track: for ones and tens.
func Tallies() (list []Loose) {
	for s := A; s <= B; s++ {
		for _, figure := range []int{1, 10} {
			list = append(list, Loose{N: 1, Front: Sign{Code: "points", Figure: figure, Side: s, Of: None}})
		}
	}
	return list
}
