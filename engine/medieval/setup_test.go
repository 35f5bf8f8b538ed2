package medieval

import (
	"slices"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// named finds a counter of a skirmish.
func named(t testing.TB, b *Battle, name string) game.ID {
	t.Helper()
	i := slices.IndexFunc(b.counters, func(c counter) bool { return c.name == name })
	if i < 0 {
		t.Fatalf("no counter is called %s", name)
	}
	return game.ID(i)
}

func unbegun(t *testing.T) *Battle {
	g, err := New(skirmish(Kulikovo), nil)
	if err != nil {
		t.Fatal(err)
	}
	return g.(*Battle)
}

func TestPlacing(t *testing.T) {
	b := unbegun(t)
	c1, c2, oak := named(t, b, "ash-c1"), named(t, b, "ash-c2"), named(t, b, "oak-c1")
	zone := b.board.Zones["north"].Hexes
	b.Apply(Place{c1, zone[0], hex.S}, dice.Script())
	for _, tt := range []struct {
		name string
		do   Place
		want *rule.Refusal
	}{
		{"R-7 in its zone, facing any way", Place{c2, zone[1], hex.NW}, nil},
		{"R-7 not outside its zone", Place{c2, hex.Must("0015"), hex.N}, outsideZone},
		{"R-7 not in another zone", Place{c2, b.board.Zones["south"].Hexes[0], hex.N}, outsideZone},
		{"R-7 within the radius of a hex", Place{oak, hex.Must("0604"), hex.N}, nil},
		{"R-7 not beyond it", Place{oak, hex.Must("0704"), hex.N}, outsideZone},
		{"4.5.1 not above the limit", Place{c2, zone[0], hex.N}, overStack},
		{"R-7 placed again elsewhere", Place{c1, zone[1], hex.N}, nil},
		{"3.1.1 there are six facings", Place{c2, zone[1], 6}, badFacing},
		{"R-354 the reserve is not placed", Place{named(t, b, "fox-c1"), hex.Must("2008"), hex.N}, outsideZone},
		{"7.1.1 a banner is not placed but borne", Place{named(t, b, "ash-banner"), zone[2], hex.N}, notBearer},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := b.Check(tt.do); got != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}

// what is deployed without being told stands in its zone, within the limit (the
// audit of begun positions), and every banner has a bearer beside its leader (7.1.1).
func TestDeploy(t *testing.T) {
	b := begun(t, Kulikovo)
	for i := range b.counters {
		id, c, u := game.ID(i), &b.counters[i], &b.units[i]
		switch {
		case c.setup.Reserve && c.rank != game.Banner:
			if u.where != game.Reserve || u.at != hex.Must("2008") {
				t.Errorf("R-354: %s is at %s, %d", c.name, u.at, u.where)
			}
		case c.rank == game.Banner:
			if u.held == game.None || b.units[u.held].at != b.units[c.commander].at {
				t.Errorf("7.1.1: %s is not held beside its leader", c.name)
			}
		case !slices.Contains(b.homes(id), u.at):
			t.Errorf("R-7: %s stands in %s, outside its zone", c.name, u.at)
		}
	}
	if err := b.Audit(); err != nil {
		t.Error(err)
	}
}

// What a player has placed stays where it is when the rest is deployed.
func TestDeployKeepsWhatStands(t *testing.T) {
	b := unbegun(t)
	id := named(t, b, "ash-c1")
	home := b.board.Zones["north"].Hexes[0]
	b.Apply(Place{id, home, hex.NW}, dice.Script())
	b.Apply(Deploy{game.A}, dice.Script())
	if u := &b.units[id]; u.at != home || u.facing != hex.NW {
		t.Errorf("it stands in %s facing %s", u.at, u.facing)
	}
}

// An automatic set-up that would change nothing is refused; one that has anything to do is not.
func TestDeployHasSomethingToDo(t *testing.T) {
	b := unbegun(t)
	act := Deploy{game.A}
	for _, undo := range []func(){
		func() {},
		func() { b.Apply(Lift{named(t, b, "ash-c1")}, dice.Script()) },
		func() { b.Apply(Lift{named(t, b, "ash")}, dice.Script()) },
		func() {
			b.units[named(t, b, "ash-banner")].held, b.units[named(t, b, "ash-banner")].where = game.None, game.Unplaced
		},
	} {
		if undo(); b.Check(act) != nil {
			t.Fatalf("refused with something to place: %v", b.Check(act))
		}
		before := b.Hash()
		b.Apply(act, dice.Script())
		if b.Hash() == before {
			t.Error("it changes nothing")
		}
		if no := b.Check(act); no != nothingToPlace {
			t.Errorf("once more: %v", no)
		}
	}
}

// 7.1.1: a banner stays with its leader; a bearer that is placed elsewhere lets go of it.
func TestABearerThatGoesLeavesTheBanner(t *testing.T) {
	b := unbegun(t)
	lead, id, banner := named(t, b, "ash"), named(t, b, "ash-c1"), named(t, b, "ash-banner")
	zone := b.board.Zones["north"].Hexes
	for _, a := range []game.Action{Place{lead, zone[0], hex.S}, Place{id, zone[0], hex.S}, BearBanner{banner, id}, Place{id, zone[1], hex.S}} {
		if no := b.Check(a); no != nil {
			t.Fatalf("%+v: %v", a, no)
		}
		b.Apply(a, dice.Script())
	}
	if b.units[banner].held != game.None {
		t.Error("it still holds the banner")
	}
}

// During set-up every hex is either one where a counter may stand or barred by a rule.
func TestEveryHexIsAHomeOrBarred(t *testing.T) {
	g, err := New(skirmish(Kulikovo), nil)
	if err != nil {
		t.Fatal(err)
	}
	b := g.(*Battle)
	for id := range game.ID(b.Counters()) {
		stops, barred := b.Reach(id).Stops, b.Barred(id)
		if len(stops)+len(barred) != b.board.Cells() {
			t.Errorf("%s: %d hexes and %d barred of %d", b.Name(id), len(stops), len(barred), b.board.Cells())
		}
		for _, x := range barred {
			if x.Why == nil || x.Why != b.Check(b.settles(id)(x.Hex, hex.N)) {
				t.Fatalf("%s: %v is barred by %v", b.Name(id), x.Hex, x.Why)
			}
		}
	}
}
