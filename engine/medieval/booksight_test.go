package medieval_test

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

// The searches of this package's book*_test.go are written from the sentences of the books
// and the rulings, and see a battle only as its players do: pieces, ground, markers and what
// is told. What is offered must be what they find.

// games is how many games of each battle are played; more in a long run.
var games = flag.Int("games", 1, "games of each battle to hold against the books")

// eachBattle plays all battles and the proving grounds with players who seek a fight.
func eachBattle(t *testing.T, most int, see func(*testing.T, *gametest.Brawl, game.Offer, []game.Event)) {
	proving, err := scenarios.Folder(os.DirFS("testdata/proving"))
	if err != nil {
		t.Fatal(err)
	}
	for _, sc := range append(proving, scenarios.All()...) {
		if sc.System != "medieval" {
			continue
		}
		for seed := range uint64(*games) {
			g, err := sc.New(nil)
			if err != nil {
				t.Fatal(err)
			}
			b := gametest.NewBrawl(g, seed+1, rand.New(rand.NewPCG(seed+1, 1346)))
			for acts := 0; g.Outcome() == nil && (acts < most || *games > 1); acts++ {
				did, events := b.Act()
				if see(t, b, did, events); t.Failed() {
					t.Fatalf("%s, seed %d, act %d: %+v", sc.ID, seed+1, acts, did.Act)
				}
			}
		}
	}
}

// field is a position as both players see it.
type field struct {
	game.Game
	here   map[hex.Hex][]game.Piece // units and leaders
	ruins  map[hex.Hex]bool
	stakes map[hex.Hex]bool // palisades that are set up
}

func see(g game.Game) *field {
	f := &field{g, map[hex.Hex][]game.Piece{}, map[hex.Hex]bool{}, map[hex.Hex]bool{}}
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Where == game.OnMap && p.Rank != game.Banner {
			f.here[p.Hex] = append(f.here[p.Hex], p)
		}
	}
	for _, m := range g.(game.Marked).Markers() {
		f.ruins[m.Hex] = f.ruins[m.Hex] || m.Kind == "ruin"
		f.stakes[m.Hex] = f.stakes[m.Hex] || m.Kind == "palisade"
	}
	return f
}

// ground is the terrain of a hex; a work that is destroyed becomes clear.
func (f *field) ground(h hex.Hex) board.Terrain {
	if f.ruins[h] {
		return board.Clear
	}
	return f.Board().Terrain(h)
}

// open reports whether anybody may cross from a hex to its neighbour: not off the map, not
// into water, not over a river but by ford or bridge (4.2.5).
func (f *field) open(from, to hex.Hex) bool {
	d, near := from.Toward(to)
	if !near || !f.Board().On(to) {
		return false
	}
	s, g := f.Board().Side(from, d), f.ground(to)
	return g != board.Lake && g != board.RiverHex && (!s.Has(board.River) || s&(board.Bridge|board.Ford) != 0)
}

// walled reports whether a wall stands between neighbours: works on one side only, and no
// gate.
func (f *field) walled(from, to hex.Hex) bool {
	d, _ := from.Toward(to)
	return (f.ground(from) == board.Fort) != (f.ground(to) == board.Fort) && !f.Board().Side(from, d).Has(board.Gate)
}

// A piece in panic counts as no unit.
func isUnit(p game.Piece) bool  { return p.Rank == game.Unit && !p.Has(game.Panicked) }
func isHorse(p game.Piece) bool { return isUnit(p) && mounted(p) }
func isFoot(p game.Piece) bool  { return isUnit(p) && !mounted(p) }

func mounted(p game.Piece) bool {
	return slices.Contains([]string{"light-cavalry", "cavalry", "heavy-cavalry", "horse-archers", "camel-archers"}, p.Kind)
}

func ranged(p game.Piece) bool {
	return slices.Contains([]string{"archers", "crossbows", "bombards"}, p.Kind)
}

// shiltron reports whether a unit stands in that formation.
func shiltron(p game.Piece) bool { return isFoot(p) && !ranged(p) && p.Has(game.Formation) }

// slow reports whether a unit stands in combat formation: it never follows anybody.
func slow(p game.Piece) bool { return ranged(p) && p.Has(game.Formation) }

// rooted reports whether a beaten unit in combat formation cannot retreat: bombards, and in
// the two older books every ranged unit (10.3.3, Ko-11.7.4, R-115, R-116).
func (f *field) rooted(p game.Piece) bool {
	return slow(p) && (p.Kind == "bombards" || slices.Contains([]string{"kulikovo", "legnica"}, f.Cite("5.4.1").Book))
}

// zoned reports whether a hex lies in the zone of control of a side: of the front area of
// its units (3.2.1), but for ranged ones (3.2.2) and shiltrons (11.3.5), not over rivers
// whatever crosses them (3.2.3, R-71).
func (f *field) zoned(h hex.Hex, side game.Side) bool {
	for d := hex.N; d <= hex.NW; d++ {
		if f.Board().Side(h, d).Has(board.River) {
			continue
		}
		for _, p := range f.here[h.Step(d)] {
			if p.Side == side && isUnit(p) && !ranged(p) && !shiltron(p) && p.Facing.Angle(d.Back()) <= 1 {
				return true
			}
		}
	}
	return false
}

// any reports whether a piece of a side stands in a hex that is so.
func (f *field) any(h hex.Hex, side game.Side, so func(game.Piece) bool) bool {
	return slices.ContainsFunc(f.here[h], func(p game.Piece) bool { return p.Side == side && so(p) })
}

// room reports whether a unit finds room among those friends that are counted: 2 SP in a hex
// (4.5.1), in works 10 SP with 2 of cavalry (11.1.8, 11.1.9), and none with a shiltron
// (11.3.11).
func (f *field) room(p game.Piece, h hex.Hex, counted func(game.Piece) bool) bool {
	all, horse := p.SP, 0
	for _, q := range f.here[h] {
		if q.Side != p.Side || q.ID == p.ID || !isUnit(q) || !counted(q) {
			continue
		}
		if shiltron(q) {
			return false
		}
		if all += q.SP; mounted(q) {
			horse += q.SP
		}
	}
	if f.ground(h) == board.Fort {
		return all <= 10 && (!mounted(p) || horse+p.SP <= 2)
	}
	return all <= 2
}

// sheltered reports whether foot in a hex cannot be ridden down: in works, in a village, in a
// shiltron, behind a palisade (5.8.6, Ko-15.2.5, R-112).
func (f *field) sheltered(h hex.Hex) bool {
	return f.ground(h) == board.Fort || f.ground(h) == board.Village || f.stakes[h] || slices.ContainsFunc(f.here[h], shiltron)
}

// walks calls yield with every way of at most n steps that each step allows; the way is good
// only until yield returns.
func walks(from hex.Hex, n int, step func(way []hex.Hex, from, to hex.Hex) bool, yield func(way []hex.Hex)) {
	var way []hex.Hex
	var extend func(at hex.Hex)
	extend = func(at hex.Hex) {
		if len(way) == n {
			return
		}
		for d := hex.N; d <= hex.NW; d++ {
			if to := at.Step(d); step(way, at, to) {
				way = append(way, to)
				yield(way)
				extend(to)
				way = way[:len(way)-1]
			}
		}
	}
	extend(from)
}

// sameWays compares the ways that are offered to a counter with those that a search found.
func sameWays(t *testing.T, g game.Game, id game.ID, what string, offered, found [][]hex.Hex) {
	t.Helper()
	if a, b := sorted(offered), sorted(found); !slices.Equal(a, b) {
		p := g.Piece(id)
		t.Errorf("%s of %s at %v: offered %v, the book allows %v", what, g.Name(id), p.Hex, a, b)
	}
}

func sorted(ways [][]hex.Hex) (out []string) {
	for _, w := range ways {
		out = append(out, fmt.Sprint(w))
	}
	slices.Sort(out)
	return slices.Compact(out)
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
