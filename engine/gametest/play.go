package gametest

import (
	"errors"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// Play does acts until the battle ends, with the dice of a seed: each time the offer that is
// chosen among those of both sides. It fails when nobody can do anything, when an offer is
// refused and when a position is broken. Each act is shown to see, with what it
// caused. It returns how often the chances of a forecast were compared with the act itself.
func Play(t testing.TB, g game.Game, seed uint64, choose func([]game.Offer) game.Offer, see func(game.Offer, []game.Event)) (forecasts int) {
	t.Helper()
	cup := dice.Seeded(seed)
	for g.Outcome() == nil {
		offers := g.Offers(game.B, g.Offers(game.A, nil))
		if len(offers) == 0 {
			t.Fatalf("seed %d, turn %d: nobody can do anything", seed, g.Table().Turn)
		}
		for _, o := range offers {
			if no := g.Check(o.Act); no != nil {
				t.Fatalf("seed %d: offered %+v is refused: %v", seed, o.Act, no)
			}
		}
		did, faced := choose(offers), g.Table().Fight
		compared, err := CheckChances(g, did.Act)
		if err != nil {
			t.Fatalf("seed %d: forecast of %+v: %v", seed, did.Act, err)
		}
		if compared {
			forecasts++
		}
		events := g.Apply(did.Act, &cup)
		if err := errors.Join(CheckTable(g), foretold(faced, events), triedAll(events)); err != nil {
			t.Fatalf("seed %d, after %+v: %v", seed, did.Act, err)
		}
		if err := g.Audit(); err != nil {
			t.Fatalf("seed %d, after %+v: %v", seed, did.Act, err)
		}
		see(did, events)
	}
	return forecasts
}

// Fight does in a session what next says is done now, until the battle ends. It fails when that is refused.
func Fight(t testing.TB, s *game.Session, next func(game.Game) game.Action) {
	t.Helper()
	for s.Game.Outcome() == nil {
		if _, no := s.Do(next(s.Game)); no != nil {
			t.Fatal(no)
		}
	}
}
