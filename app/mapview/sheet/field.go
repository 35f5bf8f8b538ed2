package sheet

import (
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// bleed is how many hexes the ground is drawn beyond the edge of the sheet, where
// the notches between the outer hexes show it.
const bleed = 2

// field is a battlefield as the map sees it: cut to the hexes in play and going on
// a little beyond the edge.
type field struct {
	*board.Board
	left, top, right, bottom int // columns and rows that hold hexes in play
}

func newField(b *board.Board) field {
	f := field{Board: b, left: b.Columns, top: b.Rows, right: -1, bottom: -1}
	for cell := range b.Cells() {
		if h := b.Hex(cell); b.On(h) {
			f.left, f.right = min(f.left, h.Col()), max(f.right, h.Col())
			f.top, f.bottom = min(f.top, h.Row()), max(f.bottom, h.Row())
		}
	}
	return f
}

// at is the terrain to draw in a hex. Beyond the sheet the nearest hex is repeated,
// except for works of man.
func (f field) at(h hex.Hex) board.Terrain {
	c, r := h.Col(), h.Row()
	in := hex.At(min(max(c, f.left), f.right), min(max(r, f.top), f.bottom))
	t := f.Terrain(in)
	if h == in {
		return t
	}
	if abs(c-in.Col()) > bleed || abs(r-in.Row()) > bleed {
		return board.Void
	}
	switch t {
	case board.Forest, board.Swamp, board.Hill, board.Lake, board.Dunes:
		return t
	}
	return board.Clear
}

// hexes are all hexes drawn with this terrain, column by column.
func (f field) hexes(t board.Terrain) []hex.Hex {
	var out []hex.Hex
	for c := f.left - bleed; c <= f.right+bleed; c++ {
		for r := f.top - bleed; r <= f.bottom+bleed; r++ {
			if h := hex.At(c, r); f.at(h) == t {
				out = append(out, h)
			}
		}
	}
	return out
}

// inPlay are the hexes of this terrain that belong to the battlefield.
func (f field) inPlay(t board.Terrain) []hex.Hex {
	var out []hex.Hex
	for cell := range f.Cells() {
		if h := f.Hex(cell); f.Terrain(h) == t {
			out = append(out, h)
		}
	}
	return out
}

// inner reports whether all neighbours of a hex have this terrain too.
func (f field) inner(h hex.Hex, t board.Terrain) bool {
	for d := hex.N; d <= hex.NW; d++ {
		if f.at(h.Step(d)) != t {
			return false
		}
	}
	return true
}

// sheet is the printed rectangle in world units.
func (f field) sheet() (x0, y0, x1, y1 float64) {
	x0 = Step * float64(f.left)
	x1 = Step*float64(f.right) + 2*R
	return x0, High * float64(f.top), x1, High * (float64(f.bottom) + 1.5)
}

// onSheet reports whether a spot lies on the printed rectangle.
func (f field) onSheet(p pt) bool {
	x0, y0, x1, y1 := f.sheet()
	return p.X > x0 && p.X < x1 && p.Y > y0 && p.Y < y1
}

// patches divides hexes into connected groups, in the order of their first hexes.
func patches(hexes []hex.Hex) [][]hex.Hex {
	left := make(map[hex.Hex]bool, len(hexes))
	for _, h := range hexes {
		left[h] = true
	}
	var out [][]hex.Hex
	for _, h := range hexes {
		if left[h] {
			out = append(out, take(h, left))
		}
	}
	return out
}

// take removes the group about h from the set and returns it.
func take(h hex.Hex, left map[hex.Hex]bool) []hex.Hex {
	delete(left, h)
	group := []hex.Hex{h}
	for i := 0; i < len(group); i++ {
		for d := hex.N; d <= hex.NW; d++ {
			if n := group[i].Step(d); left[n] {
				delete(left, n)
				group = append(group, n)
			}
		}
	}
	return group
}

// blocks divides hexes by where they lie on the sheet. A browser paints in tiles and
// works through every path that touches one, so what covers the whole sheet is drawn
// as one path for each block.
func blocks(hexes []hex.Hex) [][]hex.Hex {
	const wide, high = 10, 11 // hexes, about 600 by 760 units
	index := map[[2]int]int{}
	var out [][]hex.Hex
	for _, h := range hexes {
		at := [2]int{(h.Col() + bleed) / wide, (h.Row() + bleed) / high}
		i, ok := index[at]
		if !ok {
			i = len(out)
			index[at] = i
			out = append(out, nil)
		}
		out[i] = append(out[i], h)
	}
	return out
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
