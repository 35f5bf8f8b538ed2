package puzzle

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// Foresee does an act of a plan as its further acts reckon with it: all turns out well, but a shot does no harm,
// as what is planned to come after it is for the case that somebody is still there to be struck.
func Foresee(g game.Game, act game.Action) []game.Event {
	return g.Apply(act, Planned(act))
}

// Planned are the dice with which an act of a plan is done.
func Planned(act game.Action) dice.Roller {
	if Shoots(act) {
		return &likely{}
	}
	return &dice.Lucky{}
}

// Shoots reports whether an act is a shot.
func Shoots(act game.Action) bool { return act.Do() == string(game.VerbShoot) }

// likely are dice with which a test turns out as it does more often than not.
type likely struct{ dice.Lucky }

// Announce chooses the dice of a test.
func (l *likely) Announce(t dice.Test) {
	if good, of := t.Passes(); 2*good < of {
		t.Good = ^t.Good
	}
	l.Lucky.Announce(t)
}
