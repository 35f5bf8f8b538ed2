package sheet

import (
	"math"

	"gonfalon/engine/hex"
)

// reliefStep is the width of a cell of the height grid.
const reliefStep = 6.0

// relief is the height of one hill on a square grid. Height is the distance from
// the foot of the hill, roughened by noise; it is negative outside.
type relief struct {
	x0, y0     float64
	cols, rows int
	high       []float64
}

func newRelief(hill []hex.Hex) *relief {
	g := frame(hill)
	g.measure(newRegion(hill))
	g.roughen()
	g.smooth()
	g.smooth()
	return g
}

// frame is an empty grid that holds the hill with room to spare.
func frame(hill []hex.Hex) *relief {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, h := range hill {
		c := centre(h)
		x0, x1 = min(x0, c.X), max(x1, c.X)
		y0, y1 = min(y0, c.Y), max(y1, c.Y)
	}
	const room = R + 3*reliefStep
	g := &relief{x0: x0 - room, y0: y0 - room}
	g.cols = int((x1+room-g.x0)/reliefStep) + 1
	g.rows = int((y1+room-g.y0)/reliefStep) + 1
	g.high = make([]float64, g.cols*g.rows)
	return g
}

func (g *relief) at(i int) pt {
	return pt{X: g.x0 + float64(i%g.cols)*reliefStep, Y: g.y0 + float64(i/g.cols)*reliefStep}
}

// measure sets all heights to the distance from the border of the region. Each spot
// of the border is handed from grid point to grid point as long as it is the nearest.
func (g *relief) measure(foot region) {
	nearest := make([]*spot, len(g.high))
	offer := func(i int, s *spot) {
		if s == nil {
			return
		}
		if n := nearest[i]; n == nil || square(g.at(i).Sub(s.at)) < square(g.at(i).Sub(n.at)) {
			nearest[i] = s
		}
	}
	for _, loop := range foot {
		spots := closedSpots(loop)
		for i := range spots {
			s := &spots[i]
			c := int((s.at.Y-g.y0)/reliefStep)*g.cols + int((s.at.X-g.x0)/reliefStep)
			for _, j := range [4]int{c, c + 1, c + g.cols, c + g.cols + 1} {
				offer(j, s)
			}
		}
	}
	g.sweep(func(i, from int) { offer(i, nearest[from]) })
	for i, s := range nearest {
		g.high[i] = math.Copysign(distance(g.at(i), s.at), g.at(i).Sub(s.at).Dot(s.right))
	}
}

// sweep calls pass for each grid point with its neighbours above and to the left,
// then for each, backwards, with those below and to the right.
func (g *relief) sweep(pass func(i, from int)) {
	back := [4]int{-1, -g.cols - 1, -g.cols, -g.cols + 1}
	for i := range g.high {
		for _, o := range back {
			if i+o >= 0 {
				pass(i, i+o)
			}
		}
	}
	for i := len(g.high) - 1; i >= 0; i-- {
		for _, o := range back {
			if i-o < len(g.high) {
				pass(i, i-o)
			}
		}
	}
}

func square(p pt) float64 { return p.X*p.X + p.Y*p.Y }

// roughen makes gullies and spurs, the more so the higher it is.
func (g *relief) roughen() {
	for i, v := range g.high {
		if v > 0 {
			p := g.at(i)
			g.high[i] = v * (1 + 0.42*noise(p.X/64, p.Y/64, 5) + 0.2*noise(p.X/26, p.Y/26, 6))
		}
	}
}

// smooth evens out each point with its four neighbours, except at the rim of the grid.
func (g *relief) smooth() {
	old := append([]float64(nil), g.high...)
	for j := 1; j < g.rows-1; j++ {
		for i := j*g.cols + 1; i < (j+1)*g.cols-1; i++ {
			g.high[i] = (4*old[i] + old[i-1] + old[i+1] + old[i-g.cols] + old[i+g.cols]) / 8
		}
	}
}

// The edges of a grid cell, and for each pattern of high corners the way a contour
// takes through it, from edge to edge, with the high ground to its right. Corners
// are bits: 8 top left, 4 top right, 2 bottom right, 1 bottom left.
const (
	top = iota
	east
	bottom
	west
)

var courseOf = [16][][2]int{
	1: {{west, bottom}}, 2: {{bottom, east}}, 3: {{west, east}}, 4: {{east, top}},
	5: {{east, top}, {west, bottom}}, 6: {{bottom, top}}, 7: {{west, top}},
	8: {{top, west}}, 9: {{top, bottom}}, 10: {{top, west}, {bottom, east}}, 11: {{top, east}},
	12: {{east, west}}, 13: {{east, bottom}}, 14: {{bottom, west}},
}

// contour is all closed lines at one level.
func (g *relief) contour(level float64) [][]pt {
	next := map[int]int{} // from one crossed grid line to the next
	var starts []int
	for j := range g.rows - 1 {
		for i := j * g.cols; i < (j+1)*g.cols-1; i++ {
			for _, way := range courseOf[g.pattern(i, level)] {
				from := g.edge(i, way[0])
				next[from] = g.edge(i, way[1])
				starts = append(starts, from)
			}
		}
	}
	var loops [][]pt
	for _, e := range starts {
		var loop []pt
		for to, ok := next[e]; ok; to, ok = next[e] {
			delete(next, e)
			loop = append(loop, g.crossing(e, level))
			e = to
		}
		if len(loop) > 4 {
			loops = append(loops, loop)
		}
	}
	return loops
}

// pattern is which corners of cell i lie above the level.
func (g *relief) pattern(i int, level float64) int {
	n := 0
	for _, corner := range [4]int{i, i + 1, i + g.cols + 1, i + g.cols} {
		n *= 2
		if g.high[corner] > level {
			n++
		}
	}
	return n
}

// edge numbers the grid lines: an even number is the line to the right of a grid
// point, an odd one the line below it.
func (g *relief) edge(cell, side int) int {
	switch side {
	case top:
		return 2 * cell
	case bottom:
		return 2 * (cell + g.cols)
	case west:
		return 2*cell + 1
	}
	return 2*(cell+1) + 1
}

// crossing is where a contour crosses a grid line.
func (g *relief) crossing(edge int, level float64) pt {
	i := edge / 2
	j := i + 1
	if edge%2 == 1 {
		j = i + g.cols
	}
	return between(g.at(i), g.at(j), (level-g.high[i])/(g.high[j]-g.high[i]))
}
