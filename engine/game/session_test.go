package game_test

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
)

func newSession(t testing.TB, turns string) *game.Session {
	t.Helper()
	g, err := gametest.New(map[string]string{"turns": turns})
	if err != nil {
		t.Fatal(err)
	}
	return game.NewSession(g, 1380)
}

// play does n random offered acts.
func play(t testing.TB, s *game.Session, n int) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	for range n {
		offers := s.Game.Offers(game.B, s.Game.Offers(game.A, nil))
		if _, no := s.Do(offers[r.IntN(len(offers))].Act); no != nil {
			t.Fatal(no)
		}
	}
}

func do(t testing.TB, s *game.Session, a game.Action) []game.Event {
	t.Helper()
	events, no := s.Do(a)
	if no != nil {
		t.Fatalf("%#v: %v", a, no)
	}
	return events
}

func TestARefusedActChangesNothing(t *testing.T) {
	s := newSession(t, "3")
	play(t, s, 5)
	s.Undo()
	hash, steps := s.Game.Hash(), len(s.Steps)
	if _, no := s.Do(gametest.Step{Unit: 99}); no != gametest.NotYours {
		t.Fatalf("refusal %v", no)
	}
	if s.Game.Hash() != hash || len(s.Steps) != steps || !s.CanRedo() {
		t.Error("a refused act changed the session")
	}
}

func TestUndoOfAHundredStepsIsTheBeginning(t *testing.T) {
	s := newSession(t, "1000")
	first := s.Game.Hash()
	var hashes []uint64
	for range 100 {
		hashes = append(hashes, s.Game.Hash())
		play(t, s, 1)
	}
	for n := 99; n >= 0; n-- {
		if !s.Undo() {
			t.Fatal("no step to undo")
		}
		if s.Game.Hash() != hashes[n] {
			t.Fatalf("undo to step %d is another position", n)
		}
	}
	if s.Undo() || s.Game.Hash() != first {
		t.Error("undo went beyond the beginning")
	}
}

func TestUndoReachesFarBackAfterCheckpointsThinned(t *testing.T) {
	s := newSession(t, "10000")
	first := s.Game.Hash()
	play(t, s, 3000)
	for s.Undo() {
	}
	if s.Game.Hash() != first || s.Kept() != 0 {
		t.Error("3000 undone steps do not lead to the beginning")
	}
}

func TestALongGameKeepsFewPositions(t *testing.T) {
	s := newSession(t, "100000")
	play(t, s, 10000)
	if n := s.Kept(); n < 20 || n > 160 {
		t.Errorf("%d positions are kept after 10000 steps", n)
	}
}

func TestRedoThrowsTheSameDice(t *testing.T) {
	s := newSession(t, "10")
	play(t, s, 40)
	steps, hash := append([]game.Step(nil), s.Steps...), s.Game.Hash()
	for range 40 {
		s.Undo()
	}
	for s.CanRedo() {
		s.Redo()
	}
	if !reflect.DeepEqual(s.Steps, steps) || s.Game.Hash() != hash {
		t.Error("redo made another history")
	}
}

func TestANewActForgetsWhatWasUndone(t *testing.T) {
	s := newSession(t, "10")
	do(t, s, gametest.End{})
	s.Undo()
	do(t, s, gametest.Wave{Side: game.B})
	if _, ok := s.Redo(); ok || s.CanRedo() {
		t.Error("an undone act came back after another act")
	}
}

func TestUndoIsFreeUnlessDiceWereThrown(t *testing.T) {
	s := newSession(t, "10")
	if can, _ := s.CanUndo(); can {
		t.Error("a game not begun can be undone")
	}
	do(t, s, gametest.Step{Unit: 0, Facing: hex.SE})
	if can, free := s.CanUndo(); !can || !free {
		t.Error("a step is not free to undo")
	}
	do(t, s, gametest.Leap{Unit: 1, Facing: hex.SE})
	if can, free := s.CanUndo(); !can || free {
		t.Error("a throw is free to undo")
	}
}

func TestAtShowsThePositionBeforeAStep(t *testing.T) {
	s := newSession(t, "1000")
	var hashes []uint64
	for range 700 {
		hashes = append(hashes, s.Game.Hash())
		play(t, s, 1)
	}
	for n, want := range hashes {
		if got := s.At(n).Hash(); got != want {
			t.Fatalf("At(%d) is another position", n)
		}
	}
	last := s.At(700)
	last.Apply(gametest.End{}, nil)
	if last.Hash() == s.Game.Hash() {
		t.Error("a copy is not independent of the game")
	}
}

func TestReplayRepeatsAGame(t *testing.T) {
	s, again := newSession(t, "1000"), newSession(t, "1000")
	play(t, s, 500)
	for _, st := range s.Steps {
		if _, err := again.Replay(st); err != nil {
			t.Fatal(err)
		}
	}
	if again.Game.Hash() != s.Game.Hash() || !reflect.DeepEqual(again.Steps, s.Steps) {
		t.Error("the replay differs")
	}
	play(t, s, 50)
	play(t, again, 50)
	if !reflect.DeepEqual(again.Steps, s.Steps) {
		t.Error("dice after a replay differ from those of the game itself")
	}
}

func TestReplayRefusesAnotherPast(t *testing.T) {
	leap := gametest.Leap{Unit: 0, Facing: hex.SE}
	tests := []struct {
		name string
		step game.Step
		want error
	}{
		{"an illegal act", game.Step{Act: gametest.Step{Unit: 3}}, gametest.NotYours},
		{"fewer dice than thrown", game.Step{Act: leap}, game.ErrOtherDice},
		{"more dice than thrown", game.Step{Act: leap, Dice: []int{4, 4}}, game.ErrOtherDice},
		{"another position", game.Step{Act: leap, Dice: []int{4}, Hash: 7}, game.ErrOtherPosition},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newSession(t, "10")
			do(t, s, gametest.Step{Unit: 1, Facing: hex.SE})
			hash := s.Game.Hash()
			if _, err := s.Replay(tt.step); !errors.Is(err, tt.want) {
				t.Errorf("error %v, want %v", err, tt.want)
			}
			if s.Game.Hash() != hash || len(s.Steps) != 1 {
				t.Error("the session did not stay where it was")
			}
			do(t, s, leap)
		})
	}
}

func TestASessionThrowsTheDiceOfItsSource(t *testing.T) {
	g, err := gametest.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	s := game.Begin(g, dice.Script(6, 2, 5))
	leaps := []game.Action{gametest.Leap{Unit: 0, Facing: hex.SE}, gametest.Leap{Unit: 1, Facing: hex.SE}}
	do(t, s, leaps[0])
	do(t, s, leaps[1])
	s.Undo()
	s.Undo()
	s.Redo()
	do(t, s, leaps[1])
	for i, want := range []int{6, 2} {
		if got := s.Steps[i].Dice; !reflect.DeepEqual(got, []int{want}) {
			t.Errorf("leap %d throws %v, want %d", i, got, want)
		}
	}
}

func TestASessionKeepsWhatHappened(t *testing.T) {
	s := newSession(t, "10")
	var told [][]game.Event
	for range 60 {
		play(t, s, 1)
		told = append(told, s.Events(len(s.Steps)-1))
	}
	for range 30 {
		s.Undo()
	}
	for s.CanRedo() {
		s.Redo()
	}
	for i, want := range told {
		if !reflect.DeepEqual(s.Events(i), want) {
			t.Fatalf("step %d is told as %v, happened as %v", i, s.Events(i), want)
		}
		if at := s.At(i).Table(); s.Steps[i].Turn != at.Turn || s.Steps[i].Phase != at.Phase {
			t.Fatalf("step %d is filed under turn %d, phase %d", i, s.Steps[i].Turn, s.Steps[i].Phase)
		}
	}
}

func TestHashIsKeptWhereATurnOrTheGameEnds(t *testing.T) {
	s := newSession(t, "2")
	for range 4 {
		do(t, s, gametest.End{})
	}
	for i, st := range s.Steps {
		if kept := st.Hash != 0; kept != (i%2 == 1) {
			t.Errorf("step %d of turn %d keeps a hash: %v", i, st.Turn, kept)
		}
	}
}

func BenchmarkReplay(b *testing.B) {
	s := newSession(b, "100000")
	play(b, s, 10000)
	for b.Loop() {
		again := newSession(b, "100000")
		for _, st := range s.Steps {
			if _, err := again.Replay(st); err != nil {
				b.Fatal(err)
			}
		}
	}
}
