package play

import (
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// chip is the picture of a counter in a panel; it always looks north.
func (w words) chip(p game.Piece) panel.Chip {
	c := card(p)
	c.Facing, c.Moved, c.Must = hex.N, false, false
	return panel.Chip{Counter: c, Name: w.named(p)}
}

// chips are the pictures of several counters, the first few of many.
func (w words) chips(ids []game.ID) []panel.Chip {
	const most = 4
	var out []panel.Chip
	for _, id := range ids[:min(len(ids), most)] {
		out = append(out, w.chip(w.game.Piece(id)))
	}
	return out
}
