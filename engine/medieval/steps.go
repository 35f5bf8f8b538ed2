package medieval

import (
	"slices"

	"gonfalon/engine/game"
)

// step is a procedure or decision that is pending. The last of Battle.steps is at work;
// a decision that waits for a player keeps its place there until it is made.
type step struct {
	kind   stepKind
	side   game.Side // who decides
	party  int
	n      int
	banner game.ID // also the target of friendly fire
	by     game.ID // the shooter of friendly fire, the unit that may regroup
}

type stepKind uint8

const (
	joinStep    stepKind = iota // more units may join a countercharge (5.7.5)
	meetStep                    // the parties of a combat (5.1.1a)
	rollStep                    // the dice of a combat (5.1.1e)
	lossStep                    // n SP to lose (5.4.7)
	retreatStep                 // units retreat (5.4)
	shortStep                   // SP for hexes not retreated (5.4.6)
	fateStep                    // leaders with beaten units (8.2.4)
	escapeStep                  // those leaders retreat (8.2.6)
	pursuitStep                 // pursuit, or advance after elimination (5.5, 5.2.8)
	breakStep                   // scatter (5.1.1g)
	endStep                     // charge after combat (5.2.11)
	manStep                     // who fights in a crowded fortification (11.1.8)
	bowStep                     // the bow shots of janissaries (Ko-15.1.4)
	fireStep                    // shots to be settled (10.2.6)
	sufferStep                  // friendly fire finds its victim (10.2.1)
	catchStep                   // a banner needs a new holder (7.1.5)
	loyaltyStep                 // doubtful commands may go over
	regroupStep                 // a scattered unit may regroup (9.1.6)
	partStep                    // who went over leaves the hex of those who did not
)

// opens reports whether a step belongs to the opening of a phase. Each of these throws the dice
// of one test, so that what may come of it can be enumerated (dice.Spread) without those of the
// others; who has to make room meets in the new hex what any mover would.
func (k stepKind) opens() bool { return k >= loyaltyStep }

// pending is the decision that waits, nil if there is none.
//
//go:noinline
func (b *Battle) pending() *step { return b.steps.Top() }

// waits returns the pending decision if it is of this kind.
//
//go:noinline
func (b *Battle) waits(k stepKind) *step {
	if s := b.pending(); s != nil && s.kind == k {
		return s
	}
	return nil
}

// ahead reports whether a step of any of these kinds is still to be done.
func (b *Battle) ahead(kinds ...stepKind) bool {
	return slices.ContainsFunc(b.steps, func(s step) bool { return slices.Contains(kinds, s.kind) })
}

// proceed works through the steps until one needs a player, and then looks whether
// the battle is over. A phase is opened as a whole before that is looked at.
func (b *Battle) proceed() {
	for len(b.steps) > 0 && !b.over {
		opening := b.pending().kind.opens()
		if b.steps.Work(b.work) {
			break
		}
		if !opening {
			b.automaticVictory() // whose condition is met first
		}
	}
	b.automaticVictory()
}

// work does the step at an index and reports whether it waits for a player.
func (b *Battle) work(at int) (waits bool) {
	s := b.steps[at]
	switch s.kind {
	case joinStep:
		return b.joining(s)
	case meetStep:
		b.meet()
	case rollStep:
		b.rollCombat()
	case lossStep, shortStep:
		return b.losing(at)
	case retreatStep, escapeStep:
		return b.retreating(s)
	case fateStep:
		b.rollFates(s)
	case pursuitStep:
		return b.pursuing(s)
	case breakStep:
		b.breakBeaten(s)
	case endStep:
		b.endFight()
	case manStep:
		return b.manning()
	case bowStep:
		b.volley()
	case fireStep:
		return b.firing(s)
	case sufferStep:
		return b.suffering(s)
	case catchStep:
		return b.catching(s)
	case loyaltyStep:
		b.defect()
	case regroupStep:
		b.tryRegroup(s.by)
	case partStep:
		b.partWays(s.by)
	}
	return false
}
