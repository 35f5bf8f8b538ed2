package foe

import (
	"cmp"
	"fmt"
	"math"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/notation"
	"gonfalon/engine/puzzle"
	"gonfalon/engine/save"
)

// Labs builds the position of a puzzle.
type Labs func(p *puzzle.Puzzle) (notation.Lab, error)

// mostCopies is how many copies of a position weighing a try may take: seconds, on a phone.
const mostCopies = 2_000_000

// weigher weighs tries at puzzles. What it has found of the last one it keeps.
type weigher struct {
	labs  Labs
	text  string // of the puzzle at hand
	judge *puzzle.Judge
	codec *save.Codec
}

// weigh weighs the try of an order, and plays it; trouble says what of the order makes no sense.
func (w *weigher) weigh(o Order) (t *Try, trouble string) {
	t, err := w.weighed(o)
	if err != nil {
		return nil, err.Error()
	}
	return t, ""
}

func (w *weigher) weighed(o Order) (*Try, error) {
	if w.judge == nil || w.text != o.Puzzle.Text {
		if err := w.take(o.Puzzle.Text); err != nil {
			return nil, err
		}
	}
	var line puzzle.Line
	for _, act := range o.Acts {
		st, err := w.codec.Step(act)
		if err != nil {
			return nil, err
		}
		line = append(line, st.Act)
	}
	worth, err := w.judge.Weigh(line, cmp.Or(o.Puzzle.Copies, mostCopies))
	if err != nil {
		return nil, err
	}
	t, cup := &Try{Worth: int(math.Round(1000 * worth))}, dice.Seeded(o.Seed)
	if o.Puzzle.Copies > 0 {
		return t, nil
	}
	steps, reached := w.judge.Throw(line, &cup)
	for _, st := range steps {
		t.Dice = append(t.Dice, st.Dice...)
	}
	t.Reached = reached
	return t, nil
}

// take takes up a puzzle.
func (w *weigher) take(text string) error {
	w.judge = nil
	p, err := puzzle.Read("puzzle", text)
	if err != nil {
		return err
	}
	if w.labs == nil {
		return fmt.Errorf("nobody builds positions")
	}
	lab, err := w.labs(p)
	if err != nil {
		return err
	}
	start, err := p.Start(lab)
	if err != nil {
		return err
	}
	if w.judge, err = p.Judge(lab); err != nil {
		return err
	}
	w.text, w.codec = text, save.NewCodec(lab.Actions(), start)
	return nil
}

// TryOrder is the order that has a try at a puzzle weighed, whose acts are of a position of a system with these
// prototypes of acts.
func TryOrder(n int, text string, prototypes []game.Action, start game.Game, acts []game.Action, seed uint64) Order {
	codec := save.NewCodec(prototypes, start)
	o := Order{N: n, Puzzle: Posed{Text: text}, Seed: seed}
	for _, a := range acts {
		o.Acts = append(o.Acts, codec.Line(game.Step{Act: a}))
	}
	return o
}
