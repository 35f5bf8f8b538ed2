package play

import (
	"slices"

	"gonfalon/engine/game"
)

// policy is how a side wants to be asked about its reactions.
type policy uint8

// The policies. An open table shows who can react and goes on with the mover's
// next step; askAlways stops every time; neverNow lasts until the phase ends.
const (
	openTable policy = iota
	askAlways
	neverNow
)

// forgetNever ends every "not this phase".
func (c *battle) forgetNever() {
	for s := range c.policy {
		if c.policy[s] == neverNow {
			c.policy[s] = openTable
		}
	}
}

// reactions lists what the other side may do now, but for what is the computer's own affair.
func (c *battle) reactions() []game.Offer {
	if c.foe != nil && c.reactor() == c.foe.side || c.table.Stage == game.StageOver || c.table.Stage == game.StageSetUp || c.policy[c.reactor()] == neverNow {
		return nil
	}
	if len(c.crew) == 0 {
		return c.offers[c.reactor()]
	}
	return slices.DeleteFunc(slices.Clone(c.offers[c.reactor()]), func(o game.Offer) bool { return c.isLed(o.Unit) })
}

// reactors is the set of counters that may react now.
func (c *battle) reactors() map[game.ID]bool {
	set := map[game.ID]bool{}
	for _, o := range c.reactions() {
		set[o.Unit] = true
	}
	return set
}

// canReact reports whether a counter can react that could not before.
func (c *battle) canReact(could map[game.ID]bool) bool {
	for id := range c.reactors() {
		if !could[id] {
			return true
		}
	}
	return false
}

// pauses decides whether a ride waits for the other side: always if it asked for
// that, on an open table only when a counter can react that could not before.
func (c *battle) pauses(could map[game.ID]bool) bool {
	return len(c.reactions()) > 0 && (c.policy[c.reactor()] == askAlways || c.canReact(could))
}
