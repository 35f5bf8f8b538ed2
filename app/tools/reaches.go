package tools

import (
	"fmt"
	"io"

	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
)

// reachEvery is how many acts lie between two comparisons of a reach with the offers, and
// reachMost how many positions each looks at.
const (
	reachEvery = 64
	reachMost  = 400
)

// checkReach compares what the counter now moving can reach, and one drawn at random, with
// what is offered step by step.
func (p *player) checkReach() error {
	g := p.session.Game
	drawn := game.ID(p.rand.IntN(g.Counters()))
	for id := range game.ID(g.Counters()) {
		if c := g.Piece(id); id != drawn && !c.Has(game.Moving) {
			continue
		}
		if err := p.reaches.Compare(g, id); err != nil {
			return fmt.Errorf("reach and offers differ: %w", err)
		}
	}
	return nil
}

// writeReaches reports how much was compared.
func writeReaches(out io.Writer, r *gametest.Reaches) {
	fmt.Fprintf(out, "  compared the reach of %d counters: %d stops, %d positions step by step; %d ways ended with dice, %d with a decision\n",
		r.Counters, r.Stops, r.Positions, r.Thrown, r.Decided)
}
