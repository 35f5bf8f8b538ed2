package simple

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// view is what a player sees of the field.
type view struct {
	game   game.Game
	codes  game.Coded
	table  *game.Table
	side   game.Side
	pieces []game.Piece
	troops [2][]game.ID    // the units of each side on the map
	odds   map[game.ID]int // against those enemies looked at already
}

func look(g game.Game, side game.Side, table *game.Table) *view {
	v := &view{game: g, codes: game.Codes(g), table: table, side: side, pieces: make([]game.Piece, g.Counters()), odds: map[game.ID]int{}}
	for i := range v.pieces {
		v.pieces[i] = g.Piece(game.ID(i))
		if p := &v.pieces[i]; p.Where == game.OnMap && p.Rank == game.Unit {
			v.troops[p.Side] = append(v.troops[p.Side], p.ID)
		}
	}
	return v
}

func (v *view) mine() []game.ID { return v.troops[v.side] }
func (v *view) foes() []game.ID { return v.troops[v.side.Other()] }

// strength is the SP of those among some units whose hex passes a test.
func (v *view) strength(ids []game.ID, in func(hex.Hex) bool) (n int) {
	for _, id := range ids {
		if in(v.pieces[id].Hex) {
			n += v.pieces[id].SP
		}
	}
	return n
}

// beside are those among some units that stand next to a hex.
func (v *view) beside(ids []game.ID, h hex.Hex) (list []game.ID) {
	for _, id := range ids {
		if v.pieces[id].Hex.Distance(h) == 1 {
			list = append(list, id)
		}
	}
	return list
}

// far is how far the nearest of some units is from a hex.
func (v *view) far(ids []game.ID, h hex.Hex) int {
	best := v.game.Board().Columns + v.game.Board().Rows
	for _, id := range ids {
		best = min(best, v.pieces[id].Hex.Distance(h))
	}
	return best
}

// against is how strong the side could be against a unit in this turn, in hundredths of the
// strength of that unit on its ground.
func (v *view) against(foe game.ID) int {
	n, known := v.odds[foe]
	if !known {
		n = 100 * v.gathering(v.pieces[foe].Hex) / max(1, v.defence(&v.pieces[foe]))
		v.odds[foe] = n
	}
	return n
}

// abreast is how many units attack one hex together, as a rule of thumb.
const abreast = 3

// gathering is the strength of the best units that could come next to a hex in this turn.
func (v *view) gathering(at hex.Hex) (n int) {
	var able []int
	for _, id := range v.mine() {
		if p := &v.pieces[id]; fights(p) && game.Points(p.Hex.Distance(at)-1) <= p.Left {
			able = append(able, p.SP)
		}
	}
	slices.Sort(able)
	for _, sp := range able[max(0, len(able)-abreast):] {
		n += sp
	}
	return n
}

// defence is what a unit is worth where it stands: half as much again on a height.
func (v *view) defence(p *game.Piece) int {
	if v.high(p.Hex) {
		return p.SP * 3 / 2
	}
	return p.SP
}

func (v *view) high(h hex.Hex) bool {
	t := v.game.Board().Terrain(h)
	return t == board.Hill || t == board.Fort
}

// fights reports whether a counter is of use in a fight.
func fights(p *game.Piece) bool { return p.Rank == game.Unit && p.Kind != "train" }
