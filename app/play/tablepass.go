package play

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
