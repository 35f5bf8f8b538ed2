package table

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
)

// Taps on a hex with two counters take both into an attack, then leave one, then the other, then neither; others of the
// attack stay in it.
func TestOneOfTwoCountersCanBeTakenOut(t *testing.T) {
	by, units := []game.ID{9}, []game.ID{3, 4}
	for n, want := range [][]game.ID{{9, 3, 4}, {9, 3}, {9, 4}, {9}, {9, 3, 4}} {
		if by = nextOf(by, units); !slices.Equal(by, want) {
			t.Errorf("after %d taps there are %v, want %v", n+1, by, want)
		}
	}
	if got := nextOf([]game.ID{7}, []game.ID{7}); len(got) > 0 {
		t.Errorf("one alone stays as %v", got)
	}
}
