package medieval

import "gonfalon/engine/game"

// ranks are the counters by what they are, each list in the order of their IDs: who looks for
// some of them need not look at all. Positions share them; a new list is made when a command
// goes over to the enemy.
type ranks struct {
	foot, horse [2][]game.ID // by side: who moves in the infantry and cavalry phases
	leaders     [2][]game.ID // by side
	shooters    [2][]game.ID // by side: the units that shoot
	banners     []game.ID
}

// enrol makes the ranks of some counters under the rules of a book.
func (e *Edition) enrol(all []counter) (r ranks) {
	for i := range all {
		id, c := game.ID(i), &all[i]
		if c.rank == game.Banner {
			r.banners = append(r.banners, id)
			continue
		}
		if c.leads() {
			r.leaders[c.side] = append(r.leaders[c.side], id)
		}
		if c.rank == game.Unit && len(e.Fire.Units[c.kind]) > 0 {
			r.shooters[c.side] = append(r.shooters[c.side], id)
		}
		arm := &r.foot
		if c.horse() {
			arm = &r.horse
		}
		arm[c.side] = append(arm[c.side], id)
	}
	return r
}

// arm are the counters of a side that move in the cavalry phases, or in those of the infantry.
func (b *Battle) arm(side game.Side, horse bool) []game.ID {
	if horse {
		return b.ranks.horse[side]
	}
	return b.ranks.foot[side]
}

// acting are the counters of the arm of the phase.
//
//go:noinline
func (b *Battle) acting() []game.ID {
	if b.phase.side() == game.NoSide {
		return nil
	}
	return b.arm(b.phase.side(), b.phase.horse())
}
