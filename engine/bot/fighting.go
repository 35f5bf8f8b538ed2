package bot

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// prospect is what an attack or a shot may be expected to bring: ten times the harm done less
// the harm suffered, and a little less for each unit that it takes.
func (v *view) prospect(o *game.Odds) int {
	sum, of := 0, 1
	for _, c := range o.Chances {
		sum += c.Ways * (v.harm(&c.Result.Defend, o.Defenders) - v.harm(&c.Result.Attack, o.Attackers))
		of = c.Of
	}
	return 10*sum/of - len(o.Attackers)
}

// harm is how bad a result is for a side, by rule of thumb: a unit that is lost counts its SP,
// a single SP of it three, ground and order two or three.
func (v *view) harm(h *game.Harm, to []game.ID) int {
	n := 3*h.Loss + min(h.Retreat, 2)
	if h.Break {
		n += 3
	}
	switch h.Other {
	case "":
	case "falls-back", "leader-flees", "disordered":
		n += 2
	default:
		n += v.weakest(to) // the owner of a unit that is lost chooses which
	}
	return n
}

// weakest is the SP of the weakest of some counters.
func (v *view) weakest(ids []game.ID) int {
	best := 0
	for i, id := range ids {
		if sp := v.pieces[id].SP; i == 0 || sp < best {
			best = sp
		}
	}
	return best
}

// peril is how much stronger the enemy is in the fight that is being decided; below zero if
// he is not half as strong again.
func (v *view) peril() int {
	var at []hex.Hex
	for _, e := range v.table.Expect {
		at = append(at, e.At...)
	}
	in := func(h hex.Hex) bool { return slices.Contains(at, h) }
	round := func(h hex.Hex) bool { return len(at) > 0 && nearest(at, h) == 1 }
	mine, theirs := v.strength(v.mine(), in), v.strength(v.foes(), round)
	if mine == 0 { // the attack is our own
		mine, theirs = v.strength(v.mine(), round), v.strength(v.foes(), in)
	}
	return 2*theirs - 3*mine
}
