package post

import (
	"fmt"
	"slices"

	"gonfalon/engine/save"
)

// Proof is what a whole game proves.
type Proof struct {
	*Table
	Dice int // how many dice were computed
}

// WrongDie is the first act of a whole game whose dice are said to have fallen otherwise than they did.
type WrongDie struct {
	Act        int // from 1
	Said, Fell []int
}

// Error says it for tools.
func (w *WrongDie) Error() string {
	return fmt.Sprintf("%s: act %d: %v, computed %v", OtherDice, w.Act, w.Said, w.Fell)
}

// OtherDice is the code of a WrongDie.
const OtherDice = "other-dice"

// BadLetter is the first letter of a whole game that is refused.
type BadLetter struct {
	Number int
	Why    error
}

// Error says it for tools.
func (b *BadLetter) Error() string { return fmt.Sprintf("letter %d: %v", b.Number, b.Why) }

// Unwrap is why it is refused.
func (b *BadLetter) Unwrap() error { return b.Why }

// Verify does a whole game again: the order of its letters, every secret, every act by the rules, and every die.
// It proves that neither chose a die. It does not prove who wrote the letters. Up to the first fault the game is
// returned with the error.
func Verify(find save.Find, w *WholeGame) (*Proof, error) {
	t, err := Replay(find, w.Challenge, w.Letters)
	if t == nil {
		return nil, err
	}
	p := &Proof{Table: t}
	if err != nil {
		return p, &BadLetter{len(t.taken) + 1, err}
	}
	for i, st := range t.Session.Steps {
		if i >= len(t.Opening.Acts) { // what fell before was of one device
			p.Dice += len(st.Dice)
		}
		if i >= len(w.Acts) {
			continue
		}
		said, err := t.codec.Step([]byte(w.Acts[i]))
		switch {
		case err != nil || t.line(said.Act) != t.line(st.Act):
			return p, refuseAct(ActLine, i)
		case !slices.Equal(said.Dice, st.Dice):
			return p, &WrongDie{i + 1, said.Dice, st.Dice}
		}
	}
	if n := len(t.Session.Steps); len(w.Acts) > n {
		return p, refuseAct(ActLine, n)
	}
	return p, nil
}
