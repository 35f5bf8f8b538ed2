package medieval

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
)

// What the end of a phase may bring by itself: the throws with which the next one opens.

// phaseForecast lists the tests that follow the end of a phase, nil when nothing is thrown.
func (b *Battle) phaseForecast() *game.Odds {
	return kit.Upkeep(b, (*Battle).clone, EndPhase{}, (*Battle).upkeepRisks)
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
