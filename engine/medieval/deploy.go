package medieval

import (
	"cmp"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// The automatic set-up: lines facing the enemy, infantry before cavalry, each leader
// behind the middle of his line.

// deploy places everything a side has not placed yet.
func (b *Battle) deploy(side game.Side) {
	foe := b.centre(side.Other())
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && c.leads() && !c.setup.Reserve {
			b.deployCommand(game.ID(i), foe)
		}
	}
}

// deployCommand places the units of a leader in lines and then the leader.
func (b *Battle) deployCommand(leader game.ID, foe hex.Hex) {
	var line []game.ID
	for i := range b.counters {
		if c := &b.counters[i]; c.commander == leader && c.rank == game.Unit && b.units[i].where == game.Unplaced && !c.setup.Reserve {
			line = append(line, game.ID(i))
		}
	}
	slices.SortStableFunc(line, func(x, y game.ID) int {
		return cmp.Compare(b.rankOf(x), b.rankOf(y))
	})
	for _, id := range line {
		if h, ok := b.bestHome(id, foe); ok {
			Place{id, h, h.Bearing(foe)}.apply(b)
		}
	}
	if b.units[leader].where == game.Unplaced {
		h := b.headquarters(leader)
		Place{leader, h, h.Bearing(foe)}.apply(b)
	}
}

// rankOf orders a command's units: foot in the first line, then horse.
func (b *Battle) rankOf(id game.ID) int {
	if b.counters[id].kind.Mounted() {
		return 1
	}
	return 0
}

// bestHome is the free hex of a unit's zone that lies nearest to the enemy, empty hexes
// before hexes to share.
func (b *Battle) bestHome(id game.ID, foe hex.Hex) (best hex.Hex, ok bool) {
	score := 1 << 30
	for _, h := range b.homes(id) {
		if !b.fits(id, h) {
			continue
		}
		n := 2 * h.Distance(foe)
		if b.any(h, b.counters[id].side, isUnit) {
			n++
		}
		if n < score {
			best, ok, score = h, true, n
		}
	}
	return best, ok
}

// headquarters is the hex of the unit in the middle of a leader's command, by distance to
// all its units; without units the first hex of his zone.
func (b *Battle) headquarters(leader game.ID) hex.Hex {
	best, score := b.homes(leader)[0], 1<<30
	for i := range b.counters {
		c := &b.counters[i]
		if c.commander != leader || !c.regular() || !b.on(game.ID(i)) || !slices.Contains(b.homes(leader), b.units[i].at) {
			continue
		}
		if n := b.spreadFrom(leader, b.units[i].at); n < score {
			best, score = b.units[i].at, n
		}
	}
	return best
}

func (b *Battle) spreadFrom(leader game.ID, h hex.Hex) int {
	sum := 0
	for i := range b.counters {
		if b.counters[i].commander == leader && b.counters[i].rank == game.Unit && b.on(game.ID(i)) {
			sum += h.Distance(b.units[i].at)
		}
	}
	return sum
}

// centre is the middle of all set-up hexes of a side.
func (b *Battle) centre(side game.Side) hex.Hex {
	q, r, n := 0, 0, 0
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && c.leads() && !c.setup.Reserve {
			for _, h := range b.homes(game.ID(i)) {
				q, r, n = q+int(h.Q), r+int(h.R), n+1
			}
		}
	}
	n = max(1, n)
	return hex.Hex{Q: int16(q / n), R: int16(r / n)}
}
