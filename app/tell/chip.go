package tell

import (
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Chip is the picture of a counter in a panel; it always looks north.
func (w Words) Chip(p game.Piece) panel.Chip {
	c := w.Card(p)
	c.Facing, c.Moved, c.Must = hex.N, false, false
	return panel.Chip{Counter: c, Name: w.Named(p)}
}

// Chips are the pictures of several counters, the first few of many.
func (w Words) Chips(ids []game.ID) []panel.Chip {
	const most = 4
	var out []panel.Chip
	for _, id := range ids[:min(len(ids), most)] {
		out = append(out, w.Chip(w.Game.Piece(id)))
	}
	return out
}
