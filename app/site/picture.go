package site

import (
	"html/template"
	"strings"

	"gonfalon/app/mapview"
	"gonfalon/app/mapview/sheet"
	"gonfalon/engine/board"
	"gonfalon/engine/game"
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

// visit is what who comes for the first time sees: the first lesson as it begins, with the riders of the
// learner at the charge, and the leaders of the enemy in gold.
func visit() (template.HTML, error) {
	first := scenarios.Lessons()[0]
	g, err := scenarios.Classroom(first)
	if err != nil {
		return "", err
	}
	facts := game.Facts(g)
	var counters []mapview.Counter
	var goal []hex.Hex
	for id := range game.ID(g.Counters()) {
		p := g.Piece(id)
		if p.Where != game.OnMap || p.Rank == game.Unit && p.Side == first.Learner && facts.Worth(id).Role != game.RoleHorse {
			continue
		}
		c := mapview.Counter{Shown: true, ID: int(id), Side: int(p.Side), Rank: mapview.Rank(p.Rank), Kind: p.Kind, Hex: p.Hex}
		if p.Rank == game.Unit && p.Side == first.Learner {
			c.Charge = fullCharge
		}
		if p.Side != first.Learner && facts.Worth(id).Role == game.RoleLeader {
			goal = append(goal, p.Hex)
		}
		counters = append(counters, c)
	}
	chart := sheet.SVG(g.Board().Cut(about(counters)), sheet.Options{Name: unnamed})
	return template.HTML(mapview.Posed(chart, counters, goal)), nil
}

// about is the part of a board about counters, with as much around them as a wide screen shows.
func about(counters []mapview.Counter) board.Part {
	const beside, above = 6, 4 // hexes
	part := board.Part{Left: counters[0].Hex.Col(), Right: counters[0].Hex.Col(), Top: counters[0].Hex.Row(), Bottom: counters[0].Hex.Row()}
	for _, c := range counters {
		part.Left, part.Right = min(part.Left, c.Hex.Col()), max(part.Right, c.Hex.Col())
		part.Top, part.Bottom = min(part.Top, c.Hex.Row()), max(part.Bottom, c.Hex.Row())
	}
	part.Left = (part.Left - beside) / 2 * 2
	return board.Part{Left: max(0, part.Left), Right: part.Right + beside, Top: max(0, part.Top-above), Bottom: part.Bottom + above}
}

// fullCharge is the charge that three arrowheads stand for.
const fullCharge = 3

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
