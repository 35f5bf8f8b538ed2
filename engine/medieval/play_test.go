package medieval

import (
	"math/rand/v2"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
)

// skirmish is a small battle on broken ground with everything that movement knows:
// woods, swamp, a village, a stream with a bridge, a river with a ford, a road, tired
// commands, and a regiment in ambush.
func skirmish(e *Edition) *Scenario {
	field := wilds(24, 16, 1)
	return &Scenario{
		ID: "skirmish", Edition: e, Board: field, FirstTurn: 1, LastTurn: 6,
		Options: Options{TrackBoxes: 12, MoraleBoxes: 10},
		Armies: [2]Army{
			{Key: "a", Letter: "A", Points: skirmishPoints(), Commands: []Command{
				command("ash", 3, true, Placement{Zones: []string{"north"}}, 14),
				command("oak", 2, false, Placement{Around: []Around{{hex.Must("0404"), 2}}}, 0)}},
			{Key: "b", Letter: "B", Points: skirmishPoints(), Commands: []Command{
				command("bee", 2, true, Placement{Zones: []string{"south"}}, 0),
				command("fox", 3, false, Placement{Around: []Around{{hex.Must("2008"), 0}}, Reserve: true}, 0)}},
		},
	}
}

func skirmishPoints() Points {
	return Points{Leader: 20, Banner: 10, Unit: map[string]int{"cavalry": 2, "infantry": 1}}
}

func command(key string, reach int, banner bool, p Placement, fatigue int) Command {
	return Command{Key: key, Name: key, Initial: key[:1], Range: reach, Banner: banner, Fatigue: fatigue, Setup: p, Blocks: []Block{
		{From: 1, To: 4, Kind: LightCavalry, Scores: "cavalry", SP: 2, Reduced: 1, MP: 8, Setup: p},
		{From: 5, To: 8, Kind: HeavyCavalry, Scores: "cavalry", Armour: 2, SP: 2, Reduced: 1, MP: 6, Setup: p},
		{From: 9, To: 11, Kind: Infantry, Scores: "infantry", Armour: 1, SP: 2, Reduced: 1, MP: 4, Setup: p},
		{From: 12, To: 13, Kind: Retainers, Scores: "infantry", SP: 1, MP: 4, Setup: p},
	}}
}

// wilds is a battlefield with random ground, two set-up zones and lines across it.
func wilds(columns, rows int, seed uint64) *board.Board {
	r := rand.New(rand.NewPCG(seed, 0))
	f := board.New("wilds", columns, rows)
	ground := []board.Terrain{board.Forest, board.Forest, board.Village, board.Swamp, board.Lake, board.Hill}
	for range columns * rows / 6 {
		f.SetTerrain(f.Hex(r.IntN(f.Cells())), ground[r.IntN(len(ground))])
	}
	for c := range columns {
		across := board.Stream
		if c > columns/2 {
			across = board.River
		}
		f.AddSide(hex.At(c, rows/2), hex.N, across|[]board.Side{0, board.Ford, board.Bridge}[c%3])
		f.AddSide(hex.At(c, rows/2), hex.NE, across)
	}
	for row := 1; row < rows; row++ {
		f.AddSide(hex.At(3, row), hex.N, board.Road)
		f.AddSide(hex.At(8, row), hex.NE, board.Road)
	}
	f.Zones["north"] = zone(f, 5, columns-4, 1, 4)
	f.Zones["south"] = zone(f, 5, columns-4, rows-5, rows-2)
	return f
}

func zone(f *board.Board, left, right, top, bottom int) (z board.Zone) {
	for c := left; c <= right; c++ {
		for r := top; r <= bottom; r++ {
			if h := hex.At(c, r); f.Terrain(h) != board.Lake {
				z.Hexes = append(z.Hexes, h)
			}
		}
	}
	return z
}

// begun is a skirmish whose sides have deployed.
func begun(t testing.TB, e *Edition) *Battle { return deployed(t, skirmish(e)) }

// deployed is a battle whose sides have deployed.
func deployed(t testing.TB, sc *Scenario) *Battle {
	g, err := New(sc, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := g.(*Battle)
	for _, a := range []game.Action{Deploy{game.A}, Deploy{game.B}, Ready{game.A}, Ready{game.B}} {
		if no := b.Check(a); no != nil {
			t.Fatalf("%+v: %v", a, no)
		}
		b.Apply(a, nil)
	}
	return b
}

// play does acts chosen at random until the battle ends, and shows each position to see.
func play(t testing.TB, b *Battle, seed uint64, see func(*Battle)) {
	r := rand.New(rand.NewPCG(seed, 1))
	choose := func(offers []game.Offer) game.Offer { return offers[r.IntN(len(offers))] }
	gametest.Play(t, b, seed, choose, func(game.Offer, []game.Event) { see(b) })
}
