package plan_test

import (
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// deployed is a battle as its first phase begins, after the automatic set-up.
func deployed(t testing.TB, id string) game.Game {
	t.Helper()
	sc, err := scenarios.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	s := game.NewSession(g, 1)
	for _, verb := range []game.Verb{game.VerbDeploy, game.VerbReady} {
		for _, side := range []game.Side{game.A, game.B} {
			for _, o := range s.Game.Offers(side, nil) {
				if o.Verb == verb {
					s.Do(o.Act)
					break
				}
			}
		}
	}
	return s.Game
}

// BenchmarkMarch plans marches of the cavalry of Grunwald, 40 and all 170, five hexes ahead and
// further than anybody comes; first is the time until twenty are planned.
func BenchmarkMarch(b *testing.B) {
	g := deployed(b, "grunwald-clash")
	var all []game.ID
	for id := range game.ID(g.Counters()) {
		if g.Piece(id).Side == game.A {
			all = append(all, id)
		}
	}
	able := plan.Ready(g, all)
	for name, x := range map[string]struct {
		n, far int
		mode   plan.Mode
	}{"40": {40, 5, plan.Keep}, "40-far": {40, 15, plan.Keep}, "170": {170, 5, plan.Keep}, "170-far": {170, 15, plan.Keep}, "170-each": {170, 15, plan.EachCan}} {
		m := plan.March{Units: able[:min(x.n, len(able))], Mode: x.mode}
		m.To = g.Piece(plan.Head(g, m.Units)).Hex
		for range x.far {
			m.To = m.To.Step(plan.Front(g, m.Units))
		}
		b.Run(name, func(b *testing.B) { bench(b, g, m, (*plan.Planner).Whole) })
		b.Run(name+"-first", func(b *testing.B) {
			bench(b, g, m, func(p *plan.Planner) *plan.Plan { p.Step(20); return &p.Plan })
		})
	}
}

func bench(b *testing.B, g game.Game, m plan.March, how func(*plan.Planner) *plan.Plan) {
	b.ReportAllocs()
	var p *plan.Plan
	for b.Loop() {
		p = how(plan.NewPlanner(g, m))
	}
	b.ReportMetric(float64(p.Count(plan.Arrives)), "arrive")
	b.ReportMetric(float64(p.Count(plan.Short)), "short")
	b.ReportMetric(float64(p.Count(plan.Stays)), "stay")
}
