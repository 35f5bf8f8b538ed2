package site

import (
	"html/template"
	"slices"
	"strings"

	"gonfalon/app/mapview/sheet"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// pictureCols and pictureRows are the part of a battlefield that the first screen
// shows, in hexes. A whole battlefield would be a quarter of a megabyte.
const pictureCols, pictureRows = 22, 14

// picture is the liveliest part of the first battlefield, shown until the engine arrives.
func picture() template.HTML {
	b := scenarios.All()[0].Board
	col, row := liveliest(b)
	svg := sheet.SVG(crop(b, col, row, pictureCols, pictureRows), sheet.Options{})
	return template.HTML(strings.Replace(svg, "<svg ", `<svg preserveAspectRatio="xMidYMid slice" `, 1))
}

// liveliest is the corner of the part of a board with the most to look at.
func liveliest(b *board.Board) (col, row int) {
	best := -1
	for c := 0; c+pictureCols <= b.Columns; c += 2 {
		for r := 0; r+pictureRows <= b.Rows; r += 2 {
			if n := features(b, c, r); n > best {
				best, col, row = n, c, r
			}
		}
	}
	return col, row
}

// features counts hexes that are not open ground, and hexsides with water or a road.
func features(b *board.Board, col, row int) int {
	n := 0
	for c := col; c < col+pictureCols; c++ {
		for r := row; r < row+pictureRows; r++ {
			h := hex.At(c, r)
			if b.Terrain(h) != board.Clear {
				n++
			}
			for d := hex.N; d <= hex.NW; d++ {
				if b.Side(h, d) != 0 {
					n++
				}
			}
		}
	}
	return n
}

// crop is the part of a board that begins at an even column, so that no hex moves
// up or down by half, with everything drawable that lies wholly or partly in it.
func crop(b *board.Board, col, row, cols, rows int) *board.Board {
	c := board.New(b.Name, cols, rows)
	move := func(h hex.Hex) hex.Hex { return hex.At(h.Col()-col, h.Row()-row) }
	for i := range c.Cells() {
		h := c.Hex(i)
		from := hex.At(h.Col()+col, h.Row()+row)
		c.SetTerrain(h, b.Terrain(from))
		for d := hex.N; d <= hex.NW; d++ {
			c.AddSide(h, d, b.Side(from, d))
		}
	}
	for _, p := range b.Roads {
		c.Roads = append(c.Roads, runs(p, move, c.On)...)
	}
	for _, w := range b.Waters {
		c.Waters = append(c.Waters, cropWater(w, move, c.On))
	}
	return c
}

// runs is what is left of a road: the stretches of at least two hexes on the map.
func runs(p board.Path, move func(hex.Hex) hex.Hex, on func(hex.Hex) bool) []board.Path {
	var out []board.Path
	var run []hex.Hex
	for _, h := range append(slices.Clone(p.Hexes), hex.At(-1, -1)) {
		if m := move(h); on(m) {
			run = append(run, m)
			continue
		}
		if len(run) > 1 {
			out = append(out, board.Path{Name: p.Name, Hexes: run})
		}
		run = nil
	}
	return out
}

func cropWater(w board.Water, move func(hex.Hex) hex.Hex, on func(hex.Hex) bool) board.Water {
	out := board.Water{Name: w.Name, River: w.River}
	for _, s := range w.Sides {
		if a, b := move(s[0]), move(s[1]); on(a) || on(b) {
			out.Sides = append(out.Sides, [2]hex.Hex{a, b})
		}
	}
	return out
}
