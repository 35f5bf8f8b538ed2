package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 10.1 Ranged units: foot with bows, crossbows and bombards march in one formation and
// shoot in the other; what is special to a kind stands in its tables (10.1.7).

func (a ChangeFormation) check(b *Battle) *rule.Refusal {
	if !b.known(a.Unit) || !b.counters[a.Unit].kind.Ranged() {
		return notRanged
	}
	if b.phase == setUp {
		return b.settingUp(a.Unit)
	}
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	switch {
	case b.units[a.Unit].order == panicked:
		return mustFlee
	case b.units[a.Unit].has(reformed):
		return reformedAlready
	case b.mover.left < game.Point:
		return noMP // 10.1.3
	}
	return nil
}

func (a ChangeFormation) apply(b *Battle) {
	u := &b.units[a.Unit]
	u.flags ^= combatSide
	if b.phase != setUp {
		u.set(reformed)
		b.mover.left -= game.Point
		b.mover.fresh, b.mover.march = false, false
	}
	kind := eventFormedToMarch
	if u.has(combatSide) {
		kind = eventFormedToFight
	}
	b.emit(game.Event{Kind: kind, Side: b.counters[a.Unit].side, Unit: a.Unit, By: game.None, At: u.at, Ref: "10.1.3"})
}

// shift moves a ranged unit in combat formation one hex, in any direction and with any
// facing, instead of everything else (10.1.4, R-228).
func (b *Battle) shift(m mover, to hex.Hex, facing hex.Dir, cost rule.Tally) (stride, *rule.Refusal) {
	u := &b.units[m.id]
	switch {
	case !b.counters[m.id].kind.Ranged() || !u.has(combatSide):
		return stride{}, notRanged
	case !m.fresh:
		return stride{}, shiftFirst
	case u.order == panicked:
		return stride{}, mustFlee
	case u.has(stopped):
		return stride{}, isStopped
	}
	d, near := m.at.Toward(to)
	if !near {
		return stride{}, notAdjacent
	}
	w, no := b.crossing(m.at, d)
	if no != nil {
		return stride{}, no
	}
	s := stride{next: m, penalty: b.ground(&b.counters[m.id], &w, 0)}
	if no := b.occupied(&s, &w, false); no != nil {
		return stride{}, no
	}
	s.cost = cost
	s.cost.Add("10.1.4", "shift", int(m.left))
	s.next.at, s.next.facing, s.next.left, s.next.fresh, s.next.turned = to, facing, 0, false, true
	return s, nil
}

func (a ShiftInFormation) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	if a.Facing > hex.NW {
		return badFacing
	}
	_, no := b.shift(b.mover, a.To, a.Facing, rule.SumOnly())
	return no
}

func (a ShiftInFormation) apply(b *Battle) {
	s, no := b.shift(b.mover, a.To, a.Facing, rule.Tally{})
	from := b.mover.at
	if no != nil {
		s = b.standThen(b.mover, a.To, a.Facing)
	}
	b.mover = s.next
	b.enter(a.Unit, from, &s)
}

// rooted reports whether a beaten unit cannot retreat: ranged units in combat formation
// where the book says so (10.3.3), bombards everywhere (10.7.4).
func (b *Battle) rooted(id game.ID) bool {
	c := &b.counters[id]
	return c.kind.Ranged() && b.units[id].has(combatSide) && (b.ed.RootedInCombat || c.kind == Bombards)
}

// slow reports whether a unit stands in combat formation, without movement: it never pursues.
func (b *Battle) slow(id game.ID) bool {
	return b.counters[id].kind.Ranged() && b.units[id].has(combatSide)
}
