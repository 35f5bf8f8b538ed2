package plan_test

import (
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
)

// A plan that somebody else has made is like one of one's own: where everybody ends, and its acts, which
// can be done. It ends before what cannot be done, and changes nothing.
func TestAPlanThatIsGiven(t *testing.T) {
	g := position(t, three)
	own := march(t, g, plan.March{To: hex.Must("0507")}, "k1", "k2", "k3")
	var parts []plan.Part
	for _, m := range own.Moves {
		parts = append(parts, plan.Part{Unit: m.Unit, Acts: m.Acts})
	}
	before := g.Hash()
	p := plan.Given(g, game.A, parts)
	ends(t, g, p, "k1", "0507", plan.Arrives, "")
	ends(t, g, p, "k2", "0608", plan.Arrives, "")
	ends(t, g, p, "k3", "0508", plan.Arrives, "")
	if p.Head != own.Head || p.Moving() != 3 || p.After.Hash() != own.After.Hash() {
		t.Errorf("it is led by %d and %d move", p.Head, p.Moving())
	}
	if g.Hash() != before {
		t.Error("to plan changed the battle")
	}
	if p := plan.Given(g, game.A, append(parts[:1], parts[0])); len(p.Moves) != 1 {
		t.Errorf("%d moves of which one can be done", len(p.Moves))
	}
	s := game.NewSession(g, 1)
	if stop := plan.Execute(p, s).Run(s); stop != nil || s.Game.Hash() != p.After.Hash() {
		t.Errorf("it stops: %+v", stop)
	}
}
