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

// A ride that wins at once is advised, though nobody can move after it: first of all in three of four
// positions, and left out only where others than those whom the captain picked could ride.
func TestTheMoveThatWinsIsAdvised(t *testing.T) {
	found, first, left := 0, 0, 0
	for _, id := range []string{"kulikovo-hill", "legnica-smoke", "legnica-mieszko"} {
		for seed := range uint64(20) {
			sc, g := battle(t, id)
			players := [2]bot.Chooser{}
			for s := range players {
				players[s] = bot.NewPlayer(game.Side(s), bot.Brief{Level: bot.Squire, Posture: sc.Posture[s], Seed: seed})
			}
			for cup := dice.Seeded(seed); g.Outcome() == nil; g.Apply(bot.Next(g, players), &cup) {
				if !winning(g) {
					continue
				}
				found++
				switch plans := counsel(g, sc, 1, 1<<20, all(g), true); slices.IndexFunc(plans, func(p bot.Plan) bool { return wins(g, p) }) {
				case 0:
					first++
				case -1:
					left++
				}
			}
		}
	}
	if found < 10 || 4*first < 3*found || 10*left > found*2 {
		t.Errorf("of %d positions in which a ride wins, it is the first plan in %d and none in %d", found, first, left)
	}
}

// winning reports whether a counter of the side to move can win at once, without dice.
func winning(g game.Game) bool {
	facts := game.Facts(g)
	stage, side := facts.Awaits()
	if _, phase := g.Clock(); stage != game.StageFree || facts.Trade(phase) != game.TradeMove {
		return false
	}
	return slices.ContainsFunc(g.Offers(side, nil), func(o game.Offer) bool {
		return o.Unit != game.None && wins(g, bot.Plan{Parts: []bot.Part{{Acts: []game.Action{o.Act}}}})
	})
}

// wins reports whether a plan ends a battle, won for whoever is to move, and without dice.
func wins(g game.Game, p bot.Plan) bool {
	_, side := game.Facts(g).Awaits()
	now, cup := g.Clone(), &dice.Lucky{}
	for _, part := range p.Parts {
		for _, a := range part.Acts {
			now.Apply(a, cup)
		}
	}
	end := now.Outcome()
	return len(cup.Dice) == 0 && end != nil && end.Winner == side
}
