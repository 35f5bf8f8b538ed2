package bmw

import (
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// The paragraph that allows an act, where it depends on who does it and when.

// beginRef is what lets a counter begin to move: out of an enemy zone its dot, or that it is a
// leader.
func (b *Battle) beginRef(id game.ID) rule.Ref {
	c := &b.counters[id]
	switch dot := b.face(id).Dot; {
	case !b.zone(b.units[id].at, c.side.Other()):
		return "4.1"
	case c.leads():
		return "10.1"
	case dot == game.Open:
		return "8.22"
	}
	return "8.21"
}

func (b *Battle) turnRef(id game.ID) rule.Ref {
	if b.counters[id].arm == HeavyHorse {
		return "9.6"
	}
	return "9.5"
}

func (b *Battle) shotRef() rule.Ref {
	if b.phase.kind() == fireBack {
		return "6.5"
	}
	return "6.1"
}

// attackRef tells an attack on a leader alone from others.
func (b *Battle) attackRef(a Attack) rule.Ref {
	if b.lone(a.At[0], b.phase.active().Other()) {
		return "10.4"
	}
	return "7.1"
}

// evadeRef is of the retreat before combat that is pending.
func (b *Battle) evadeRef(id game.ID) rule.Ref {
	switch {
	case b.waits(escapeStep) != nil:
		return "10.4"
	case b.waits(withdrawStep) != nil:
		return "9.4"
	case b.counters[id].leads():
		return "10.1"
	}
	return "8.3"
}

func (b *Battle) retreatRef(id game.ID) rule.Ref {
	switch {
	case b.units[id].has(feigning) && b.fight.result != attackerRetreats:
		return "B-214"
	case b.horse(id):
		return "9.2"
	}
	return "7.8"
}

// followRef is of an advance of some hexes.
func (b *Battle) followRef(a Follow) rule.Ref {
	switch {
	case b.units[a.Unit].has(charging):
		return "9.6"
	case len(a.Path) > 1:
		return "9.2"
	}
	return "7.9"
}
