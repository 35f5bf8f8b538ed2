package medieval

import (
	"math/rand/v2"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
)

// woodland is a bombardment in which each side has a regiment in ambush besides its pits.
func woodland(e *Edition) *Scenario {
	sc := bombardment(e)
	for side, names := range [2][]string{{"0208", "0209", "0308", "0309", "0409", "0408", "0507"}, {"1908", "1909", "2008", "2009", "2107", "2108"}} {
		for _, h := range names {
			sc.Board.SetTerrain(hex.Must(h), board.Forest)
		}
		lurkers := command([]string{"yew", "elm"}[side], 2, false, Placement{Secret: 3, Around: []Around{{hex.Must(names[0]), 0}}}, 0)
		sc.Armies[side].Commands = append(sc.Armies[side].Commands, lurkers)
	}
	return sc
}

// What a side sees, and what it may do, depends on nothing that the other hides; and what it
// sees it may do, it may do.
func TestNobodySeesWhatTheOtherHides(t *testing.T) {
	for _, e := range Editions {
		t.Run(e.Key, func(t *testing.T) {
			var eyes gametest.Eyes
			for seed := range uint64(2) {
				g, err := New(woodland(e), nil)
				if err != nil {
					t.Fatal(err)
				}
				watch(t, &eyes, g, seed)
			}
			if eyes.Compared < 100 {
				t.Errorf("only %d positions were compared", eyes.Compared)
			}
		})
	}
}

// watch plays a battle at random and looks at every fortieth position
// through the eyes of both sides.
func watch(t *testing.T, eyes *gametest.Eyes, g game.Game, seed uint64) {
	r, n := rand.New(rand.NewPCG(seed, 3)), 0
	choose := func(offers []game.Offer) game.Offer {
		for _, o := range offers {
			if (o.Verb == game.VerbDeploy || o.Verb == game.VerbReady) && r.IntN(8) == 0 {
				return o
			}
		}
		o := offers[r.IntN(len(offers))]
		if o.Verb == game.VerbEndPhase {
			o = offers[r.IntN(len(offers))]
		}
		return o
	}
	gametest.Play(t, g, seed, choose, func(did game.Offer, _ []game.Event) {
		if n++; n%40 == 0 {
			if err := eyes.Look(g, n); err != nil {
				t.Fatalf("seed %d, act %d, after %+v: %v", seed, n, did.Act, err)
			}
		}
	})
}

// Whoever plans a move beside a regiment in hiding learns nothing; its owner, and whoever
// rides there, does.
func TestAPlanDoesNotBetrayTheAmbush(t *testing.T) {
	g := labPosition(t, `map 20x14
terrain forest 0605 0606 0607 0706
leader A mamaj at 1212
unit A k1 cavalry at 0403 facing S
leader B bobrok hiding 0605
unit B c1 cavalry hiding 0605
leader B dymitr at 1413
phase A cavalry-movement`)
	rider, lurker := idOf(t, g.(*Battle), "k1"), idOf(t, g.(*Battle), "c1")
	way := []game.Action{Begin{rider}, Advance{rider, hex.Must("0404"), Gain, false}, Wheel{rider, hex.SE}, Advance{rider, hex.Must("0504"), Gain, false}}
	for _, tt := range []struct {
		by     game.Side
		lurker hex.Hex
		rider  game.Where
	}{
		{game.A, game.Nowhere, game.OnMap},
		{game.NoSide, game.Nowhere, game.OnMap},
		{game.B, hex.Must("0605"), game.Scattered},
	} {
		v := game.Look(g, tt.by)
		w := v.Glimpse(rider, way, game.UntilEnd)
		if at := v.Piece(lurker).Hex; at != tt.lurker || w.Refused != nil || w.Done != len(way) || w.End.Where != tt.rider {
			t.Errorf("side %d sees the regiment at %v, and the rider end in place %d: %v", tt.by, at, w.End.Where, w.Refused)
		}
	}
	for _, a := range way {
		if no := g.Check(a); no != nil {
			t.Fatalf("%+v is refused in truth: %v", a, no)
		}
		g.Apply(a, nil)
	}
	if g.Piece(rider).Where != game.Scattered || game.Look(g, game.A).Piece(lurker).Hex != hex.Must("0605") {
		t.Error("the ambush was not sprung, or its place is still unknown")
	}
}
