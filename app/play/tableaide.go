package play

import (
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// letGo has those act whom the computer leads for whoever is to act, and then perhaps end the phase;
// it reports whether any of them could do something.
func (c *table) letGo(ends bool) bool {
	if !c.mayAid() {
		return false
	}
	c.clear()
	c.aides.runs, c.aides.ends = true, ends
	c.rest()
	c.refresh()
	return true
}

// haveActed is after those have acted whom the computer leads.
func (c *table) haveActed() {
	ends, alone, n := c.aides.ends, c.aides.alone, len(c.sess.Steps)
	c.aides.rest()
	c.aides.done = n
	c.rest()
	c.refresh()
	switch {
	case !ends:
		return
	case len(c.duties) > 0:
		c.endPhase()
	default:
		c.finish()
	}
	if alone && len(c.sess.Steps) > n {
		c.foe.did[n] = true // no act of the person
	}
}

// relieve has the computer lead nobody any more for a person.
func (c *table) relieve() {
	c.aides = aides{}
	c.aides.rest()
	c.ally()
	c.version++
	c.clear()
	c.refresh()
}

// entrustRest has the computer lead all of a side but one following, those that it led before by the
// orders that they have.
func (c *table) entrustRest(side game.Side, but following) {
	for _, of := range c.followings(side) {
		if _, led := c.aides.orders[side][of]; of == but {
			c.appoint(side, of, "")
		} else if !led {
			c.appoint(side, of, bot.OrderAttack.String())
		}
	}
}
