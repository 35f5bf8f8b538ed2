package post

import (
	"math/rand/v2"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// wander plays a battle at random for some acts, often those of war, and shows each position before the next act.
func wander(t *testing.T, sc *game.Scenario, seed uint64, most int, see func(g game.Game, next game.Offer)) {
	t.Helper()
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	r, cup := rand.New(rand.NewPCG(seed, 59)), dice.Seeded(seed)
	for n := 0; n < most && g.Outcome() == nil; n++ {
		offers := g.Offers(game.B, g.Offers(game.A, nil))
		pick := offers[r.IntN(len(offers))]
		if pick.Verb == game.VerbEndPhase {
			pick = offers[r.IntN(len(offers))]
		}
		warlike := r.IntN(2) == 0
		for _, o := range offers {
			switch o.Verb {
			case game.VerbDeploy, game.VerbReady:
				pick = o
			case game.VerbAttack, game.VerbShoot:
				if warlike {
					pick = o
				}
			}
		}
		see(g, pick)
		g.Apply(pick.Act, &cup)
	}
}

// Whatever a side is offered is its own act, and the other cannot send it.
func TestActorIsWhoIsOffered(t *testing.T) {
	for i, sc := range scenarios.All() {
		seen := map[string]bool{}
		wander(t, sc, uint64(i), often(400, 3000), func(g game.Game, _ game.Offer) {
			for side := game.A; side <= game.B; side++ {
				for _, o := range g.Offers(side, nil) {
					if by := actor(g, o.Act); by != side && !seen[o.Act.Do()] {
						seen[o.Act.Do()] = true
						t.Errorf("%s: side %d is offered %+v, which is side %d's", sc.ID, side, o.Act, by)
					}
				}
			}
		})
	}
}
