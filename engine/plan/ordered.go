package plan

import (
	"slices"

	"gonfalon/engine/game"
)

// What is told of an act done by standing order: kinds of events that no system has.
const (
	orderedRetreat game.EventKind = "standing-retreat"
	orderedLoss    game.EventKind = "standing-loss"
	orderedStay    game.EventKind = "standing-stay"
	orderedPursuit game.EventKind = "standing-pursuit"
	orderedStand   game.EventKind = "standing-stand"
	orderedReact   game.EventKind = "standing-react"
	orderedChoice  game.EventKind = "standing-choice"
	OrderedRest    game.EventKind = "standing-rest" // those have acted whom the computer leads for the turn
)

// OrderedKinds are all kinds of events by which an act done by standing order is told.
func OrderedKinds() []game.EventKind {
	return []game.EventKind{orderedRetreat, orderedLoss, orderedStay, orderedPursuit, orderedStand, orderedReact, orderedChoice, OrderedRest}
}

// IsOrdered reports whether a kind of event is one of them.
func IsOrdered(k game.EventKind) bool { return slices.Contains(OrderedKinds(), k) }

// Told is the kind of event by which it is told that the answer is given.
func (d *Decision) Told(g game.Game) game.EventKind {
	switch game.Codes(g).VerbInfo(d.Offer.Verb).Class {
	case game.ToStay:
		return orderedStay
	case game.ToLetBe:
		return orderedStand
	}
	switch d.Kind {
	case Falling:
		return orderedRetreat
	case Losing:
		return orderedLoss
	case Pursuing:
		return orderedPursuit
	case Reacting:
		return orderedReact
	}
	return orderedChoice
}
