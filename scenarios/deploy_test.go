package scenarios

import (
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/medieval"
)

// arrayed is a battle whose sides have set up automatically and are ready.
func arrayed(t *testing.T, s *game.Scenario) game.Game {
	t.Helper()
	g, err := s.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range []game.Action{medieval.Deploy{Side: game.B}, medieval.Deploy{Side: game.A}, medieval.Ready{Side: game.B}, medieval.Ready{Side: game.A}} {
		if no := g.Check(a); no != nil {
			t.Fatalf("%+v: %v; still to do: %+v %+v", a, no, g.Duties(game.A), g.Duties(game.B))
		}
		g.Apply(a, dice.Script())
	}
	return g
}

func TestAutomaticSetUpLeavesNothingToDo(t *testing.T) {
	for _, s := range medievals() {
		t.Run(s.ID, func(t *testing.T) {
			g := arrayed(t, s)
			if err := g.Audit(); err != nil {
				t.Error(err)
			}
			for id := range game.ID(g.Counters()) {
				p := g.Piece(id)
				if p.Where == game.Unplaced || p.Commander == game.None {
					t.Errorf("%s is left over", g.Name(id))
				}
				if p.Rank == game.Banner && p.Where == game.OnMap && p.HeldBy == game.None {
					t.Errorf("nobody holds %s", g.Name(id))
				}
			}
		})
	}
}
