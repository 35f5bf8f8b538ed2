package play

import "gonfalon/engine/game"

// Where there is but one thing to do on the map it is chosen already, so that one tap does it.
// Whoever goes back from it sees what is there without it.

// foresee chooses the one thing that is left to do in a new position: the only attack, or the
// only way of a counter that must go on. What the computer does it chooses itself.
func (c *table) foresee() {
	switch {
	case c.decides(), c.mode.stays(c) || c.mode.below() != nil || c.mode.picked() != nil:
	case c.sel != game.None && (c.table.Stage == game.StageSetUp || c.concerned() == c.sel):
		c.foreseeUnit()
	case c.sel == game.None && c.table.Stage == game.StageFree && len(c.suggestions()) == 1:
		c.foreseeAttack()
	}
}

// foreseeAttack chooses the only attack.
func (c *table) foreseeAttack() {
	c.suggest(func(*group) bool { return true })
	if m, ok := c.mode.(*attack); ok {
		m.given = true
	}
}

// foreseeUnit chooses the one thing that the selected counter can do on the map: its only way, or
// its only target. Where it could turn there are many.
func (c *table) foreseeUnit() {
	if c.table.Stage == game.StageQuestion || c.mode.stays(c) || c.mode.picked() != nil || !c.mine(c.sel) {
		return
	}
	list, ways := c.options(), c.ways()
	switch {
	case len(ways) == 1 && len(list) == 0 && c.reach.Stops[ways[0]].Hex != c.home():
		c.setPlan(ways[0])
	case len(ways) == 0 && len(list) == 1 && list[0].Aim:
		c.choose(0)
	}
}

// ways are the best stop of each hex that the selected counter can come to; to turn where it
// stands is one of them.
func (c *table) ways() (out []int) {
	if c.reach == nil {
		return nil
	}
	home := c.home()
	if i := c.bestStop(func(s game.Stop) bool { return s.Hex == home }); i >= 0 {
		out = append(out, i)
	}
	return append(out, c.bestStops()...)
}

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
