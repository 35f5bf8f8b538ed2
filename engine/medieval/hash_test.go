package medieval

import (
	"testing"

	"gonfalon/engine/gametest"
)

func TestTheHashCoversTheWholePosition(t *testing.T) {
	b := begun(t, Kulikovo)
	gametest.Hashed(t, &b.state, b.Hash, ".units", ".piles", ".outcome.Scale", ".mover.traces") // units below; the others follow from the rest
	for _, i := range []int{0, len(b.units) - 1} {
		gametest.Hashed(t, &b.units[i], b.Hash)
	}
	before, c := b.Hash(), &b.counters[0]
	c.commander++
	between := b.Hash()
	c.side = c.side.Other()
	if after := b.Hash(); between == before || after == between {
		t.Error("the sum does not change with the commander or the side of a counter")
	}
}

// A hash is taken after every act of a game and allocates nothing.
func TestTheHashAllocatesNothing(t *testing.T) {
	b := begun(t, Kulikovo)
	if n := testing.AllocsPerRun(100, func() { b.Hash() }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
