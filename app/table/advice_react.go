package table

import "gonfalon/app/match"

// AdvisesReaction names the best answer where a reaction waits: one that harms them more often than us is
// chosen, which shows its chances; else it is said that none is better than to let it go on. It reports
// whether a reaction waits.
func (c *Table) AdvisesReaction() bool {
	m, ok := c.Mode.(*React)
	if !ok {
		return false
	}
	c.Hush()
	best, most := -1, 0
	list := c.Reactions()
	for i := range list {
		if n := c.favours(list[i].Act); n > most {
			best, most = i, n
		}
	}
	if best < 0 {
		m.Chosen = nil
		c.Refuse("counsel-let", nil)
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
