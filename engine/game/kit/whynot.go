package kit

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// WhyNot is the question why a mover does not come to a goal, which lies in or beside a hex. A
// system answers it with the reach of the mover, and where nothing of that comes near with a search
// that has movement points for the whole map and is stopped by no zone.
type WhyNot struct {
	From, To     hex.Hex
	Goal         func(at hex.Hex, facing hex.Dir) bool
	Short, Zoned *rule.Refusal                        // it lacks movement points; a zone stops it
	InTheWay     func(*rule.Refusal, hex.Hex) game.ID // who stands in a hex, where that is why it is closed
	Holder       func(hex.Hex) game.ID                // whose zone holds it there
	Passing      func(stop int) *game.Hindrance       // why it may not stay at a stop of its reach
	Beyond       func() *game.Hindrance               // what Far says of the wide search
	Stuck        func() *rule.Refusal                 // why it goes nowhere at all
}

// Stop is the first stop of a reach that is the goal, one to stay in before others; else -1.
func (w *WhyNot) Stop(r *game.Reach) int {
	through := -1
	for i := range r.Stops {
		if s := &r.Stops[i]; w.Goal(s.Hex, s.Facing) {
			if through = i; s.Rest {
				return i
			}
		}
	}
	return through
}

// Rests reports whether a mover with a reach can come to the goal and stay; i is the stop.
func (w *WhyNot) Rests(r *game.Reach) (i int, ok bool) {
	i = w.Stop(r)
	return i, i >= 0 && r.Stops[i].Rest
}

// Answer is why a mover with a reach cannot come to the goal and stay.
func (w *WhyNot) Answer(r *game.Reach) (x *game.Hindrance) {
	switch i, through := slices.IndexFunc(r.Barred, func(o game.Barred) bool { return o.Hex == w.To }), w.Stop(r); {
	case through >= 0:
		x = w.Passing(through)
	case i >= 0 && r.Barred[i].Why != w.Short && r.Barred[i].Why != w.Zoned && w.Goal(w.To, hex.N):
		x = w.closed(r.Barred[i].Why, w.To)
	default:
		x = w.Beyond()
	}
	x.Near = r.Nearest(w.To, w.From)
	return x
}

// closed is the hindrance of a hex that is closed.
func (w *WhyNot) closed(why *rule.Refusal, at hex.Hex) *game.Hindrance {
	x := game.Hinder(why, at)
	x.By = w.InTheWay(why, at)
	return x
}

// Far is what a wide search found.
type Far struct {
	Stops     []game.Stop
	Found     int32         // the stop that is the goal, 0 for none
	Held      []int32       // the stops in which a zone would have ended the move
	Barred    []game.Barred // the hexes that it could not enter
	All, Have game.MP       // what it had, and what the mover has
}

// Far says how far the goal is, whose zone stops the mover before, or what closes the way.
func (w *WhyNot) Far(f Far) *game.Hindrance {
	switch need := f.All - f.Stops[f.Found].Left; {
	case f.Found == 0 && len(f.Barred) == 0:
		return game.Hinder(w.Stuck(), w.To)
	case f.Found == 0:
		x := slices.MinFunc(f.Barred, func(a, b game.Barred) int { return a.Hex.Distance(w.To) - b.Hex.Distance(w.To) })
		return w.closed(x.Why, x.Hex)
	case need > f.Have:
		return &game.Hindrance{Why: w.Short, At: w.To, By: game.None, Need: need, Have: f.Have, Near: -1}
	}
	return w.caught(f)
}

// caught names the first hex on the way that was found in which a zone ends the move.
func (w *WhyNot) caught(f Far) *game.Hindrance {
	x := game.Hinder(w.Short, w.To)
	for i := f.Stops[f.Found].Prev; i >= 0; i = f.Stops[i].Prev {
		if slices.Contains(f.Held, i) {
			x.Why, x.At = w.Zoned, f.Stops[i].Hex
		}
	}
	if x.Why == w.Zoned {
		x.By = w.Holder(x.At)
	}
	return x
}

// Blow adds to the reason why a unit may not attack a hex alone the first of the attacks on offer that
// may be made with it, and who else has a part in that: a unit beside this one or, before another hex
// than this, who stands there.
type Blow struct {
	Unit   game.ID
	At     hex.Hex
	Parts  func(game.Action) (by []game.ID, at []hex.Hex) // of an attack
	Stands func(hex.Hex) game.ID
}

// Join looks for the attack among those on offer.
func (w *Blow) Join(x *game.Hindrance, offers []game.Offer) *game.Hindrance {
	for i := range offers {
		if by, at := w.Parts(offers[i].Act); slices.Contains(by, w.Unit) && slices.Contains(at, w.At) {
			x.Act, x.By = offers[i].Act, w.joins(by, at)
			break
		}
	}
	return x
}

func (w *Blow) joins(by []game.ID, at []hex.Hex) game.ID {
	for _, o := range by {
		if o != w.Unit {
			return o
		}
	}
	for _, t := range at {
		if t != w.At {
			return w.Stands(t)
		}
	}
	return game.None
}
