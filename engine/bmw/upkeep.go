package bmw

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
)

// What the end of a phase may bring by itself: the throws that come before somebody has a choice
// again.

// phaseForecast lists the tests that follow the end of a phase, nil when nothing is thrown.
func (b *Battle) phaseForecast() *game.Odds {
	return kit.Upkeep(b, (*Battle).clone, EndPhase{}, func(c *Battle, t dice.Test) []game.Risk { return []game.Risk{c.upkeepRisk(t)} })
}

// upkeepRisk is what the test of the step at work may do: disorder the target of a shot (6.2),
// turn a unit to its front (11.1), or let a side's heavy cavalry loose (B-183).
func (b *Battle) upkeepRisk(t dice.Test) (r game.Risk) {
	r.Ways, r.Of = t.Passes()
	switch s := b.pending(); s.kind {
	case shotStep:
		r.Unit, r.Code, r.Ref = b.shots[0].at, "shot-may-hit", "6.2"
	case orderStep:
		r.Unit, r.Code, r.Ref = s.unit, "may-reorganise", "11.1"
	case releaseStep:
		r.Unit, r.Code, r.Ref = game.None, "may-be-released", "B-183"
	}
	return r
}
