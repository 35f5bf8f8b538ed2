package bmw

import (
	"testing"

	"gonfalon/engine/gametest"
)

func TestTheHashCoversTheWholePosition(t *testing.T) {
	b := fresh(t)
	gametest.Hashed(t, &b.state, b.Hash, ".units", ".piles", ".outcome.Scale") // units below; the others follow from the rest
	for _, i := range []int{0, len(b.units) - 1} {
		gametest.Hashed(t, &b.units[i], b.Hash)
	}
}

// A hash is taken after every act of a game and allocates nothing.
func TestTheHashAllocatesNothing(t *testing.T) {
	b := fresh(t)
	if n := testing.AllocsPerRun(100, func() { b.Hash() }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func fresh(t *testing.T) *Battle {
	g, err := New(skirmish(), all())
	if err != nil {
		t.Fatal(err)
	}
	return g.(*Battle)
}
