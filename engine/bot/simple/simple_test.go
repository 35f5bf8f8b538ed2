package simple_test

import (
	"testing"

	"gonfalon/engine/bmw"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
)

// position builds a position of the second system from the lines of a rule script.
func position(t *testing.T, lines string) game.Game {
	t.Helper()
	return gametest.Position(t, bmw.Lab{}, "edition bmw\nmap 12x12\n"+lines)
}

// chosen is what a player of side A does, written as in a script.
func chosen(t *testing.T, g game.Game, o simple.Orders) string {
	t.Helper()
	return text(t, g, simple.New(game.A, o, 1).Choose(g))
}

func text(t *testing.T, g game.Game, a game.Action) string {
	t.Helper()
	return gametest.Text(t, g, bmw.Actions(), a)
}

// after plays the phase of a side alone and gives the position at its end.
func after(t *testing.T, g game.Game, side game.Side, o simple.Orders) game.Game {
	t.Helper()
	p, cup := simple.New(side, o, 1), dice.Seeded(1)
	for phase := g.Table().Phase; g.Table().Phase == phase; {
		a := p.Choose(g)
		if no := g.Check(a); no != nil {
			t.Fatalf("%+v is refused: %v", a, no)
		}
		g.Apply(a, &cup)
	}
	return g
}

func at(t *testing.T, g game.Game, name string) game.Piece {
	t.Helper()
	return g.Piece(gametest.Named(t, g, name)[0])
}

// hexesOf is where the counters of these names stand.
func hexesOf(t *testing.T, g game.Game, names ...string) (list []hex.Hex) {
	t.Helper()
	for _, id := range gametest.Named(t, g, names...) {
		list = append(list, g.Piece(id).Hex)
	}
	return list
}

func TestItChooses(t *testing.T) {
	for _, tt := range []struct{ name, lines, want string }{
		{"the better odds", `phase A combat
			unit A k1 foot at 0505 cs 12 dot open
			unit B weak foot at 0504 cs 4 dot open
			unit B strong foot at 0506 cs 11 dot open`, "attack by k1 at 0504"},
		{"no attack that will fail", `phase A combat
			unit A k1 foot at 0505 cs 4 dot open
			unit B p1 foot at 0504 cs 12 dot open`, "end-phase"},
		{"a bad attack where one is owed", `phase A combat
			unit A k1 foot at 0505 cs 4
			unit B p1 foot at 0504 cs 12`, "attack by k1 at 0504"},
		{"to attack with all it has", `phase A combat
			unit A k1 foot at 0505 cs 6
			unit A k2 foot at 0405 cs 6
			unit B p1 foot at 0504 cs 6`, "attack by k1,k2 at 0504"},
		{"to shoot at whoever it can", `phase A archery
			unit A a1 archers at 0505 bow 3 range 2
			unit B p1 foot at 0503`, "shoot unit a1 target p1"},
		{"to end a phase in which there is nothing to do", `phase A movement
			unit A t1 train at 0505
			unit B p1 foot at 0511`, "end-phase"},
		{"to try a rally", `phase A reorganisation
			army A rally 2 demoralised 50 disintegrates 90
			leader A lech at 0505
			unit A k1 foot at 0305
			unit A k2 foot at 0905 dead
			unit B p1 foot at 0511`, "rally"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := chosen(t, position(t, tt.lines), simple.Orders{Stand: true}); got != tt.want {
				t.Errorf("it chose %q", got)
			}
		})
	}
}
