package bmw

import "gonfalon/engine/game"

// What a player should know before a counter moves: whom it leaves behind, and what follows from
// where it ends.

// Warnings is what came of a counter's acts since a position before them, and of where it stands.
func (b *Battle) Warnings(id game.ID, since game.Game) (list []game.Risk) {
	was, c, at := since.(*Battle), &b.counters[id], b.units[id].at
	for i := range b.counters {
		if l := game.ID(i); l != id && b.counters[i].side == c.side && was.escorted(l) && b.on(l) && !b.escorted(l) {
			list = append(list, game.Risk{Unit: l, Code: "leader-left-alone", Ref: "10.4"})
		}
	}
	if c.leads() || !b.on(id) || !b.zone(at, c.side.Other()) {
		return list
	}
	list = append(list, game.Risk{Unit: id, Code: game.RiskZone, Ref: "5.2"})
	if b.unfit(id) == nil {
		list = append(list, game.Risk{Unit: id, Code: "must-attack-there", Ref: "7.3"})
	}
	return list
}

// escorted reports whether a counter is a leader with a unit of his side.
func (b *Battle) escorted(id game.ID) bool {
	c := &b.counters[id]
	return c.leads() && b.on(id) && b.troop(b.units[id].at, c.side) != game.None
}
