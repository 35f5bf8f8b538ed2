package play

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// selectUnit makes a counter the selected one, without moving anything.
func (c *table) selectUnit(id game.ID) {
	c.pending, c.why, c.sel = nil, nil, id
	if id != game.None {
		c.latest = id
	}
	if c.mode.firm() {
		c.mode.choose(nil)
	} else {
		c.rest()
	}
	c.refresh()
	if id == game.None {
		return
	}
	c.showUnit(id)
	c.foreseeUnit()
	c.sight.near = c.reach != nil && c.table.Stage != game.StageSetUp // the figures in its reach are to be read
	if c.mine(id) && c.reach == nil && len(c.options()) == 0 && c.table.Stage == game.StageFree {
		c.sayIdle(id)
	}
}

// sayIdle explains why the selected counter may do nothing.
func (c *table) sayIdle(id game.ID) {
	if no := c.view.WhyIdle(id); no != nil {
		p := c.piece(id)
		c.why = &why{No: no, Hex: p.Hex, HasHex: p.Where == game.OnMap || c.drawnAside(p), foe: game.None}
	}
}

// selectAt selects what lies on a hex; tapping again goes through the stack, and a
// hex without counters drops the selection. Counters of the acting side come first.
func (c *table) selectAt(h hex.Hex) {
	stack := c.stack(h)
	if len(stack) == 0 {
		c.clear()
		c.refresh()
		return
	}
	c.selectUnit(next(stack, c.sel))
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
func (c *table) next(like game.ID) {
	var own, heads []game.ID
	leading := c.leading()
	for _, id := range c.able {
		switch {
		case c.followingOf(id, leading) != c.followingOf(like, leading):
		case leading[id]:
			heads = append(heads, id)
		default:
			own = append(own, id)
		}
	}
	c.visit(append(own, heads...))
}

// onward goes to the next who must or can act, after the one who was selected last; it reports
// whether there is one.
func (c *table) onward() bool {
	ids := c.pressing()
	if len(ids) == 0 || len(c.pending) > 0 || c.mode.covers() {
		return false
	}
	c.clear()
	i, _ := slices.BinarySearch(ids, c.latest+1)
	c.goTo(ids[i%len(ids)])
	return true
}

// goTo selects a counter and looks at it; where attacks are formed its best one is.
func (c *table) goTo(id game.ID) {
	c.selectUnit(id)
	c.sight.near = true
	if p := c.piece(id); c.attacks {
		c.suggest(func(g *group) bool { return slices.Contains(g.By, id) || !c.mine(id) && slices.Contains(g.At, p.Hex) })
	}
}

// nextSpecial selects the next counter that can do something besides moving and fighting, and
// looks at it.
func (c *table) nextSpecial(verb game.Verb) {
	var ids []game.ID
	for _, o := range c.offers[c.actor] {
		if o.Verb == verb && o.Unit != game.None {
			ids = append(ids, o.Unit)
		}
	}
	c.visit(ids)
}

// visit selects the counter of a list after the selected one, and looks at it.
func (c *table) visit(ids []game.ID) {
	if len(ids) > 0 {
		c.selectUnit(next(ids, c.sel))
		c.sight.near = true
	}
}
