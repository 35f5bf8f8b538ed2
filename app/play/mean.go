package play

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// fewAnswers is how many answers are shown at once even if they concern several counters.
const fewAnswers = 10

// meant lists the counters that the answers to a question concern, where there are too many
// answers to show those of all at once; else nobody.
func (c *Controller) meant() (ids []game.ID) {
	if len(c.now.answers) <= fewAnswers {
		return nil
	}
	for _, o := range c.now.answers {
		if o.Unit != game.None && !slices.Contains(ids, o.Unit) {
			ids = append(ids, o.Unit)
		}
	}
	if len(ids) < 2 {
		return nil
	}
	return ids
}

// whose is the counter whose answers are shown, None where all are.
func (c *Controller) whose() game.ID {
	ids := c.meant()
	switch {
	case len(ids) == 0:
		return game.None
	case slices.Contains(ids, c.sel):
		return c.sel
	}
	return ids[0]
}

// narrowed are the answers to a question, of many those of one counter.
func (c *Controller) narrowed() []game.Offer {
	id := c.whose()
	if id == game.None {
		return c.now.answers
	}
	return slices.DeleteFunc(slices.Clone(c.now.answers), func(o game.Offer) bool { return o.Unit != id && o.Unit != game.None })
}

// Mean shows the answers for another counter.
func (c *Controller) Mean(id game.ID) {
	if slices.Contains(c.meant(), id) {
		c.pick, c.why, c.sel = nil, nil, id
		c.showUnit(id)
		c.refresh()
	}
}

// meanAt shows the answers for a counter on a hex, unless they are shown already.
func (c *Controller) meanAt(h hex.Hex) bool {
	for _, id := range c.meant() {
		if c.answering() && !c.react && id != c.whose() && c.standsAt(id, h) {
			c.Mean(id)
			return true
		}
	}
	return false
}
