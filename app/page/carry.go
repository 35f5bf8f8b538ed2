package page

import (
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// PickUp selects a counter that is being carried, while its side sets up.
func (p *Page) PickUp(id int) bool {
	if !p.placing() || id < 0 || id >= p.Table.Whole().Counters() || !p.Table.Mine(game.ID(id)) {
		return false
	}
	if p.Table.Sel != game.ID(id) {
		p.Table.SelectUnit(game.ID(id))
	}
	return true
}

// PutDown sets a carried counter down.
func (p *Page) PutDown(id int, h hex.Hex) {
	if p.PickUp(id) {
		p.before(Carried)
		table.Carry(p.Table, game.ID(id), h)
		p.after(Carried)
	}
}
