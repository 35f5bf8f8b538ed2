package bmw

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
)

func TestPlannersAreToldTheTruth(t *testing.T) {
	attacks := 0
	for seed := range uint64(3) {
		var was game.Game
		acts := 0
		play(t, seed, func(b *Battle, _ []game.Event) {
			if acts%10 == 0 {
				was = b.Clone()
			}
			acts++
			if err := gametest.CheckDiffers(was, b); err != nil {
				t.Fatalf("turn %d: %v", b.turn, err)
			}
			n, err := gametest.CheckFacts(b)
			if attacks += n; err != nil {
				t.Fatalf("turn %d: %v", b.turn, err)
			}
		})
	}
	if attacks < 20 {
		t.Errorf("only %d attacks were compared", attacks)
	}
}

func TestAimsAreTheGoalsOfASide(t *testing.T) {
	sc := skirmish()
	sc.Armies[game.A].Goals = []Goal{{Kind: Hold, Points: 7, Denied: 2, Hexes: []hex.Hex{hex.Must("0303")}}, {Kind: Rows, Points: 1, Rows: 1}}
	g, err := New(sc, nil)
	if err != nil {
		t.Fatal(err)
	}
	aims := game.Facts(g).Aims(game.A)
	if len(aims) != 2 || aims[0].Kind != game.AimHold || aims[0].Points != 7 || aims[0].Denied != 2 || len(aims[0].Units) > 0 {
		t.Fatalf("the aims are %+v", aims)
	}
	rows := aims[1]
	low := func(h hex.Hex) bool { return h.Row() > 1 }
	if rows.Kind != game.AimReach || len(rows.Units) == 0 || len(rows.Hexes) == 0 || slices.ContainsFunc(rows.Hexes, low) {
		t.Errorf("the rows are %+v", rows)
	}
	for _, id := range rows.Units {
		if c := g.Piece(id); c.Side != game.A || c.Rank != game.Unit {
			t.Errorf("%s is to be there", g.Name(id))
		}
	}
}

// A leader helps the unit beneath him, and nobody beside it (10.2).
func TestWhoIsLed(t *testing.T) {
	g, err := labPosition(t, `map 8x8
phase A movement
leader A lech at 0303 value 2
unit A k1 foot at 0303
unit A k2 foot at 0304
unit B p1 foot at 0606`)
	if err != nil {
		t.Fatal(err)
	}
	for id := range game.ID(g.Counters()) {
		if led := game.Facts(g).Led(id); led != (g.Name(id) == "k1") {
			t.Errorf("%s: led %v", g.Name(id), led)
		}
	}
}

// What blocks a line is named: ground that is not clear, or the hex before which there is water (6.4, B-232).
func TestSightNamesWhatBlocksIt(t *testing.T) {
	sc := skirmish()
	g, err := New(sc, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := g.(*Battle)
	blocked := 0
	for cell := range b.board.Cells() {
		from := b.board.Hex(cell)
		for _, to := range from.Disc(4) {
			if !b.board.On(to) || !b.board.On(from) {
				continue
			}
			h, free := b.Sight(from, to)
			if free == (from != to && b.blocked(from, to)) {
				t.Fatalf("%v to %v: free %t", from, to, free)
			}
			if !free {
				blocked++
				if h == from || from.Distance(h) > from.Distance(to) {
					t.Errorf("%v to %v is blocked by %v", from, to, h)
				}
			}
		}
	}
	if blocked == 0 {
		t.Error("no line is blocked")
	}
}

// Onset is 1 for heavy cavalry that comes over clear ground to an enemy in its next turn, whoever moves now, and nought
// for all others (9.6).
func TestOnsetIsWhoCouldCharge(t *testing.T) {
	b, err := labPosition(t, `system bmw
edition bmw
map 16x16
phase B movement
unit A heavy heavy-horse at 0810
unit A foot foot at 0808
unit B mark foot at 0807`)
	if err != nil {
		t.Fatal(err)
	}
	before, want := b.Hash(), map[string]int{"heavy": 1}
	for id := range game.ID(b.Counters()) {
		if n := b.Onset(id, hex.Must("0807")); n != want[b.Name(id)] {
			t.Errorf("%s: %d", b.Name(id), n)
		}
	}
	if b.Hash() != before {
		t.Error("to ask changes the position")
	}
}
