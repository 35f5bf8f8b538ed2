package site

import (
	"html/template"
	"strings"

	"gonfalon/app/mapview/sheet"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// pictureCols and pictureRows are the part of a battlefield that the first screen
// shows, in hexes. A whole battlefield would be a quarter of a megabyte.
const pictureCols, pictureRows = 22, 14

// picture is the liveliest part of the first battlefield, shown until the engine arrives: without names,
// as one picture is for all languages.
func picture() template.HTML {
	b := scenarios.All()[0].Board
	col, row := liveliest(b)
	svg := sheet.SVG(b.Cut(board.Part{Left: col, Top: row, Right: col + pictureCols - 1, Bottom: row + pictureRows - 1}), sheet.Options{Name: unnamed})
	return template.HTML(strings.Replace(svg, "<svg ", `<svg preserveAspectRatio="xMidYMid slice" `, 1))
}

func unnamed(string) string { return "" }

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
