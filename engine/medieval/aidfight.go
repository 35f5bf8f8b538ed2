package medieval

import (
	"strconv"

	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// anyOf reports whether a kind of the battle is such.
func (b *Battle) anyOf(such func(Kind) bool) bool {
	for i := range b.counters {
		if c := &b.counters[i]; c.rank == game.Unit && such(c.kind) {
			return true
		}
	}
	return false
}

// shoots reports whether a kind has a fire table.
func (k Kind) shoots() bool { return k.Ranged() || k.shootsMounted() }

// shiftChart is what moves a combat along the columns, besides the ground (5.1.1).
func (b *Battle) shiftChart() game.Chart {
	c := game.Chart{Code: "shifts", Ref: "5.1.1", Head: []game.Cell{{Key: "aid.shift-of"}, {}, {Key: "aid.attacker"}, {Key: "aid.defender"}}, Note: "aid.shifts-note"}
	add := func(key string, ref rule.Ref, attack, defend string) {
		if b.ed.Paragraph(ref) != "" {
			c.Rows = append(c.Rows, []game.Cell{{Key: key}, {Ref: ref}, {Text: attack}, {Text: defend}})
		}
	}
	add("tally.charge", "5.6.4", span(1, MaxCharge), span(1, MaxCharge))
	add("tally.armour", "5.2.7", span(1, MaxArmour), span(1, MaxArmour))
	if b.ed.RearPerHex {
		add("aid.rear-each", "3.1.2", span(behind, behind), "-")
	} else {
		add("tally.rear", "3.1.2", span(behind, behind), "-")
	}
	add("tally.opposite", "5.2.6", span(pincers, pincers), "-")
	add("tally.leader-with", "8.2.1", span(ledInHex, ledInHex), span(ledInHex, ledInHex))
	add("tally.leader-near", "8.2.2", span(ledFromFar, ledFromFar), span(ledFromFar, ledFromFar))
	add("tally.banner", "7.1.7", span(underFlag, underFlag), span(underFlag, underFlag))
	add("tally.morale", "6.1.2", span(1, Elation), span(1, Elation))
	if bonus := span(b.ed.RangedBonus, b.ed.RangedBonus); b.ed.RangedEitherWay {
		add("tally.ranged-target", "10.3.1", bonus, bonus)
	} else {
		add("tally.ranged-target", "10.3.1", bonus, "-")
	}
	if b.ed.Order == Disorganises {
		add("tally.enemy-disorganised", "Ko-9.2.3", span(shakenFoe, shakenFoe), span(shakenFoe, shakenFoe))
	}
	if b.anyOf(func(k Kind) bool { return k == Janissaries }) {
		add("tally.palisade", "Ko-15.2.2", "-", span(stakesFoot, stakesHard))
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

// pursuitChart is the dice on which winners must pursue, by how far their leader is (5.5.2, 6.1.8).
func (e *Edition) pursuitChart() game.Chart {
	c := game.Chart{Code: "pursuit", Ref: "5.5.2", Head: []game.Cell{{Key: "aid.leader-far"}, {Key: "aid.must-pursue"}, {Key: "aid.must-elated"}}}
	last := max(len(e.Pursuit.ObligatoryTo), len(e.Pursuit.VoluntaryTo))
	for dist := range last + 1 {
		row := []game.Cell{{Text: strconv.Itoa(dist)}}
		if dist == last {
			row[0].Text += "+"
		}
		for _, elated := range []bool{false, true} {
			row = append(row, game.Cell{Text: span(e.Pursuit.obligatory(dist, elated))})
		}
		c.Rows = append(c.Rows, row)
	}
	return c
}

// testChart is the dice of the tests that one die decides.
func (e *Edition) testChart() game.Chart {
	c := game.Chart{Code: "tests", Head: []game.Cell{{Key: "aid.test-of"}, {}, {Key: "aid.good-die"}}}
	add := func(key string, ref rule.Ref, good string) {
		c.Rows = append(c.Rows, []game.Cell{{Key: key}, {Ref: ref}, {Text: good}})
	}
	if e.RegroupOn > 0 {
		add("test.regroup-test", "9.1.6", span(e.RegroupOn, 6))
	}
	for i, most := range e.MoraleTest {
		add("aid.morale-"+strconv.Itoa(i), "Ko-6.2.1", span(1, most))
	}
	if e.FatigueScatters > 0 {
		add("test.fatigue-test", "13.2.1", span(e.FatigueScatters+1, 6))
	}
	add("aid.fatigue-limit", "13.2.1", strconv.Itoa(e.FatigueLimit))
	return c
}

// fireChart is the fire table of every kind that is there, by the range and the modified dice.
func (b *Battle) fireChart() game.Chart {
	c := game.Chart{Code: "fire", Ref: "10.2", Head: []game.Cell{{Key: "aid.two-dice"}, {Key: "aid.range"}}, Note: "aid.fire-note"}
	for roll := 1; roll <= 12; roll++ {
		c.Head = append(c.Head, game.Cell{Text: strconv.Itoa(roll)})
	}
	add := func(key string, table FireTable) {
		for i := range table {
			row := []game.Cell{{Key: key}, {Text: strconv.Itoa(i + 1)}}
			for _, effect := range table[i] {
				row = append(row, game.Cell{Text: effect.mark(b.ed.Order)})
			}
			c.Rows = append(c.Rows, row)
		}
	}
	for k, table := range b.ed.Fire.Units {
		if b.anyOf(func(o Kind) bool { return o == Kind(k) }) {
			add("kind."+Kind(k).String(), table)
		}
	}
	if b.anyOf(func(k Kind) bool { return k == Bombards }) {
		add("aid.objects", b.ed.Fire.Objects)
	}
	return c
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
	c := game.Chart{Code: "aim", Ref: "10.2", Head: []game.Cell{{Key: "aid.shift-of"}, {}, {Key: "aid.to-dice"}}}
	add := func(such func(Kind) bool, key string, ref rule.Ref, text string) {
		if b.anyOf(such) {
			c.Rows = append(c.Rows, []game.Cell{{Key: key}, {Ref: ref}, {Text: text}})
		}
	}
	for armour := 1; armour <= MaxArmour; armour++ {
		add(func(k Kind) bool { return k.shoots() && k != Bombards }, "aid.armour-"+strconv.Itoa(armour), "10.2.2", strconv.Itoa(-armour))
	}
	add(func(k Kind) bool { return k == Bombards }, "aid.armour-guns", "10.7.3", strconv.Itoa(heavyCover))
	add(Kind.shoots, "tally.cover", "10.2.3", strconv.Itoa(cover))
	add(Kind.shootsMounted, "tally.thinned", "10.5.9", strconv.Itoa(thinRanks))
	return c
}
