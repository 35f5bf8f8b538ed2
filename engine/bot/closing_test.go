package bot

import (
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// Who plays the last turns out in his mind wins more of them than who does not, from the same positions and with the
// same dice, and keeps to his nodes.
func TestTheLastTurnsArePlayedOut(t *testing.T) {
	const games = 6
	wins := [2]int{}
	for seed := range uint64(games) {
		g, side := toTheLastTurns(t, "arsuf-rearguard", seed)
		for n, turns := range []int{0, 2} {
			own := NewPlayer(side, Brief{Level: Marshal, Seed: seed})
			own.sight.ahead, own.sight.closes = 0, turns
			foe := NewPlayer(side.Other(), Brief{Level: Captain, Seed: seed})
			var players [2]Chooser
			players[side], players[side.Other()] = own, foe
			if end := toTheEnd(g.Clone(), players, seed); end.Outcome().Winner == side {
				wins[n]++
			}
			if most := turns * own.sight.closing * 2; turns > 0 && own.nodes > most {
				t.Errorf("seed %d: it took %d nodes of %d", seed, own.nodes, most)
			}
		}
	}
	if wins[1] <= wins[0] {
		t.Errorf("it wins %d of %d games, and %d without", wins[1], games, wins[0])
	}
}

// toTheLastTurns is a battle between captains as the movement of a side begins that is its last but one.
func toTheLastTurns(t *testing.T, id string, seed uint64) (g game.Game, side game.Side) {
	t.Helper()
	g = begun(t, id)
	players := [2]Chooser{NewPlayer(game.A, Brief{Level: Captain, Seed: seed}), NewPlayer(game.B, Brief{Level: Captain, Seed: seed})}
	cup := dice.Seeded(seed)
	for range longest {
		turn, phase := g.Clock()
		stage, side := game.Facts(g).Awaits()
		if turn == g.Table().Last-1 && stage == game.StageFree && side == game.Side(seed%2) && game.Facts(g).Trade(phase) == game.TradeMove {
			return g, side
		}
		g.Apply(Next(g, players), &cup)
	}
	t.Fatal("the last turns never come")
	return nil, game.NoSide
}

// toTheEnd plays a battle to its end.
func toTheEnd(g game.Game, players [2]Chooser, seed uint64) game.Game {
	cup := dice.Seeded(seed + 99)
	for g.Outcome() == nil {
		g.Apply(Next(g, players), &cup)
	}
	return g
}
