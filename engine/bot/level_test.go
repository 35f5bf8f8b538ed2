package bot

import (
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// Who leads in good order has more of his men within reach of their leaders at the ends of his turns. Who
// leads a part of an army for somebody weighs as usual, and so do all where turns are few or none is
// the last.
func TestGoodOrderKeepsMenNearTheirLeaders(t *testing.T) {
	orderly, bold := inCommand(t, true), inCommand(t, false)
	if orderly < bold+15 {
		t.Errorf("%d of a hundred are in command, and %d of who does not care", orderly, bold)
	}
	for battle, b := range map[string]Brief{
		"kulikovo-ambush": {Level: Captain, Wards: []Ward{{}}}, // a part of an army
		"kulikovo-bobrok": {Level: Captain},                    // a few turns
		"kosovo-milos":    {Level: Captain},                    // over at a lead
	} {
		p := NewPlayer(game.A, b)
		if f := p.look(game.Look(begun(t, battle), game.A)); *f.w != *Usual() {
			t.Errorf("%s: it weighs otherwise than usual", battle)
		}
	}
}

// inCommand is how many units of side A, of a hundred, are in the range of their leaders at the ends of
// its first turns.
func inCommand(t *testing.T, orderly bool) int {
	t.Helper()
	g, cup := begun(t, "kulikovo-ambush"), dice.Seeded(3)
	p := NewPlayer(game.A, Brief{Level: Captain, Seed: 3})
	p.sight.orderly = orderly
	players := [2]Chooser{p, NewPlayer(game.B, Brief{Level: Knight, Seed: 3})}
	in, of := 0, 0
	first, _ := g.Clock()
	for last := first; last < first+5; {
		a := Next(g, players)
		if a == nil {
			t.Fatal("it stalls")
		}
		g.Apply(a, &cup)
		turn, _ := g.Clock()
		if turn == last {
			continue
		}
		last = turn
		for id := range game.ID(g.Counters()) {
			c := g.Piece(id)
			if c.Side != game.A || c.Rank != game.Unit || c.Where != game.OnMap || c.Commander == game.None {
				continue
			}
			if of++; c.Hex.Distance(g.Piece(c.Commander).Hex) <= g.Piece(c.Commander).Range {
				in++
			}
		}
	}
	return 100 * in / max(1, of)
}
