package play

import (
	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// pass does what nobody has a choice about: it ends phases in which nothing can be done, and
// gives the only answer there is. A march on its way and the computer do their own acts.
func (c *table) pass() {
	n := 0
	for !c.manual && !c.decides() && len(c.pending) == 0 && !c.column.lasts(&c.table) && c.underWay() == nil {
		act := c.only()
		if act == nil {
			break
		}
		c.mode.choose(nil) // what was chosen before is done with this act
		if !c.proceed(act) {
			break
		}
		c.settle()
		n++
		if c.foe != nil {
			c.foe.did[len(c.sess.Steps)-1] = true // no act of the person
		}
	}
	c.passed = n
}

// only is the one thing that can be done by anybody, nil where there is a choice. What throws dice
// is left to the players: it could not be taken back freely.
func (c *now) only() game.Action {
	_, a := planning.Pressing(c.table, game.A, c.offers[game.A])
	_, b := planning.Pressing(c.table, game.B, c.offers[game.B])
	if a+b != 1 {
		return nil
	}
	act := planning.Single(c.view)
	if act == nil || c.view.Glimpse(game.None, []game.Action{act}, game.UntilDice).Done == 0 {
		return nil
	}
	return act
}
