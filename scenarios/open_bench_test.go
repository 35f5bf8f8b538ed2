package scenarios

import (
	"math/rand/v2"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// BenchmarkOpen opens the record of a whole game, played at random after the automatic set-up.
func BenchmarkOpen(b *testing.B) {
	for _, id := range []string{"kulikovo-ambush", "grunwald-clash"} {
		b.Run(id, func(b *testing.B) {
			sc, err := Find(id)
			if err != nil {
				b.Fatal(err)
			}
			s := wandered(b, id)
			data := save.Write(sc, nil, s)
			b.ReportAllocs()
			for b.Loop() {
				rec, err := save.Read(data, Find)
				if err != nil {
					b.Fatal(err)
				}
				if _, trouble := save.Open(rec, Find); trouble != nil {
					b.Fatal(trouble)
				}
			}
			b.ReportMetric(float64(len(s.Steps)), "acts")
		})
	}
}

// wandered is a game played at random to its end after the automatic set-up.
func wandered(b testing.TB, id string) *game.Session {
	s, draw := setUp(b, id), rand.New(rand.NewPCG(1, 2))
	for s.Game.Outcome() == nil {
		offers := s.Game.Offers(game.B, s.Game.Offers(game.A, nil))
		s.Do(offers[draw.IntN(len(offers))].Act)
	}
	return s
}
