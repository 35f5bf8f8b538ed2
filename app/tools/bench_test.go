package tools

import (
	"testing"

	"gonfalon/scenarios"
)

// BenchmarkSelfPlay plays whole games of the first battle, with the offers of both
// sides listed before every act.
func BenchmarkSelfPlay(b *testing.B) {
	sc := scenarios.All()[0]
	acts, offers := 0, 0
	for seed := uint64(1); b.Loop(); seed++ {
		r := new(settings).play(sc, seed)
		if r.wrong != nil {
			b.Fatal(r.wrong)
		}
		acts, offers = acts+r.acts, offers+r.offers
	}
	b.ReportMetric(float64(acts)/b.Elapsed().Seconds(), "acts/s")
	b.ReportMetric(float64(offers)/b.Elapsed().Seconds(), "offers/s")
}
