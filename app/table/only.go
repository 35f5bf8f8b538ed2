package table

import (
	"gonfalon/app/match"
	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// Where there is but one thing to do on the map it is chosen already, so that one tap does it.
// Whoever goes back from it sees what is there without it.

// foresee chooses the one thing that is left to do in a new position: the only attack, or the
// only way of a counter that must go on. What the computer does it chooses itself.
func (c *Table) foresee() {
	switch {
	case c.Decides(), c.Traits().Stays || c.Mode.Below() != nil || c.Mode.Picked() != nil:
	case c.Sel != game.None && (c.Table.Stage == game.StageSetUp || c.Concerned() == c.Sel):
		c.foreseeUnit()
	case c.Sel == game.None && c.Table.Stage == game.StageFree && len(c.Suggestions()) == 1:
		c.foreseeAttack()
	}
}

// foreseeAttack chooses the only attack.
func (c *Table) foreseeAttack() {
	c.Suggest(func(*match.Group) bool { return true })
	if m, ok := c.Mode.(*Attack); ok {
		m.given = true
	}
}

// foreseeUnit chooses the one thing that the selected counter can do on the map: its only way, or
// its only target. Where it could turn there are many.
func (c *Table) foreseeUnit() {
	if c.Table.Stage == game.StageQuestion || c.Traits().Stays || c.Mode.Picked() != nil || !c.Mine(c.Sel) {
		return
	}
	list, ways := c.Options(), c.Ways()
	switch {
	case len(ways) == 1 && len(list) == 0 && c.Reach.Stops[ways[0]].Hex != c.Home():
		c.SetPlan(ways[0])
	case len(ways) == 0 && len(list) == 1 && list[0].Aim:
		c.Choose(0)
	}
}

// Ways are the best stop of each hex that the selected counter can come to; to turn where it
// stands is one of them.
func (c *Table) Ways() (out []int) {
	if c.Reach == nil {
		return nil
	}
	home := c.Home()
	if i := c.BestStop(func(s game.Stop) bool { return s.Hex == home }); i >= 0 {
		out = append(out, i)
	}
	return append(out, c.BestStops()...)
}

// pass does what nobody has a choice about: it ends phases in which nothing can be done, and gives the
// only answer there is, or the one of a standing order. A march on its way, the computer and a lesson do
// their own acts.
func (c *Table) pass() {
	n := 0
	for !c.Manual && c.Lesson == nil && !c.Decides() && !c.Abroad() && len(c.Pending) == 0 && !c.Column.Lasts(&c.Table) && c.underWay() == nil {
		if !c.goesOn() {
			break
		}
		c.Settle()
		n++
		if c.Foe != nil {
			c.Foe.Did[len(c.Sess.Steps)-1] = true // no act of the person
		}
	}
	c.Passed = n
}

// goesOn does the one thing that can be done, ends a phase in which nobody can act, or gives the answer of
// a standing order; it reports whether there was any of that.
func (c *Table) goesOn() bool {
	act := c.Only()
	if act == nil {
		act = c.Spent()
	}
	d := planning.Decision{}
	if act == nil {
		if d = c.Ordered(); d.Offer.Act == nil {
			return false
		}
	}
	c.Mode.Choose(nil) // what was chosen before is done with this act
	if act != nil {
		return c.Proceed(act)
	}
	return c.DoOrdered(d)
}
