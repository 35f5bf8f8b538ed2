package bmw

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 11.2 Rally: once in its player turn a side may bring an eliminated unit back.

func (Rally) check(b *Battle) *rule.Refusal {
	switch {
	case b.pending() != nil:
		return decideFirst
	case b.phase.kind() != recovery:
		return notYourPhase
	case !b.anyRestore():
		return noRally // B-168
	}
	return nil
}

// apply throws the die; whoever fails has no second try (11.2).
func (Rally) apply(b *Battle) {
	side := b.phase.active()
	test := b.rallyTest()
	die, rallies := attempt(b.roll, test)
	e := b.happen(eventNoRally, game.None, "11.2")
	e.Side, e.N = side, b.sc.Armies[side].Rally
	tell(e, game.None, die, ^test.Good)
	if rallies {
		e.Kind = eventRally
		b.steps.Push(step{kind: restoreStep, side: side})
		return
	}
	b.nextPhase()
}

// rallyTest is the throw that brings a unit back (11.2).
func (b *Battle) rallyTest() dice.Test {
	return dice.One("rally-test", game.None, dice.UpTo(b.sc.Armies[b.phase.active()].Rally))
}

// rallyOdds explains the throw for a rally.
func (b *Battle) rallyOdds() *game.Odds {
	if (Rally{}).check(b) != nil {
		return nil
	}
	return oneDie(b.rallyTest(), "rally", "no-rally")
}

// anyRestore reports whether any eliminated unit could be placed.
func (b *Battle) anyRestore() bool {
	found := false
	b.eachRestore(func(Restore) { found = true })
	return found
}

// eachRestore calls f for every unit that may come back and every hex where it may (11.2,
// B-166 to B-170).
func (b *Battle) eachRestore(f func(Restore)) {
	side := b.phase.active()
	spots := b.rallyPoints(side)
	for i := range b.counters {
		if !b.mayReturn(game.ID(i), side) {
			continue
		}
		for _, h := range spots {
			if b.suitsBack(game.ID(i), h) {
				f(Restore{game.ID(i), h})
			}
		}
	}
}

// suitsBack reports whether a unit may be in a hex as it comes back: on its front, by option on
// its back (B-167, B-169).
func (b *Battle) suitsBack(id game.ID, h hex.Hex) bool {
	return b.ground(h).bears(b.counters[id].arm, b.counters[id].rides(b.plays(rallyInDisorder)))
}

// mayReturn reports whether a counter can be rallied: eliminated units, but no trains (B-30).
func (b *Battle) mayReturn(id game.ID, side game.Side) bool {
	c := &b.counters[id]
	return c.side == side && !c.leads() && c.arm != Train && b.units[id].where == game.Dead
}

// rallyPoints are the hexes where a unit may come back: with a leader who stands alone, or next
// to one who does not, and never in an enemy zone (11.2, B-167).
func (b *Battle) rallyPoints(side game.Side) (list []hex.Hex) {
	add := func(h hex.Hex) {
		if b.empty(h) && !b.led(h, side.Other()) && !slices.Contains(list, h) && !b.zone(h, side.Other()) {
			list = append(list, h)
		}
	}
	for i := range b.counters {
		c, u := &b.counters[i], &b.units[i]
		if c.side != side || !c.leads() || u.where != game.OnMap || b.plays(commanderRallies) && !c.commander {
			continue // B-166
		}
		if b.troop(u.at, side) == game.None {
			add(u.at)
		} else {
			eachBeside(u.at, add)
		}
	}
	return list
}

func (a Restore) check(b *Battle) *rule.Refusal {
	if b.waits(restoreStep) == nil {
		return notRallied
	}
	legal := false
	b.eachRestore(func(r Restore) { legal = legal || r == a })
	if !legal {
		return rallyWhere
	}
	return nil
}

// apply places the unit; it is no longer lost (11.2, B-171).
func (a Restore) apply(b *Battle) {
	b.steps.Pop()
	b.units[a.Unit].back = b.plays(rallyInDisorder) // B-169
	b.put(a.Unit, a.Hex)
	b.happen(eventRestored, a.Unit, "11.2")
	b.judge()
	b.nextPhase()
}
