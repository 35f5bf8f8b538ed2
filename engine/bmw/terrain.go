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

// edge is what lies between two hexes that touch, nothing between others.
func (b *Battle) edge(from, to hex.Hex) board.Side {
	d, near := from.Toward(to)
	if !near {
		return 0
	}
	return b.board.Side(from, d)
}

// byRoad reports whether a road leads from a hex to the next (B-17).
func (b *Battle) byRoad(from, to hex.Hex) bool { return b.edge(from, to).Has(board.Road) }

// water is a stream or a river between two hexes.
const water = board.Stream | board.River

// closedRiver reports whether what lies between two hexes is a river without a crossing (B-232).
func closedRiver(s board.Side) bool { return s.Has(board.River) && s&(board.Bridge|board.Ford) == 0 }

// waded reports whether what lies between two hexes is a stream or a ford, and no bridge (B-232).
func waded(s board.Side) bool { return s&water != 0 && !s.Has(board.Bridge) }

// wading is what it costs to go over a stream or a ford besides the hex: what a river hex costs more
// than a clear one (B-232).
var wading = chart[board.RiverHex].cost - chart[board.Clear].cost

// mayEnter reports whether the ground lets a counter go from a hex to the next.
func (b *Battle) mayEnter(id game.ID, from, to hex.Hex) bool { return b.bars(id, from, to) == nil }

// bars says why the ground does not let a counter go from a hex to the next: over a river there is
// no way but a bridge or a ford (B-232); along a road it goes anywhere (4.2, B-18), else where the
// chart lets it.
func (b *Battle) bars(id game.ID, from, to hex.Hex) *rule.Refusal {
	switch s := b.edge(from, to); {
	case !b.board.On(to):
		return offMap
	case closedRiver(s):
		return riverBars
	case s.Has(board.Road):
		return nil
	}
	return b.unsuited(id, to)
}

// unsuited says why a counter may not be in a hex off the roads (4.2, B-21, B-236).
func (b *Battle) unsuited(id game.ID, h hex.Hex) *rule.Refusal {
	g, c := b.ground(h), &b.counters[id]
	switch {
	case g.bears(c.arm, b.horse(id)):
		return nil
	case g.cost == 0:
		return impassable
	case c.arm == Train:
		return noTrains
	}
	return onlyFoot
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

// unplayable names the first hexside with something that the system has no rule for, "" if there is
// none: a gate, or a crossing of no water (B-232).
func unplayable(field *board.Board) string {
	for cell := range field.Cells() {
		h := field.Hex(cell)
		for d := hex.N; d <= hex.NW; d++ {
			s := field.Side(h, d)
			if s.Has(board.Gate) || s&(board.Bridge|board.Ford) != 0 && s&water == 0 {
				return h.String() + "-" + h.Step(d).String()
			}
		}
	}
	return ""
}
