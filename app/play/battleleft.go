package play

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// unmoved counts the units that could begin to move in this phase and have not, and those that
// have.
func (c *battle) unmoved() (left, moved int) {
	began, waits := map[game.ID]bool{}, map[game.ID]bool{}
	for i := len(c.log) - 1; i >= 0 && c.present(c.log[i]); i-- {
		if e := c.log[i].Event; e.Kind == game.EventBegan && c.mine(e.Unit) && c.piece(e.Unit).Rank == game.Unit {
			began[e.Unit] = true
		}
	}
	for _, o := range c.offers[c.actor] {
		if o.Verb == game.VerbBegin && c.piece(o.Unit).Rank == game.Unit && !began[o.Unit] && !c.isLed(o.Unit) {
			waits[o.Unit] = true
		}
	}
	return len(waits), len(began)
}

// pressing lists who must act, and where nobody must fight also who can.
func (c *battle) pressing() (ids []game.ID) {
	if c.table.Stage != game.StageFree {
		return nil
	}
	for _, d := range c.duties {
		if d.Unit != game.None && !c.hides(d.Unit) && c.delayed(d) == nil {
			ids = append(ids, d.Unit)
		}
	}
	if !c.attacks || len(ids) == 0 {
		ids = append(ids, c.able...)
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// others reports whether anybody but the selected counter is pressing.
func (c *battle) others() bool {
	return slices.ContainsFunc(c.pressing(), func(id game.ID) bool { return id != c.sel })
}

// delayed is why a counter cannot do its duty yet, nil where it can.
func (c *battle) delayed(d game.Duty) *rule.Refusal {
	if c.table.Stage != game.StageFree || c.attacks || !c.mine(d.Unit) {
		return nil
	}
	return c.view.WhyIdle(d.Unit)
}
