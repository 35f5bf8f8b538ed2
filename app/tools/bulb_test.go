package tools

import (
	"os"
	"strconv"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// lamps are the first and short battles, each with the side that somebody new leads there.
var lamps = map[string]game.Side{
	"kulikovo-hill": game.A, "legnica-smoke": game.A,
	"legnica-mieszko": led("legnica-mieszko", "mongols"), "kulikovo-bobrok": led("kulikovo-bobrok", "mongols"),
	"kosovo-guns": led("kosovo-guns", "ottomans"), "grunwald-smolensk": led("grunwald-smolensk", "poles"),
	"hastings-flight": led("hastings-flight", "normans"), "arsuf-rearguard": led("arsuf-rearguard", "ayyubids"),
}

// led is the side of a battle by its key.
func led(id, key string) game.Side {
	sc, err := scenarios.Find(id)
	if err != nil || sc.Sides[game.A] != key && sc.Sides[game.B] != key {
		panic("no side " + key + " in " + id)
	}
	if sc.Sides[game.A] == key {
		return game.A
	}
	return game.B
}

// lampGames is how many games are played of each. GONFALON_BULB sets it, as in
// "GONFALON_BULB=200 go test -run TestWhoFollowsTheLamp -v ./app/tools".
func lampGames() int {
	if n, err := strconv.Atoi(os.Getenv("GONFALON_BULB")); err == nil {
		return n
	}
	return 12
}

// Who does what is advised first, always, wins more games than not against a squire: of each battle, of few
// games with room for chance. How he fares against a knight is told.
func TestWhoFollowsTheLampWins(t *testing.T) {
	t.Parallel()
	games := lampGames()
	least := 55
	if games < 100 {
		least = 40
	}
	all, of := 0, 0
	for id, side := range lamps {
		sc, err := scenarios.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		for _, foe := range []string{"squire", "knight"} {
			if foe == "knight" && os.Getenv("GONFALON_BULB") == "" {
				continue
			}
			won := 0
			for seed := range games {
				m := match{sc: sc, seed: 500 + uint64(seed), names: [2]string{advised, foe}, swap: side == game.B}
				if err := m.play(); err != nil {
					t.Fatal(err)
				}
				if m.outcome.Winner == side {
					won++
				}
			}
			t.Logf("%s, side %d, against a %s: %d of %d", id, side, foe, won, games)
			if foe == "squire" {
				all, of = all+won, of+games
				if 100*won < least*games {
					t.Errorf("%s: who follows the lamp wins %d of %d games", id, won, games)
				}
			}
		}
	}
	if 100*all < 55*of {
		t.Errorf("who follows the lamp wins %d of %d games", all, of)
	}
}

// The first two battles and all short ones have a lamp.
func TestEveryShortBattleHasItsLamp(t *testing.T) {
	for _, sc := range scenarios.All() {
		if _, ok := lamps[sc.ID]; sc.Short() && !ok {
			t.Errorf("%s has none", sc.ID)
		}
	}
}
