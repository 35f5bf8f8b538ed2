package game_test

import (
	"errors"
	"slices"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
)

// counted is a keyed source: each die shows how often its counter was tested in the turn.
type counted struct {
	past []at
	turn int
}

type at struct {
	turn int
	whom int16
}

func (c *counted) At(turn, _ int) { c.turn = turn }

func (c *counted) Announce(t dice.Test) { c.past = append(c.past, at{c.turn, t.Whom()}) }

func (c *counted) D6() (n int) {
	last := c.past[len(c.past)-1]
	for _, p := range c.past {
		if p == last {
			n++
		}
	}
	return min(n, 6)
}

func (c *counted) Place() uint64    { return uint64(len(c.past)) }
func (c *counted) Return(to uint64) { c.past = c.past[:to] }
func (c *counted) Leap()            {}

// leaps is a session with keyed dice, and the leaps that may be done in it.
func leaps(t *testing.T) (s *game.Session, leap func() []int) {
	t.Helper()
	g, err := gametest.New(map[string]string{"turns": "9"})
	if err != nil {
		t.Fatal(err)
	}
	s = game.Begin(g, &counted{})
	return s, func() []int {
		for _, o := range s.Game.Offers(game.A, nil) {
			if _, ok := o.Act.(gametest.Leap); ok && o.Unit == 0 {
				do(t, s, o.Act)
				return s.Steps[len(s.Steps)-1].Dice
			}
		}
		t.Fatal("nobody may leap")
		return nil
	}
}

// What is done again throws the same as before, and so does what is done after it: the source counts
// it as it did the first time.
func TestKeyedDiceFallTheSameAgain(t *testing.T) {
	s, leap := leaps(t)
	first := leap()
	if !s.Undo() {
		t.Fatal("nothing was undone")
	}
	if _, ok := s.Redo(); !ok || !slices.Equal(s.Steps[0].Dice, first) {
		t.Fatalf("again %v, before %v", s.Steps[0].Dice, first)
	}
	if !slices.Equal(first, []int{1}) {
		t.Errorf("the first throw was %v", first)
	}
	if s.Undo(); !slices.Equal(leap(), first) {
		t.Error("another act in its place throws otherwise")
	}
	if taken := s.Taken(); taken != (game.Taken{}) {
		t.Errorf("dice that cannot fall otherwise were taken back: %+v", taken)
	}
}

// A record with other dice than the source throws is refused, and nothing is changed.
func TestKeyedDiceAreComputedAnew(t *testing.T) {
	s, leap := leaps(t)
	leap()
	st := s.Steps[0]
	s.Cut(0)
	hash := s.Game.Hash()
	forged := st
	forged.Dice = []int{6}
	if _, err := s.Replay(forged); !errors.Is(err, game.ErrOtherDice) {
		t.Fatalf("forged dice: %v", err)
	}
	if s.Game.Hash() != hash || len(s.Steps) != 0 {
		t.Error("a refused step changed the session")
	}
	if _, err := s.Replay(st); err != nil {
		t.Errorf("the true dice: %v", err)
	}
}
