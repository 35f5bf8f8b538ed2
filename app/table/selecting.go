package table

import (
	"slices"

	"gonfalon/app/match"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// SelectUnit makes a counter the selected one, without moving anything.
func (c *Table) SelectUnit(id game.ID) {
	c.Pending, c.Why, c.Sel = nil, nil, id
	if id != game.None {
		c.Latest = id
	}
	if c.Traits().Firm {
		c.Mode.Choose(nil)
	} else {
		c.Rest()
	}
	c.Refresh()
	if id == game.None {
		return
	}
	c.ShowUnit(id)
	c.foreseeUnit()
	c.Sight.Near = c.Reach != nil && c.Table.Stage != game.StageSetUp // the figures in its reach are to be read
	if c.Mine(id) && c.Reach == nil && len(c.Options()) == 0 && c.Table.Stage == game.StageFree {
		c.sayIdle(id)
	}
}

// sayIdle explains why the selected counter may do nothing.
func (c *Table) sayIdle(id game.ID) {
	if no := c.View.WhyIdle(id); no != nil {
		p := c.Piece(id)
		c.Why = &match.Why{No: no, Hex: p.Hex, HasHex: p.Where == game.OnMap || c.DrawnAside(p), Foe: game.None}
	}
}

// SelectAt selects what lies on a hex; tapping again goes through the stack, and a
// hex without counters drops the selection. Counters of the acting side come first.
func (c *Table) SelectAt(h hex.Hex) {
	stack := c.Stack(h)
	if len(stack) == 0 {
		c.Clear()
		c.Refresh()
		return
	}
	c.SelectUnit(next(stack, c.Sel))
}

// next is the counter after the selected one, the first if none of them is selected.
func next(stack []game.ID, sel game.ID) game.ID {
	for i, id := range stack {
		if id == sel {
			return stack[(i+1)%len(stack)]
		}
	}
	return stack[0]
}

// next selects the next counter of a counter's command that may still act, units before
// leaders, and looks at it.
func (c *Table) next(like game.ID) {
	var own, heads []game.ID
	leading := c.Leading()
	for _, id := range c.Able {
		switch {
		case c.FollowingOf(id, leading) != c.FollowingOf(like, leading):
		case leading[id]:
			heads = append(heads, id)
		default:
			own = append(own, id)
		}
	}
	c.visit(append(own, heads...))
}

// onward goes to the next who must or can act, after the one who was selected last; it reports
// whether that is another than who is selected.
func (c *Table) onward() bool {
	ids := c.Pressing()
	if len(ids) == 0 || len(c.Pending) > 0 || c.Traits().Covers {
		return false
	}
	was := c.Sel
	c.Clear()
	i, _ := slices.BinarySearch(ids, c.Latest+1)
	c.GoTo(ids[i%len(ids)])
	return c.Sel != was
}

// GoTo selects a counter and looks at it; where attacks are formed its best one is.
func (c *Table) GoTo(id game.ID) {
	c.SelectUnit(id)
	c.Sight.Near = true
	if p := c.Piece(id); c.Attacks {
		c.Suggest(func(g *match.Group) bool {
			return slices.Contains(g.By, id) || !c.Mine(id) && slices.Contains(g.At, p.Hex)
		})
	}
}

// nextSpecial selects the next counter that can do something besides moving and fighting, and
// looks at it.
func (c *Table) nextSpecial(verb game.Verb) {
	var ids []game.ID
	for _, o := range c.Offers[c.Actor] {
		if o.Verb == verb && o.Unit != game.None {
			ids = append(ids, o.Unit)
		}
	}
	c.visit(ids)
}

// visit selects the counter of a list after the selected one, and looks at it.
func (c *Table) visit(ids []game.ID) {
	if len(ids) > 0 {
		c.SelectUnit(next(ids, c.Sel))
		c.Sight.Near = true
	}
}

// toGoal looks at what wins for the side that looks; of several marks at one after the other.
func (c *Table) toGoal() {
	marks := c.Marks(c.GoalOf(c.Seat()))
	if len(marks) == 0 {
		return
	}
	at := 0
	for i, h := range marks {
		if c.Sight.Focus != nil && *c.Sight.Focus == h {
			at = (i + 1) % len(marks)
		}
	}
	c.Sight.Look(marks[at])
}
