package scenarios

import (
	"math/rand/v2"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// BenchmarkOpen opens the record of a game played at random, of 2,758 acts if it lasts so long.
func BenchmarkOpen(b *testing.B) {
	for _, id := range []string{"kulikovo-ambush", "grunwald-clash", "hastings"} {
		b.Run(id, func(b *testing.B) {
			sc, err := Find(id)
			if err != nil {
				b.Fatal(err)
			}
			data := save.Write(sc, nil, wandered(b, id, 2758))
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
		})
	}
}

// wandered is a game played at random for so many acts, or to its end.
func wandered(b testing.TB, id string, acts int) *game.Session {
	s, draw := game.NewSession(fresh(b, id), 1), rand.New(rand.NewPCG(1, 2))
	for len(s.Steps) < acts && s.Game.Outcome() == nil {
		offers := s.Game.Offers(game.B, s.Game.Offers(game.A, nil))
		s.Do(offers[draw.IntN(len(offers))].Act)
	}
	return s
}
