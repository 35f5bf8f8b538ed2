package medieval

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 4.3 Maneuvers: one turn on a hex, dear for armoured and charging cavalry.

// trace is a set of hexes of which many share a bit: a hex that is not in it was not added.
type trace uint64

// traceOf is the set of one hex.
func traceOf(h hex.Hex) trace { return 1 << (uint16(h.Q*8+h.R) % 64) }

// hasSpun reports whether the unit now moving has turned on a hex in this move, also when it has
// left it and come back (4.3.8, R-516).
func (b *Battle) hasSpun(id game.ID, h hex.Hex) bool {
	return id == b.mover.id && (slices.Contains(b.spun, h) || b.mover.turned && b.mover.at == h)
}

// leaveSpun notes the hex that the unit now moving leaves, if it has turned there.
func (b *Battle) leaveSpun() {
	if b.mover.turned && !slices.Contains(b.spun, b.mover.at) {
		b.spun = append(b.spun, b.mover.at)
	}
}

// wheel turns a mover on its hex and adds the cost, or says why it may not (4.3).
func (b *Battle) wheel(m *mover, to hex.Dir, cost *rule.Tally) *rule.Refusal {
	c := &b.counters[m.id]
	steps := m.facing.Angle(to)
	switch {
	case c.leads():
		return leaderTurns
	case m.hidden:
		return notOnMap
	case steps == 0:
		return sameFacing
	case b.units[m.id].order == panicked:
		return mustFlee
	case m.turned:
		return turnedHere // 4.3.8
	case m.charge > 1 && steps > 1:
		return chargeTurn // 4.3.4
	case b.turnsFromAga(m, to):
		return notToAga // Ko-15.1.3
	}
	b.turnCost(cost, m, c, to, steps)
	if game.MP(cost.Sum()) > m.left {
		return noMP // 4.1.3
	}
	m.left -= game.MP(cost.Sum())
	m.facing, m.charge, m.turned, m.fresh = to, 0, true, false // 5.6.3
	m.march = m.march && m.onRoad
	if m.drag {
		m.halt, m.drag = inZone, false // 3.3.3: its charge no longer carries it through the zone
	}
	return nil
}

// turnCost adds what a turn costs (4.3.1 to 4.3.6, 4.3.9).
func (b *Battle) turnCost(cost *rule.Tally, m *mover, c *counter, to hex.Dir, steps int) {
	if b.ed.RoadTurnsFree && m.onRoad && paved(b.board.Side(m.at, to)) {
		return // 4.3.9, R-159
	}
	if c.kind.Mounted() {
		base := game.Points(steps) // 4.3.1
		if c.kind.shootsMounted() {
			base /= 2 // 10.5.2
		}
		cost.Add("4.3.2", "turn", int(base)*(int(m.charge)+1))
		cost.Add("4.3.2", "armour", int(game.Points(c.armour)))
	} else {
		cost.Add("4.3.3", "turn", int(game.Point))
	}
	if b.zoned(m.at, c.side.Other()) {
		cost.Add("4.3.5", "zone", int(game.Point))
	}
	if t := b.terrain(m.at); t != board.Clear && !m.onRoad {
		cost.Add("4.3.6", t.String(), int(b.ed.Terrain[t].Foot))
	}
}

func (a Wheel) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	if a.Facing > hex.NW {
		return badFacing
	}
	m, cost := b.mover, rule.SumOnly()
	return b.wheel(&m, a.Facing, &cost)
}

func (a Wheel) apply(b *Battle) {
	m, cost := b.mover, rule.Tally{}
	if no := b.wheel(&m, a.Facing, &cost); no != nil {
		m = turnThen(m, a.Facing)
	}
	b.mover = m
	b.turnTo(a.Unit, m, &cost)
}

// turnTo turns a counter on the map as its mover has turned.
func (b *Battle) turnTo(id game.ID, m mover, cost *rule.Tally) {
	u := &b.units[id]
	u.facing, u.charge = m.facing, m.charge
	b.stir(id)
	b.emit(game.Event{Kind: game.EventTurned, Side: b.counters[id].side, Unit: id, By: game.None, At: u.at,
		Facing: u.facing, N: int(m.left), Ref: "4.3.1", Tally: cost})
}

// creep is the minimum move, for all MP of a unit that has done nothing yet: into the
// frontal hex and then any turn, or any turn (4.2.10, R-141 to R-144).
func (b *Battle) creep(m mover, step bool, facing hex.Dir, cost rule.Tally) (stride, *rule.Refusal) {
	c := &b.counters[m.id]
	switch {
	case c.leads():
		return stride{}, leaderTurns
	case m.hidden:
		return stride{}, notOnMap
	case !m.fresh:
		return stride{}, notFresh
	case b.units[m.id].order == panicked:
		return stride{}, mustFlee
	case !step && facing == m.facing:
		return stride{}, sameFacing
	case b.turnsFromAga(&m, facing):
		return stride{}, notToAga // Ko-15.1.3
	}
	s := stride{next: m}
	if step {
		var no *rule.Refusal
		rich := m
		rich.left = game.Points(99) // it overrides the MP and nothing else
		if s, no = b.stride(rich, m.at.Step(m.facing), Gain, false, rule.SumOnly()); no != nil {
			return stride{}, no
		}
	}
	s.cost = cost
	s.cost.Add("4.2.10", "minimum-move", int(m.left))
	s.next.left, s.next.charge, s.next.facing = 0, 0, facing
	s.next.fresh, s.next.turned, s.next.march = false, true, false
	return s, nil
}

func (a Creep) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	if a.Facing > hex.NW {
		return badFacing
	}
	_, no := b.creep(b.mover, a.Step, a.Facing, rule.SumOnly())
	return no
}

func (a Creep) apply(b *Battle) {
	s, no := b.creep(b.mover, a.Step, a.Facing, rule.Tally{})
	from := b.mover.at
	switch {
	case no != nil && a.Step:
		s = b.standThen(b.mover, from.Step(b.mover.facing), a.Facing)
	case no != nil:
		s = stride{next: turnThen(b.mover, a.Facing)}
	}
	b.mover = s.next
	if a.Step {
		b.enter(a.Unit, from, &s)
		return
	}
	b.turnTo(a.Unit, s.next, &s.cost)
}
