package kit

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Offers collects what a side may do now: of what is added, that which the game allows.
type Offers struct {
	Legal func(game.Action) bool
	List  []game.Offer
}

// Sure offers an act that points at a hex and is known to be legal.
func (o *Offers) Sure(a game.Action, verb game.Verb, unit game.ID, at hex.Hex, ref rule.Ref) {
	x := o.put(a, verb, unit, ref)
	x.At, x.Aim = at, true
}

// Add offers an act that points at a hex, if it is legal.
func (o *Offers) Add(a game.Action, verb game.Verb, unit game.ID, at hex.Hex, ref rule.Ref) {
	if o.Legal(a) {
		o.Sure(a, verb, unit, at, ref)
	}
}

// Towards offers an act of a counter that concerns another, in a hex, if it is legal.
func (o *Offers) Towards(a game.Action, verb game.Verb, unit, other game.ID, at hex.Hex, ref rule.Ref) {
	if o.Legal(a) {
		x := o.put(a, verb, unit, ref)
		x.At, x.Aim, x.Others = at, true, []game.ID{other}
	}
}

// Together offers an act of several counters that points at a hex and is known to be legal.
func (o *Offers) Together(a game.Action, verb game.Verb, units []game.ID, at hex.Hex, ref rule.Ref) {
	x := o.put(a, verb, units[0], ref)
	x.At, x.Aim, x.Others = at, true, units
}

// Secret offers an act at a hex that the other player must not see, if it is legal.
func (o *Offers) Secret(a game.Action, verb game.Verb, unit game.ID, at hex.Hex, ref rule.Ref) {
	if o.Legal(a) {
		x := o.put(a, verb, unit, ref)
		x.At, x.Aim, x.Secret = at, true, true
	}
}

// Way offers an act that leads along a path, if it is legal.
func (o *Offers) Way(a game.Action, verb game.Verb, unit game.ID, path []hex.Hex, ref rule.Ref) {
	if o.Legal(a) {
		o.SureWay(a, verb, unit, path, ref)
	}
}

// SureWay offers an act that leads along a path and is known to be legal.
func (o *Offers) SureWay(a game.Action, verb game.Verb, unit game.ID, path []hex.Hex, ref rule.Ref) {
	x := o.put(a, verb, unit, ref)
	x.At, x.Aim, x.Way = path[len(path)-1], true, path
}

// Button offers an act that points nowhere, if it is legal.
func (o *Offers) Button(a game.Action, verb game.Verb, unit game.ID, ref rule.Ref) {
	if o.Legal(a) {
		o.put(a, verb, unit, ref)
	}
}

// put adds an offer that points nowhere. It is written where it stays: of all that is done to list
// offers, copying them took the most.
func (o *Offers) put(a game.Action, verb game.Verb, unit game.ID, ref rule.Ref) *game.Offer {
	n := len(o.List)
	if n == cap(o.List) {
		o.List = slices.Grow(o.List, 1)
	}
	o.List = o.List[:n+1]
	x := &o.List[n]
	x.Act, x.Verb, x.Unit, x.Ref = a, verb, unit, ref
	x.At, x.Aim, x.Secret, x.Way, x.Others = hex.Hex{}, false, false, nil, nil
	return x
}
