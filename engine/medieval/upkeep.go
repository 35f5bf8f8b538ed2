package medieval

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// What the end of a phase may bring by itself: the throws with which the next one opens.

// phaseForecast lists the tests that follow the end of a phase, nil when nothing is thrown. It
// opens the next phase on a copy on which none of them comes off, so that none adds or spares
// another.
func (b *Battle) phaseForecast() *game.Odds {
	if b.Check(EndPhase{}) != nil {
		return nil
	}
	c, o := b.clone(), &game.Odds{}
	c.Apply(EndPhase{}, &dice.Luckless{Tell: func(t dice.Test) {
		o.Risks = append(o.Risks, c.upkeepRisks(t)...)
	}})
	if len(o.Risks) == 0 {
		return nil
	}
	return o
}

// upkeepRisks is what the test of the step at work may do: regroup its unit (9.1.6), or take all
// doubtful leaders over with one die.
func (b *Battle) upkeepRisks(t dice.Test) (list []game.Risk) {
	ways, of := t.Passes()
	s := b.pending()
	if s.kind == regroupStep {
		return []game.Risk{{Unit: s.by, Code: "may-regroup", Ways: ways, Of: of, Ref: "9.1.6"}}
	}
	for _, l := range b.wavering() {
		list = append(list, game.Risk{Unit: l, Code: "may-go-over", Ways: ways, Of: of, Ref: "R-393"})
	}
	return list
}
