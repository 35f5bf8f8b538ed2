package play

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Select makes a counter the selected one, without moving anything.
func (c *Controller) Select(id game.ID) {
	c.plan, c.pick, c.pending, c.why, c.duties = nil, nil, nil, nil, false
	c.sel = id
	c.refresh()
	if id == game.None {
		return
	}
	c.showUnit(id)
	c.near = c.reach != nil && c.now.table.Stage != game.StageSetUp // the figures in its reach are to be read
	if c.mine(id) && c.reach == nil && len(c.options()) == 0 && c.now.table.Stage == game.StageFree {
		c.sayIdle(id)
	}
}

// sayIdle explains why the selected counter may do nothing.
func (c *Controller) sayIdle(id game.ID) {
	if no := c.now.view.WhyIdle(id); no != nil {
		c.why = &Why{No: no, Hex: c.piece(id).Hex, HasHex: true}
	}
}

// selectAt selects what lies on a hex; tapping again goes through the stack, and a
// hex without counters drops the selection. Counters of the acting side come first.
func (c *Controller) selectAt(h hex.Hex) {
	stack := c.stack(h)
	if len(stack) == 0 {
		c.clear()
		c.refresh()
		return
	}
	c.Select(next(stack, c.sel))
}

// stack lists the counters on a hex, those of the acting side that can act first.
func (c *Controller) stack(h hex.Hex) []game.ID {
	var first, rest, others []game.ID
	for _, p := range c.at(h) {
		switch {
		case p.Side != c.now.actor:
			others = append(others, p.ID)
		case p.Rank == game.Unit:
			first = append(first, p.ID)
		default:
			rest = append(rest, p.ID)
		}
	}
	return append(append(first, rest...), others...)
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

// tapMove is a tap while counters may move or be placed: a target, a destination,
// a barred hex, or another counter.
func (c *Controller) tapMove(h hex.Hex) {
	switch {
	case c.plan != nil && c.plan.At == h:
		c.ride()
	case c.passesFriends(h):
		c.selectAt(h)
	case c.planTo(h):
	case c.aimAt(h):
	case c.barredAt(h):
	default:
		c.selectAt(h)
	}
}

// passesFriends reports whether the selected counter could only pass a hex where others of
// its side stand: whoever taps there means those.
func (c *Controller) passesFriends(h hex.Hex) bool {
	if c.reach == nil || h == c.home() {
		return false
	}
	friends := slices.ContainsFunc(c.at(h), func(p game.Piece) bool { return p.Side == c.now.actor })
	return friends && c.bestStop(func(s game.Stop) bool { return s.Hex == h && s.Rest }) < 0
}

// barredAt shows why the selected counter may not enter a hex; it gives way where
// counters of its own side can be selected.
func (c *Controller) barredAt(h hex.Hex) bool {
	if c.reach == nil || len(c.at(h)) > 0 && c.at(h)[0].Side == c.now.actor {
		return false
	}
	for _, b := range c.reach.Barred {
		if b.Hex == h && b.Why != nil {
			c.plan, c.pick = nil, nil
			c.why = &Why{Hex: h, HasHex: true, No: b.Why}
			return true
		}
	}
	return false
}
