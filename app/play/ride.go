package play

import "gonfalon/engine/game"

// ride sends the plan, one act after another.
func (c *Controller) ride() {
	p := c.plan
	c.mark()
	c.plan, c.why = nil, nil
	c.last, c.lastBy = p.path(), p.Start.Side
	c.pending = p.Acts
	c.rideOn()
}

// rideOn sends the rest of a plan until it is done or something happens: an act is
// refused, somebody else must decide, or the other side may react and wants to.
func (c *Controller) rideOn() {
	acts := c.pending
	c.pending, c.react, c.asked = nil, false, false
	for i, a := range acts {
		could := c.reactors()
		if !c.do(a) {
			return
		}
		if c.now.table.Stage != game.StageFree && c.now.table.Stage != game.StageSetUp {
			return
		}
		if c.pauses(could) {
			c.pending = acts[i+1:]
			return
		}
	}
	c.afterRide()
}

// afterRide keeps a counter selected that can still do something and drops one that cannot;
// during set-up the next one to place is selected.
func (c *Controller) afterRide() {
	if c.now.table.Stage == game.StageSetUp {
		c.sel = c.nextToPlace(c.sel)
	} else if c.reach == nil && len(c.besides(c.sel)) == 0 {
		c.sel = game.None
	}
	c.refresh()
}

// nextToPlace is the counter to place after this one, None if there is no more.
func (c *Controller) nextToPlace(after game.ID) game.ID {
	waiting := c.waiting()
	for _, p := range waiting {
		if p.ID > after {
			return p.ID
		}
	}
	return game.None
}
