package play

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Carry sets a counter down on a hex during set-up, or says why it may not stand there. One
// that stood on the map keeps its facing and stays the selected one.
func (c *Controller) Carry(id game.ID, h hex.Hex) {
	before := c.piece(id)
	c.Select(id)
	switch {
	case before.Where == game.OnMap && before.Hex == h:
		return
	case !c.planTo(h):
		c.misplaced(h)
		return
	case before.Where == game.OnMap && before.HasFacing:
		c.steerPlan(int(before.Facing) - int(c.plan.Facing))
	}
	c.ride()
	if before.Where == game.OnMap && c.now.table.Stage == game.StageSetUp {
		c.Select(id)
	}
}

// misplaced explains why the selected counter may not be set down on a hex.
func (c *Controller) misplaced(h hex.Hex) {
	e, explains := c.now.view.Game.(game.Explainer)
	if !explains {
		return
	}
	for _, b := range e.Barred(c.sel) {
		if b.Hex == h {
			c.why = &Why{Hex: h, HasHex: true, No: b.Why}
		}
	}
}

// pickUp selects a counter that is being carried, while its side sets up.
func (p *Page) pickUp(id int) bool {
	if !p.placing() || id < 0 || id >= p.Table.Game().Counters() || !p.Table.mine(game.ID(id)) {
		return false
	}
	if p.Table.sel != game.ID(id) {
		p.Table.Select(game.ID(id))
	}
	return true
}

// setDown sets a carried counter down.
func (p *Page) setDown(id int, h hex.Hex) {
	if p.pickUp(id) {
		p.Table.Carry(game.ID(id), h)
		p.closeDrawer()
		p.autosave()
	}
}
