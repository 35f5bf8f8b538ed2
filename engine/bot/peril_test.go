package bot

import (
	"slices"
	"testing"

	"gonfalon/engine/bot/simple"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// begun is a battle whose armies are set up.
func begun(t *testing.T, id string) game.Game {
	t.Helper()
	sc, err := scenarios.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	cup, players := dice.Seeded(1), [2]Chooser{simple.New(game.A, simple.Orders{}, 1), simple.New(game.B, simple.Orders{}, 1)}
	for stage, _ := game.Facts(g).Awaits(); stage == game.StageSetUp; stage, _ = game.Facts(g).Awaits() {
		g.Apply(Next(g, players), &cup)
	}
	return g
}

func TestWhereOneLossEndsAUnitThePlayerLearnsHowDeadlyOddsAre(t *testing.T) {
	for side := range game.NoSide {
		p := NewPlayer(side, Brief{Level: Captain})
		d := p.behold(game.Look(begun(t, "hastings"), side)).deadly[side]
		if d == nil {
			t.Fatal("it learned nothing")
		}
		if !slices.IsSorted(d[:]) || d.at(100) > 10 || d.at(700) < 50 || d.at(350) <= d.at(300) {
			t.Errorf("side %d takes odds %v to be %v deadly", side, knots, *d)
		}
	}
}

func TestWhereUnitsWearDownItAsksNothing(t *testing.T) {
	p := NewPlayer(game.A, Brief{Level: Captain})
	if d := p.behold(game.Look(begun(t, "kulikovo-ambush"), game.A)).deadly[game.A]; d != nil {
		t.Errorf("it learned %v", *d)
	}
}
