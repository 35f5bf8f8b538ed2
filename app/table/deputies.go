package table

import (
	"gonfalon/app/match"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// LetGo has those act whom the computer leads for whoever is to act, and then perhaps end the phase;
// it reports whether any of them could do something.
func (c *Table) LetGo(ends bool) bool {
	if !c.MayAid() {
		return false
	}
	c.Clear()
	c.Aides.Runs, c.Aides.Ends = true, ends
	c.Rest()
	c.Refresh()
	return true
}

// haveActed is after those have acted whom the computer leads.
func (c *Table) haveActed() {
	ends, alone, n := c.Aides.Ends, c.Aides.Alone, len(c.Sess.Steps)
	c.TellLoan()
	c.Aides.Rest()
	c.Aides.Done = n
	c.Rest()
	c.Refresh()
	switch {
	case !ends:
		return
	case len(c.Duties) > 0:
		c.endPhase()
	default:
		c.finish()
	}
	if alone && len(c.Sess.Steps) > n {
		c.Foe.Did[n] = true // no act of the person
	}
}

// Relieve has the computer lead nobody any more for a person.
func (c *Table) Relieve() {
	c.Aides = match.Deputies{}
	c.Aides.Rest()
	c.Ally()
	c.Version++
	c.Clear()
	c.Refresh()
}

// EntrustRest has the computer lead all of a side but one following, those that it led before by the
// orders that they have.
func (c *Table) EntrustRest(side game.Side, but match.Following) {
	for _, of := range c.Followings(side) {
		if _, led := c.Aides.Orders[side][of]; of == but {
			c.Appoint(side, of, "")
		} else if !led {
			c.Appoint(side, of, bot.OrderAttack.String())
		}
	}
}
