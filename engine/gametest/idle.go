package gametest

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// Throw is one throw of an act.
type Throw struct {
	Test dice.Test
	Nth  int  // from 0
	Idle bool // whatever it shows, the act leads to one position
}

// streams are the dice that fall after the throw in question: what depends on it comes out
// differently with one of them.
const streams = 4

// Throws lists the throws of an act, done in a position with these dice, and which change nothing.
func Throws(g game.Game, act game.Action, fell []int) (list []Throw) {
	before := 0
	for n, t := range throwsOf(g, act, fell) {
		list = append(list, Throw{t, n, changesNothing(g, act, fell[:before], t)})
		before += t.Dice
	}
	return list
}

// throwsOf is what an act throws for with these dice.
func throwsOf(g game.Game, act game.Action, fell []int) []dice.Test {
	w := &witness{left: fell, then: new(dice.Seeded)}
	g.Clone().Apply(act, w)
	return w.tests
}

// changesNothing reports whether all totals of a throw, after those before it, lead to one position
// whatever falls next.
func changesNothing(g game.Game, act game.Action, before []int, t dice.Test) bool {
	for stream := range uint64(streams) {
		var first uint64
		for total := t.Dice; total <= 6*t.Dice; total++ {
			cup := dice.Seeded(stream)
			c := g.Clone()
			c.Apply(act, &dice.Topped{First: append(slices.Clone(before), making(total, t.Dice)...), Then: &cup})
			if sum := c.Hash(); total == t.Dice {
				first = sum
			} else if sum != first {
				return false
			}
		}
	}
	return true
}

// making is dice that make a total.
func making(total, n int) (thrown []int) {
	for ; n > 0; n-- {
		die := min(6, total-(n-1))
		thrown, total = append(thrown, die), total-die
	}
	return thrown
}

// witness throws given dice, then others, and keeps what they were thrown for.
type witness struct {
	left  []int
	then  dice.Roller
	tests []dice.Test
	open  int // dice of the last test still to fall
}

// Announce notes the next test.
func (w *witness) Announce(t dice.Test) { w.tests, w.open = append(w.tests, t), t.Dice }

// D6 throws the next die; one that nobody announced is a test of its own.
func (w *witness) D6() int {
	if w.open == 0 {
		w.Announce(dice.Test{Dice: 1})
	}
	w.open--
	if len(w.left) == 0 {
		return w.then.D6()
	}
	die := w.left[0]
	w.left = w.left[1:]
	return die
}
