package table

// toGoal looks at what wins for the side that looks; of several marks at one after the other.
func (c *Table) toGoal() {
	marks := c.Marks(c.GoalOf(c.Seat()))
	if len(marks) == 0 {
		return
	}
	at := 0
	for i, h := range marks {
		if c.Sight.Focus != nil && *c.Sight.Focus == h {
			at = (i + 1) % len(marks)
		}
	}
	c.Sight.Look(marks[at])
}
