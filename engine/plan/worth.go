package plan

import "gonfalon/engine/game"

// Prospect is what an act decided by dice may be expected to bring the side that does it, in
// hundredths: the harm done less the harm suffered, each weighed by its exact chance.
func Prospect(g game.Game, o *game.Odds) int {
	sum, of := 0, 1
	for i := range o.Chances {
		c := &o.Chances[i]
		sum += c.Ways * (Harm(g, &c.Result.Defend, o.Defenders) - Harm(g, &c.Result.Attack, o.Attackers))
		of = c.Of
	}
	return 100 * sum / of
}

// Harm is how bad a result is for those who suffer it, by rule of thumb: a unit that is lost
// counts its SP, a single SP of it three, ground and order two or three.
func Harm(g game.Game, h *game.Harm, to []game.ID) int {
	n := 3*h.Loss + min(h.Retreat, 2)
	if h.Break {
		n += 3
	}
	switch {
	case h.Other == "":
	case game.Codes(g).Harm(h.Other) != game.HarmLoss:
		n += 2
	default:
		n += weakest(g, to) // the owner of a unit that is lost chooses which
	}
	return n
}

// weakest is the SP of the weakest of some counters.
func weakest(g game.Game, ids []game.ID) int {
	least := 0
	for i, id := range ids {
		if sp := g.Piece(id).SP; i == 0 || sp < least {
			least = sp
		}
	}
	return least
}
