package sheet

import (
	"github.com/tdewolff/canvas"

	"gonfalon/app/mapview"
	"gonfalon/engine/hex"
)

// region is the drawn shape of a terrain: closed splines by their control points.
type region [][]pt

// newRegion draws round a union of hexes by hand, as it were: edges halved, moved
// a little and rounded.
func newRegion(hexes []hex.Hex) region {
	loops := mapview.Outlines(hexes)
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
