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

// unsettle breaks a unit: it scatters or disorganises, unless a leader steadies it (9.1.3).
// Leaders themselves are never asked (8.1.7).
func (b *Battle) unsettle(id game.ID, why shock, ref rule.Ref) {
	if b.on(id) && b.steadied(id, b.units[id].at) {
		return
	}
	if b.ed.Order == Disorganises {
		b.disorganise(id, why, ref)
		return
	}
	b.scatter(id, ref)
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
	shaky := b.shaky()
	if len(shaky) == 0 {
		return
	}
	h := b.fight.harmTo(s.party)
	if !h.Break {
		shaky = b.rollBreak(shaky, s.party, h.Retreat)
	}
	shaky = slices.DeleteFunc(shaky, b.led)
	for _, id := range shaky {
		b.unsettle(id, byCombat, "5.1.1")
	}
	b.spreadFear(shaky)
}

// shaky are the beaten units for which the dice fall: those still on the map that did not fight
// beside a leader or have lost him on the way (9.1.3, R-89). Who was beaten and cannot go back at all
// is among them.
func (b *Battle) shaky() []game.ID {
	return slices.DeleteFunc(slices.Clone(b.fight.fled), func(id game.ID) bool {
		return !b.on(id) || slices.Contains(b.fight.steady, id) && b.led(id)
	})
}

// rollBreak makes one roll for all beaten units and returns those it breaks, each by its
// own column.
func (b *Battle) rollBreak(shaky []game.ID, party, retreat int) []game.ID {
	row := retreat - 1
	if party == 0 && b.ed.Order == Disorganises {
		row = min(row+1, len(b.ed.Disorder)-1) // the table puts A1 in the row of B2, and so on
	}
	thrown, trials := b.breakDice(row, shaky)
	b.emit(game.Event{Kind: b.breakKind(), Side: b.partySide(party), Unit: game.None, By: game.None, Units: shaky,
		Dice: thrown, N: retreat, Trials: trials, Ref: "5.1.1"})
	return broken(trials)
}

// breakKind is what the log calls the throw.
func (b *Battle) breakKind() game.EventKind {
	if b.ed.Order == Disorganises {
		return "disorder-roll"
	}
	return "scatter-roll"
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

// breakDice throws the dice of the book's break table once for all units and tells how it went
// for each by a row of it; it turns out well if it breaks none.
func (b *Battle) breakDice(row int, units []game.ID) (thrown []int, trials []game.Trial) {
	breaks := func(id game.ID, total int) bool {
		column := scatterColumn(b.counters[id].kind, b.counters[id].armour)
		if b.ed.Order == Disorganises {
			return b.ed.Disorder[row][column].Has(total)
		}
		return total <= b.ed.Scatter[row][column]
	}
	stand := dice.Where(func(total int) bool {
		return !slices.ContainsFunc(units, func(id game.ID) bool { return !b.led(id) && breaks(id, total) })
	})
	test := dice.One("scatter-test", stand)
	if b.ed.Order == Disorganises {
		test = dice.Two("disorder-test", stand)
	}
	thrown = b.throw(test)
	for _, id := range units {
		trials = append(trials, game.Tried(id, thrown, dice.Where(func(total int) bool { return breaks(id, total) })))
	}
	return thrown, trials
}
