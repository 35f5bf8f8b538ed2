package bot

import (
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// What a captain thinks of reactions in a turn of the enemy is bounded, however many could react: beyond some nodes
// nothing is tried any more.
func TestReactionsOfATurnTakeFewNodes(t *testing.T) {
	g := begun(t, "legnica-henry")
	cup := dice.Seeded(1)
	var players [2]Chooser
	var minds [2]*Player
	for side := range game.NoSide {
		minds[side] = NewPlayer(side, Brief{Level: Captain, Seed: 1})
		players[side] = minds[side]
	}
	const once = 100 // a question that is asked before the nodes are spent
	for turn, _ := g.Clock(); turn < 3; turn, _ = g.Clock() {
		g.Apply(Next(g, players), &cup)
		for _, p := range minds {
			if p.reacted.nodes > mostReacting+once {
				t.Fatalf("turn %d: side %v tried reactions for %d nodes", turn, p.side, p.reacted.nodes)
			}
		}
	}
	if minds[game.B].reacted.nodes < mostReacting {
		t.Errorf("there were few to try: %d nodes", minds[game.B].reacted.nodes)
	}
}
