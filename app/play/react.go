package play

import "gonfalon/engine/game"

// Policy is how a side wants to be asked about its reactions.
type Policy uint8

// The policies. An open table shows who can react and goes on with the mover's
// next step; Ask stops every time; Never lasts until the phase ends.
const (
	OpenTable Policy = iota
	AskAlways
	NeverNow
)

// SetPolicy changes how a side is asked.
func (c *Controller) SetPolicy(s game.Side, p Policy) {
	c.policy[s] = p
	if p == NeverNow && c.reactor() == s {
		c.react, c.asked = false, false
	}
}

// forgetNever ends every "not this phase".
func (c *Controller) forgetNever() {
	for s := range c.policy {
		if c.policy[s] == NeverNow {
			c.policy[s] = OpenTable
		}
	}
}

// reactor is the side that may react now: the one that does not act.
func (c *Controller) reactor() game.Side { return c.now.actor.Other() }

// reactions lists what the other side may do now.
func (c *Controller) reactions() []game.Offer {
	if c.now.table.Stage == game.StageOver || c.now.table.Stage == game.StageSetUp || c.policy[c.reactor()] == NeverNow {
		return nil
	}
	return c.now.offers[c.reactor()]
}

// reactors is the set of counters that may react now.
func (c *Controller) reactors() map[game.ID]bool {
	set := map[game.ID]bool{}
	for _, o := range c.reactions() {
		set[o.Unit] = true
	}
	return set
}

// pauses decides whether a plan waits for the other side: always if it asked for
// that, on an open table only when a counter can react that could not before.
func (c *Controller) pauses(could map[game.ID]bool) bool {
	fresh := false
	for id := range c.reactors() {
		fresh = fresh || !could[id]
	}
	switch {
	case len(c.reactions()) == 0:
		return false
	case c.policy[c.reactor()] == AskAlways:
		c.react, c.asked = true, true
		c.pick = c.firstPick()
		return true
	}
	return fresh
}

// OpenReact opens the React tab, or closes it.
func (c *Controller) OpenReact() {
	c.react = !c.react && len(c.reactions()) > 0
	c.pick, c.plan, c.why = nil, nil, nil
	if c.react {
		c.pick = c.firstPick()
		c.showUnit(c.reactions()[0].Unit)
		c.near = true
	}
}

// Pass lets the mover ride on.
func (c *Controller) Pass() {
	c.react, c.asked, c.pick = false, false, nil
	if len(c.pending) > 0 {
		c.rideOn()
	}
}
