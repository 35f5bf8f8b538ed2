package table

import (
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// The coloured button is never the worse one: of several answers it is only the one that is better than all
// others by what comes of it, which is chosen beforehand too. Where none is, or they are too many to be weighed,
// none is coloured and none is chosen.

// firstPick chooses an only option, so that nobody picks where there is no choice, and of several answers the best.
func (c *Table) firstPick() *pick {
	o := c.Options()
	if len(o) == 1 && c.Table.Stage == game.StageQuestion || len(o) == 1 && !c.Traits().Answers {
		return &pick{Act: o[0].Act}
	}
	if i := c.bestOption(o); i >= 0 {
		return &pick{Index: i, Act: o[i].Act, given: true}
	}
	return nil
}

// bestOption is the place of the best answer in the options, -1 where none of them is. A lesson knows what it
// wants itself.
func (c *Table) bestOption(options []game.Offer) int {
	if c.Lesson != nil || !c.Traits().Answers {
		return -1
	}
	c.Weighs()
	return c.BestOf(options)
}

// mayBeMain reports whether the picked option may be the coloured button: it is the best answer, or there is no
// other; an act of one's own will is not, if to leave it is better.
func (c *Table) mayBeMain(o game.Offer) bool {
	p, list := c.Mode.Picked(), c.Options()
	switch {
	case c.Lesson != nil:
		return true
	case !c.Traits().Answers:
		strike, leave := plan.Strike(c.View, c.Mode.chooser(c), o)
		return !leave.IsBetter(&strike)
	case c.Table.Stage == game.StageQuestion && len(list) == 1:
		return true
	}
	return c.BestOf(list) == p.Index
}

// paler takes the colour from a button.
func paler(b panel.Button) panel.Button {
	b.Look, b.Side = "gho", ""
	return b
}
