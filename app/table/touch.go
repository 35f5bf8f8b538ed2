package table

import (
	"gonfalon/app/match"
	"gonfalon/engine/game"
)

// Touch is what the players have chosen and done: two that differ tell that they chose something.
type Touch struct {
	sel     game.ID
	picked  *pick
	plan    *match.Plan
	version int
}

// Touch returns what the players have chosen so far.
func (c *Table) Touch() Touch {
	t := Touch{sel: c.Sel, picked: c.Mode.Picked(), version: c.Version}
	if m, ok := c.Mode.(*Planned); ok {
		t.plan = m.Plan
	}
	return t
}

// Refuses reports whether the last command came to nothing.
func (c *Table) Refuses() bool { return c.Why != nil || c.Denied.key != "" }
