package page

import (
	"gonfalon/app/match"
	"gonfalon/app/table"
)

// planOf is the plan that is previewed, nil without one.
func planOf(c *table.Table) *match.Plan {
	switch m := c.Mode.(type) {
	case *table.Planned:
		return m.Plan
	case *table.Placing:
		return m.Plan
	}
	return nil
}

// groupOf is the attack being put together, nil without one.
func groupOf(c *table.Table) *match.Group {
	if m, ok := c.Mode.(*table.Attack); ok {
		return m.Group
	}
	return nil
}

// replayOf is the look back, nil while the game itself is shown.
func replayOf(c *table.Table) *table.Replay {
	m, _ := c.Mode.(*table.Replay)
	return m
}
