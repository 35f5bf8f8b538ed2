package league_test

import (
	"testing"

	"gonfalon/engine/bmw"
	"gonfalon/engine/bot"
	"gonfalon/engine/bot/league"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// most is more acts than any short battle takes.
const most = 10_000

// fought plays a battle between a member and the next one of the league to its end.
func fought(t *testing.T, id string, n int, seed uint64) game.Game {
	t.Helper()
	sc, err := scenarios.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	all, cup := league.Members(), dice.Seeded(seed)
	players := [2]bot.Chooser{
		league.New(all[n], game.A, sc.Posture[game.A], seed),
		league.New(all[(n+1)%len(all)], game.B, sc.Posture[game.B], seed),
	}
	for acts := 0; g.Outcome() == nil; acts++ {
		a := bot.Next(g, players)
		switch {
		case a == nil || acts == most:
			t.Fatalf("%s stalls in turn %d, phase %d", id, g.Table().Turn, g.Table().Phase)
		case g.Check(a) != nil:
			t.Fatalf("%s: %+v is refused: %v", id, a, g.Check(a))
		}
		g.Apply(a, &cup)
	}
	return g
}

// Each plays a short battle of each system to its end, on both sides, and does only what is allowed. One
// seed always plays the same, and no two play alike.
func TestEachPlaysToTheEnd(t *testing.T) {
	for _, id := range []string{"kulikovo-bobrok", "hastings-flight"} {
		ends := map[uint64]bool{}
		for n, m := range league.Members() {
			end := fought(t, id, n, 3).Hash()
			if ends[end] {
				t.Errorf("%s: %s played as another did", id, m.Name)
			}
			ends[end] = true
		}
		if !ends[fought(t, id, 0, 3).Hash()] {
			t.Errorf("%s: one seed played two games", id)
		}
	}
}

// ended is where a unit stands when a member has played its phase.
func ended(t *testing.T, member, lines string) hex.Hex {
	t.Helper()
	g := gametest.Position(t, bmw.Lab{}, "edition bmw\nmap 12x12\nphase A movement\n"+lines)
	m, ok := league.Called(member)
	if !ok {
		t.Fatalf("nobody is called %q", member)
	}
	p, cup := league.New(m, game.A, game.Posture{}, 1), dice.Seeded(1)
	for phase := g.Table().Phase; g.Table().Phase == phase; {
		a := p.Choose(g)
		if no := g.Check(a); no != nil {
			t.Fatalf("%+v is refused: %v", a, no)
		}
		g.Apply(a, &cup)
	}
	return g.Piece(gametest.Named(t, g, "k1")[0]).Hex
}

func TestEachGoesWhereItsTasteLeads(t *testing.T) {
	near, far := hex.Must("0503"), hex.Must("0511")
	lines := "unit A k1 foot at 0507 cs 8 ma 4\nunit B p1 foot at 0503 cs 4\nunit B p2 foot at 0511 cs 4\nleader B lech at 0511\n"
	for _, tt := range []struct {
		member string
		toward hex.Hex
		least  int // how near it comes at least,
		most   int // and at most
	}{
		{"hunter", far, 1, 1},
		{"sitter", near, 4, 4},
		{"wolf", far, 1, 1},
	} {
		if d := ended(t, tt.member, lines).Distance(tt.toward); d < tt.least || d > tt.most {
			t.Errorf("%s came to %d hexes before %v", tt.member, d, tt.toward)
		}
	}
	if at := ended(t, "ganger", lines); at.Distance(near) != 1 && at.Distance(far) != 1 {
		t.Errorf("ganger came to %v, beside nobody", at)
	}
	if at := ended(t, "waller", lines+"unit A k2 foot at 0509 cs 2 ma 1\n"); at.Distance(far) > 2 && at.Distance(near) > 1 {
		t.Errorf("waller came to %v, with nobody and against nobody", at)
	}
}

// Who waits for sure odds goes at an enemy who is the weaker, and keeps four hexes from one who is the stronger.
func TestLurkerStrikesOnlyTheWeaker(t *testing.T) {
	foe := hex.Must("0503")
	if d := ended(t, "lurker", "unit A k1 foot at 0507 cs 9 ma 6\nunit B p1 foot at 0503 cs 2\n").Distance(foe); d != 1 {
		t.Errorf("it came to %d hexes before the weaker, not beside him", d)
	}
	if d := ended(t, "lurker", "unit A k1 foot at 0507 cs 2 ma 6\nunit B p1 foot at 0503 cs 9\n").Distance(foe); d < 4 {
		t.Errorf("it came to %d hexes before the stronger", d)
	}
}
