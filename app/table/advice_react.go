package table

import "gonfalon/app/match"

// AdvisesReaction names the best answer where a reaction waits: it is chosen, which shows its chances; else it is
// said that to let it go on is best, or that nothing is. It reports whether a reaction waits.
func (c *Table) AdvisesReaction() bool {
	m, ok := c.Mode.(*React)
	if !ok {
		return false
	}
	c.Hush()
	list := c.Reactions()
	best := c.bestOption(list)
	if best < 0 {
		m.Chosen = nil
		if o, ok := c.Best(); ok && o.Act == nil {
			c.Refuse("counsel-let", nil)
		} else {
			c.Refuse("counsel-even", nil)
		}
		return true
	}
	m.Chosen = &pick{Index: best, Act: list[best].Act}
	return true
}

// WhyNoAdvice is why nobody is advised now, by its name in the catalogue.
func (c *Table) WhyNoAdvice() string {
	if c.Decides() || c.Waits() != match.ForPlayers {
		return "counsel-busy"
	}
	return "counsel"
}
