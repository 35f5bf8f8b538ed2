package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// What a player should know before a unit moves: what its way does to friends, what it leaves
// behind, and what follows from where it ends.

// Warnings is what came of a counter's acts since a position before them, and of where it stands.
func (b *Battle) Warnings(id game.ID, since game.Game) (list []game.Risk) {
	was := since.(*Battle)
	sure := func(is bool, code string, ref rule.Ref, unit game.ID) {
		if is {
			list = append(list, game.Risk{Unit: unit, Code: code, Ref: ref})
		}
	}
	if b.units[id].has(tested) {
		list = append(list, was.tiredRisk(id)...)
	}
	for i := range b.counters {
		f := game.ID(i)
		friend := f != id && b.counters[i].side == b.counters[id].side && was.on(f)
		sure(friend && !b.on(f), "own-ridden-down", "5.8.3", f)
		sure(friend && b.on(f) && was.escorted(f) && !b.escorted(f), "leader-left-alone", "8.2.8", f)
	}
	if b.counters[id].leads() || !b.on(id) {
		return list
	}
	one := []game.ID{id}
	sure(was.leadership(one) > 0 && b.leadership(one) == 0, "out-of-command", "8.2.2", id)
	sure(was.bannered(one) && !b.bannered(one), "out-of-banner", "7.1.7", id)
	sure(was.units[id].charge > 0 && b.units[id].charge == 0, "loses-charge", "5.6.3", id)
	sure(b.zoned(b.units[id].at, b.counters[id].side.Other()), game.RiskZone, "3.3.2", id)
	sure(b.hasPrey(id), "must-attack-there", "5.2.2", id)
	return list
}

// escorted reports whether a counter is a leader with a unit of his side.
func (b *Battle) escorted(id game.ID) bool {
	c := &b.counters[id]
	return c.leads() && b.on(id) && b.any(b.units[id].at, c.side, isUnit)
}
