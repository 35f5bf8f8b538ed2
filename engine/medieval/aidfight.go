package medieval

import (
	"strconv"

	"gonfalon/engine/game"
)

// anyOf reports whether a kind of the battle is one of those from a first to a last.
func (b *Battle) anyOf(first, last Kind) bool {
	for i := range b.counters {
		if c := &b.counters[i]; c.rank == game.Unit && c.kind >= first && c.kind <= last {
			return true
		}
	}
	return false
}

// shiftChart is what moves a combat along the columns, besides the ground (5.1.1).
func (b *Battle) shiftChart() game.Chart {
	c := game.Chart{Code: "shifts", Ref: "5.1.1", Head: game.Cells("aid.shift-of||aid.attacker|aid.defender"), Note: "aid.shifts-note"}
	c.Row("tally.charge|§5.6.4|" + both(1, MaxCharge))
	c.Row("tally.armour|§5.2.7|" + both(1, MaxArmour))
	rear := "tally.rear"
	if b.ed.RearPerHex {
		rear = "aid.rear-each"
	}
	c.Row(rear + "|§3.1.2|" + span(behind, behind) + "|-")
	c.Row("tally.opposite|§5.2.6|" + span(pincers, pincers) + "|-")
	c.Row("tally.leader-with|§8.2.1|" + both(ledInHex, ledInHex))
	c.Row("tally.leader-near|§8.2.2|" + both(ledFromFar, ledFromFar))
	c.Row("tally.banner|§7.1.7|" + both(underFlag, underFlag))
	c.Row("tally.morale|§6.1.2|" + both(1, Elation))
	n := b.ed.RangedBonus
	ranged := span(n, n) + "|-"
	if b.ed.RangedEitherWay {
		ranged = both(n, n)
	}
	c.Row("tally.ranged-target|§10.3.1|" + ranged)
	if b.ed.Order == Disorganises {
		c.Row("tally.enemy-disorganised|§Ko-9.2.3|" + both(shakenFoe, shakenFoe))
	}
	if b.plays(janissaries) && b.anyOf(Janissaries, Janissaries) {
		c.Row("tally.palisade|§Ko-15.2.2|-|" + span(stakesFoot, stakesHard))
	}
	return c
}

// span writes what counts from a number to another.
func span(from, to int) string {
	switch {
	case to < from:
		return "-"
	case to == from:
		return strconv.Itoa(to)
	}
	return strconv.Itoa(from) + "-" + strconv.Itoa(to)
}

// both is span for the attacker and for the defender.
func both(from, to int) string { return span(from, to) + "|" + span(from, to) }

// pursuitChart is the dice on which winners must pursue, by how far their leader is (5.5.2, 6.1.8).
func (e *Edition) pursuitChart() game.Chart {
	c := game.Chart{Code: "pursuit", Ref: "5.5.2", Head: game.Cells("aid.leader-far|aid.must-pursue|aid.must-elated")}
	last := max(len(e.Pursuit.ObligatoryTo), len(e.Pursuit.VoluntaryTo))
	for dist := range last + 1 {
		far := strconv.Itoa(dist)
		if dist == last {
			far += "+"
		}
		c.Row(far + "|" + span(e.Pursuit.obligatory(dist, false)) + "|" + span(e.Pursuit.obligatory(dist, true)))
	}
	return c
}

// testChart is the dice of the tests that one die decides.
func (b *Battle) testChart() game.Chart {
	e := b.ed
	c := game.Chart{Code: "tests", Head: game.Cells("aid.test-of||aid.good-die")}
	if e.RegroupOn > 0 {
		c.Row("test.regroup-test|§9.1.6|" + span(e.RegroupOn, 6))
	}
	for i, most := range e.MoraleTest {
		c.Row("aid.morale-" + strconv.Itoa(i) + "|§Ko-6.2.1|" + span(1, most))
	}
	if !b.plays(tiring) {
		return c
	}
	if e.FatigueScatters > 0 {
		c.Row("test.fatigue-test|§13.2.1|" + span(e.FatigueScatters+1, 6))
	}
	c.Row("aid.fatigue-limit|§13.2.1|" + strconv.Itoa(e.FatigueLimit))
	return c
}

// fireChart is the fire table of every kind that is there, by the range and the modified dice.
func (b *Battle) fireChart() game.Chart {
	c := game.Chart{Code: "fire", Ref: "10.2", Head: game.Cells("aid.two-dice|aid.range|1|2|3|4|5|6|7|8|9|10|11|12"), Note: "aid.fire-note"}
	for k := range b.ed.Fire.Units {
		if k := Kind(k); b.anyOf(k, k) {
			b.fireRows(&c, "kind."+k.String(), b.ed.Fire.Units[k])
		}
	}
	if b.anyOf(Bombards, Bombards) {
		b.fireRows(&c, "aid.objects", b.ed.Fire.Objects)
	}
	return c
}

func (b *Battle) fireRows(c *game.Chart, key string, table FireTable) {
	for i := range table {
		row := key + "|" + strconv.Itoa(i+1)
		for roll := range table[i] {
			row += "|" + table[i][roll].mark(b.ed.Order)
		}
		c.Row(row)
	}
}

// mark is how an effect is printed.
func (f FireEffect) mark(order OrderLoss) string {
	switch {
	case f.Stop:
		return "DS"
	case f.Break && order == Scatters:
		return "S"
	case f.Break:
		return "D"
	case f.Loss > 0:
		return strconv.Itoa(f.Loss)
	}
	return "-"
}

// aimChart is what the dice of a shot are changed by.
func (b *Battle) aimChart() game.Chart {
	c := game.Chart{Code: "aim", Ref: "10.2", Head: game.Cells("aid.shift-of||aid.to-dice")}
	c.Row("aid.armour-1|§10.2.2|-1")
	c.Row("aid.armour-2|§10.2.2|-2")
	if b.anyOf(Bombards, Bombards) {
		c.Row("aid.armour-guns|§10.7.3|" + strconv.Itoa(heavyCover))
	}
	c.Row("tally.cover|§10.2.3|" + strconv.Itoa(cover))
	if b.anyOf(HorseArchers, CamelArchers) {
		c.Row("tally.thinned|§10.5.9|" + strconv.Itoa(thinRanks))
	}
	return c
}
