package bmw

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// 5.0 Zones of control: all six hexes around a unit, and never cancelled by anybody (5.1).

// controls reports whether a counter exerts a zone: units without a dot on the side that is
// up (5.1, 8.1, B-34), but no trains and no leaders (10.4, B-35). By option an open dot leaves
// the zone (B-6).
func (b *Battle) controls(id game.ID) bool {
	arm, dot := b.counters[id].arm, b.face(id).Dot
	return b.on(id) && arm != Train && arm != command && (dot == game.NoDot || dot == game.Open && b.plays(solidZones))
}

// covers reports whether the zone of a unit reaches an adjacent hex: only where it could step
// itself (5.1, B-19, B-32).
func (b *Battle) covers(id game.ID, h hex.Hex) bool {
	return b.controls(id) && b.mayEnter(id, b.units[id].at, h)
}

// zone reports whether a hex lies in the zone of any unit of a side (B-37: enemies there
// change nothing).
func (b *Battle) zone(h hex.Hex, of game.Side) bool {
	for _, cell := range b.board.Beside(h) {
		if id := b.troopIn(int(cell), of); id != game.None && b.covers(id, h) {
			return true
		}
	}
	return false
}

// gripping are the units of a side in whose zone a hex lies.
func (b *Battle) gripping(h hex.Hex, of game.Side) (list []game.ID) {
	for _, cell := range b.board.Beside(h) {
		if id := b.troopIn(int(cell), of); id != game.None && b.covers(id, h) {
			list = append(list, id)
		}
	}
	return list
}

// beside reports whether a unit of a side stands next to a hex, with a zone or without.
func (b *Battle) beside(h hex.Hex, of game.Side) bool {
	for _, cell := range b.board.Beside(h) {
		if b.troopIn(int(cell), of) != game.None {
			return true
		}
	}
	return false
}

// Zone is where a counter exerts control.
func (b *Battle) Zone(id game.ID) (list []hex.Hex) {
	if !b.known(id) || !b.controls(id) {
		return nil
	}
	eachBeside(b.units[id].at, func(h hex.Hex) {
		if b.covers(id, h) {
			list = append(list, h)
		}
	})
	return list
}
