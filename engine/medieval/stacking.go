package medieval

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
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

// overfull reports whether a side has more in a hex than may stand there (4.5.1, 11.1.8, 11.1.9).
func (b *Battle) overfull(h hex.Hex, side game.Side) bool {
	return b.room(h, side, false, game.None) < 0 || b.terrain(h) == board.Fort && b.mounted(h, side, game.None) > HexLimit
}

// pack notes the hex of a unit that has just rallied if there are now more in it than may stand
// there.
func (b *Battle) pack(id game.ID) {
	if h := b.units[id].at; b.overfull(h, b.counters[id].side) && !slices.Contains(b.packed, h) {
		b.packed = append(b.packed, h)
	}
}

// unpack forgets the hexes where room has been made.
func (b *Battle) unpack() {
	b.packed = slices.DeleteFunc(b.packed, func(h hex.Hex) bool { return !b.overfull(h, game.A) && !b.overfull(h, game.B) })
}

// owesRoom reports whether a unit has to leave its hex, in which there are more than may stay: it
// can, and its owner has not had another leave instead.
func (b *Battle) owesRoom(id game.ID) bool {
	if b.crowding(id) == nil {
		return false
	}
	m, can := b.dutyMove(id)
	return can && !m.gone && b.canMoveOn(m)
}

// crowding is why a unit may not stay where it stands if it can leave, nil if it may: the works
// there were destroyed, from the next phase on, or a unit rallied in the full hex.
func (b *Battle) crowding(id game.ID) *rule.Refusal {
	if len(b.ruins) == 0 && len(b.packed) == 0 {
		return nil
	}
	u, c := &b.units[id], &b.counters[id]
	if !b.on(id) || !isUnit(c, u) || !b.overfull(u.at, c.side) {
		return nil
	}
	if r := b.ruined(u.at); r != nil && !r.new {
		return crowdLeaves
	}
	if slices.Contains(b.packed, u.at) {
		return rallyCrowds
	}
	return nil
}

// canMoveOn reports whether a mover can come to another hex.
func (b *Battle) canMoveOn(m mover) bool {
	return slices.ContainsFunc(b.searchFrom(m, nil, false).Stops, func(s game.Stop) bool { return s.Hex != m.at && s.Rest })
}
