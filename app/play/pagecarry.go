package play

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// pickUp selects a counter that is being carried, while its side sets up.
func (p *Page) pickUp(id int) bool {
	if !p.placing() || id < 0 || id >= p.Table.position().Counters() || !p.Table.mine(game.ID(id)) {
		return false
	}
	if p.Table.sel != game.ID(id) {
		p.Table.selectUnit(game.ID(id))
	}
	return true
}

// setDown sets a carried counter down.
func (p *Page) setDown(id int, h hex.Hex) {
	if p.pickUp(id) {
		p.Table.carry(game.ID(id), h)
		p.closeDrawer()
		p.autosave()
	}
}
