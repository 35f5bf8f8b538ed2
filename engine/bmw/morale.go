package bmw

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// 11.1, 11.3 and 11.4 Reorganisation, demoralisation, disintegration.

// orderly is the lowest die that reorganises a unit (11.1).
const orderly = 5

// reorganise is the throws for the active side's units in disorder (11.1, B-11). Two-sided
// cavalry is turned by its owner instead (B-144).
func (b *Battle) reorganise() (list []step) {
	for i := range b.counters {
		id, c := game.ID(i), &b.counters[i]
		if c.side == b.phase.active() && !c.leads() && !c.twoSided() && b.on(id) && b.units[i].back {
			list = append(list, step{kind: orderStep, side: c.side, unit: id})
		}
	}
	return list
}

// tryOrder throws for one unit; the roll is not clamped (B-5). Horse archers need no throw (9.4,
// B-163).
func (b *Battle) tryOrder(id game.ID) {
	if b.counters[id].arm == HorseArchers {
		b.flip(id)
		b.happen(eventReordered, id, "9.4")
		return
	}
	t := b.orderRoll(id)
	if t.Sum() >= orderly-1 {
		b.flip(id)
		b.happen(eventReordered, id, "B-235").Tally = &t // any die would do
		return
	}
	test := dice.One("order-test", id, dice.From(orderly-t.Sum()))
	die, done := attempt(b.roll, test)
	t.Add("11.1", "die", die)
	e := b.happen(eventOrderFailed, id, "11.1")
	e.N, e.Tally = t.Sum(), &t
	tell(e, id, die, ^test.Good)
	if done {
		e.Kind = eventReordered
		b.flip(id)
	}
}

// orderRoll is what is added to the die: the best leader with the unit, and one less next to
// enemy units (11.1, B-143, B-164).
func (b *Battle) orderRoll(id game.ID) (t rule.Tally) {
	c, u := &b.counters[id], &b.units[id]
	t.Add("11.1", "leader-value", b.bestLeader(u.at, c.side))
	if b.beside(u.at, c.side.Other()) {
		t.Add("11.1", "next-to-enemy", -1)
	}
	return t
}

// losses is the strength of a side's eliminated units, always that of their fronts (11.3,
// B-93).
func (b *Battle) losses(side game.Side) (n int) {
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && b.units[i].where == game.Dead {
			n += c.faces[0].CS
		}
	}
	return n
}

// judge looks at the losses of both armies as soon as they change: demoralisation comes and
// goes (11.3), disintegration ends the battle (11.4).
func (b *Battle) judge() {
	if b.over {
		return
	}
	var broken [2]bool
	for s := game.A; s <= game.B; s++ {
		army := &b.sc.Armies[s]
		n := b.losses(s)
		b.mood(s, n >= army.Demoralised)
		broken[s] = n >= army.Disintegrate
	}
	switch active := b.phase.active(); {
	case broken[active.Other()]: // both: the active player wins (11.4, B-175)
		b.finish(active, "epic-victory", "11.4")
	case broken[active]:
		b.finish(active.Other(), "epic-victory", "11.4")
	}
}

func (b *Battle) mood(s game.Side, low bool) {
	if b.shaken[s] == low {
		return
	}
	b.shaken[s] = low
	e := b.happen(eventRecovered, game.None, "11.3")
	if low {
		e.Kind = eventDemoralised
	}
	e.Side, e.N = s, b.losses(s)
}

// demoralisedLine is the shift for all attacks of a demoralised army (11.3, B-172).
func (b *Battle) demoralisedLine(t *rule.Tally, side game.Side) {
	if b.shaken[side] {
		t.Add("11.3", "demoralised", -1)
	}
}
