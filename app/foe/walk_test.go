package foe

import (
	"slices"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// informed is a game that says what its phases are for.
type informed interface {
	game.Game
	game.Informed
}

// walled is a game in which nobody leaves a hex.
type walled struct {
	informed
	at hex.Hex
}

func (w walled) Reach(id game.ID) *game.Reach {
	if w.Piece(id).Hex == w.at {
		return nil
	}
	return w.informed.Reach(id)
}

// A hex that nobody can leave is told, if others of the same corps can move; one that somebody left is not.
func TestHexesThatNobodyCanLeaveAreTold(t *testing.T) {
	sc, err := scenarios.Find("kulikovo-bobrok")
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	var cup dice.Seeded
	players := [2]bot.Chooser{}
	for s := range players {
		players[s] = bot.NewPlayer(game.Side(s), brief(sc, game.Side(s), bot.Level(0), 1))
	}
	for g.Table().Stage == game.StageSetUp {
		g.Apply(bot.Next(g, players), &cup)
	}
	for g.Outcome() == nil {
		var open, shut walk
		open.look(g)
		left, held := open.told()
		if len(held) > 0 {
			t.Fatalf("%v cannot be left", held)
		}
		if at, ok := loner(g, left); ok {
			shut.look(walled{g.(informed), at})
			left, held = shut.told()
			if slices.Contains(left, at.String()) {
				t.Fatalf("walled in at %v: %v can be left", at, left)
			}
			if slices.Equal(held, []string{at.String()}) {
				return
			}
		}
		g.Apply(bot.Next(g, players), &cup)
	}
	t.Error("nobody who was walled in was told in a whole game")
}

// loner is one of some hexes beside which nobody stands.
func loner(g game.Game, hexes []string) (hex.Hex, bool) {
	taken := map[hex.Hex]bool{}
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Where == game.OnMap && p.Rank == game.Unit {
			taken[p.Hex] = true
		}
	}
	for _, text := range hexes {
		if h := hex.Must(text); !beset(h, nearEnemy, taken) {
			return h, true
		}
	}
	return hex.Hex{}, false
}
