package simple_test

import (
	"strings"
	"testing"

	"gonfalon/engine/bot/simple"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
)

// answer is what side B does about the first act of side A, an attack.
func answer(t *testing.T, g game.Game) string {
	t.Helper()
	g.Apply(simple.New(game.A, simple.Orders{}, 1).Choose(g), dice.Script())
	return text(t, g, simple.New(game.B, simple.Orders{}, 1).Choose(g))
}

func TestLightTroopsEvadeButNotFromTheWeak(t *testing.T) {
	lines := "phase A combat\nunit B p1 light-foot at 0504 cs 3 ma 6 dot solid\nunit A k1 foot at 0505 cs "
	if got := answer(t, position(t, lines+"9")); !strings.HasPrefix(got, "evade unit p1") {
		t.Errorf("before nine it chose %q", got)
	}
	if got := answer(t, position(t, lines+"2")); got != "stand" {
		t.Errorf("before two it chose %q", got)
	}
}

func TestTheWeakestUnitIsGivenUp(t *testing.T) {
	g := position(t, `phase A combat
		unit A k1 foot at 0505 cs 30
		unit A k2 foot at 0605 cs 30
		unit B p1 foot at 0504 cs 7
		unit B p2 foot at 0604 cs 3`)
	g.Apply(g.Assault(gametest.Named(t, g, "k1"), hexesOf(t, g, "p1", "p2")), dice.Script(1))
	if got := text(t, g, simple.New(game.B, simple.Orders{}, 1).Choose(g)); got != "lose unit p2" {
		t.Errorf("it chose %q", got)
	}
}

func TestARetreatLeadsAwayFromEnemies(t *testing.T) {
	g := position(t, `phase A combat
		unit A k1 foot at 0506 cs 8
		unit A k2 foot at 0707 cs 8 dot open
		unit B p1 foot at 0505 cs 4`)
	g.Apply(g.Assault(gametest.Named(t, g, "k1"), hexesOf(t, g, "p1")), dice.Script(1))
	a := simple.New(game.B, simple.Orders{}, 1).Choose(g)
	g.Apply(a, dice.Script())
	if d := at(t, g, "p1").Hex.Distance(at(t, g, "k2").Hex); d < 3 {
		t.Errorf("it fell back to %v", at(t, g, "p1").Hex)
	}
}

func TestWhoIsToStandDoesNotPressOn(t *testing.T) {
	lines := `phase A combat
		unit A k1 foot at 0505 cs 20
		unit B p1 foot at 0504 cs 7`
	for _, tt := range []struct {
		stand bool
		want  string
	}{{true, "stay"}, {false, "follow unit k1 path 0504"}} {
		g := position(t, lines)
		p := simple.New(game.A, simple.Orders{Stand: tt.stand}, 1)
		g.Apply(g.Assault(gametest.Named(t, g, "k1"), hexesOf(t, g, "p1")), dice.Script(1))
		g.Apply(simple.New(game.B, simple.Orders{}, 1).Choose(g), dice.Script())
		if got := text(t, g, p.Choose(g)); got != tt.want {
			t.Errorf("with orders to stand %v it chose %q", tt.stand, got)
		}
	}
}
