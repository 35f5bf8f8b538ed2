package bot

import (
	"testing"

	"gonfalon/engine/game"
)

// A race of moods takes no more than may go into a turn, and runs the best more than once.
func TestARaceOfMoodsKeepsToItsNodes(t *testing.T) {
	g := begun(t, "kulikovo-bobrok")
	p := NewPlayer(game.A, Brief{Level: Marshal, Seed: 7})
	f := p.behold(game.Look(g, game.A))
	p.mood = p.weights
	start, most := p.nodes, 0
	for _, r := range p.race(f) {
		most = max(most, r.n)
	}
	if took := p.nodes - start; took > p.allowance(f)+2*p.heat {
		t.Errorf("it took %d nodes of %d", took, p.allowance(f))
	}
	if most < 2 {
		t.Error("none ran twice")
	}
}

// Moods whose movements come to the same position run no heats against one another.
func TestMoodsThatMoveAlikeRunOnce(t *testing.T) {
	g := begun(t, "kulikovo-bobrok")
	p := NewPlayer(game.A, Brief{Level: Marshal, Seed: 7})
	f := p.behold(game.Look(g, game.A))
	p.mood = p.weights
	seen := map[uint64]bool{p.drafted(f, p.mood).place: true}
	for _, r := range p.race(f) {
		if r.n > 0 && seen[r.moves.place] {
			t.Errorf("two come to %x", r.moves.place)
		}
		seen[r.moves.place] = true
	}
	if len(seen) < 3 {
		t.Errorf("all movements came to %d positions", len(seen))
	}
}

// A draft that is played again under the same throws comes to the same position, and costs less thought.
func TestADraftIsPlayedAgainAsItIs(t *testing.T) {
	for _, id := range []string{"kulikovo-bobrok", "hastings-flight"} {
		g := begun(t, id)
		p := NewPlayer(game.A, Brief{Level: Marshal, Seed: 7})
		f := p.behold(game.Look(g, game.A))
		start := p.nodes
		d := p.drafted(f, p.weights)
		thought := p.nodes - start
		again := p.playOn(f, g.Clone(), p.mind(f, p.weights, d), 0, func(now moment) bool { return now != f.now })
		if again.Hash() != d.place {
			t.Errorf("%s: it comes to another position", id)
		}
		if took := p.nodes - start - thought; len(d.acts) == 0 || took >= thought {
			t.Errorf("%s: %d acts took %d nodes, and %d to draft", id, len(d.acts), took, thought)
		}
	}
}
