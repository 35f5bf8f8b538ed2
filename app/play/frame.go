package play

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// frame is what has to be seen together: the whole way of a plan, both sides of an attack, or
// all that a question offers; once something is picked, that with its way. Nil where nothing must be.
func (c *Controller) frame() []hex.Hex {
	switch {
	case c.plan != nil:
		return c.plan.path()
	case c.group != nil:
		return append(c.stands(c.group.By), c.group.At...)
	case c.now.table.Stage != game.StageQuestion || c.react:
		return nil
	}
	options := c.options()
	if c.pick != nil && c.pick.Index < len(options) {
		options = options[c.pick.Index : c.pick.Index+1]
	}
	var out []hex.Hex
	for _, o := range options {
		out = append(out, c.spots(o)...)
	}
	return out
}

// spots are the hexes an offer has to do with: where its counter stands, its way and its end.
func (c *Controller) spots(o game.Offer) (out []hex.Hex) {
	if o.Unit != game.None {
		out = c.stands([]game.ID{o.Unit})
	}
	out = append(out, o.Way...)
	if o.Aim {
		out = append(out, o.At)
	}
	return out
}

// muster are the hexes of those who may act as a phase of the other side begins.
func (c *Controller) muster() []hex.Hex {
	if !c.turnover {
		return nil
	}
	c.turnover = false
	return c.stands(c.able())
}

// stands are the hexes of those of some counters that are on the map.
func (c *Controller) stands(ids []game.ID) (out []hex.Hex) {
	for _, id := range ids {
		if p := c.piece(id); p.Where == game.OnMap {
			out = append(out, p.Hex)
		}
	}
	return out
}

// sights are the hexes worth a closer look: the frame, else the focus.
func (c *Controller) sights() []hex.Hex {
	if f := c.frame(); len(f) > 0 {
		return f
	}
	return []hex.Hex{*c.focus}
}
