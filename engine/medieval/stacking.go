package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// 4.5 Stacking: at no moment may a hex hold more than 2 SP (4.5.1, 4.5.2); leaders
// and banners are free. Current SP count.

// strength is the SP of a side's units in a hex, without one counter.
func (b *Battle) strength(h hex.Hex, side game.Side, without game.ID) int {
	sum := 0
	for id := b.top(h); id != game.None; id = b.piles.Next(id) {
		if c := &b.counters[id]; id != without && c.side == side && isUnit(c, &b.units[id]) {
			sum += int(b.units[id].sp)
		}
	}
	return sum
}

// spOf is the SP of those units of a side in a hex that pass a test.
func (b *Battle) spOf(h hex.Hex, side game.Side, want func(*counter, *unit) bool) int {
	sum := 0
	b.each(h, side, want, func(id game.ID) { sum += int(b.units[id].sp) })
	return sum
}

// fits reports whether a counter may stand in a hex beside its friends.
func (b *Battle) fits(id game.ID, h hex.Hex) bool {
	c, u := &b.counters[id], &b.units[id]
	if b.closed(h, c.side, id) {
		return false // 11.3.11
	}
	return !isUnit(c, u) || b.roomFor(id, h) // 7.1.2, 8.1.1, Ko-10.1.3
}

// roomFor reports whether the stacking limit leaves room for the SP of a unit.
func (b *Battle) roomFor(id game.ID, h hex.Hex) bool {
	c := &b.counters[id]
	return int(b.units[id].sp) <= b.room(h, c.side, c.kind.Mounted(), id)
}

// room is how many SP of foot or horse the stacking limit lets a side add to a hex, without one
// counter.
func (b *Battle) room(h hex.Hex, side game.Side, horse bool, without game.ID) int {
	if b.terrain(h) != board.Fort {
		return HexLimit - b.strength(h, side, without)
	}
	left := FortLimit - b.strength(h, side, without) // 11.1.8
	if horse {
		left = min(left, HexLimit-b.mounted(h, side, without)) // 11.1.9, R-334
	}
	return left
}

// mounted is the SP of a side's cavalry in a hex, without one counter.
func (b *Battle) mounted(h hex.Hex, side game.Side, without game.ID) int {
	sum := 0
	b.each(h, side, isHorse, func(id game.ID) {
		if id != without {
			sum += int(b.units[id].sp)
		}
	})
	return sum
}

// limit is the stacking limit of a hex in SP; the crowd in a fortification just destroyed may
// stay until it can leave.
func (b *Battle) limit(h hex.Hex) int {
	if b.board.Terrain(h) == board.Fort {
		return FortLimit
	}
	return HexLimit
}
