package game_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
)

var leap = gametest.Leap{Unit: 0, Facing: hex.SE}

// thrown does the next leap there is and returns its dice.
func thrown(t *testing.T, s *game.Session) []int {
	t.Helper()
	for {
		offers := s.Game.Offers(game.B, s.Game.Offers(game.A, nil))
		i := slices.IndexFunc(offers, func(o game.Offer) bool { return o.Verb == "leap" })
		if i >= 0 {
			do(t, s, offers[i].Act)
			return s.Steps[len(s.Steps)-1].Dice
		}
		do(t, s, gametest.End{})
	}
}

func TestADieAfterATakeBackIsOfTheNextStream(t *testing.T) {
	s := newSession(t, "10")
	for n := range 4 {
		cup := dice.Stream(s.Seed(), n)
		if got := thrown(t, s); got[0] != cup.D6() || s.Steps[0].Stream != n {
			t.Errorf("after %d take-backs %v is thrown", n, got)
		}
		if want := (game.Taken{Times: n, Dice: n}); s.Taken() != want {
			t.Errorf("%+v was taken back, want %+v", s.Taken(), want)
		}
		s.Undo()
	}
}

func TestWhatIsOnlyUndoneIsNotTakenBack(t *testing.T) {
	s := newSession(t, "10")
	play(t, s, 20)
	steps := slices.Clone(s.Steps)
	s.UndoTo(3)
	for s.CanRedo() {
		s.Redo()
	}
	if s.Taken() != (game.Taken{}) || !reflect.DeepEqual(s.Steps, steps) {
		t.Errorf("%+v was taken back", s.Taken())
	}
}

// An act without dice that is done otherwise costs nothing, and leads back to no die that was seen.
func TestNoDieIsSeenTwice(t *testing.T) {
	s := newSession(t, "10")
	do(t, s, gametest.Step{Unit: 1, Facing: hex.NE})
	seen := thrown(t, s)
	s.UndoTo(1)
	do(t, s, gametest.Wave{Side: game.B}) // the die is taken back for good
	s.UndoTo(0)                           // before it was, and no die is among these
	do(t, s, gametest.Wave{Side: game.B})
	if s.Taken().Times != 1 {
		t.Fatalf("%+v was taken back", s.Taken())
	}
	cup := dice.Stream(s.Seed(), 1)
	if again := thrown(t, s); again[0] != cup.D6() {
		t.Errorf("%v was seen, and %v is thrown, not of stream 1", seen, again)
	}
}

func TestAScriptThrowsTheSameAgain(t *testing.T) {
	s := game.Begin(newSession(t, "10").Game, dice.Script(5, 2))
	for range 3 {
		if got := thrown(t, s); got[0] != 5 || s.Taken() != (game.Taken{}) {
			t.Errorf("%v is thrown, %+v taken back", got, s.Taken())
		}
		s.Undo()
	}
}

func TestFinalDiceStay(t *testing.T) {
	s := newSession(t, "10")
	do(t, s, gametest.Wave{Side: game.B})
	do(t, s, leap)
	do(t, s, gametest.End{})
	s.Final = true
	if s.UndoTo(0) || s.UndoTo(1) || len(s.Steps) != 3 {
		t.Fatal("a die was undone")
	}
	if s.Floor() != 2 || !s.Undo() || s.Undo() || len(s.Steps) != 2 {
		t.Errorf("%d steps stay, those up to %d", len(s.Steps), s.Floor())
	}
}

// What nobody decides is done in the course of what is redone, and never in its place.
func TestWhatGoesByItselfKeepsWhatCanBeRedone(t *testing.T) {
	s := newSession(t, "10")
	do(t, s, gametest.End{})
	do(t, s, gametest.End{})
	do(t, s, gametest.Wave{Side: game.B})
	s.UndoTo(0)
	if s.Proceed(gametest.Wave{Side: game.B}) || len(s.Steps) != 0 {
		t.Error("another act was done in place of what can be redone")
	}
	if !s.Proceed(gametest.End{}) || len(s.Steps) != 1 || len(s.Undone()) != 2 {
		t.Errorf("%d acts are done, and %d left", len(s.Steps), len(s.Undone()))
	}
	if s.Proceed(gametest.Wave{Side: game.B}) || len(s.Steps) != 1 {
		t.Error("an act was left out")
	}
	s.Redo()
	s.Redo()
	if !s.Proceed(gametest.End{}) || len(s.Steps) != 4 {
		t.Error("with nothing to be redone an act was not done")
	}
}

// Any game, undone to any act and redone, is the same; and a game goes on from an act with the dice
// that its seed and the take-backs give, whatever was undone and redone before.
func TestUndoneToAnyActAndRedone(t *testing.T) {
	r := rand.New(rand.NewPCG(53, 4))
	for range 200 {
		s := newSession(t, "100")
		play(t, s, 5+r.IntN(40))
		for range r.IntN(3) {
			s.UndoTo(r.IntN(len(s.Steps) + 1))
			play(t, s, 1+r.IntN(20))
		}
		steps, hash, taken := slices.Clone(s.Steps), s.Game.Hash(), s.Taken()
		for range 5 {
			s.UndoTo(r.IntN(len(steps)))
			for range r.IntN(10) {
				s.Redo()
			}
		}
		for s.CanRedo() {
			s.Redo()
		}
		if !reflect.DeepEqual(s.Steps, steps) || s.Game.Hash() != hash || s.Taken() != taken {
			t.Fatal("another game")
		}
		n := game.DiceOf(s.Steps[slices.IndexFunc(append(steps, game.Step{Stream: taken.Times}), func(st game.Step) bool { return st.Stream == taken.Times }):])
		cup := dice.Stream(s.Seed(), taken.Times)
		for range n {
			cup.D6()
		}
		if s.Game.Outcome() != nil {
			continue
		}
		if got := thrown(t, s); got[0] != cup.D6() {
			t.Fatalf("after %d dice of stream %d, %v is thrown", n, taken.Times, got)
		}
	}
}
