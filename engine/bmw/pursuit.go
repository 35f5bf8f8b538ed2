package bmw

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// The option of pursuit (B-185): when attackers fall back, troops of little discipline run
// after them, whether or not their owner likes it.

// chase is the throws for those who stand next to units about to fall back (B-211).
func (b *Battle) chase(runs []game.ID) (list []step) {
	if !b.plays(pursuit) {
		return nil
	}
	side := b.phase.active().Other()
	for i := range b.counters {
		id := game.ID(i)
		if c := &b.counters[i]; c.side == side && c.pursues > 0 && b.on(id) && b.besideAny(id, runs) {
			list = append(list, step{kind: pursueStep, side: side, unit: id})
		}
	}
	return list
}

// besideAny reports whether a unit stands next to any of others.
func (b *Battle) besideAny(id game.ID, others []game.ID) bool {
	return slices.ContainsFunc(others, func(o game.ID) bool { return b.units[id].at.Distance(b.units[o].at) == 1 })
}

// pursuing throws for a unit, unless a leader holds it or no hex is open to it; one who fled on
// purpose draws it on (B-211, B-216).
func (b *Battle) pursuing(s step) {
	c, u := &b.counters[s.unit], &b.units[s.unit]
	if b.led(u.at, c.side) || len(b.openings(s.unit)) == 0 {
		return
	}
	lure := 0
	if b.fight.feigned {
		lure = b.sc.Armies[c.side.Other()].Feint.Bonus
	}
	test := dice.One("pursuit-test", s.unit, dice.UpTo(c.pursues-lure-1))
	die, holds := attempt(b.roll, test)
	var t rule.Tally
	t.Add("B-211", "die", die)
	t.Add("B-216", "feigned-flight", lure)
	e := b.happen(eventHolds, s.unit, "B-211")
	e.N, e.Tally = t.Sum(), &t
	tell(e, s.unit, die, ^test.Good)
	if !holds {
		e.Kind = eventPursues
		b.steps.Push(step{kind: chaseStep, side: s.side, unit: s.unit})
	}
}

// openings are the hexes that a unit may pursue into: those left in the combat (B-212).
func (b *Battle) openings(id game.ID) (list []hex.Hex) {
	for _, v := range b.fight.vacated {
		if b.mayFollow(id, v) && !slices.Contains(list, v.at) {
			list = append(list, v.at)
		}
	}
	return list
}

// chasing waits for the owner's choice between hexes; into an only one the unit runs by itself.
func (b *Battle) chasing(s step) (waits bool) {
	open := b.openings(s.unit)
	if len(open) > 1 {
		return true
	}
	b.runOn(s.unit, open[0])
	return false
}

func (a Pursue) check(b *Battle) *rule.Refusal {
	switch s := b.waits(chaseStep); {
	case s == nil:
		return notPending
	case s.unit != a.Unit || !slices.Contains(b.openings(a.Unit), a.To):
		return notPursuing
	}
	return nil
}

func (a Pursue) apply(b *Battle) {
	b.steps.Pop()
	b.runOn(a.Unit, a.To)
}

// runOn takes a pursuing unit one hex on. Like any that advanced it fights no more in this
// phase, nor is it attacked (7.9, B-121), and it does not advance twice (B-212).
func (b *Battle) runOn(id game.ID, to hex.Hex) {
	b.units[id].set(fought | ranOn)
	b.travel(march{eventAdvanced, id, []hex.Hex{to}, "B-185"})
}
