package table

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/engine/game"
)

// Halted is a ride that waits, as somebody of the other side could react: confirming goes on.
// What is under it is there as ever.
type Halted struct{ Mode }

func (m *Halted) confirm(c *Table) bool {
	if m.Picked() != nil {
		return m.Mode.confirm(c)
	}
	c.RideOn()
	return true
}

func (m *Halted) Says(v View) string {
	if len(v.Reactions()) == 0 {
		return v.Say("prompt.waiting", nil)
	}
	return v.Say("prompt.paused", i18n.Args{"side": v.Side(v.Reactor())})
}

// ride sends a plan, one act after another.
func (c *Table) ride(p *match.Plan) {
	if c.Lesson != nil {
		c.ridesTo(p)
		return
	}
	c.Mark()
	c.Why = nil
	c.Last, c.LastBy = p.Path(), p.Start.Side
	c.Pending = p.Acts
	c.RideOn()
}

// RideOn sends the rest of a plan until it is done or something happens: an act is
// refused, somebody else must decide, or the other side may react and wants to. What can no longer
// be done after what came between is dropped: that is told, and is no refusal.
func (c *Table) RideOn() {
	acts := c.Pending
	c.Pending = nil
	c.Rest()
	for i, a := range acts {
		if i > 0 && c.Sess.Game.Check(a) != nil {
			break
		}
		could := c.Reactors()
		if !c.Do(a) {
			return
		}
		if c.Table.Stage != game.StageFree && c.Table.Stage != game.StageSetUp {
			return
		}
		if c.Pauses(could) || c.Ponders() || c.AidesPonder() {
			c.halt(acts[i+1:])
			return
		}
	}
	c.afterRide()
}

// halt lets the rest of a ride wait; a side that wants to be asked is.
func (c *Table) halt(acts []game.Action) {
	c.Pending = acts
	c.Settle()
	if c.Policy[c.Reactor()] == match.AskAlways {
		c.ask(true)
	}
}

// afterRide keeps a counter selected that can still do something and drops one that cannot;
// during set-up the next one to place is selected.
func (c *Table) afterRide() {
	if c.Table.Stage == game.StageSetUp {
		c.Sel = c.nextToPlace(c.Sel)
	} else if c.Reach == nil && len(c.Besides(c.Sel)) == 0 {
		c.Sel = game.None
	}
	c.Refresh()
}

// nextToPlace is the counter to place after this one, None if there is no more.
func (c *Table) nextToPlace(after game.ID) game.ID {
	for _, p := range c.Waiting() {
		if p.ID > after {
			return p.ID
		}
	}
	return game.None
}
