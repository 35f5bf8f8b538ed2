package play

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Rotate turns the final facing of what is previewed by n steps of 60 degrees, as
// far as the rules leave a choice; without a plan it plans a turn on the spot.
func (c *Controller) Rotate(n int) {
	switch {
	case c.pick != nil:
		c.rotatePick(n)
	case c.reach != nil && !c.rotateStop(n):
		c.steerPlan(n)
	}
}

// standing is where the preview, or the counter itself, stands and faces.
func (c *Controller) standing() (hex.Hex, hex.Dir) {
	if c.plan != nil {
		return c.plan.At, c.plan.Facing
	}
	p := c.piece(c.sel)
	return p.Hex, p.Facing
}

// rotateStop chooses the next stop in the same hex with another facing.
func (c *Controller) rotateStop(n int) bool {
	at, facing := c.standing()
	for k := 1; k < 6; k++ {
		d := facing.Turn(n * k)
		if i := c.bestStop(func(s game.Stop) bool { return s.Hex == at && s.Facing == d }); i >= 0 {
			c.setPlan(i)
			return true
		}
	}
	return false
}

// steerPlan gives a counter that is set down another facing.
func (c *Controller) steerPlan(n int) {
	at, facing := c.standing()
	a := c.setDown(at)
	if a == nil {
		return
	}
	d := facing.Turn(n)
	turned := c.sess.Game.Steer(a, d)
	if c.sess.Game.Check(turned) != nil {
		return
	}
	c.plan = preview(c.now.view, c.sel, []game.Action{turned})
	c.plan.At, c.plan.Facing, c.plan.Rest = at, d, true
}

// setDown is the act that sets the selected counter down on a hex, nil where it moves
// by riding there.
func (c *Controller) setDown(at hex.Hex) game.Action {
	if c.now.table.Stage != game.StageSetUp && c.piece(c.sel).Where == game.OnMap {
		return nil
	}
	for _, s := range c.reach.Stops {
		if s.Hex == at && s.Prev < 0 {
			return s.Act
		}
	}
	return nil
}

// canRotate reports whether another final facing could be chosen.
func (c *Controller) canRotate() bool {
	if c.reach == nil || !c.piece(c.sel).HasFacing {
		return false
	}
	at, facing := c.standing()
	other := c.bestStop(func(s game.Stop) bool { return s.Hex == at && s.Facing != facing })
	return other >= 0 || c.setDown(at) != nil
}

// Charge chooses the charge with which the plan arrives.
func (c *Controller) Charge(n int) {
	if c.plan == nil || c.reach == nil {
		return
	}
	if i := c.arriving(n); i >= 0 {
		c.setPlan(i)
	}
}

// arriving is the best stop where the plan ends with this charge, -1 if there is none.
func (c *Controller) arriving(n int) int {
	at, facing := c.standing()
	return c.bestStop(func(s game.Stop) bool { return s.Hex == at && s.Facing == facing && arrival(s) == n })
}

// charges lists the charges with which the plan could arrive.
func (c *Controller) charges() []int {
	var out []int
	for n := range 4 {
		if c.arriving(n) >= 0 {
			out = append(out, n)
		}
	}
	return out
}
