package scenarios

import (
	"strings"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
)

// arrayed is a battle whose sides have set up automatically and are ready.
func arrayed(t *testing.T, s *game.Scenario) game.Game {
	t.Helper()
	g, err := s.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range []game.Action{medieval.Deploy{Side: game.B}, medieval.Deploy{Side: game.A}, medieval.Ready{Side: game.B}, medieval.Ready{Side: game.A}} {
		if no := g.Check(a); no != nil {
			t.Fatalf("%+v: %v; still to do: %+v %+v", a, no, g.Duties(game.A), g.Duties(game.B))
		}
		g.Apply(a, dice.Script())
	}
	return g
}

func TestAutomaticSetUpLeavesNothingToDo(t *testing.T) {
	for _, s := range medievals() {
		t.Run(s.ID, func(t *testing.T) {
			g := arrayed(t, s)
			if err := g.Audit(); err != nil {
				t.Error(err)
			}
			for id := range game.ID(g.Counters()) {
				p := g.Piece(id)
				if p.Where == game.Unplaced || p.Commander == game.None {
					t.Errorf("%s is left over", g.Name(id))
				}
				if p.Rank == game.Banner && p.Where == game.OnMap && p.HeldBy == game.None {
					t.Errorf("nobody holds %s", g.Name(id))
				}
			}
		})
	}
}

// after automatic set-up nobody waits beside the map for whom one of his hexes has room, or
// would have it if one other counter of his side stood on another of its own.
func TestAutomaticSetUpPlacesWhomItCan(t *testing.T) {
	for _, s := range medievals() {
		t.Run(s.ID, func(t *testing.T) {
			g, err := s.New(nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, side := range []game.Side{game.A, game.B} {
				g.Apply(medieval.Deploy{Side: side}, dice.Script())
			}
			waiting := map[game.Side]int{}
			for id := range game.ID(g.Counters()) {
				if p := g.Piece(id); p.Rank == game.Unit && p.Where == game.Unplaced {
					waiting[p.Side]++
					if why := couldStand(g, id); why != "" && !(s.Edition == "grunwald" && strings.HasSuffix(p.Kind, "cavalry") && !pairStands(g, id)) {
						t.Errorf("%s is left over, and %s", g.Name(id), why)
					}
				}
			}
			t.Logf("%d and %d wait", waiting[game.A], waiting[game.B])
		})
	}
}

// pairStands reports whether a unit beside the map and the other of its banner could be set up together
// as things stand: banners of cavalry are set up whole (G-13.1.4, R-405).
func pairStands(g game.Game, id game.ID) bool {
	for _, x := range g.Reach(id).Stops {
		c := g.Clone()
		c.Apply(medieval.Place{Unit: id, Hex: x.Hex}, dice.Script())
		for _, mate := range []game.ID{id - 1, id + 1} {
			if c.Piece(mate).Where != game.Unplaced || c.Reach(mate) == nil {
				continue
			}
			for _, y := range c.Reach(mate).Stops {
				if y.Hex.Distance(x.Hex) <= 1 {
					return true
				}
			}
		}
	}
	return false
}

// couldStand says where a counter beside the map could be set up, "" if nowhere.
func couldStand(g game.Game, id game.ID) string {
	if h, ok := stop(g.Reach(id)); ok {
		return "has room at " + h.String()
	}
	for other := range game.ID(g.Counters()) {
		p := g.Piece(other)
		if p.Where != game.OnMap || p.Side != g.Piece(id).Side || p.Rank != game.Unit {
			continue
		}
		r, no := g.Reach(other), g.Check(medieval.Place{Unit: id, Hex: p.Hex})
		if r == nil || no == nil || no.Code != "hex-full" {
			continue // it is in nobody's way
		}
		for _, x := range r.Stops {
			a := medieval.Place{Unit: other, Hex: x.Hex, Facing: p.Facing}
			if x.Hex == p.Hex || g.Check(a) != nil {
				continue
			}
			c := g.Clone()
			c.Apply(a, dice.Script())
			if h, ok := stop(c.Reach(id)); ok {
				return "has room at " + h.String() + " once " + g.Name(other) + " stands at " + x.Hex.String()
			}
		}
	}
	return ""
}

// stop is a hex of a reach where a counter may stand.
func stop(r *game.Reach) (hex.Hex, bool) {
	if r == nil {
		return hex.Hex{}, false
	}
	for _, x := range r.Stops {
		if x.Rest {
			return x.Hex, true
		}
	}
	return hex.Hex{}, false
}

// The Clash of Titans: all Tatars stand before the Lithuanians, and the Polish foot is on its way.
func TestClashOfTitansIsSetUp(t *testing.T) {
	sc, err := Find("grunwald-clash")
	if err != nil {
		t.Fatal(err)
	}
	g := arrayed(t, sc)
	stand, come := map[string]int{}, map[string]int{}
	for id := range game.ID(g.Counters()) {
		switch p := g.Piece(id); {
		case p.Rank != game.Unit:
		case p.Where == game.OnMap:
			stand[p.Kind]++
		case p.Side == game.A:
			come[p.Kind]++
		}
	}
	if stand["horse-archers"] != 8 || come["infantry"] != 12 || come["crossbows"] != 4 || come["archers"] != 2 {
		t.Errorf("on the map stand %v, of the Poles come %v", stand, come)
	}
}

// setUpThen are the sums of the positions after both sides set up automatically, as records of
// revision 3 of the rules hold them. Battles that came later have no such records.
var setUpThen = map[string]uint64{
	"kulikovo-field":        0x3b004291feb1c733,
	"kulikovo-ambush":       0x4c0df103333d3b67,
	"kulikovo-bobrok":       0x5318685eca7160d5,
	"legnica-henry":         0x57eee3044d845632,
	"legnica-czech-rescue":  0x44fe7b450c9d611b,
	"legnica-bohemian-mile": 0xdd904c47699e2ce4,
	"legnica-mieszko":       0x14083a448a65d2f4,
	"kosovo-field":          0xa9a5031f54e02932,
	"kosovo-milos":          0xd5e5bef6e1380e1b,
	"kosovo-guns":           0x14daad282cb659b6,
	"grunwald-clash":        0x8ea0cbf009b0f49b,
	"grunwald-blitzkrieg":   0xaf77bab9a45d35a1,
	"grunwald-smolensk":     0xf2e1fdc6e6bc14c8,
}

// A record of older rules begins as its players saw it: its automatic set-up is that of then.
func TestAutomaticSetUpOfOlderRecords(t *testing.T) {
	const then = 3
	for id, sum := range setUpThen {
		s, err := Find(id)
		if err != nil {
			t.Fatal(err)
		}
		g, err := s.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, side := range []game.Side{game.A, game.B} {
			a := g.(game.Recast).ActIn(then, medieval.Deploy{Side: side})
			if no := g.Check(a); no != nil {
				t.Errorf("%s: %v", s.ID, no)
			}
			g.Apply(a, dice.Script())
		}
		if g.(game.Resummed).HashIn(then) != sum {
			t.Errorf("%s is set up otherwise than it was: %#x", s.ID, g.(game.Resummed).HashIn(then))
		}
		if a := (medieval.Deploy{Side: game.A}); g.(game.Recast).ActIn(medieval.Rules, a) != a {
			t.Errorf("%s: today's records are set up as once", s.ID)
		}
	}
}
