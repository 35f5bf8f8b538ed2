package medieval

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Ko-9 Disorganisation: in two of the books a broken unit stays on the map, slower and
// weaker, and infects those it mixes with.

// order is how well a unit holds together.
type order int8

const (
	sound order = iota
	disorganised
	panicked
)

// disorganise makes a unit lose its order (Ko-9.1.1); broken in combat when disorganised
// already it panics (Ko-10.1.1, R-91, R-317).
func (b *Battle) disorganise(id game.ID, why shock, ref rule.Ref) {
	u := &b.units[id]
	switch {
	case u.order == sound:
		u.order = disorganised
		b.emit(game.Event{Kind: eventDisorganised, Side: b.counters[id].side, Unit: id, By: game.None, At: u.at, Ref: ref})
		if id == b.mover.id {
			b.mover.left = max(0, b.mover.left-b.slowness(id))
		}
	default:
		b.panic(id, "Ko-10.1.1")
	}
	if why != byCombat {
		b.spreadFear([]game.ID{id})
	}
}

// slowness is what disorganisation takes from a unit's MP (Ko-9.2.1).
func (b *Battle) slowness(id game.ID) game.MP {
	switch {
	case b.units[id].order != disorganised:
		return 0
	case b.counters[id].kind.Mounted():
		return 2 * game.Point
	}
	return game.Point
}

// weak reports whether a unit fights as disorganised: it is, or its leader is worn out
// (Ko-9.2.2, Ko-14.3.1, R-60).
func (b *Battle) weak(id game.ID) bool {
	return b.units[id].order == disorganised || b.ed.FatigueWeakens && b.worn(id)
}

// weakLine is the enemy's modifier when most units of a group are disorganised (Ko-9.2.3, R-59).
func (b *Battle) weakLine(t *rule.Tally, enemies []game.ID) {
	weak := 0
	for _, id := range enemies {
		if b.weak(id) {
			weak++
		}
	}
	if 2*weak > len(enemies) {
		t.Add("Ko-9.2.3", "enemy-disorganised", shakenFoe)
	}
}

// spreadFear makes the units that stand with units just broken test, once for the event
// (Ko-9.1.2, Ko-10.1.2, R-310, R-311, R-313).
func (b *Battle) spreadFear(broken []game.ID) {
	if b.ed.Order != Disorganises {
		return
	}
	var tested []game.ID
	for _, id := range broken {
		if !b.on(id) {
			continue
		}
		for _, f := range b.standing(b.units[id].at, b.counters[id].side, isBody) {
			if !slices.Contains(tested, f) && !slices.Contains(broken, f) {
				tested = append(tested, f)
				b.exposed(f, b.worstOf(broken, b.units[id].at))
			}
		}
	}
}

// worstOf is the worst order among those of a list that stand in a hex.
func (b *Battle) worstOf(list []game.ID, h hex.Hex) order {
	worst := sound
	for _, id := range list {
		if b.on(id) && b.units[id].at == h {
			worst = max(worst, b.units[id].order)
		}
	}
	return worst
}

// mingle makes units test when one of them enters the hex of others: it tests
// against the worst of them, if it is not doomed to their disorder anyway, and they against it.
func (b *Battle) mingle(id game.ID, doomed bool) {
	if b.ed.Order != Disorganises || b.counters[id].rank != game.Unit || !b.on(id) {
		return
	}
	u := &b.units[id]
	came := u.order
	friends := slices.DeleteFunc(b.standing(u.at, b.counters[id].side, isBody), func(f game.ID) bool { return f == id })
	if worst := b.worstOf(friends, u.at); !doomed || worst > disorganised {
		b.exposed(id, worst)
	}
	for _, f := range friends {
		b.exposed(f, came)
	}
}

// exposed makes a unit test against the disorder beside it, if it is in better order; a
// failure brings it to the same state (Ko-9.1.2, Ko-10.1.2, R-312).
func (b *Battle) exposed(id game.ID, to order) {
	if !b.on(id) || b.units[id].order >= to || b.led(id) || b.keepsNerve(id) {
		return
	}
	if to == panicked {
		b.panic(id, "Ko-10.1.2")
		b.spreadFear([]game.ID{id})
		return
	}
	b.disorganise(id, byContagion, "Ko-9.1.2")
}

// keepsNerve tests a unit; where every die would pass none is thrown.
func (b *Battle) keepsNerve(id game.ID) bool {
	sure, settled := b.nerve(id).Settled()
	return settled && sure || !settled && b.moraleTest(id)
}

// nerve is the morale test of a unit: the side's MORALE and the help of a leader set what passes.
func (b *Battle) nerve(id game.ID) dice.Test {
	limit := b.ed.MoraleTest[2+b.signedMorale(b.counters[id].side)]
	return dice.One("morale-test", id, dice.UpTo(limit+b.leadership([]game.ID{id})))
}

// moraleTest throws a die against the side's MORALE; a leader in range helps by 1, one in
// the hex by 2 (Ko-6.2.1 to Ko-6.2.3, R-263 to R-265).
func (b *Battle) moraleTest(id game.ID) (passed bool) {
	side, help := b.counters[id].side, b.leadership([]game.ID{id})
	limit := b.ed.MoraleTest[2+b.signedMorale(side)]
	test := b.nerve(id)
	thrown := b.throw(test)
	var t rule.Tally
	t.Add("Ko-6.2.1", "die", thrown[0])
	switch help {
	case 2:
		t.Add("Ko-6.2.3", "leader-with", -2)
	case 1:
		t.Add("Ko-6.2.2", "leader-near", -1)
	}
	kind := eventMoraleFailed
	if passed = t.Sum() <= limit; passed {
		kind = eventMoralePassed
	}
	b.emit(game.Event{Kind: kind, Side: side, Unit: id, By: game.None, At: b.units[id].at, N: limit, Dice: thrown,
		Trials: tried(id, thrown, ^test.Good), Ref: "Ko-6.2.1", Tally: &t})
	return passed
}

// signedMorale is the MORALE in force from a side's own view, -2 to +2.
func (b *Battle) signedMorale(side game.Side) int {
	if side == game.B {
		return -b.level
	}
	return b.level
}

// Rally is the voluntary morale test of a unit out of order, before it moves and for all
// its MP (Ko-6.2.4, Ko-6.2.5, Ko-9.3.1, Ko-10.3.1). What else stands in its hex does not matter;
// room is made afterwards.
func (a Rally) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	switch {
	case b.units[a.Unit].order == sound:
		return inOrder
	case !b.mover.fresh:
		return rallyFirst
	}
	return nil
}

// apply: a panicked unit that fails still flees with all its MP; any other test
// costs all of them and the charge (Ko-6.2.5, Ko-6.2.6, R-268).
func (a Rally) apply(b *Battle) {
	u, m := &b.units[a.Unit], &b.mover
	passed := b.moraleTest(a.Unit)
	m.fresh = false
	if !passed && u.order == panicked {
		return
	}
	m.left, m.charge, u.charge, m.halt = 0, 0, 0, hasTested
	if passed {
		ref := rule.Ref("Ko-9.3.1")
		if u.order == panicked {
			ref = "Ko-10.3.1"
		}
		u.order--
		b.pack(a.Unit)
		if isRegular(&b.counters[a.Unit], u) {
			b.takeUp(a.Unit, u.at) // 7.1.4: it may hold banners again
		}
		b.emit(game.Event{Kind: eventReordered, Side: b.counters[a.Unit].side, Unit: a.Unit, By: game.None, At: u.at, N: int(u.order), Ref: ref})
	}
}

// allowanceOf is the MP a unit begins its move with (Ko-9.2.1, R-315).
func (b *Battle) allowanceOf(id game.ID) game.MP {
	return max(0, b.firstTurns(b.counters[id].move)-b.slowness(id))
}
