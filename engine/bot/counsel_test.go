package bot_test

import (
	"fmt"
	"slices"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// advised are battles of both systems at their beginning, and the plans for the side to move.
var advised = []string{"kulikovo-ambush", "hastings", "kulikovo-field"}

// opened is a battle whose armies stand where they stood, with the first side to move.
func opened(t *testing.T, id string) (game.Game, *game.Scenario) {
	t.Helper()
	sc, g := battle(t, id)
	players := [2]bot.Chooser{simple.New(game.A, simple.Orders{}, 1), simple.New(game.B, simple.Orders{}, 2)}
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

// A ride that wins at once is advised before all others, though nobody can move after it.
func TestTheMoveThatWinsIsAdvised(t *testing.T) {
	found, first := 0, 0
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
				if plans := counsel(g, sc, 1, 1<<20, all(g), true); len(plans) > 0 && wins(g, plans[0]) {
					first++
				}
			}
		}
	}
	if found < 10 || first < found {
		t.Errorf("of %d positions in which a ride wins, it is the first plan in %d", found, first)
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

// brief are short battles of both systems.
var brief = []string{"legnica-smoke", "legnica-mieszko", "hastings-flight"}

// eachAdvice plays short battles by squires and has every position in which somebody is free to act
// looked at with the plans for him.
func eachAdvice(t *testing.T, games uint64, look func(g game.Game, side game.Side, plans []bot.Plan)) {
	t.Helper()
	for _, id := range brief {
		for seed := range games {
			sc, g := battle(t, id)
			players := [2]bot.Chooser{}
			for s := range players {
				players[s] = bot.NewPlayer(game.Side(s), bot.Brief{Level: bot.Squire, Posture: sc.Posture[s], Seed: seed})
			}
			for cup := dice.Seeded(seed); g.Outcome() == nil; g.Apply(bot.Next(g, players), &cup) {
				if stage, side := game.Facts(g).Awaits(); stage == game.StageFree {
					look(g, side, counsel(g, sc, 1, 1<<20, all(g), true))
				}
			}
		}
	}
}

// What is advised first is no loss by its own forecast, unless it has to be done before the phase may end;
// whoever is free to act is advised something.
func TestNoLossIsAdvisedFirst(t *testing.T) {
	attacks, ends, holds := 0, 0, 0
	eachAdvice(t, 2, func(g game.Game, side game.Side, plans []bot.Plan) {
		if len(plans) == 0 {
			t.Fatalf("turn %d: nothing is advised", g.Table().Turn)
		}
		for _, p := range plans {
			if len(p.Parts) == 0 && len(p.Stays) > 0 {
				holds++
			}
		}
		first := plans[0]
		if first.Last {
			ends++
		}
		if len(first.Parts) == 0 || !first.Roll || first.Last {
			return
		}
		o := g.Forecast(first.Parts[0].Act)
		if o == nil || len(o.Chances) == 0 || len(o.Attackers) == 0 {
			return
		}
		attacks++
		may := slices.ContainsFunc(g.Offers(side, nil), func(o game.Offer) bool { return o.Verb == game.VerbEndPhase })
		if plan.Costs([]*game.Odds{o}) && may {
			t.Errorf("an attack that is a loss is advised first: %+v", o.Chances)
		}
	})
	if attacks < 20 || ends < 20 || holds < 20 {
		t.Errorf("%d attacks are advised first, to end the phase %d times, and to hold %d times", attacks, ends, holds)
	}
}

// A leader whom nobody stands with where the enemy can strike is seen: some plan moves him, or has a unit join
// him, or strikes with him in mind, in nearly all positions in which he can move.
func TestALeaderLeftAloneIsSeen(t *testing.T) {
	found, seen := 0, 0
	eachAdvice(t, 2, func(g game.Game, side game.Side, plans []bot.Plan) {
		facts := game.Facts(g)
		if _, phase := g.Clock(); facts.Trade(phase) != game.TradeMove {
			return
		}
		for _, id := range all(g) {
			l := g.Piece(id)
			if r := g.Reach(id); l.Rank != game.Leader && l.Rank != game.GrandLeader || r == nil || len(r.Stops) < 2 || !alone(g, l) {
				continue
			}
			found++
			if slices.ContainsFunc(plans, func(p bot.Plan) bool {
				return wins(g, p) || slices.ContainsFunc(p.Parts, func(x bot.Part) bool { return x.Unit == id || x.At == l.Hex })
			}) {
				seen++
			}
		}
	})
	if found < 5 || 10*seen < 8*found {
		t.Errorf("of %d leaders left alone before the enemy %d are seen", found, seen)
	}
}

// alone reports whether a leader stands with nobody next to an enemy.
func alone(g game.Game, l game.Piece) bool {
	near := false
	for id := range game.ID(g.Counters()) {
		switch p := g.Piece(id); {
		case p.Rank != game.Unit || p.Where != game.OnMap:
		case p.Side == l.Side && p.Hex == l.Hex:
			return false
		case p.Side != l.Side && p.Hex.Distance(l.Hex) <= 2:
			near = true
		}
	}
	return near
}

// A question, and the chance to react, are answered as the player would.
func TestAnswersAreAdvised(t *testing.T) {
	sc, g := battle(t, "legnica-smoke")
	players := [2]bot.Chooser{}
	for s := range players {
		players[s] = bot.NewPlayer(game.Side(s), bot.Brief{Level: bot.Captain, Posture: sc.Posture[s], Seed: 3})
	}
	questions, reactions := 0, 0
	for cup := dice.Seeded(3); g.Outcome() == nil; g.Apply(bot.Next(g, players), &cup) {
		stage, side := game.Facts(g).Awaits()
		if stage == game.StageFree {
			side = side.Other()
		}
		if stage == game.StageSetUp || len(g.Offers(side, nil)) == 0 {
			continue
		}
		p := bot.NewPlayer(side, bot.Brief{Level: bot.Captain, Posture: sc.Posture[side], Seed: 1})
		p.Advise(g, nil, true)
		p.Think(1 << 20)
		plans := p.Plans()
		if len(plans) != 1 || len(plans[0].Parts) != 1 {
			t.Fatalf("an answer is advised as %+v", plans)
		}
		act := plans[0].Parts[0].Act
		if act != nil && g.Check(act) != nil || act == nil && stage == game.StageQuestion {
			t.Errorf("an answer that is none: %+v", plans[0])
		}
		if stage == game.StageQuestion {
			questions++
		} else {
			reactions++
		}
	}
	if questions == 0 || reactions == 0 {
		t.Errorf("%d questions and %d reactions were met", questions, reactions)
	}
}

// A plan of moves, and to hold, is told as the order behind it: of somebody who takes part, about an enemy who
// can be seen or about one of their own; and who strikes is ordered to strike.
func TestPlansAreOrders(t *testing.T) {
	told, strikes := map[plan.Deed]int{}, 0
	eachAdvice(t, 2, func(g game.Game, side game.Side, plans []bot.Plan) {
		facts := game.Facts(g)
		_, phase := g.Clock()
		for _, p := range plans {
			if p.Roll || facts.Trade(phase) != game.TradeMove {
				if p.Roll && p.Task.Do != "" {
					t.Errorf("turn %d: a throw is an order: %+v", g.Table().Turn, p.Task)
				}
				continue
			}
			x := p.Task
			told[x.Do]++
			seen := game.Look(g, side)
			switch {
			case !slices.Contains(plan.ToldDeeds(), x.Do):
				t.Fatalf("turn %d: no order: %+v", g.Table().Turn, p)
			case seen.Piece(x.Who).Side != side, x.With != game.None && seen.Piece(x.With).Side != side:
				t.Errorf("turn %d: others are ordered: %+v", g.Table().Turn, x)
			case x.On != game.None && (seen.Piece(x.On).Side == side || seen.Piece(x.On).Where != game.OnMap):
				t.Errorf("turn %d: no enemy to be seen: %+v", g.Table().Turn, x)
			}
			comes := slices.ContainsFunc(p.Parts, func(x bot.Part) bool { return len(x.On) > 0 && x.Why != bot.WhyHunt })
			if comes {
				strikes++
			}
			if comes && x.Do != plan.DeedStrike || x.Do == plan.DeedStrike && x.On == game.None {
				t.Errorf("turn %d: who strikes is ordered %+v", g.Table().Turn, x)
			}
		}
	})
	if len(told) < 5 || strikes < 20 {
		t.Errorf("only these are ordered: %v; %d strikes", told, strikes)
	}
}
