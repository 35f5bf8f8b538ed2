package sheet

import (
	"math"

	"github.com/tdewolff/canvas"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// hillLevels are the heights of the contours, as the distance from the foot of the
// hill in units. Every fourth is an index contour.
var hillLevels = []float64{0.5, 8, 16, 24.5, 33.5, 43, 53, 64, 76, 90}

// slope is how a piece of contour lies to the light, which comes from the north-west.
type slope int

const (
	lit slope = iota
	flank
	shade
	slopes
)

var slopeClasses = [2][slopes]string{
	{"m-ct lit", "m-ct flank", "m-ct shade"},
	{"m-ct lit index", "m-ct flank index", "m-ct shade index"},
}

// contours are the paths of the contours of one hill: plain and index, by slope.
type contours [2][slopes]*canvas.Path

// drawHills tints the hills and draws lit and shaded contours on them.
func (d *drawing) drawHills() {
	hexes := d.hexes(board.Hill)
	d.draw("m-hill", newRegion(hexes).path())
	for _, hill := range patches(hexes) {
		var lines contours
		for i := range lines {
			for s := range lines[i] {
				lines[i][s] = &canvas.Path{}
			}
		}
		lines.climb(hill)
		for i := range lines {
			for s, p := range lines[i] {
				d.draw(slopeClasses[i][s], p)
			}
		}
	}
}

// climb adds all levels.
func (c *contours) climb(hill []hex.Hex) {
	g := newRelief(hill)
	for i, level := range hillLevels {
		index := 0
		if i%4 == 2 {
			index = 1
		}
		for _, loop := range g.contour(level) {
			addContour(&c[index], thin(loop))
		}
	}
}

// thin leaves out every other point of a loop; the spline fills in for them.
func thin(loop []pt) []pt {
	if len(loop) < 10 {
		return loop
	}
	out := make([]pt, 0, len(loop)/2+1)
	for i := 0; i < len(loop)-1; i += 2 {
		out = append(out, loop[i])
	}
	return out
}

// addContour adds a closed contour, cut where the light on it changes.
func addContour(to *[slopes]*canvas.Path, loop []pt) {
	n := len(loop)
	was := slopes
	for i, c := range loop {
		before, after := loop[(i+n-1)%n], loop[(i+1)%n]
		c = snap(c)
		s := slopeOf(before, after)
		p := to[s]
		if s != was {
			m := middle(snap(before), c)
			p.MoveTo(m.X, m.Y)
		}
		m := middle(c, snap(after))
		p.QuadTo(c.X, c.Y, m.X, m.Y)
		was = s
	}
}

// slopeOf judges a piece of contour by its course; uphill is to its right.
func slopeOf(a, b pt) slope {
	up := right(a, b)
	switch light := (up.X + up.Y) * math.Sqrt2 / 2; {
	case light > 0.35:
		return lit
	case light < -0.35:
		return shade
	}
	return flank
}
