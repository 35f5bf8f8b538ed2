package plan

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Movers are the counters that do anything, in the order of march.
func (p *Plan) Movers() (ids []game.ID) {
	for i := range p.Moves {
		if len(p.Moves[i].Acts) > 0 {
			ids = append(ids, p.Moves[i].Unit)
		}
	}
	return ids
}

// Column is the counters that go by a bridge, a ford or a gate which several of them share, in the
// order in which they do.
func (p *Plan) Column(b *board.Board) (ids []game.ID) {
	by := map[[2]hex.Hex]int{}
	for i := range p.Moves {
		for _, s := range p.Moves[i].straits(b) {
			by[s]++
		}
	}
	for i := range p.Moves {
		for _, s := range p.Moves[i].straits(b) {
			if by[s] > 1 {
				ids = append(ids, p.Moves[i].Unit)
				break
			}
		}
	}
	return ids
}

// straits are the bridges, fords and gates of a way, each with the hexes before and behind it.
func (m *Move) straits(b *board.Board) (list [][2]hex.Hex) {
	for i := 1; i < len(m.Way); i++ {
		from, to := m.Way[i-1], m.Way[i]
		if from.Distance(to) == 1 && b.Side(from, from.Bearing(to))&(board.Bridge|board.Ford|board.Gate) != 0 {
			list = append(list, [2]hex.Hex{from, to})
		}
	}
	return list
}
