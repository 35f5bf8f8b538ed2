package sheet

import (
	"math"

	"github.com/tdewolff/canvas"

	"gonfalon/app/mapview"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// numberBox is the part of a hex that its number needs, about the centre of the
// number: half its width, and the depth below the top side.
const (
	numberHalf  = 15.0
	numberDepth = 14.0
)

// onNumber reports whether p lies where the number of hex h is printed.
func onNumber(h hex.Hex, p pt) bool {
	c := centre(h)
	return math.Abs(p.X-c.X) < numberHalf && p.Y < c.Y-High/2+numberDepth
}

// drawGround covers the sheet.
func (d *drawing) drawGround() {
	x0, y0, x1, y1 := d.sheet()
	p := &canvas.Path{}
	poly(p, true, pt{X: x0, Y: y0}, pt{X: x1, Y: y0}, pt{X: x1, Y: y1}, pt{X: x0, Y: y1})
	d.draw("m-ground", p)
}

// drawDunes covers dunes with sand and the crescents of their crests.
func (d *drawing) drawDunes() {
	hexes := d.hexes(board.Dunes)
	d.draw("m-dune", newRegion(hexes).path())
	crests := &canvas.Path{}
	for _, h := range hexes {
		for i := range 4 {
			crest(crests, h, i)
		}
	}
	d.draw("m-crest", crests)
}

// crest adds the i-th crescent of a hex, one in each quarter.
func crest(p *canvas.Path, h hex.Hex, i int) {
	c := centre(h).Add(pt{
		X: float64(i%2*2-1)*15 + 10*(hash(h.Col(), h.Row(), 40+i)-0.5),
		Y: float64(i/2*2-1)*13 + 4 + 6*(hash(h.Col(), h.Row(), 50+i)-0.5),
	})
	w := 8 + 4*hash(h.Col(), h.Row(), 60+i)
	p.MoveTo(c.X-w, c.Y+w*0.3)
	p.QuadTo(c.X-w*0.3, c.Y-w*0.6, c.X+w, c.Y)
	p.QuadTo(c.X, c.Y-w*0.05, c.X-w*0.2, c.Y+w*0.5)
}

// drawSwamps covers swamps with level dashes and tufts of reed.
func (d *drawing) drawSwamps() {
	hexes := d.hexes(board.Swamp)
	shape := newRegion(hexes)
	d.draw("m-swamp", shape.path())
	border := traces{}
	for _, loop := range shape {
		border.add(closedSpots(loop))
	}
	dashes, tufts := &canvas.Path{}, &canvas.Path{}
	for _, h := range hexes {
		dashHex(dashes, h, border)
		for i := range 5 {
			tuft(tufts, h, i)
		}
	}
	d.draw("m-dash", dashes)
	d.draw("m-tuft", tufts)
}

// dashHex adds the dashes that begin in one hex of swamp.
func dashHex(p *canvas.Path, h hex.Hex, border traces) {
	const row = 8
	c := centre(h)
	for y := math.Ceil((c.Y-High/2)/row) * row; y < c.Y+High/2; y += row {
		x := c.X - R + 18*hash(h.Col(), int(y), 3)
		for i := 0; x < c.X+R; i++ {
			long := 12 + 14*hash(i+h.Col()*31, int(y), 4)
			a, b := pt{X: x, Y: y}, pt{X: x + long, Y: y}
			m := middle(a, b)
			if mapview.HexAt(m.X, m.Y) == h && !crossesNumber(h, a, b) && border.depth(a) > 1.5 && border.depth(b) > 1.5 {
				poly(p, false, a, b)
			}
			x += long + 6 + 9*hash(i, int(y)+h.Col(), 8)
		}
	}
}

// crossesNumber reports whether a level line runs through the number of its hex.
func crossesNumber(h hex.Hex, a, b pt) bool {
	c := centre(h)
	return a.Y < c.Y-High/2+numberDepth && a.X < c.X+numberHalf && b.X > c.X-numberHalf
}

// tuft adds the i-th tuft of reed of a hex: three blades.
func tuft(p *canvas.Path, h hex.Hex, i int) {
	turn, out := 2*math.Pi*hash(h.Col(), h.Row(), 60+i), R*(0.35+0.4*hash(h.Col(), h.Row(), 70+i))
	c := centre(h).Add(pt{X: out * math.Cos(turn), Y: out * math.Sin(turn) * 0.8})
	if onNumber(h, c.Sub(pt{Y: 6})) {
		return
	}
	poly(p, false, c.Add(pt{X: -3.4, Y: -3.4}), c.Add(pt{X: -0.9}))
	poly(p, false, c.Add(pt{Y: -6}), c)
	poly(p, false, c.Add(pt{X: 3.4, Y: -3.4}), c.Add(pt{X: 0.9}))
}
