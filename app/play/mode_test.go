package play

import (
	"gonfalon/app/match"
)

// planOf is the plan that is previewed, nil without one.
func planOf(c *table) *match.Plan {
	switch m := c.Mode.(type) {
	case *planned:
		return m.plan
	case *placing:
		return m.plan
	}
	return nil
}

// groupOf is the attack being put together, nil without one.
func groupOf(c *table) *match.Group {
	if m, ok := c.Mode.(*attack); ok {
		return m.group
	}
	return nil
}

// replayOf is the look back, nil while the game itself is shown.
func replayOf(c *table) *replay {
	m, _ := c.Mode.(*replay)
	return m
}
