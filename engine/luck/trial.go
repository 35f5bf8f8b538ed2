package luck

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// thrown is a throw in the course of an act.
type thrown struct {
	test dice.Test
	dice []int
}

// listener keeps what the dice of an act were thrown for. Dice that nobody announces are throws
// of one die each.
type listener struct {
	left   []int // dice that fell in the game
	throws []thrown
	open   int // dice of the last throw that are still to fall
}

// Announce begins a throw.
func (l *listener) Announce(t dice.Test) {
	l.throws, l.open = append(l.throws, thrown{test: t}), t.Dice
}

// D6 is the next die that fell.
func (l *listener) D6() int {
	if l.open == 0 {
		l.Announce(dice.Test{Dice: 1})
	}
	die := 1
	if len(l.left) > 0 {
		die, l.left = l.left[0], l.left[1:]
	}
	last := &l.throws[len(l.throws)-1]
	last.dice = append(last.dice, die)
	l.open--
	return die
}

// listen does a step on a copy of the position before it and tells what was thrown in it.
func listen(g game.Game, st *game.Step) []thrown {
	l := &listener{left: st.Dice}
	g.Clone().Apply(st.Act, l)
	return l.throws
}

// branch is a Roller that throws what fell, then one throw with another total, and from there on
// what turns out well.
type branch struct {
	fixed []int
	lucky dice.Lucky
}

// Announce tells what turns out well of the next test, once nothing is fixed any more.
func (b *branch) Announce(t dice.Test) {
	if len(b.fixed) == 0 {
		b.lucky.Announce(t)
	}
}

// D6 throws the next die.
func (b *branch) D6() int {
	if len(b.fixed) == 0 {
		return b.lucky.D6()
	}
	die := b.fixed[0]
	b.fixed = b.fixed[1:]
	return die
}

// bills are the answers by which a throw is paid for or cashed at once. What comes after them, such
// as a pursuit, is a matter of choice and of other throws.
var bills = []game.VerbClass{game.ToPay, game.ToFallBack, game.ToGain}

// How many such answers are given at most, and how many of each are tried.
const mostAnswers, mostTried = 24, 6

// after is the material once an act was done with these dice first, and paid for.
func after(g game.Game, act game.Action, first []int) int {
	g = g.Clone()
	g.Apply(act, &branch{fixed: first})
	for range mostAnswers {
		next := paid(g)
		if next == nil {
			break
		}
		g = next
	}
	return material(g)
}

// paid is the position after the answer that leaves most to whoever has to pay, nil where nobody
// has to.
func paid(g game.Game) (best game.Game) {
	t := g.Table()
	if t.Stage != game.StageQuestion || len(t.Expect) == 0 {
		return nil
	}
	side := t.Expect[0].Side
	codes := game.Codes(g)
	offers := slices.DeleteFunc(g.Offers(side, nil), func(o game.Offer) bool { return !slices.Contains(bills, codes.VerbInfo(o.Verb).Class) })
	most := 0
	for i := 0; i < len(offers); i += 1 + (len(offers)-1)/mostTried {
		next := g.Clone()
		next.Apply(offers[i].Act, &dice.Lucky{})
		if has := forSide(material(next), side); best == nil || has > most {
			best, most = next, has
		}
	}
	return best
}

// fall is dice with a total.
func fall(total, n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = min(6, total-(n-1-i))
		total -= out[i]
	}
	return out
}
