package medieval

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Loss of order, common to both families of books: which units break, and what becomes of
// them. Two books scatter units (9, scatter.go), the others disorganise them (Ko-9,
// disorganisation.go) until they panic (Ko-10, panic.go).

// shock is why a unit breaks.
type shock uint8

const (
	byCombat shock = iota
	byFire
	byGround // its own entry into difficult ground
	byFatigue
	byContagion
)

// unsettle breaks a unit, if that can be: it scatters or disorganises. Leaders themselves are never
// asked (8.1.7).
func (b *Battle) unsettle(id game.ID, why shock, ref rule.Ref) {
	switch {
	case !b.breakable(id, why):
	case b.ed.Order == Disorganises:
		b.disorganise(id, why, ref)
	default:
		b.scatter(id, ref)
	}
}

// breakable reports whether what shakes a unit can break it: not beside a leader who steadies it
// (9.1.3, R-309, R-314), and where broken units stay not one that is out of order already, unless
// combat makes it panic (Ko-10.1.1, R-91, R-317, R-318).
func (b *Battle) breakable(id game.ID, why shock) bool {
	switch u := &b.units[id]; {
	case b.on(id) && b.steadied(id, u.at):
		return false
	case b.ed.Order == Scatters || u.order == sound:
		return true
	default:
		return u.order == disorganised && why == byCombat
	}
}

// steadied reports whether a leader in a hex keeps a unit there in order whatever shakes it (9.1.3).
func (b *Battle) steadied(id game.ID, h hex.Hex) bool {
	return b.ed.LeaderSteadies == SteadyAlways && b.any(h, b.counters[id].side, isLeader)
}

// led reports whether a leader of its side stands with a unit.
func (b *Battle) led(id game.ID) bool {
	return b.on(id) && b.any(b.units[id].at, b.counters[id].side, isLeader)
}

// breakBeaten throws for the units that retreated; a suffix of the result breaks them
// without a roll (5.1.1g, R-86 to R-93).
func (b *Battle) breakBeaten(s step) {
	if s.party < 0 {
		return
	}
	shaky, h := b.shaky(), b.fight.harmTo(s.party)
	if !h.Break {
		shaky = b.rollBreak(shaky, s.party, h.Retreat)
	}
	for _, id := range shaky {
		b.unsettle(id, byCombat, "5.1.1")
	}
	b.spreadFear(shaky)
}

// shaky are the beaten units that may break: those still on the map without a leader where they now
// stand (9.1.3, R-89), who did not panic on the way. Who was beaten and cannot go back at all is
// among them.
func (b *Battle) shaky() []game.ID {
	return slices.DeleteFunc(slices.Clone(b.fight.fled), func(id game.ID) bool {
		return !b.on(id) || b.led(id) || !b.breakable(id, byCombat)
	})
}

// rollBreak makes one roll for all beaten units that it can break, or one for each, and returns those it
// does, each by its own column.
func (b *Battle) rollBreak(shaky []game.ID, party, retreat int) []game.ID {
	row := retreat - 1
	if party == 0 && b.ed.Order == Disorganises {
		row = min(row+1, len(b.ed.Disorder)-1) // the table puts A1 in the row of B2, and so on
	}
	e := game.Event{Side: b.partySide(party), Unit: game.None, By: game.None, N: retreat, Ref: "5.1.1"}
	if !b.plays(breakEach) {
		return b.throwBreak(row, b.lowestAttacked(), shaky, e)
	}
	var lost []game.ID
	for _, id := range shaky {
		lost = append(lost, b.throwBreak(row, id, []game.ID{id}, e)...)
	}
	return lost
}

// throwBreak throws the dice of the book's break table once for units, those apart whose cell of a
// row is empty; without any other none are thrown. The throw is for the counter whom. It tells
// how it went for each and returns those that break; the dice turn out well if they break none.
func (b *Battle) throwBreak(row int, whom game.ID, units []game.ID, e game.Event) []game.ID {
	units = slices.DeleteFunc(units, func(id game.ID) bool { return b.breaksOn(row, id) == 0 })
	if len(units) == 0 {
		return nil
	}
	var bad dice.Totals
	for _, id := range units {
		bad |= b.breaksOn(row, id)
	}
	test := dice.One("scatter-test", whom, ^bad)
	e.Kind, e.Units = eventScatterRoll, units
	if b.ed.Order == Disorganises {
		test, e.Kind = dice.Two("disorder-test", whom, ^bad), eventDisorderRoll
	}
	e.Dice = b.throw(test)
	for _, id := range units {
		e.Trials = append(e.Trials, game.Tried(id, e.Dice, b.breaksOn(row, id)))
	}
	b.emit(e)
	return broken(e.Trials)
}

// breaksOn are the totals of the dice that break a unit, by a row of the break table.
func (b *Battle) breaksOn(row int, id game.ID) dice.Totals {
	column := scatterColumn(b.counters[id].kind, b.counters[id].armour)
	if b.ed.Order == Disorganises {
		return b.ed.Disorder[row][column]
	}
	return dice.UpTo(b.ed.Scatter[row][column])
}

// broken are the counters that a throw has broken.
func broken(trials []game.Trial) (ids []game.ID) {
	for _, t := range trials {
		if t.Broken {
			ids = append(ids, t.Unit)
		}
	}
	return ids
}

// tried is how thrown dice went for one counter.
func tried(id game.ID, thrown []int, bad dice.Totals) []game.Trial {
	return []game.Trial{game.Tried(id, thrown, bad)}
}
