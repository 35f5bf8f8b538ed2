// The race detector throws used memory away to find races, so nothing can be counted under it.
//go:build !race

package scenarios

import (
	"testing"

	"gonfalon/engine/game"
)

// A reach allocates what it answers with and no more, however many hexes it looks at.
func TestAReachAllocatesNothingPerHex(t *testing.T) {
	const most = 24
	for _, id := range []string{"kulikovo-ambush", "arsuf"} {
		g := begun(t, id)
		for i := range g.Counters() {
			unit := game.ID(i)
			r := g.Reach(unit)
			if r == nil || len(r.Stops) < 2*most {
				continue
			}
			if n := testing.AllocsPerRun(5, func() { g.Reach(unit) }); n > most {
				t.Errorf("%s: the reach of %s, with %d stops, allocates %v times", id, g.Name(unit), len(r.Stops), n)
			}
		}
	}
}

// A hash allocates nothing.
func TestAHashAllocatesNothing(t *testing.T) {
	for _, sc := range All() {
		g := begun(t, sc.ID)
		if n := testing.AllocsPerRun(5, func() { g.Hash() }); n > 0 {
			t.Errorf("%s: a hash allocates %v times", sc.ID, n)
		}
	}
}
