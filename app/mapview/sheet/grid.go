package sheet

import (
	"fmt"

	"github.com/tdewolff/canvas"

	"gonfalon/app/mapview"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// drawGrid draws the hexsides: hairlines, and once more with dashes that leave only
// the ticks at the corners.
func (d *drawing) drawGrid() {
	var hexes []hex.Hex
	for cell := range d.Cells() {
		if h := d.Hex(cell); d.On(h) {
			hexes = append(hexes, h)
		}
	}
	for _, block := range blocks(hexes) {
		p := &canvas.Path{}
		for _, h := range block {
			d.addSides(p, h)
		}
		grid := d.define(p)
		grid("m-hexline")
		grid("m-tick")
	}
}

// addSides adds the three upper sides of a hex, and those of the lower ones that no
// other hex draws.
func (d *drawing) addSides(p *canvas.Path, h hex.Hex) {
	poly(p, false, corner(h, 5), corner(h, 0), corner(h, 1), corner(h, 2))
	for dir := hex.SE; dir <= hex.SW; dir++ {
		if !d.On(h.Step(dir)) {
			a, b := side(h, dir)
			poly(p, false, a, b)
		}
	}
}

// drawNumbers prints the number of each hex below its top side, in groups that a page shows only
// where they are seen: for a browser, texts are the dearest of all that is on a map.
func (d *drawing) drawNumbers() {
	if !d.Numbers {
		return
	}
	const below, wide, high = 9.3, 5, 4
	d.ink.WriteString("<g class=\"m-num\">\n")
	for c := d.left; c <= d.right; c += wide {
		for r := d.top; r <= d.bottom; r += high {
			d.drawNumbersOf(d.part(c, r, min(c+wide, d.right+1), min(r+high, d.bottom+1)), below)
		}
	}
	d.ink.WriteString("</g>\n")
}

// part are the hexes of a map between columns and rows, the last ones left out.
func (d *drawing) part(left, top, right, bottom int) (out []hex.Hex) {
	for c := left; c < right; c++ {
		for r := top; r < bottom; r++ {
			if h := hex.At(c, r); d.On(h) {
				out = append(out, h)
			}
		}
	}
	return out
}

// drawNumbersOf prints the numbers of hexes as a group that says where it lies. It is an svg and no g, as
// browsers lay out what is in a g that is not displayed.
func (d *drawing) drawNumbersOf(hexes []hex.Hex, below float64) {
	if len(hexes) == 0 {
		return
	}
	fmt.Fprintf(d.ink, `<svg data-box="%s" overflow="visible">`, mapview.Box(hexes))
	for _, h := range hexes {
		c := centre(h)
		fmt.Fprintf(d.ink, `<text x="%s" y="%s">%s</text>`, number(c.X), number(c.Y-High/2+below), h)
	}
	d.ink.WriteString("</svg>\n")
}

// drawVoid papers over hexes inside the sheet that are out of play.
func (d *drawing) drawVoid() {
	p := &canvas.Path{}
	var out []hex.Hex
	for _, h := range d.inPlay(board.Void) {
		if d.Part.Has(h) && d.at(h) == board.Void {
			out = append(out, h)
		}
	}
	for _, loop := range mapview.Outlines(out) {
		poly(p, true, loop...)
	}
	d.draw("m-void", p)
}

// drawMargin papers over what runs off the sheet and frames the sheet.
func (d *drawing) drawMargin() {
	const paper, gap = 5 * R, 5
	x0, y0, x1, y1 := d.sheet()
	p := &canvas.Path{}
	frame := func(by float64) {
		poly(p, true, pt{X: x0 - by, Y: y0 - by}, pt{X: x1 + by, Y: y0 - by}, pt{X: x1 + by, Y: y1 + by}, pt{X: x0 - by, Y: y1 + by})
	}
	frame(paper)
	frame(0)
	d.draw("m-margin", p)
	p.Reset()
	frame(0)
	d.draw("m-neat", p)
	p.Reset()
	frame(gap)
	d.draw("m-neat thin", p)
}
