package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 11.3 Shiltron: a ring of pikes that infantry forms against cavalry.

// anyShiltron reports whether a group has a unit in a shiltron.
func (b *Battle) anyShiltron(ids []game.ID) bool {
	for _, id := range ids {
		if b.units[id].has(shiltron) {
			return true
		}
	}
	return false
}

// closed reports whether a shiltron of a side, but for one counter, keeps its friends out of a
// hex (11.3.11).
func (b *Battle) closed(h hex.Hex, side game.Side, without game.ID) bool {
	for id := b.top(h); id != game.None; id = b.piles.Next(id) {
		if id != without && b.counters[id].side == side && b.units[id].has(shiltron) {
			return true
		}
	}
	return false
}

// anyWay reports whether a mover may enter any hex beside it: leaders have no facing, a
// regiment comes out of its ambush on any side, and all hexes beside a shiltron are its
// front (11.3.5).
func (b *Battle) anyWay(m *mover) bool {
	return m.hidden || b.counters[m.id].leads() || b.units[m.id].has(shiltron)
}

// pikes doubles the SP of a shiltron when more than half of the enemy's SP is cavalry (11.3.4, R-349).
func (b *Battle) pikes(id game.ID, sp int, enemies []game.ID) int {
	if !b.units[id].has(shiltron) {
		return sp
	}
	all, horse := 0, 0
	for _, e := range enemies {
		all += int(b.units[e].sp)
		if b.counters[e].kind.Mounted() {
			horse += int(b.units[e].sp)
		}
	}
	if 2*horse > all {
		return 2 * sp
	}
	return sp
}

func (a FormShiltron) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	u := &b.units[a.Unit]
	switch {
	case !b.counters[a.Unit].pikemen:
		return noShiltron
	case u.has(shiltron) && b.mover.left < 2*game.Point:
		return noMP // 11.3.10
	case u.has(shiltron):
		return nil
	case !b.mover.fresh:
		return shiltronFresh // 11.3.2, R-348
	case b.zoned(u.at, b.counters[a.Unit].side.Other()):
		return shiltronZone // 11.3.3
	}
	return nil
}

func (a FormShiltron) apply(b *Battle) {
	u := &b.units[a.Unit]
	if u.has(shiltron) {
		b.mover.left -= 2 * game.Point
		b.mover.fresh = false
		b.openShiltron(a.Unit, "11.3.10")
		return
	}
	u.set(shiltron)
	b.mover.left, b.mover.fresh = 0, false
	b.emit(game.Event{Kind: eventShiltronFormed, Side: b.counters[a.Unit].side, Unit: a.Unit, By: game.None, At: u.at, Ref: "11.3.2"})
}

// openShiltron lifts the formation: its owner does (11.3.10), or a retreat or pursuit (11.3.8, R-351).
func (b *Battle) openShiltron(id game.ID, ref rule.Ref) {
	if u := &b.units[id]; u.has(shiltron) {
		u.clear(shiltron)
		b.emit(game.Event{Kind: eventShiltronLifted, Side: b.counters[id].side, Unit: id, By: game.None, At: u.at, Ref: ref})
	}
}
