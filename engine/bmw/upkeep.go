package bmw

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// What the end of a phase may bring by itself: the throws that come before somebody has a choice
// again.

// phaseForecast lists the tests that follow the end of a phase, nil when nothing is thrown. It
// goes on on a copy on which none of them comes off, so that none adds or spares another.
func (b *Battle) phaseForecast() *game.Odds {
	if b.Check(EndPhase{}) != nil {
		return nil
	}
	c, o := b.clone(), &game.Odds{}
	c.Apply(EndPhase{}, &dice.Luckless{Tell: func(t dice.Test) {
		o.Risks = append(o.Risks, c.upkeepRisk(t))
	}})
	if len(o.Risks) == 0 {
		return nil
	}
	return o
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
