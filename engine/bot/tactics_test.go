package bot_test

import (
	"slices"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
)

// field builds a position of the first system from the lines of a rule script.
func field(t *testing.T, lines string) game.Game {
	t.Helper()
	return gametest.Position(t, medieval.Lab{}, "system medieval\nedition kulikovo\nmap 16x16\n"+lines)
}

// masters are the levels that solve the positions of these tests.
var masters = []bot.Level{bot.Captain, bot.Marshal}

// solve lets each master play the phase of a side alone in a position, and shows what comes of it.
func solve(t *testing.T, build func() game.Game, side game.Side, posture game.Posture, see func(*testing.T, game.Game)) {
	t.Helper()
	for _, l := range masters {
		t.Run(l.String(), func(t *testing.T) {
			g, cup := build(), dice.Seeded(1)
			p := bot.NewPlayer(side, bot.Brief{Level: l, Posture: posture, Seed: 1})
			for phase := g.Table().Phase; g.Table().Phase == phase; {
				a := p.Choose(g)
				if a == nil || g.Check(a) != nil {
					t.Fatalf("it chose %+v", a)
				}
				g.Apply(a, &cup)
			}
			see(t, g)
		})
	}
}

// where is where a counter of this name is.
func where(t *testing.T, g game.Game, name string) game.Piece { return at(t, g, name) }

func TestItSavesTheLeader(t *testing.T) {
	build := func() game.Game {
		return field(t, `phase A cavalry-movement
			leader A lech at 0808
			unit A k1 cavalry at 0813 facing N of lech
			unit A k2 cavalry at 0913 facing N of lech
			unit B e1 cavalry at 0804 facing S
			unit B e2 cavalry at 0904 facing S`)
	}
	solve(t, build, game.A, game.Posture{}, func(t *testing.T, g game.Game) {
		lech := where(t, g, "lech")
		if h := lech.Hex; h != where(t, g, "k1").Hex && h != where(t, g, "k2").Hex {
			t.Errorf("he stands alone in %v", h)
		}
	})
}

// Leaders ride before those on foot move: who alone is with one stays with him while others go.
func TestItLeavesNoLeaderAlone(t *testing.T) {
	build := func() game.Game {
		return field(t, `phase A infantry-movement
			leader A lech at 0808
			unit A i1 infantry at 0808 facing N of lech
			unit A i2 infantry at 0709 facing N of lech
			unit A i3 infantry at 0909 facing N of lech
			unit B e1 cavalry at 0803 facing S
			unit B e2 cavalry at 0903 facing S`)
	}
	solve(t, build, game.A, game.Posture{}, func(t *testing.T, g game.Game) {
		lech := where(t, g, "lech").Hex
		if !slices.ContainsFunc([]string{"i1", "i2", "i3"}, func(name string) bool { return where(t, g, name).Hex == lech }) {
			t.Errorf("he stands alone in %v", lech)
		}
	})
}

func TestItRidesDownALeaderWhoIsAlone(t *testing.T) {
	build := func() game.Game {
		return field(t, `phase A cavalry-movement
			leader B olgierd at 0805
			leader B witold at 0101
			unit B e3 cavalry at 0101 facing S of witold
			unit A k1 cavalry at 0809 facing N
			unit B e1 cavalry at 0507 facing S of olgierd
			unit B e2 cavalry at 0407 facing S of olgierd`)
	}
	solve(t, build, game.A, game.Posture{}, func(t *testing.T, g game.Game) {
		if l := where(t, g, "olgierd"); l.Where != game.Dead {
			t.Errorf("he stands in %v, and the rider in %v", l.Hex, where(t, g, "k1").Hex)
		}
	})
}

// Who is weaker goes for the leader on whom the enemy's whole army hangs, past others who are nearer.
func TestTheWeakerGoesForTheLeaderOnWhomAllHangs(t *testing.T) {
	const others, mamaj = "0110", "1505"
	for _, x := range []struct{ name, more, to string }{
		{"the weaker", "", mamaj},
		{"not who is as strong", "\nunit A k2 cavalry at 0515 facing N\nunit A k3 cavalry at 0615 facing N", others},
	} {
		build := func() game.Game {
			return field(t, "turn 3 of 20\nphase A cavalry-movement\nunit A k1 cavalry at 0815 facing N\nleader B mamaj at "+mamaj+" range 3"+
				"\nunit B e1 cavalry at "+mamaj+" facing S\nunit B e2 cavalry at 1404 facing S\nunit B e3 cavalry at "+others+" facing S"+x.more)
		}
		t.Run(x.name, func(t *testing.T) {
			from := hex.Must("0815").Distance(hex.Must(x.to))
			solve(t, build, game.A, game.Posture{}, func(t *testing.T, g game.Game) {
				if h := where(t, g, "k1").Hex; h.Distance(hex.Must(x.to)) >= from-2 {
					t.Errorf("it stands in %v, %d hexes from there and not %d", h, h.Distance(hex.Must(x.to)), from)
				}
			})
		})
	}
}

// Where a lead in points decides, leaders for whom the enemy scores much lead from behind.
func TestWhereALeadDecidesLeadersStayBehind(t *testing.T) {
	near := func(w *bot.Weights) (n int) {
		_, g := battle(t, "kosovo-milos")
		turns(t, g, [2]bot.Chooser{bot.NewPlayer(game.A, bot.Brief{Level: bot.Captain, Seed: 1, Weights: w}), simple.New(game.B, simple.Orders{}, 1)}, 9, func(game.Action) {})
		for l := range game.ID(g.Counters()) {
			if p := g.Piece(l); p.Side == game.A && (p.Where != game.OnMap || beside(g, p.Hex, 2)) && game.Facts(g).Worth(l).Points >= 40 {
				n++
			}
		}
		return n
	}
	reckless, _ := bot.Usual().Times("apart", 0)
	if with, without := near(bot.Usual()), near(reckless); with >= without {
		t.Errorf("after two turns %d leaders are lost or near the enemy, and %d where it does not count", with, without)
	}
}

// beside reports whether a unit of side B stands so near to a hex.
func beside(g game.Game, h hex.Hex, within int) bool {
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Side == game.B && p.Rank == game.Unit && p.Where == game.OnMap && p.Hex.Distance(h) <= within {
			return true
		}
	}
	return false
}

func TestItClosesTheLine(t *testing.T) {
	build := func() game.Game {
		return field(t, `phase A infantry-movement
			unit A i1 infantry at 0608 facing N
			unit A i2 infantry at 0708 facing N
			unit A i3 infantry at 0908 facing N
			unit A i4 infantry at 1008 facing N
			unit A reserve infantry at 0810 facing N
			unit B e1 infantry at 0604 facing S
			unit B e2 infantry at 0704 facing S
			unit B e3 infantry at 0804 facing S
			unit B e4 infantry at 0904 facing S
			unit B e5 infantry at 1004 facing S`)
	}
	solve(t, build, game.A, game.Posture{Stand: true}, func(t *testing.T, g game.Game) {
		for _, name := range []string{"i2", "i3"} {
			if d := where(t, g, "reserve").Hex.Distance(where(t, g, name).Hex); d != 1 {
				t.Errorf("the reserve in %v is %d hexes from %s", where(t, g, "reserve").Hex, d, name)
			}
		}
	})
}

func TestItBlocksTheRetreat(t *testing.T) {
	build := func() game.Game {
		return field(t, `phase A cavalry-movement
			unit A k1 cavalry at 0809 facing N
			unit A k2 cavalry at 1006 facing N
			unit B e1 infantry at 0806 facing S
			unit B far infantry at 0001 facing S`)
	}
	solve(t, build, game.A, game.Posture{}, func(t *testing.T, g game.Game) {
		foe := where(t, g, "e1")
		behind := 0
		for _, name := range []string{"k1", "k2"} {
			if d, near := foe.Hex.Toward(where(t, g, name).Hex); near && d.Angle(foe.Facing) > 1 {
				behind++
			}
		}
		if behind == 0 {
			t.Errorf("nobody is behind him: %v, %v", where(t, g, "k1").Hex, where(t, g, "k2").Hex)
		}
	})
}

func TestItTakesTheBannerBack(t *testing.T) {
	build := func() game.Game {
		return field(t, `phase A cavalry-movement
			unit A k1 cavalry at 0809 facing N
			unit A k2 cavalry at 0609 facing N
			banner A flag at 0807
			unit B e1 infantry at 0803 facing S`)
	}
	solve(t, build, game.A, game.Posture{}, func(t *testing.T, g game.Game) {
		if flag := where(t, g, "flag"); flag.HeldBy == game.None {
			t.Errorf("it lies in %v", flag.Hex)
		}
	})
}

// ride is a position in which knights of side B could ride at one who passes before them.
func ride(t *testing.T, ground string) game.Game {
	t.Helper()
	g := field(t, `phase A cavalry-movement
		unit A k1 light-cavalry at 0502 facing S
		unit B p1 heavy-cavalry at 0505 facing N cf 2 armour 2
		unit B far infantry at 1515 facing N`+ground)
	id := gametest.Named(t, g, "k1")[0]
	g.Apply(medieval.Begin{Unit: id}, dice.Script())
	g.Apply(medieval.Advance{Unit: id, To: hex.Must("0503")}, dice.Script())
	return g
}

func TestItDoesNotRideIntoTheWood(t *testing.T) {
	for _, l := range masters {
		p := func() *bot.Player { return bot.NewPlayer(game.B, bot.Brief{Level: l, Seed: 1}) }
		if a := p().Choose(ride(t, "\nterrain forest 0504")); a != nil {
			t.Errorf("a %s rides into the wood: %+v", l, a)
		}
		if a := p().Choose(ride(t, "")); a == nil {
			t.Errorf("a %s lets him pass in the open", l)
		}
	}
}

// The same in the second system, where nobody looks any way.
func TestItSavesTheLeaderInTheOtherSystem(t *testing.T) {
	build := func() game.Game {
		return position(t, `phase A movement
			leader A lech at 0505 value 3
			unit A k1 foot at 0508 cs 6
			unit A k2 foot at 0608 cs 6
			unit B e1 heavy-horse at 0503
			unit B e2 heavy-horse at 0603`)
	}
	solve(t, build, game.A, game.Posture{}, func(t *testing.T, g game.Game) {
		lech := where(t, g, "lech")
		if h := lech.Hex; h != where(t, g, "k1").Hex && h != where(t, g, "k2").Hex {
			t.Errorf("he stands alone in %v", h)
		}
	})
}

// Whoever attacks from two sides leaves no way back: nobody retreats into a hex next to an enemy.
func TestItBlocksTheRetreatInTheOtherSystem(t *testing.T) {
	for name, lines := range map[string]string{
		"one is there": "unit A k1 foot at 0506 cs 6\nunit A k2 horse at 0705 cs 7",
		"all come":     "unit A k1 foot at 0507 cs 6\nunit A k2 foot at 0605 cs 7\nunit A k3 foot at 0405 cs 7",
	} {
		t.Run(name, func(t *testing.T) {
			build := func() game.Game { return position(t, "phase A movement\n"+lines+"\nunit B e1 foot at 0505 cs 5") }
			solve(t, build, game.A, game.Posture{}, func(t *testing.T, g game.Game) {
				for _, h := range where(t, g, "e1").Hex.Disc(1) {
					if h != where(t, g, "e1").Hex && !beset(g, h) {
						t.Errorf("the way to %v is open", h)
					}
				}
			})
		})
	}
}

// beset reports whether a unit of side A stands in a hex or next to it.
func beset(g game.Game, h hex.Hex) bool {
	return slices.ContainsFunc(all(g), func(id game.ID) bool {
		c := g.Piece(id)
		return c.Side == game.A && c.Rank == game.Unit && c.Hex.Distance(h) <= 1
	})
}

// One strong unit and a weak one face a weak enemy and a strong one: the strong strikes where it
// wins, and the weak one keeps the other busy.
func TestItSoaksOff(t *testing.T) {
	for _, l := range masters {
		g := position(t, `phase A combat
			unit A k1 foot at 0505 cs 12
			unit A k2 foot at 0605 cs 2
			unit B weak foot at 0504 cs 4
			unit B strong foot at 0604 cs 9`)
		p := bot.NewPlayer(game.A, bot.Brief{Level: l, Seed: 1})
		attacks := map[string]bool{}
		for cup := dice.Script(1, 1, 1, 1, 1, 1); g.Table().Phase == 3; {
			stage, side := game.Facts(g).Awaits()
			if stage == game.StageQuestion || side != game.A {
				g.Apply(bot.NewPlayer(side, bot.Brief{Level: bot.Squire}).Choose(g), cup)
				continue
			}
			a := p.Choose(g)
			attacks[text(t, g, a)] = true
			g.Apply(a, cup)
		}
		if !attacks["attack by k1 at 0504"] || !attacks["attack by k2 at 0604"] {
			t.Errorf("a %s does %v", l, attacks)
		}
	}
}

// Who waits off the map begins to move only to come onto it.
func TestItDoesNotBeginAndStayInReserve(t *testing.T) {
	sc, g := battle(t, "kulikovo-ambush")
	begun, came := game.None, 0
	turns(t, g, [2]bot.Chooser{player(sc, game.A, bot.Squire), player(sc, game.B, bot.Captain)}, 14, func(a game.Action) {
		if begun != game.None && g.Piece(begun).Where == game.Reserve && a.Do() == "begin" {
			t.Errorf("%s began to move, and stays in reserve", g.Name(begun))
		} else if begun != game.None {
			came++
		}
		begun = game.None
		for id := range game.ID(g.Counters()) {
			if p := g.Piece(id); p.Where == game.Reserve && p.Side == game.B && a == game.Action(medieval.Begin{Unit: id}) {
				begun = id
			}
		}
	})
	if came == 0 {
		t.Error("nobody came")
	}
}
