package medieval

import (
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// the choice of the leader who tires is part of the position while it is open, and
// ends with the phase.
func TestTheOpenChoiceOfALeaderIsPartOfThePosition(t *testing.T) {
	b := labPosition(t, `map 12x12
phase A infantry-attack
leader A lech at 0507
leader A mieszko at 0407
unit A i1 infantry at 0505 facing N
unit B p1 infantry at 0504 facing S`).(*Battle)
	b.Apply(Attack{[]game.ID{idOf(t, b, "i1")}, b.targets(idOf(t, b, "i1"))}, dice.Script(4, 4))
	for b.pending() != nil {
		b.Apply(b.Offers(game.B, b.Offers(game.A, nil))[0].Act, dice.Script(6))
	}
	settled := b.clone()
	settled.credits = [2]credit{}
	if settled.Hash() == b.Hash() {
		t.Error("an open choice and none have one hash")
	}
	tried := b.clone()
	tried.Apply(TireLeader{idOf(t, b, "mieszko")}, dice.Script())
	if len(b.substitutes(game.A)) != 1 || len(tried.substitutes(game.A)) != 0 {
		t.Error("a choice made in a copy is made in the position itself")
	}
	b.Apply(EndPhase{}, dice.Script())
	if len(b.substitutes(game.A)) != 0 {
		t.Error("it stays open in the next phase")
	}
}
