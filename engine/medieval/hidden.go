package medieval

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// What one side hides from the other: the place of a regiment in ambush (ambush.go) and wolf
// pits (pits.go). Nothing else on the table is secret.

// Seen is the position as a side knows it: what the others hide is in no place at all.
func (b *Battle) Seen(by game.Side) game.Game { return b.seen(by) }

func (b *Battle) seen(by game.Side) *Battle {
	c := b.clone()
	for side := game.A; side <= game.B; side++ {
		if side != by {
			c.conceal(side)
		}
	}
	return c
}

// conceal takes away what only one side knows: where its regiment is and its
// pits that nobody has found.
func (b *Battle) conceal(side game.Side) {
	b.traps[side] = slices.DeleteFunc(slices.Clone(b.traps[side]), func(h hex.Hex) bool {
		return !slices.Contains(b.pits, found{h, side})
	})
	for i := range b.counters {
		if id := game.ID(i); b.counters[i].side == side && b.concealed(id) {
			b.units[i].at = game.Nowhere
		}
	}
}

// concealed reports whether only its owner may know where a counter is: with a regiment that
// is neither found out nor revealed. One that dies in hiding gives no place
// away either.
//
//go:noinline
func (b *Battle) concealed(id game.ID) bool {
	c, u := &b.counters[id], &b.units[id]
	return c.setup.Secret > 0 && (u.where == game.Reserve || u.where == game.Dead) &&
		!b.units[c.chief].has(unveiled|spotted)
}

// Shuffle lists positions that look the same to a side: what the others hide lies elsewhere.
// Different numbers give different places.
func (b *Battle) Shuffle(by game.Side, n int) (list []game.Game) {
	for side := game.A; side <= game.B; side++ {
		if side == by {
			continue
		}
		list = append(list, b.ambushElsewhere(side, n)...)
		if len(b.sc.Armies[side].Pits) > 0 {
			list = append(list, b.pitsElsewhere(side, n))
		}
	}
	return list
}

// ambushElsewhere are the positions with one of a side's regiments in another hex, of a wood
// large enough if there is one.
func (b *Battle) ambushElsewhere(side game.Side, n int) (list []game.Game) {
	for i := range b.counters {
		l, c := game.ID(i), &b.counters[i]
		if c.side != side || !c.leads() {
			continue
		}
		ids := slices.DeleteFunc(b.regiment(l), func(id game.ID) bool { return !b.concealed(id) })
		if len(ids) == 0 {
			continue
		}
		at := b.units[ids[0]].at
		spots := b.hexes(func(h hex.Hex) bool { return h != at && b.inWood(h, c.setup.Secret) })
		if len(spots) == 0 {
			spots = b.hexes(func(h hex.Hex) bool { return h != at })
		}
		other := b.clone()
		for _, id := range ids {
			other.units[id].at = spots[n%len(spots)]
		}
		list = append(list, other)
	}
	return list
}

// pitsElsewhere is the position with the same number of a side's pits left to find, in other
// hexes.
func (b *Battle) pitsElsewhere(side game.Side, n int) game.Game {
	other := b.clone()
	other.conceal(side)
	free := b.hexes(func(h hex.Hex) bool {
		return b.terrain(h) == board.Clear && !slices.Contains(b.traps[side], h)
	})
	for k := len(other.traps[side]); k < len(b.traps[side]) && len(free) > 0; k++ {
		other.traps[side] = append(other.traps[side], free[(n+7*k)%len(free)])
	}
	return other
}

// hexes are those of the board that pass a test.
func (b *Battle) hexes(want func(hex.Hex) bool) (list []hex.Hex) {
	for cell := range b.board.Cells() {
		if h := b.board.Hex(cell); want(h) {
			list = append(list, h)
		}
	}
	return list
}
