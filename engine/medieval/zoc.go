package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
)

// 3.0 Zone of control: a unit controls the three hexes of its front area, but not
// across a river, and ranged units, leaders and banners control nothing. Zones of both
// sides may cover one hex; neither takes anything from the other (3.2.4).

// front reports whether direction d lies in the front area of a unit facing f (3.1.1, R-2).
func front(f, d hex.Dir) bool { return f.Angle(d) <= 1 }

// rear reports whether direction d lies in the rear area (3.1.1).
func rear(f, d hex.Dir) bool { return f.Angle(d) >= 2 }

// controls reports whether a unit on the map has a ZoC at all.
func (b *Battle) controls(id game.ID) bool {
	return !b.units[id].has(shiltron) && isRegular(&b.counters[id], &b.units[id]) // 11.3.5; 3.2.2, 8.1.1, 7.1.2, Ko-10.2.1
}

// covers reports whether the ZoC of a unit extends onto an adjacent hex.
func (b *Battle) covers(id game.ID, h hex.Hex) bool {
	u := &b.units[id]
	d, near := u.at.Toward(h)
	return near && b.controls(id) && front(u.facing, d) && // 3.2.1
		!b.board.Side(u.at, d).Has(board.River) // 3.2.3, R-71: no crossing carries it over
}

// inZone reports whether a hex lies in the ZoC of any unit of a side that passes the test.
func (b *Battle) inZone(h hex.Hex, side game.Side, want wanted) bool {
	beside := b.board.Beside(h)
	for d := hex.N; d <= hex.NW; d++ {
		if b.board.Side(h, d).Has(board.River) {
			continue
		}
		for id := b.piles.Top(int(beside[d])); id != game.None; id = b.piles.Next(id) {
			c := &b.counters[id]
			if c.side == side && b.controls(id) && front(b.units[id].facing, d.Back()) && want(c, &b.units[id]) {
				return true
			}
		}
	}
	return false
}

// zoned reports whether a hex lies in any ZoC of a side.
func (b *Battle) zoned(h hex.Hex, side game.Side) bool {
	_, zoned := b.strongestZone(h, side)
	return zoned
}

// chart is a map of the zones of a side, in the memory of one no longer needed: the highest charge
// among the units whose ZoC covers a cell, counted from 1; 0 without any.
func (b *Battle) chart(side game.Side, old []int8) []int8 {
	zones := kit.Blank(old, b.board.Cells())
	for _, arm := range [...][]game.ID{b.ranks.foot[side], b.ranks.horse[side]} {
		for _, id := range arm {
			if u := &b.units[id]; b.on(id) && b.controls(id) {
				for n, beside := -1, b.board.Beside(u.at); n <= 1; n++ {
					d := u.facing.Turn(n)
					if cell := beside[d]; cell >= 0 && !b.board.Side(u.at, d).Has(board.River) { // 3.2.3
						zones[cell] = max(zones[cell], u.charge+1)
					}
				}
			}
		}
	}
	return zones
}

// strongestZone is the highest charge among the units of a side whose ZoC covers a hex,
// and whether there is one (3.3.3, R-163).
func (b *Battle) strongestZone(h hex.Hex, side game.Side) (charge int, zoned bool) {
	if cell := b.board.Cell(h); cell >= 0 && b.zones[side] != nil {
		n := b.zones[side][cell]
		return int(max(n, 1)) - 1, n > 0
	}
	beside := b.board.Beside(h)
	for d := hex.N; d <= hex.NW; d++ {
		if b.board.Side(h, d).Has(board.River) {
			continue
		}
		for id := b.piles.Top(int(beside[d])); id != game.None; id = b.piles.Next(id) {
			u := &b.units[id]
			if b.counters[id].side == side && b.controls(id) && front(u.facing, d.Back()) {
				charge, zoned = max(charge, int(u.charge)), true
			}
		}
	}
	return charge, zoned
}

// Zone is where a counter exerts control.
func (b *Battle) Zone(id game.ID) []hex.Hex {
	var out []hex.Hex
	if !b.on(id) {
		return nil
	}
	for d := hex.N; d <= hex.NW; d++ {
		if h := b.units[id].at.Step(d); b.board.On(h) && b.covers(id, h) {
			out = append(out, h)
		}
	}
	return out
}
