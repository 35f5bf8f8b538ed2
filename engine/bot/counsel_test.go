package bot_test

import (
	"fmt"
	"slices"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// advised are battles of both systems at their beginning, and the plans for the side to move.
var advised = []string{"kulikovo-ambush", "hastings", "kulikovo-field"}

// opened is a battle whose armies stand where they stood, with the first side to move.
func opened(t *testing.T, id string) (game.Game, *game.Scenario) {
	t.Helper()
	sc, g := battle(t, id)
	players := [2]bot.Chooser{bot.NewSimple(game.A, bot.Orders{}, 1), bot.NewSimple(game.B, bot.Orders{}, 2)}
	cup := dice.Seeded(5)
	for range 400 {
		facts := game.Facts(g)
		if stage, _ := facts.Awaits(); stage == game.StageFree {
			if _, phase := g.Clock(); facts.Trade(phase) == game.TradeMove {
				return g, sc
			}
		}
		g.Apply(bot.Next(g, players), &cup)
	}
	t.Fatal("nobody comes to move")
	return nil, nil
}

// counsel is what a captain advises somebody to do with some counters, thinking so many nodes at a time.
func counsel(g game.Game, sc *game.Scenario, seed uint64, nodes int, units []game.ID, pick bool) []bot.Plan {
	_, side := game.Facts(g).Awaits()
	p := bot.NewPlayer(side, bot.Brief{Level: bot.Captain, Posture: sc.Posture[side], Seed: seed})
	p.Advise(g, units, pick)
	for !p.Think(nodes) {
	}
	return p.Plans()
}

// all are the counters of the side to move.
func all(g game.Game) (ids []game.ID) {
	_, side := game.Facts(g).Awaits()
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Side == side && p.Where == game.OnMap && p.Rank != game.Banner {
			ids = append(ids, id)
		}
	}
	return ids
}

func TestEveryActOfACounselIsAccepted(t *testing.T) {
	for _, id := range advised {
		g, sc := opened(t, id)
		before := g.Hash()
		plans := counsel(g, sc, 1, 1000, all(g), true)
		if len(plans) < 2 || len(plans) > 3 {
			t.Errorf("%s: %d plans", id, len(plans))
		}
		for n, plan := range plans {
			now, cup := g.Clone(), dice.Seeded(3)
			for _, part := range plan.Parts {
				for _, a := range part.Acts {
					if no := now.Check(a); no != nil {
						t.Fatalf("%s, plan %d, %s: %v", id, n, g.Name(part.Unit), no)
					}
					now.Apply(a, &cup)
				}
			}
		}
		if g.Hash() != before {
			t.Errorf("%s: to be advised changed the battle", id)
		}
	}
}

func TestNoTwoPlansAreAlikeAndAllAreForThoseAskedAbout(t *testing.T) {
	for _, id := range advised {
		g, sc := opened(t, id)
		some := all(g)
		one := some[slices.IndexFunc(some, func(id game.ID) bool { return g.Piece(id).Rank == game.Unit && g.Reach(id) != nil })]
		for _, units := range [][]game.ID{{one}, some[:6]} {
			seen := map[string]bool{}
			for _, plan := range counsel(g, sc, 1, 1000, units, false) {
				key := ""
				for _, part := range plan.Parts {
					if !slices.Contains(units, part.Unit) {
						t.Errorf("%s: %s was not asked about", id, g.Name(part.Unit))
					}
					key += fmt.Sprint(part.Unit, part.At, part.Why, ";")
				}
				if seen[key] {
					t.Errorf("%s: %s twice", id, key)
				}
				seen[key] = true
			}
		}
	}
}

func TestTheSameSeedGivesTheSameCounselHoweverTheThinkingIsCut(t *testing.T) {
	for _, id := range advised {
		g, sc := opened(t, id)
		whole := fmt.Sprintf("%+v", counsel(g, sc, 9, 1<<30, all(g), true))
		if cut := fmt.Sprintf("%+v", counsel(g, sc, 9, 1, all(g), true)); cut != whole {
			t.Errorf("%s: whole %.300s\ncut %.300s", id, whole, cut)
		}
	}
}
