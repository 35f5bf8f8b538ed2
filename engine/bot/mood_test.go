package bot

import (
	"testing"

	"gonfalon/engine/game"
)

// A race of moods takes no more than half of what may go into a turn, and runs the best more than once.
func TestARaceOfMoodsKeepsToItsNodes(t *testing.T) {
	g := begun(t, "kulikovo-bobrok")
	p := NewPlayer(game.A, Brief{Level: Marshal, Seed: 7})
	f := p.behold(game.Look(g, game.A))
	p.mood = p.brief.Weights
	start, most := p.nodes, 0
	for _, r := range p.race(f) {
		most = max(most, r.n)
	}
	if took := p.nodes - start; took > p.allowance(f)/2+2*p.heat {
		t.Errorf("it took %d nodes of %d", took, p.allowance(f)/2)
	}
	if most < 2 {
		t.Error("none ran twice")
	}
}
