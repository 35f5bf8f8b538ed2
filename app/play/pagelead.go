package play

import (
	"strconv"
	"strings"

	"gonfalon/app/mapview"
	"gonfalon/engine/game"
)

// loops is when a drag on the map draws a loop.
func (p *page) loops() mapview.Loops {
	switch {
	case !p.playing() || !p.Table.chooses():
		return mapview.NoLoops
	case p.Table.loop:
		return mapview.LoopsAlways
	}
	return mapview.LoopsWithShift
}

// command is a long press on a counter of the map: it chooses the command it belongs to. It reports
// whether it did, and where nobody of that can be led it did not.
func (p *page) command(id int) bool {
	if !p.playing() || !p.Table.commandable(game.ID(id)) {
		return false
	}
	p.closeDrawer()
	p.do("lead:" + strconv.Itoa(id))
	return true
}

// circle is a loop drawn round counters of the map.
func (p *page) circle(ids []int) {
	p.closeDrawer()
	list := make([]string, len(ids))
	for i, id := range ids {
		list[i] = strconv.Itoa(id)
	}
	p.do("circle:" + strings.Join(list, ","))
}
