package sheet

import (
	"math"

	"github.com/tdewolff/canvas"
)

// A curve on the map is a quadratic B-spline, the limit of cutting the corners of
// its control points again and again. In SVG that is one short "t" for each control
// point, provided that no rounding creeps in; so control points lie on even tenths
// and the midpoints between them on whole tenths.
func snap(p pt) pt { return pt{X: math.Round(p.X*5) / 5, Y: math.Round(p.Y*5) / 5} }

// closedSpline adds the closed curve of these control points.
func closedSpline(p *canvas.Path, loop []pt) {
	last := snap(loop[len(loop)-1])
	first := snap(loop[0])
	start := middle(last, first)
	p.MoveTo(start.X, start.Y)
	for i, c := range loop {
		c = snap(c)
		m := middle(c, snap(loop[(i+1)%len(loop)]))
		p.QuadTo(c.X, c.Y, m.X, m.Y)
	}
	p.Close()
}

// openSpline adds the curve of these control points from the first to the last,
// both of which it touches.
func openSpline(p *canvas.Path, line []pt) {
	n := len(line)
	a := snap(line[0])
	p.MoveTo(a.X, a.Y)
	for i := 1; i < n-1; i++ {
		c := snap(line[i])
		m := middle(c, snap(line[i+1]))
		if i == 1 {
			s := middle(a, c)
			p.LineTo(s.X, s.Y)
		}
		p.QuadTo(c.X, c.Y, m.X, m.Y)
	}
	z := snap(line[n-1])
	p.LineTo(z.X, z.Y)
}

// spot is one of the spots that stand for a curve: where it is and the unit vector
// to the right of the curve there.
type spot struct {
	at    pt
	right pt
}

// spotGap is about how far spots lie apart.
const spotGap = 5.0

// closedSpots are spots all along a closed curve.
func closedSpots(loop []pt) []spot {
	n := len(loop)
	out := make([]spot, 0, 4*n)
	for i, c := range loop {
		out = bend(out, middle(loop[(i+n-1)%n], c), c, middle(c, loop[(i+1)%n]))
	}
	return out
}

// openSpots are spots all along an open curve.
func openSpots(line []pt) []spot {
	n := len(line)
	if n < 2 {
		return nil
	}
	first, last := middle(line[0], line[1]), middle(line[n-2], line[n-1])
	out := bend(nil, line[0], middle(line[0], first), first)
	for i := 1; i < n-1; i++ {
		out = bend(out, middle(line[i-1], line[i]), line[i], middle(line[i], line[i+1]))
	}
	out = bend(out, last, middle(last, line[n-1]), line[n-1])
	return append(out, spot{line[n-1], right(last, line[n-1])})
}

// bend appends the spots of one quadratic curve, without its end.
func bend(out []spot, a, c, b pt) []spot {
	n := math.Ceil((distance(a, c) + distance(c, b)) / spotGap)
	for i := 0.0; i < n; i++ {
		t := i / n
		p, q := between(a, c, t), between(c, b, t)
		out = append(out, spot{between(p, q, t), right(p, q)})
	}
	return out
}
