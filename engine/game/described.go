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

// Printed is a Game whose counters have backs.
type Printed interface {
	// Back is what is printed on the back of a counter as the box holds it, false where that is no
	// weaker side.
	Back(ID) (Face, bool)
}
