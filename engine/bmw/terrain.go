package bmw

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// The terrain effects chart (4.2, 7.5).

// ground is a row of the chart.
type ground struct {
	cost    int // in movement points; 0 where nobody goes
	horse   bool
	train   bool
	out, in bool // attackers are halved out of it, or into it
	shift   int  // columns to the left for a defender on it
}

// chart is the terrain effects chart; a row that is missing is closed to everybody.
var chart = [board.RiverHex + 1]ground{
	board.Clear:    {cost: 1, horse: true, train: true},
	board.Hill:     {cost: 2, horse: true, train: true, shift: 1},
	board.Forest:   {cost: 3, horse: true, train: true},
	board.RiverHex: {cost: 3, horse: true, train: true, out: true},
	board.Swamp:    {cost: 3, out: true, in: true}, // only foot and leaders (B-21)
	board.Dunes:    {cost: 3, horse: true},         // no trains (B-236)
}

// ground is the row of the chart for a hex.
func (b *Battle) ground(h hex.Hex) *ground { return &chart[b.board.Terrain(h)] }

// byRoad reports whether a road leads from a hex to the next (B-17).
func (b *Battle) byRoad(from, to hex.Hex) bool {
	d, near := from.Toward(to)
	return near && b.board.Side(from, d).Has(board.Road)
}

// suits reports whether a counter may be in a hex off the roads (4.2, B-21, B-236).
func (b *Battle) suits(id game.ID, h hex.Hex) bool {
	return b.ground(h).bears(b.counters[id].arm, b.horse(id))
}

// bears reports whether an arm may be on the ground, mounted or on foot.
func (g *ground) bears(arm Arm, mounted bool) bool {
	switch {
	case g.cost == 0:
		return false
	case arm == Train:
		return g.train
	}
	return g.horse || !mounted
}

// mayEnter reports whether the ground lets a counter go from a hex to the next.
func (b *Battle) mayEnter(id game.ID, from, to hex.Hex) bool { return b.bars(id, from, to) == nil }

// bars says why the ground does not let a counter go from a hex to the next: along a road it goes
// anywhere (4.2, B-18), else where the chart lets it.
func (b *Battle) bars(id game.ID, from, to hex.Hex) *rule.Refusal {
	switch {
	case !b.board.On(to):
		return offMap
	case b.byRoad(from, to) || b.suits(id, to):
		return nil
	case b.ground(to).cost == 0:
		return impassable
	case b.counters[id].arm == Train:
		return noTrains // B-21, B-236
	}
	return onlyFoot // B-21
}
