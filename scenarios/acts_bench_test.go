package scenarios

import (
	"math/rand/v2"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// BenchmarkActs plays each battle at random from its historical deployment, with nothing checked;
// before every act all offers of both sides are listed. Setting up is no part of it.
func BenchmarkActs(b *testing.B) {
	for _, sc := range All() {
		b.Run(sc.ID, func(b *testing.B) {
			draw := rand.New(rand.NewPCG(1, 2))
			cup := dice.Seeded(1)
			start := begun(b, sc.ID)
			g := start.Clone()
			var list []game.Offer
			offers := 0
			for b.Loop() {
				if g.Outcome() != nil {
					g = start.Clone()
				}
				list = g.Offers(game.B, g.Offers(game.A, list[:0]))
				offers += len(list)
				g.Apply(list[draw.IntN(len(list))].Act, &cup)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "acts/s")
			b.ReportMetric(float64(offers)/b.Elapsed().Seconds(), "offers/s")
		})
	}
}

// BenchmarkTry copies a battle and does one act on the copy, as everybody does who wants to know
// what would come of it.
func BenchmarkTry(b *testing.B) {
	g := deployed(b, "kulikovo-ambush")
	offers := g.Offers(game.A, nil)
	cup := dice.Seeded(1)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		g.Clone().Apply(offers[i%len(offers)].Act, &cup)
	}
}
