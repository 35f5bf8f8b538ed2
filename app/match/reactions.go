package match

import (
	"slices"

	"gonfalon/engine/game"
)

// Ask is how a side wants to be asked about its reactions.
type Ask uint8

// The policies. An open table shows who can react and goes on with the mover's
// next step; AskAlways stops every time; NeverNow lasts until the phase ends.
const (
	OpenTable Ask = iota
	AskAlways
	NeverNow
	ByOrders // not at all, but by standing order for what matters
)

// forgetNever ends every "not this phase".
func (c *Match) forgetNever() {
	for s := range c.Policy {
		if c.Policy[s] == NeverNow {
			c.Policy[s] = OpenTable
		}
	}
}

// Plays reports whether the computer plays a side.
func (c *Match) Plays(side game.Side) bool {
	return c.Foe != nil && (side == c.Foe.Side || c.Watched())
}

// Reactions lists what the other side may do now, but for what is the computer's own affair.
func (c *Match) Reactions() []game.Offer {
	if c.Afar != nil && (c.Behind() || !c.Afar.Reacts()) || c.Plays(c.Reactor()) || c.Table.Stage == game.StageOver || c.Table.Stage == game.StageSetUp || c.Policy[c.Reactor()] == NeverNow {
		return nil
	}
	if len(c.Crew) == 0 {
		return c.Offers[c.Reactor()]
	}
	return slices.DeleteFunc(slices.Clone(c.Offers[c.Reactor()]), func(o game.Offer) bool { return c.IsLed(o.Unit) })
}

// Reactors is the set of counters that may react now.
func (c *Match) Reactors() map[game.ID]bool {
	set := map[game.ID]bool{}
	for _, o := range c.Reactions() {
		set[o.Unit] = true
	}
	return set
}

// canReact reports whether a counter can react that could not before.
func (c *Match) canReact(could map[game.ID]bool) bool {
	for id := range c.Reactors() {
		if !could[id] {
			return true
		}
	}
	return false
}

// Pauses decides whether a ride waits for the other side: always if it asked for
// that, on an open table only when a counter can react that could not before.
func (c *Match) Pauses(could map[game.ID]bool) bool {
	return len(c.Reactions()) > 0 && (c.Policy[c.Reactor()] == AskAlways || c.canReact(could))
}
