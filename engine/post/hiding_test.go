package post

import (
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/scenarios"
)

// 33: the hash of a letter is the same wherever somebody hides.
func TestHashIsBlind(t *testing.T) {
	compared := 0
	for i, sc := range scenarios.All() {
		n := 0
		wander(t, sc, uint64(i)+400, 600, func(g game.Game, _ game.Offer) {
			s, hides := g.(gametest.Shuffler)
			if n++; !hides || n%3 != 0 {
				return
			}
			for side := game.A; side <= game.B; side++ {
				for _, other := range s.Shuffle(side, n) {
					if compared++; other.Seen(game.NoSide).Hash() != g.Seen(game.NoSide).Hash() {
						t.Fatalf("%s: the hash tells where somebody hides", sc.ID)
					}
				}
			}
		})
	}
	if compared < 100 {
		t.Errorf("only %d positions were compared", compared)
	}
}

// An act that hides somebody where its owner likes does not go in a letter, of either side.
func TestHidingIsRefused(t *testing.T) {
	found := 0
	for i, sc := range scenarios.All() {
		g, err := sc.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		if !hasSecrets(g) {
			continue
		}
		for seed := range uint64(6) {
			p := newPair(t, sc, 10*seed+uint64(i), game.Side(seed%2), ThrowByLetter)
			p.most = 12
			p.play()
			found += p.hidden
		}
	}
	if found == 0 {
		t.Error("nobody tried to hide")
	}
}
