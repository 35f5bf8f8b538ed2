package tools

import (
	"testing"

	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// A page is easier to beat than a squire, and does not lose by itself.
func TestAPageIsEasierThanASquire(t *testing.T) {
	t.Parallel()
	const games = 24
	won, of := 0, 0
	for _, sc := range scenarios.All() {
		if !sc.Short() {
			continue
		}
		for seed := range games {
			side := game.Side(seed % 2)
			m := match{sc: sc, seed: 300 + uint64(seed/2), names: [2]string{"page", "squire"}, swap: side == game.B}
			if err := m.play(); err != nil {
				t.Fatal(err)
			}
			of++
			if m.outcome.Winner == side {
				won++
			}
		}
	}
	t.Logf("a page wins %d of %d games against a squire", won, of)
	if 100*won > 45*of || 100*won < 15*of {
		t.Errorf("a page wins %d of %d games against a squire", won, of)
	}
}
