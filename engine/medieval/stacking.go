package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// 4.5 Stacking: at no moment may a hex hold more than 2 SP (4.5.1, 4.5.2); leaders
// and banners are free. Current SP count.

// strength is the SP of a side's units in a hex, without one counter.
func (b *Battle) strength(h hex.Hex, side game.Side, without game.ID) int {
	sum := 0
	for id := b.top(h); id != game.None; id = b.next[id] {
		if c := &b.counters[id]; id != without && c.side == side && c.rank == game.Unit {
			sum += int(b.units[id].sp)
		}
	}
	return sum
}

// fits reports whether a counter may stand in a hex beside its friends.
func (b *Battle) fits(id game.ID, h hex.Hex) bool {
	c := &b.counters[id]
	return c.rank != game.Unit || b.strength(h, c.side, id)+int(b.units[id].sp) <= HexLimit
}
