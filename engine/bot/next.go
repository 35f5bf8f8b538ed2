package bot

import "gonfalon/engine/game"

// Chooser plays one side.
type Chooser interface {
	// Choose is what it does now; nil if it has nothing to do, or leaves a reaction be.
	Choose(game.Game) game.Action
}

// Next is what one of two players, by their sides, does now: somebody who wants to react comes
// before whoever has the move. It is nil when the game is over.
func Next(g game.Game, players [2]Chooser) game.Action {
	expect := g.Table().Expect
	game.SortBy(expect, haste)
	for _, e := range expect {
		if a := players[e.Side].Choose(g); a != nil {
			return a
		}
	}
	return nil
}

// haste is the higher, the sooner a side may act.
func haste(e game.Expect) int {
	if e.Optional {
		return 1
	}
	return 0
}
