package mapview

import (
	"math"

	"gonfalon/engine/hex"
)

// Outlines are the borders of a union of hexes, each a closed line from corner to
// corner, clockwise, so that the inside is always to the right.
func Outlines(hexes []hex.Hex) [][]Point {
	in := make(map[hex.Hex]bool, len(hexes))
	for _, h := range hexes {
		in[h] = true
	}
	next := map[Knot]pt{} // three hexes meet in a corner, so a border leaves it by one way only
	var starts []pt
	for _, h := range hexes {
		for d := hex.N; d <= hex.NW; d++ {
			if !in[h.Step(d)] {
				from, to := side(h, d)
				next[from.Knot()] = to
				starts = append(starts, from)
			}
		}
	}
	var loops [][]pt
	for _, p := range starts {
		if loop := follow(p, next); len(loop) > 0 {
			loops = append(loops, loop)
		}
	}
	return loops
}

// follow walks a border from p until it closes, using it up.
func follow(p pt, next map[Knot]pt) []pt {
	var loop []pt
	for {
		k := p.Knot()
		to, ok := next[k]
		if !ok {
			return loop
		}
		delete(next, k)
		loop = append(loop, p)
		p = to
	}
}

// Knot identifies a corner of the grid, free of rounding.
type Knot struct{ i, j int }

// Knot is the corner of the grid that p lies on.
func (p Point) Knot() Knot {
	return Knot{int(math.Round(p.X / (R / 2))), int(math.Round(p.Y / (High / 2)))}
}
