package lesson

import (
	"reflect"
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Verdict is what a tap or an act comes to.
type Verdict uint8

// The verdicts.
const (
	Fulfils Verdict = iota // it is what is asked for
	Looks                  // it changes nothing and may be done
	Wanting                // it is not what is asked for
)

// Over reports whether nothing is left to do after so many beats.
func (c *Course) Over(done int) bool { return done >= len(c.Beats) }

// Awaits is the beat that the learner is asked for, false while the lesson goes on by itself or
// is over.
func (c *Course) Awaits(done int) (b Beat, own bool) {
	if c.Over(done) {
		return b, false
	}
	return c.Beats[done], c.Beats[done].Own
}

// Step is the step that the learner is at after so many beats; after the last one it is Steps.
func (c *Course) Step(done int) int {
	if c.Over(done) {
		return len(c.Steps)
	}
	return c.Beats[done].Step
}

// Gesture is the beats that go with the one after so many: a move hex by hex.
func (c *Course) Gesture(done int) []Beat {
	to := done
	for to < len(c.Beats) && c.Beats[to].Line == c.Beats[done].Line {
		to++
	}
	return c.Beats[done:to]
}

// Judge says what an act comes to in a position after so many beats: it fulfils what is asked for
// when it leads to the same position, whatever facing is left open.
func (c *Course) Judge(done int, now game.Game, a game.Action) Verdict {
	b, own := c.Awaits(done)
	if !own || b.Do == nil {
		return Wanting
	}
	for d := hex.N; d <= hex.NW; d++ {
		if reflect.DeepEqual(a, b.Do) || reflect.DeepEqual(a, now.Steer(b.Do, d)) {
			return Fulfils
		}
	}
	if now.Check(a) == nil && after(now, a, b.Dice) == after(now, b.Do, b.Dice) {
		return Fulfils
	}
	return Wanting
}

// after identifies the position that an act leads to.
func after(now game.Game, a game.Action, thrown []int) uint64 {
	g := now.Clone()
	g.Apply(a, dice.Script(thrown...))
	return g.Hash()
}

// Goes reports whether a move to a hex is what is asked for, and is then its beats.
func (c *Course) Goes(done int, now game.Game, unit game.ID, to hex.Hex) ([]Beat, bool) {
	b, own := c.Awaits(done)
	if !own || b.Do == nil {
		return nil, false
	}
	g, way := now.Clone(), c.Gesture(done)
	for _, b := range way {
		g.Apply(b.Do, dice.Script(b.Dice...))
	}
	was, is := now.Piece(unit), g.Piece(unit)
	return way, is.Hex == to && (was.Hex != to || was.Facing != is.Facing)
}

// Tapped says what a tap on a hex, with the counters on it, comes to after so many beats: what is
// asked for, something to look at, or a wrong tap with its answer.
func (c *Course) Tapped(done int, h hex.Hex, units []game.ID) (Verdict, Wrong) {
	b, own := c.Awaits(done)
	if !own {
		return Looks, Wrong{}
	}
	at := func(p Point) bool {
		return p.Control == "" && !p.Any && (p.Unit == game.None && p.Hex == h || slices.Contains(units, p.Unit))
	}
	if slices.ContainsFunc(b.Points, at) {
		return Fulfils, Wrong{}
	}
	return c.answer(done, at, len(units) == 0)
}

// Pressed says what pressing a control comes to.
func (c *Course) Pressed(done int, control string) (Verdict, Wrong) {
	b, own := c.Awaits(done)
	at := func(p Point) bool { return p.Control == control }
	if !own || slices.ContainsFunc(b.Points, at) {
		return Fulfils, Wrong{}
	}
	return c.answer(done, at, false)
}

// answer finds the wrong tap that is meant, one that names what was tapped before one that means
// every free hex.
func (c *Course) answer(done int, at func(Point) bool, free bool) (Verdict, Wrong) {
	step := c.Step(done)
	for _, any := range []bool{false, true} {
		for _, w := range slices.Backward(c.Wrongs) {
			if w.Step == step && w.From <= done && slices.ContainsFunc(w.At, func(p Point) bool { return at(p) || any && free && p.Any }) {
				return Wanting, w
			}
		}
	}
	return Looks, Wrong{}
}
