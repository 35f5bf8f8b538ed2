package play

import (
	"gonfalon/app/i18n"
	"gonfalon/engine/game"
)

// halted is a ride that waits, as somebody of the other side could react: confirming goes on.
// What is under it is there as ever.
type halted struct{ mode }

func (m *halted) confirm(c *table) bool {
	if m.picked() != nil {
		return m.mode.confirm(c)
	}
	c.rideOn()
	return true
}

func (m *halted) says(v view) string {
	if len(v.reactions()) == 0 {
		return v.say("prompt.waiting", nil)
	}
	return v.say("prompt.paused", i18n.Args{"side": v.side(v.reactor())})
}

// ride sends a plan, one act after another.
func (c *table) ride(p *plan) {
	if c.lesson != nil {
		c.ridesTo(p)
		return
	}
	c.mark()
	c.why = nil
	c.last, c.lastBy = p.path(), p.Start.Side
	c.pending = p.Acts
	c.rideOn()
}

// rideOn sends the rest of a plan until it is done or something happens: an act is
// refused, somebody else must decide, or the other side may react and wants to. What can no longer
// be done after what came between is dropped: that is told, and is no refusal.
func (c *table) rideOn() {
	acts := c.pending
	c.pending = nil
	c.rest()
	for i, a := range acts {
		if i > 0 && c.sess.Game.Check(a) != nil {
			break
		}
		could := c.reactors()
		if !c.do(a) {
			return
		}
		if c.table.Stage != game.StageFree && c.table.Stage != game.StageSetUp {
			return
		}
		if c.pauses(could) || c.ponders() || c.aidesPonder() {
			c.halt(acts[i+1:])
			return
		}
	}
	c.afterRide()
}

// halt lets the rest of a ride wait; a side that wants to be asked is.
func (c *table) halt(acts []game.Action) {
	c.pending = acts
	c.settle()
	if c.policy[c.reactor()] == askAlways {
		c.ask(true)
	}
}

// afterRide keeps a counter selected that can still do something and drops one that cannot;
// during set-up the next one to place is selected.
func (c *table) afterRide() {
	if c.table.Stage == game.StageSetUp {
		c.sel = c.nextToPlace(c.sel)
	} else if c.reach == nil && len(c.besides(c.sel)) == 0 {
		c.sel = game.None
	}
	c.refresh()
}

// nextToPlace is the counter to place after this one, None if there is no more.
func (c *table) nextToPlace(after game.ID) game.ID {
	for _, p := range c.waiting() {
		if p.ID > after {
			return p.ID
		}
	}
	return game.None
}
