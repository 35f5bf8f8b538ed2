package match

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Unmoved counts the units that could begin to move in this phase and have not, and those that
// have.
func (c *Match) Unmoved() (left, moved int) {
	ids, moved := c.unmoved()
	return len(ids), moved
}

// unmoved lists the units that could begin to move in this phase and have not, and counts those that
// have.
func (c *Match) unmoved() (ids []game.ID, moved int) {
	began := map[game.ID]bool{}
	for i := len(c.Log) - 1; i >= 0 && c.present(c.Log[i]); i-- {
		if e := c.Log[i].Event; e.Kind == game.EventBegan && c.Mine(e.Unit) && c.Piece(e.Unit).Rank == game.Unit {
			began[e.Unit] = true
		}
	}
	for _, o := range c.Offers[c.Actor] {
		if o.Verb == game.VerbBegin && c.Piece(o.Unit).Rank == game.Unit && !began[o.Unit] && !c.IsLed(o.Unit) && !slices.Contains(ids, o.Unit) {
			ids = append(ids, o.Unit)
		}
	}
	return ids, len(began)
}

// Pressing lists who must act, and where nobody must fight also who can.
func (c *Match) Pressing() (ids []game.ID) {
	if c.Table.Stage != game.StageFree {
		return nil
	}
	for _, d := range c.Duties {
		if d.Unit != game.None && !c.Hides(d.Unit) && c.Delayed(d) == nil {
			ids = append(ids, d.Unit)
		}
	}
	if !c.Attacks || len(ids) == 0 {
		ids = append(ids, c.Able...)
	}
	game.Sort(ids)
	return slices.Compact(ids)
}

// Others reports whether anybody but the selected counter is pressing.
func (c *Match) Others() bool {
	return slices.ContainsFunc(c.Pressing(), func(id game.ID) bool { return id != c.Sel })
}

// Delayed is why a counter cannot do its duty yet, nil where it can.
func (c *Match) Delayed(d game.Duty) *rule.Refusal {
	if c.Table.Stage != game.StageFree || c.Attacks || !c.Mine(d.Unit) {
		return nil
	}
	return c.View.WhyIdle(d.Unit)
}
