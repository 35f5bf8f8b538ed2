package scenarios

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
)

// grounds are all battles and the proving grounds.
func grounds(t *testing.T) []*game.Scenario {
	t.Helper()
	list := All()
	for _, system := range []string{"medieval", "bmw"} {
		more, err := Folder(os.DirFS(filepath.Join("..", "engine", system, "testdata", "proving")))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list[:len(list):len(list)], more...)
	}
	return list
}

// Whatever a reach promises is offered step by step, and the other way round.
func TestReachIsWhatIsOfferedStepByStep(t *testing.T) {
	for _, sc := range grounds(t) {
		t.Run(sc.ID, func(t *testing.T) {
			reaches := gametest.Reaches{Most: 100}
			for game := range uint64(4) { // small battles are over soon
				if reaches.Stops < 50 || reaches.Positions < 50 {
					compareInGame(t, sc, &reaches, 1346+game)
				}
			}
			if reaches.Stops < 50 || reaches.Positions < 50 {
				t.Errorf("too little was compared: %+v", reaches)
			}
		})
	}
}

// compareInGame compares reaches in the course of a game.
func compareInGame(t *testing.T, sc *game.Scenario, reaches *gametest.Reaches, seed uint64) {
	t.Helper()
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	brawl := gametest.NewBrawl(g, 1, rand.New(rand.NewPCG(1, seed)))
	often, few := 100, 60
	switch {
	case g.Counters() < 20:
		often, few = 1, 1 // it is over before much can be left out
	case sc.Short():
		often, few = 10, 6
	}
	for acts := 1; g.Outcome() == nil && acts <= 900; acts++ {
		if brawl.Act(); acts%often == 0 {
			compareReaches(t, g, reaches, acts, few)
		}
	}
}

// compareReaches compares the counter that moves and of the others one in so many.
func compareReaches(t *testing.T, g game.Game, reaches *gametest.Reaches, acts, few int) {
	t.Helper()
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); !p.Has(game.Moving) && (int(id)+acts/10)%few > 0 {
			continue
		}
		if err := errors.Join(reaches.Compare(g, id), gametest.Hinders(g, id, 1013), gametest.Blows(g, id, 11)); err != nil {
			t.Errorf("after %d acts: %v", acts, err)
		}
	}
}
