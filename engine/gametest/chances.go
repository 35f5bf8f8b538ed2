package gametest

import (
	"fmt"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// CheckChances reports where the forecast of an act is not what doing it comes to: its chances
// must make one, and where nothing comes between the act and its dice, every throw done on a
// copy must give the results in just those numbers. It says whether there was something to
// compare.
func CheckChances(g game.Game, act game.Action) (compared bool, err error) {
	o := g.Forecast(act)
	if o == nil || len(o.Chances) == 0 {
		return false, nil
	}
	sum, of, left := 0, o.Chances[0].Of, map[game.Result]int{}
	for _, c := range o.Chances {
		sum += c.Ways
		left[told(o, c.Result)] += c.Ways
		if c.Ways < 0 || c.Of != of {
			return false, fmt.Errorf("a chance of %d in %d among those in %d", c.Ways, c.Of, of)
		}
	}
	if sum != of {
		return false, fmt.Errorf("the chances make %d of %d", sum, of)
	}
	for n := range of {
		r, settled := outcome(g.Clone(), act, sequence(n, of))
		if len(o.Risks) > 0 || !settled {
			return false, nil
		}
		left[told(o, r)]--
	}
	for r, n := range left {
		if n != 0 {
			return true, fmt.Errorf("%q comes up %d times more often in the forecast", r.Code, n)
		}
	}
	return true, nil
}

// told is a result as far as an event tells it: of a shot, which has no columns, the SP lost.
func told(o *game.Odds, r game.Result) game.Result {
	if len(o.Columns) > 0 {
		return r
	}
	return game.Result{Defend: game.Harm{Loss: r.Defend.Loss}}
}

// sequence is number n of all the ways in which dice may fall, of how many.
func sequence(n, of int) (thrown []int) {
	for ; of > 1; of /= 6 {
		thrown = append(thrown, n%6+1)
		n /= 6
	}
	return thrown
}

// outcome does an act with these dice first, and reads the result of the combat or the shot
// that they decide.
func outcome(g game.Game, act game.Action, first []int) (r game.Result, settled bool) {
	codes := game.Codes(g)
	for _, e := range g.Apply(act, dice.Script(first...)) {
		switch {
		case e.Odds != nil && e.Odds.Result != nil:
			return *e.Odds.Result, true
		case codes.EventInfo(e.Kind).Class == game.Shot:
			return game.Result{Defend: game.Harm{Loss: e.N}}, true
		case len(e.Dice) > 0:
			return r, false // hidden pits come before the forecast's dice
		}
	}
	return r, false
}
