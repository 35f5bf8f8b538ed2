package page

import (
	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/engine/game"
)

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
