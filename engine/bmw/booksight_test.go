package bmw_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// The searches of this package's book*_test.go are written from the sentences of the book and
// the rulings, and see a battle only as its players do. What is offered must be what they
// find: a way to each end that they allow (B-107), and each way one of theirs.

// games is how many games of each battle are played; more in a long run.
var games = flag.Int("games", 1, "games of each battle to hold against the book")

// eachBattle plays the battles and the proving ground, without options, with players who seek a
// fight.
func eachBattle(t *testing.T, most int, see func(*testing.T, *gametest.Brawl, game.Offer)) {
	list, err := scenarios.Folder(os.DirFS("testdata/proving"))
	if err != nil {
		t.Fatal(err)
	}
	for _, sc := range append(list, scenarios.All()...) {
		if sc.System != "bmw" {
			continue
		}
		for seed := range uint64(*games) {
			g, err := sc.New(plain(sc))
			if err != nil {
				t.Fatal(err)
			}
			b := gametest.NewBrawl(g, seed+1, rand.New(rand.NewPCG(seed+1, 1346)))
			for acts := 0; g.Outcome() == nil && (acts < most || *games > 1); acts++ {
				did, _ := b.Act()
				if see(t, b, did); t.Failed() {
					t.Fatalf("%s, seed %d, act %d: %+v", sc.ID, seed+1, acts, did.Act)
				}
			}
		}
	}
}

// plain are the choices that put no option in force.
func plain(sc *game.Scenario) map[string]string {
	off := map[string]string{}
	for _, o := range sc.Options {
		off[o.Key] = game.OptionOff
	}
	return off
}

// field is a position as both players see it, with one unit at most in a hex (4.3).
type field struct {
	game.Game
	units map[hex.Hex]game.Piece
}

func see(g game.Game) *field {
	f := &field{g, map[hex.Hex]game.Piece{}}
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Where == game.OnMap && p.Rank == game.Unit {
			f.units[p.Hex] = p
		}
	}
	return f
}

func mounted(p game.Piece) bool {
	return slices.Contains([]string{"light-cavalry", "cavalry", "heavy-cavalry", "horse-archers"}, p.Kind)
}

// held reports whether a unit of a side stands in a hex, and free whether none does.
func (f *field) held(h hex.Hex, by game.Side) bool {
	p, ok := f.units[h]
	return ok && p.Side == by
}

func (f *field) free(h hex.Hex) bool {
	_, ok := f.units[h]
	return !ok
}

// suits reports whether the ground lets a unit go from a hex to the next: nobody over a river
// without bridge or ford (B-232), anybody else along a road (B-18); nobody into water; no train into dunes or swamp (B-236), no horse into swamp (B-21).
func (f *field) suits(p game.Piece, from, to hex.Hex) bool {
	d, near := from.Toward(to)
	if !near || !f.Board().On(to) {
		return false
	}
	switch side := f.Board().Side(from, d); {
	case side.Has(board.River) && !side.Has(board.Bridge) && !side.Has(board.Ford):
		return false
	case side.Has(board.Road):
		return true
	}
	switch f.Board().Terrain(to) {
	case board.Clear, board.Hill, board.Forest, board.RiverHex:
		return true
	case board.Dunes:
		return p.Kind != "train"
	case board.Swamp:
		return p.Kind != "train" && !mounted(p)
	}
	return false
}

// zoned reports whether a hex lies in the zone of a side: next to a unit without a dot (5.1,
// 8.1) that could step there (B-19), but for trains.
func (f *field) zoned(h hex.Hex, side game.Side) bool { return len(f.grip(h, side)) > 0 }

// grip are the units of a side in whose zone a hex lies.
func (f *field) grip(h hex.Hex, side game.Side) (list []game.Piece) {
	for d := hex.N; d <= hex.NW; d++ {
		p, ok := f.units[h.Step(d)]
		if ok && p.Side == side && p.Dot == game.NoDot && p.Kind != "train" && f.suits(p, p.Hex, h) {
			list = append(list, p)
		}
	}
	return list
}

// backTo reports whether a unit that gives way may go from a hex to the next: not onto enemies
// (4.4), not into their zones nor on ground closed to it (7.8), each hex farther from where it
// began (B-99, B-103, B-129).
func (f *field) backTo(p game.Piece, from, to hex.Hex) bool {
	foe := p.Side.Other()
	return p.Hex.Distance(to) > p.Hex.Distance(from) && f.suits(p, from, to) && !f.held(to, foe) && !f.zoned(to, foe)
}

// walks calls yield with every way whose steps are allowed; the way is good until yield
// returns, which says whether it goes on.
func walks(from hex.Hex, step func(way []hex.Hex, from, to hex.Hex) bool, yield func(way []hex.Hex) bool) {
	var way []hex.Hex
	var extend func(at hex.Hex)
	extend = func(at hex.Hex) {
		for d := hex.N; d <= hex.NW; d++ {
			if to := at.Step(d); step(way, at, to) {
				if way = append(way, to); yield(way) {
					extend(to)
				}
				way = way[:len(way)-1]
			}
		}
	}
	extend(from)
}

// offered are the ways of the offers of a verb to each counter.
func offered(g game.Game, verb game.Verb) map[game.ID][][]hex.Hex {
	by := map[game.ID][][]hex.Hex{}
	for _, o := range g.Offers(game.B, g.Offers(game.A, nil)) {
		if o.Verb == verb {
			by[o.Unit] = append(by[o.Unit], o.Way)
		}
	}
	return by
}

// sameEnds compares the ways that are offered to a unit with those that a search found.
func sameEnds(t *testing.T, p game.Piece, what string, offered, found [][]hex.Hex) {
	t.Helper()
	if a, b := ends(offered), ends(found); !slices.Equal(a, b) {
		t.Errorf("%s of %s at %v: offered to %v, the book allows %v", what, p.Label, p.Hex, a, b)
	}
	for _, w := range offered {
		if !slices.ContainsFunc(found, func(o []hex.Hex) bool { return slices.Equal(o, w) }) {
			t.Errorf("%s of %s at %v: the book does not allow the way %v", what, p.Label, p.Hex, w)
		}
	}
}

// ends are the last hexes of ways.
func ends(ways [][]hex.Hex) (out []string) {
	for _, w := range ways {
		out = append(out, fmt.Sprint(w[len(w)-1]))
	}
	slices.Sort(out)
	return slices.Compact(out)
}
