package bmw

import (
	"slices"

	"gonfalon/engine/game"
)

// step is a procedure or decision that is pending. The last of Battle.steps is at work;
// a decision that waits for a player keeps its place there until it is made.
type step struct {
	kind stepKind
	side game.Side // who decides, and whose units it is about
	unit game.ID   // the leader who must escape, the unit that pursues or may reorganise
	came uint8     // the direction, from 1, in which lies the hex the leader's enemy comes from; 0 without one (B-231)
}

type stepKind uint8

const (
	evadeStep    stepKind = iota // light troops retreat before combat (8.3)
	withdrawStep                 // horse archers break off (9.4)
	rollStep                     // the die of the combat (7.2)
	lossStep                     // one unit is to be eliminated (7.6)
	removeStep                   // those named are removed together (B-91)
	retreatStep                  // units retreat (7.8)
	flightStep                   // attackers fall back, beaten or feigning it (7.6, B-214)
	pursueStep                   // a unit may have to pursue (B-211)
	chaseStep                    // it pursues (B-212)
	followStep                   // one unit may advance (7.9)
	closeStep                    // charges end (9.6)
	escapeStep                   // a lone leader must retreat (10.4)
	restoreStep                  // a rallied unit is placed (11.2)
	marchStep                    // a unit goes on over the hex of a leader it drove off (B-27)

	// Each of the next three throws the dice of one test, so that what may come of it can be
	// enumerated (dice.Spread) without those of the others.
	shotStep    // a shot is settled (6.2)
	orderStep   // a unit may reorganise (11.1)
	releaseStep // heavy cavalry held back may be released (B-183)
	turnStep    // a phase ends and the next one begins (3.2)
	skipStep    // a phase without choices ends by itself (B-9)
)

// pending is the decision that waits or the throw at work, nil if there is none: while a phase
// turns nothing is.
func (b *Battle) pending() *step {
	if s := b.steps.Top(); s != nil && s.kind < turnStep {
		return s
	}
	return nil
}

// waits returns the pending decision if it is of this kind.
func (b *Battle) waits(k stepKind) *step {
	if s := b.pending(); s != nil && s.kind == k {
		return s
	}
	return nil
}

// ahead reports whether a step of a kind is still to be done.
func (b *Battle) ahead(k stepKind) bool {
	return slices.ContainsFunc(b.steps, func(s step) bool { return s.kind == k })
}

// proceed works through the steps until one needs a player, or the battle is over.
func (b *Battle) proceed() {
	for len(b.steps) > 0 && !b.over && !b.steps.Work(b.work) {
	}
	if b.over {
		b.steps, b.fight = nil, fight{}
	}
}

// work does the step at an index and reports whether it waits for a player.
func (b *Battle) work(at int) (waits bool) {
	s := b.steps[at]
	switch s.kind {
	case evadeStep, withdrawStep:
		return b.evading(s)
	case rollStep:
		b.rollCombat()
	case lossStep:
		return b.losing(s)
	case removeStep:
		b.removeLost()
	case retreatStep:
		return b.retreating(s)
	case flightStep:
		b.flight()
	case pursueStep:
		b.pursuing(s)
	case chaseStep:
		return b.chasing(s)
	case followStep:
		return b.following(s)
	case closeStep:
		b.closeFight()
	case escapeStep:
		return b.escaping(s)
	case restoreStep:
		return true
	case marchStep:
		b.marching()
	case shotStep:
		b.settleShot()
	case orderStep:
		b.tryOrder(s.unit)
	case releaseStep:
		b.release()
	case turnStep:
		b.turnPhase()
	case skipStep:
		b.skipPhase()
	}
	return false
}
