package plan_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// A standing order is read as it was written, in a few letters; what is never written is not read.
func TestAStandingOrderIsWrittenAndRead(t *testing.T) {
	for text, want := range map[string]plan.Standing{
		"":        {},
		"1mmmmmm": plan.Usual,
		"1mdmn":   {plan.AskMatter, plan.Deputy, plan.AskMatter, plan.Never},
		"1aaad":   {plan.Reacting: plan.Deputy},
	} {
		got, ok := plan.ParseStanding(text)
		if !ok || got != want || got.String() != text {
			t.Errorf("%q is read as %v and written as %q: %v", text, got, got.String(), ok)
		}
	}
	for _, text := range []string{"m", "2m", "1", "1mma", "1x", "1mmmmmmm", "mm1"} {
		if got, ok := plan.ParseStanding(text); ok || got != (plan.Standing{}) {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}

// asked plays a battle at random and shows every question, and every reaction, before it is answered.
func asked(t *testing.T, sc *game.Scenario, seed uint64, acts int, see func(g game.Game, side game.Side, offers []game.Offer)) {
	t.Helper()
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	c := &chaos{T: t, s: game.NewSession(g, seed), rnd: rand.New(rand.NewPCG(seed, 3)), orders: acts, sight: map[string]int{}}
	for len(c.s.Steps) < acts && c.s.Game.Outcome() == nil {
		now := c.s.Game.Table()
		side, stage := c.waiting()
		if stage == game.StageFree {
			side = side.Other()
		}
		if offers := game.Look(c.s.Game, side).Offers(side, nil); now.Stage != game.StageSetUp && len(offers) > 0 {
			see(c.s.Game, side, offers)
		}
		c.play()
	}
}

// In every battle the deputy answers with something that is offered and can be done, the same each time,
// and deciding changes nothing. Every question is of a kind.
func TestTheDeputyAnswersEveryQuestion(t *testing.T) {
	kinds, listed := map[string]map[plan.Kind]int{}, map[string][]plan.Kind{}
	for i, sc := range scenarios.All() {
		if sc.Minutes > 45 && i%4 > 0 {
			continue
		}
		if kinds[sc.System] == nil {
			kinds[sc.System] = map[plan.Kind]int{}
		}
		n := 0
		g, err := sc.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		listed[sc.System] = plan.KindsOf(g, sc.Actions)
		asked(t, sc, uint64(i), 160, func(g game.Game, side game.Side, offers []game.Offer) {
			if n++; n%4 > 0 && g.Table().Stage != game.StageQuestion {
				return
			}
			before := g.Hash()
			d := plan.Usual.Decide(g, side, 0, 2)
			again := plan.Usual.Decide(g.Clone(), side, 0, 2)
			kinds[sc.System][d.Kind]++
			switch {
			case g.Hash() != before:
				t.Fatalf("%s: deciding changes the battle", sc.ID)
			case !reflect.DeepEqual(d, again):
				t.Fatalf("%s: it decides %+v, then %+v", sc.ID, d, again)
			case d.Offer.Act == nil:
				if g.Table().Stage == game.StageQuestion {
					t.Fatalf("%s: a question is left be", sc.ID)
				}
			case g.Check(d.Offer.Act) != nil || !slices.ContainsFunc(offers, func(o game.Offer) bool { return reflect.DeepEqual(o.Act, d.Offer.Act) }):
				t.Fatalf("%s: %+v is not offered", sc.ID, d.Offer)
			case d.Ask && d.Matter.Stake == plan.Nothing:
				t.Fatalf("%s: it asks though nothing depends on it", sc.ID)
			}
		})
	}
	if slices.Contains(listed["bmw"], plan.Reacting) {
		t.Error("a battle without reactions lists them")
	}
	for system, want := range map[string][]plan.Kind{
		"medieval": {plan.Falling, plan.Losing, plan.Pursuing, plan.Reacting},
		"bmw":      {plan.Falling, plan.Pursuing},
	} {
		for _, k := range want {
			if !slices.Contains(listed[system], k) {
				t.Errorf("%s: questions of kind %d are asked, and not listed: %v", system, k, listed[system])
			}
			if kinds[system][k] == 0 {
				t.Errorf("%s: no question of kind %d: %v", system, k, kinds[system])
			}
		}
	}
}

// Whoever asks everything is asked everything, who asks nothing nothing, and of what matters no more than
// so much a turn, the last of it for leaders and banners alone.
func TestWhatIsAskedIsBounded(t *testing.T) {
	everything, nothing := plan.Standing{}, plan.Standing{plan.Deputy, plan.Deputy, plan.Deputy, plan.Never, plan.Deputy, plan.Deputy}
	stakes := map[plan.Stake]int{}
	for _, id := range []string{"kulikovo-hill", "legnica-mieszko", "arsuf-rearguard"} {
		sc, err := scenarios.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(3) {
			asked(t, sc, seed, 200, func(g game.Game, side game.Side, offers []game.Offer) {
				d := plan.Usual.Decide(g, side, 0, 9)
				stakes[d.Matter.Stake]++
				last, spent := plan.Usual.Decide(g, side, 1, 2), plan.Usual.Decide(g, side, 2, 2)
				switch {
				case !everything.Decide(g, side, 9, 2).Ask || nothing.Decide(g, side, 0, 9).Ask || spent.Ask:
					t.Fatalf("%s: it asks otherwise than it is told", id)
				case last.Ask != (d.Ask && d.Matter.Stake >= plan.Banner):
					t.Fatalf("%s: with one question left it asks %v about %+v", id, last.Ask, d.Matter)
				}
			})
		}
	}
	if stakes[plan.Nothing] == 0 || stakes[plan.Chances] == 0 || stakes[plan.Unit] == 0 {
		t.Errorf("what depended on the questions: %v", stakes)
	}
}

// Who has to fall back does so away from the enemy.
func TestMenFallBackTheSafeWay(t *testing.T) {
	checked := 0
	for _, id := range []string{"kulikovo-bobrok", "arsuf-rearguard", "hastings-flight"} {
		sc, err := scenarios.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		asked(t, sc, 5, 300, func(g game.Game, side game.Side, offers []game.Offer) {
			if g.Table().Stage != game.StageQuestion {
				return
			}
			list := plan.Weigh(game.Look(g, side), side, offers)
			for i := 1; i < len(list); i++ {
				if list[i].Worth > list[i-1].Worth {
					t.Fatalf("%s: answer %d is worth %d, the one before %d", id, i, list[i].Worth, list[i-1].Worth)
				}
			}
			d := plan.Standing{plan.Deputy}.Decide(g, side, 0, 0)
			if d.Kind != plan.Falling || d.Ask || len(d.Offer.Way) == 0 {
				return
			}
			checked++
			if here := g.Piece(d.Offer.Unit).Hex; beside(g, side, d.Offer) > least(g, side, offers, d.Offer.Unit)+1 {
				t.Errorf("%s: from %v it falls back to %v, beside %d enemies", id, here, d.Offer.At, beside(g, side, d.Offer))
			}
		})
	}
	if checked < 10 {
		t.Errorf("only %d fell back", checked)
	}
}

// beside is how many enemies stand beside the end of a way.
func beside(g game.Game, side game.Side, o game.Offer) (n int) {
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Side != side && p.Rank == game.Unit && p.Where == game.OnMap && p.Hex.Distance(o.At) == 1 {
			n++
		}
	}
	return n
}

// least is beside how few of them a counter could end that does not ride over its own.
func least(g game.Game, side game.Side, offers []game.Offer, who game.ID) int {
	best := 9
	for _, o := range offers {
		if o.Unit == who && len(o.Way) > 0 {
			best = min(best, beside(g, side, o))
		}
	}
	return best
}
