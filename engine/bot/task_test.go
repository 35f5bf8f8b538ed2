package bot_test

import (
	"reflect"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// ordered plays some turns between two of a level and shows each choice of a movement before it is done.
func ordered(t *testing.T, id string, level bot.Level, see func(g game.Game, c bot.Choice)) {
	t.Helper()
	sc, g := battle(t, id)
	players := [2]*bot.Player{player(sc, game.A, level), player(sc, game.B, level)}
	cup, last := dice.Seeded(3), 0
	for first, _ := g.Clock(); g.Outcome() == nil; last++ {
		if turn, _ := g.Clock(); turn > first+2 {
			break
		}
		a := bot.Next(g, [2]bot.Chooser{players[game.A], players[game.B]})
		if a == nil {
			t.Fatalf("%s stalls", id)
		}
		_, phase := g.Clock()
		if stage, side := game.Facts(g).Awaits(); stage == game.StageFree && game.Facts(g).Trade(phase) == game.TradeMove {
			if c := players[side].Answer(); c.Act == a && c.Unit != game.None && g.Piece(c.Unit).Side == side {
				see(g, c)
			}
		}
		g.Apply(a, &cup)
	}
}

// Who moves does so by the order of those with whom it is led: all of them have the same, and it is known as
// the first of them moves.
func TestEachMoveIsPartOfAnOrder(t *testing.T) {
	for _, id := range []string{"kulikovo-bobrok", "hastings-flight"} {
		type phase struct {
			turn, phase int
			who         game.ID
		}
		told, moves := map[phase]bot.Task{}, 0
		ordered(t, id, bot.Captain, func(g game.Game, c bot.Choice) {
			moves++
			turn, now := g.Clock()
			at := phase{turn, now, c.Task.Who}
			if was, known := told[at]; c.Task.Do == "" || known && !reflect.DeepEqual(was, c.Task) {
				t.Errorf("%s, turn %d: %s moves by %+v, and one before by %+v", id, turn, g.Name(c.Unit), c.Task, was)
			}
			told[at] = c.Task
			if c.Task.Since > turn || c.Task.On != game.None && g.Piece(c.Task.On).Side == g.Piece(c.Unit).Side {
				t.Errorf("%s, turn %d: %+v is no order against an enemy", id, turn, c.Task)
			}
		})
		if moves == 0 || len(told) < 3 {
			t.Errorf("%s: %d moves by %d orders", id, moves, len(told))
		}
	}
}

// Those who are led together move one after another, as long as nobody is in their way and no dice fall.
func TestCommandsMoveOneAfterAnother(t *testing.T) {
	changes, moves, orders := 0, 0, map[[3]int]bool{}
	last := bot.Task{}
	ordered(t, "arsuf-rearguard", bot.Captain, func(g game.Game, c bot.Choice) {
		turn, phase := g.Clock()
		orders[[3]int{turn, phase, int(c.Task.Who)}] = true
		if moves++; c.Task.Who != last.Who {
			changes++
		}
		last = c.Task
	})
	if moves < 20 || changes > len(orders) {
		t.Errorf("in %d moves by %d orders it went from one order to another %d times", moves, len(orders), changes)
	}
}
