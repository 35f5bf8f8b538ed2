package table

import (
	"gonfalon/app/match"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// tapMove is a tap while counters may move or be placed: a destination, a target, a hex or an
// enemy that something bars, or another counter.
func (c *Table) tapMove(h hex.Hex) {
	switch {
	case c.PassesFriends(h):
		c.SelectAt(h)
	case c.planTo(h):
	case c.aimAt(h):
	case c.hinderedAt(h):
	default:
		c.SelectAt(h)
	}
}

// planTo previews the way to a hex, if the selected counter can come there.
func (c *Table) planTo(h hex.Hex) bool {
	if c.Reach == nil || h == c.Home() {
		return false
	}
	i := c.BestStop(func(s game.Stop) bool { return s.Hex == h })
	if i < 0 {
		return false
	}
	c.SetPlan(i)
	return true
}

// SetPlan previews the way to one stop of the reach.
func (c *Table) SetPlan(i int) {
	c.Why, c.Pending = nil, nil
	p := c.Route(i)
	c.showPlan(p)
	c.Sight.On(p.At)
}

// showPlan makes a plan what the players are at.
func (c *Table) showPlan(p *match.Plan) {
	if next := c.previewed(p); next != nil {
		c.Mode = next
	}
}

// turn turns the final facing of the plan, or of the counter itself, by n steps of 60 degrees,
// as far as the rules leave a choice.
func (c *Table) turn(n int) {
	at, facing := c.standing()
	for k := 1; k < 6; k++ {
		if i := c.FacingStop(at, facing.Turn(n*k)); i >= 0 {
			c.SetPlan(i)
			return
		}
	}
	c.steer(n)
}

// rotates turns what is being decided by n steps of 60 degrees; it reports whether it turned.
func (c *Table) rotates(n int) bool {
	was, picked := c.Mode, c.Mode.Picked()
	c.Mode.Rotate(c, n)
	m, leads := c.Mode.(*Army)
	return c.Mode != was || c.Mode.Picked() != picked || leads && m.Halt == nil
}

// steer gives a counter that is set down another facing.
func (c *Table) steer(n int) {
	at, facing := c.standing()
	if p := c.Steered(at, facing.Turn(n)); p != nil {
		c.showPlan(p)
	}
}

// canRotate reports whether another final facing could be chosen.
func (c *Table) canRotate() bool {
	if c.Reach == nil || !c.Piece(c.Sel).HasFacing {
		return false
	}
	at, facing := c.standing()
	other := c.BestStop(func(s game.Stop) bool { return s.Hex == at && s.Facing != facing })
	return other >= 0 || c.SetDown(at) != nil
}
