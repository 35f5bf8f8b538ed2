package game

import (
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Explainer is a Game that can say why what a player asks for is not to be had.
type Explainer interface {
	// Barred lists the hexes that a pending decision, or set-up, bars for a counter, and why.
	Barred(ID) []Barred
	// WhyNot says why a counter cannot end a move in a hex in this turn, nil if it can.
	WhyNot(id ID, to hex.Hex) *Hindrance
	// WhyNoAttack says what a counter needs to attack another in this turn; nil if it can do so
	// now and alone.
	WhyNoAttack(id, enemy ID) *Hindrance
}

// Hindrance is why a counter cannot do what it is asked for, and what comes nearest to it.
type Hindrance struct {
	Why        *rule.Refusal
	At         hex.Hex // where it fails: the hex that is closed, or the one in which a zone holds the counter
	By         ID      // who stands in the way, holds it with a zone, or must join in; None
	Need, Have MP      // what the way takes and what there is, where that is the reason; else 0
	Near       int     // the stop of its Reach that comes nearest or lets it attack, -1 without one
	Act        Action  // an attack with others, or on others too, that would do; nil without one
}

// Hinder is a hindrance with nothing but a reason, at a hex.
//
//go:noinline
func Hinder(why *rule.Refusal, at hex.Hex) *Hindrance {
	return &Hindrance{Why: why, At: at, By: None, Near: -1}
}

// Nearest is the index of the stop where a counter may end its move that lies nearest to a hex,
// of those the one that leaves most movement; -1 if it can only stay in its own.
func (r *Reach) Nearest(to, own hex.Hex) int {
	best := -1
	for i, s := range r.Stops {
		if s.Rest && s.Hex != own && (best < 0 || closer(s, r.Stops[best], to)) {
			best = i
		}
	}
	return best
}

func closer(a, b Stop, to hex.Hex) bool {
	if x, y := a.Hex.Distance(to), b.Hex.Distance(to); x != y {
		return x < y
	}
	return a.Left > b.Left
}
