package scenarios_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/scenarios"
)

// alwaysThrown are the tests that are thrown whatever they can bring.
var alwaysThrown = []string{"combat", "regroup-test", "loyalty-test"}

// Every die of random games of every battle can change something (R-517, B-235). GONFALON_IDLE is
// how many games of each, for a longer search.
func TestEveryDieCanChangeSomething(t *testing.T) {
	games, err := strconv.Atoi(os.Getenv("GONFALON_IDLE"))
	if err != nil {
		games = 3
	}
	for _, sc := range scenarios.All() {
		t.Run(sc.ID, func(t *testing.T) {
			t.Parallel()
			thrown := map[string]int{}
			for seed := range uint64(games) {
				lookForIdle(t, sc, seed, thrown)
			}
			if t.Log(thrown); thrown["combat"] == 0 {
				t.Error("nobody fought")
			}
		})
	}
}

// lookForIdle plays a game at random, looks at every throw and counts them by what they are for.
func lookForIdle(t *testing.T, sc *game.Scenario, seed uint64, thrown map[string]int) {
	const most = 900
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	choose, cup := chooser(g, seed), dice.Seeded(seed)
	for acts := 0; acts < most && g.Outcome() == nil; acts++ {
		do, before, rec := choose(), g.Clone(), &dice.Recorder{From: &cup}
		g.Apply(do, rec)
		if len(rec.Thrown) == 0 {
			continue
		}
		for _, x := range gametest.Throws(before, do, rec.Thrown) {
			thrown[x.Test.Code]++
			if x.Idle && !excused(before, do, x.Test) {
				t.Errorf("seed %d, act %d, %s %+v: throw %d, for %s, changes nothing", seed, acts, do.Do(), do, x.Nth, x.Test.Code)
			}
		}
	}
}

// chooser chooses the acts of a game: those of the simple player, in every other game some at random
// between them.
func chooser(g game.Game, seed uint64) func() game.Action {
	players := [2]bot.Chooser{simple.New(game.A, simple.Orders{}, seed), simple.New(game.B, simple.Orders{}, seed+1)}
	r := rand.New(rand.NewPCG(seed, 11))
	return func() game.Action {
		if t := g.Table(); seed%2 == 0 || t.Stage == game.StageSetUp || r.IntN(2) == 0 {
			return bot.Next(g, players)
		}
		to := g.Offers(game.B, g.Offers(game.A, nil))
		return to[r.IntN(len(to))].Act
	}
}

// excused reports whether a throw is made although it changes nothing: by its kind, to rally, or as
// the hit roll of a shot at a hex with a leader in it.
func excused(g game.Game, do game.Action, t dice.Test) bool {
	o := g.Forecast(do)
	return slices.Contains(alwaysThrown, t.Code) || do.Do() == "rally" ||
		t.Code == "shot" && o != nil && slices.ContainsFunc(o.Risks, func(r game.Risk) bool { return r.Code == "leader-may-be-hit" })
}
