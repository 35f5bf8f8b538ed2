package puzzle

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Aim is what the side that solves wants of an enemy counter.
type Aim struct {
	Kind AimKind
	Unit string // as the position calls it
}

// AimKind tells the aims apart.
type AimKind uint8

// The aims.
const (
	Drive  AimKind = iota // he falls back, or is gone
	Gone                  // he is dead or scattered
	Banner                // the banner falls, is taken or gone
	Leader                // the leader is dead or gone
	Hurt                  // he has lost a strength point, or is gone
)

// aims are the words for them.
var aims = []string{"drive", "gone", "banner", "leader", "hurt"}

// Word is the word for an aim in the file of a puzzle.
func (k AimKind) Word() string { return aims[k] }

// goal is an aim in a position, in which its counter has an index and a strength.
type goal struct {
	kind  AimKind
	unit  game.ID
	sp    int
	codes game.Coded
}

// reached reports whether the aim is reached in a position, or was in one of the events that led to
// it. Who leaves his hex by pursuing has not been driven off: it takes the event.
func (a *goal) reached(g game.Game, events []game.Event) bool {
	p := g.Piece(a.unit)
	switch {
	case p.Where == game.Dead || p.Where == game.Scattered || p.Where == game.Captured:
		return true
	case a.kind == Drive:
		return slices.ContainsFunc(events, a.drives)
	case a.kind == Banner:
		return p.Has(game.Fallen)
	case a.kind == Hurt:
		return p.Where == game.OnMap && p.SP < a.sp
	}
	return false
}

// drives reports whether its counter gives ground in an event.
func (a *goal) drives(e game.Event) bool {
	return a.codes.EventInfo(e.Kind).Class == game.GivingGround && (e.Unit == a.unit || slices.Contains(e.Units, a.unit))
}

// at is where the counter stands against which the last blow goes.
func (a *goal) at(g game.Game) hex.Hex { return g.Piece(a.unit).Hex }
