package simple

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
)

// prospect is what an attack or a shot may be expected to bring: ten times the harm done less
// the harm suffered, and a little less for each unit that it takes.
func (v *view) prospect(o *game.Odds) int {
	return plan.Prospect(v.game, o)/10 - len(o.Attackers)
}

// peril is how much stronger the enemy is in the fight that is being decided; below zero if
// he is not half as strong again.
func (v *view) peril() int {
	var at []hex.Hex
	for _, e := range v.table.Expect {
		at = append(at, e.At...)
	}
	in := func(h hex.Hex) bool { return slices.Contains(at, h) }
	round := func(h hex.Hex) bool { return len(at) > 0 && h.Nearest(at) == 1 }
	mine, theirs := v.strength(v.mine(), in), v.strength(v.foes(), round)
	if mine == 0 { // the attack is our own
		mine, theirs = v.strength(v.mine(), round), v.strength(v.foes(), in)
	}
	return 2*theirs - 3*mine
}
