package page

import (
	"gonfalon/app/do"
	"gonfalon/app/mapview"
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

// Loops is when a drag on the map draws a loop.
func (p *Page) Loops() mapview.Loops {
	switch {
	case !p.playing() || !p.Table.Chooses():
		return mapview.NoLoops
	case p.Table.Loop:
		return mapview.LoopsAlways
	}
	return mapview.LoopsWithShift
}

// Command is a long press on a counter of the map: it chooses the command it belongs to. It reports
// whether it did, and where nobody of that can be led it did not.
func (p *Page) Command(id int) bool {
	if !p.playing() || !p.Table.Commandable(game.ID(id)) {
		return false
	}
	p.closeDrawer()
	p.Do(do.Lead(game.ID(id)))
	return true
}

// Circle is a loop drawn round counters of the map.
func (p *Page) Circle(ids []int) {
	p.closeDrawer()
	p.Do(do.Circle(ids))
}
