package mapview

import (
	"math"

	"github.com/tdewolff/canvas"

	"gonfalon/engine/hex"
)

// outlines are the borders of a union of hexes, clockwise, so that the inside is
// always to the right.
func outlines(hexes []hex.Hex) [][]pt {
	in := make(map[hex.Hex]bool, len(hexes))
	for _, h := range hexes {
		in[h] = true
	}
	next := map[knot]pt{} // three hexes meet in a corner, so a border leaves it by one way only
	var starts []pt
	for _, h := range hexes {
		for d := hex.N; d <= hex.NW; d++ {
			if !in[h.Step(d)] {
				from, to := side(h, d)
				next[knotAt(from)] = to
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
func follow(p pt, next map[knot]pt) []pt {
	var loop []pt
	for {
		k := knotAt(p)
		to, ok := next[k]
		if !ok {
			return loop
		}
		delete(next, k)
		loop = append(loop, p)
		p = to
	}
}

// knot identifies a corner of the grid, free of rounding.
type knot struct{ i, j int }

func knotAt(p pt) knot {
	return knot{int(math.Round(p.X / (R / 2))), int(math.Round(p.Y / (High / 2)))}
}

// region is the drawn shape of a terrain: closed splines by their control points.
type region [][]pt

// newRegion draws round a union of hexes by hand, as it were: edges halved, moved
// a little and rounded.
func newRegion(hexes []hex.Hex) region {
	loops := outlines(hexes)
	for i, loop := range loops {
		loops[i] = loosen(loop)
	}
	return loops
}

// loosen halves the edges of a loop and moves all points.
func loosen(loop []pt) []pt {
	out := make([]pt, 0, 2*len(loop))
	for i, p := range loop {
		out = append(out, wobble(p), wobble(middle(p, loop[(i+1)%len(loop)])))
	}
	return out
}

func (r region) path() *canvas.Path {
	p := &canvas.Path{}
	for _, loop := range r {
		closedSpline(p, loop)
	}
	return p
}

// inset is the region drawn smaller by d units all round.
func (r region) inset(d float64) region {
	out := make(region, len(r))
	for i, loop := range r {
		n := len(loop)
		out[i] = make([]pt, n)
		for j, p := range loop {
			out[i][j] = p.Add(right(loop[(j+n-2)%n], loop[(j+2)%n]).Mul(d))
		}
	}
	return out
}
