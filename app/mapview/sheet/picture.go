//go:build !js

package sheet

import (
	"image"
	"slices"

	"github.com/tdewolff/canvas"
	"github.com/tdewolff/canvas/renderers/rasterizer"

	"gonfalon/app/mapview"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// Picture draws the part of a battlefield where both armies stand as pixels, for whoever shows
// no SVG: without trees, numbers and names, in the light theme, the units as in a Card.
func Picture(b *board.Board, units [2][]hex.Hex, wide, high int) image.Image {
	d := newDrawing(b, Options{})
	view := d.sight(units, float64(wide)/float64(high))
	zoom := float64(wide) / view.W()
	to := rasterizer.New(float64(wide), float64(high), canvas.DPMM(1), canvas.LinearColorSpace{})
	look := newCascade(1/zoom, "map", "lod-1")
	place := canvas.Identity.Translate(0, float64(high)).Scale(zoom, -zoom).Translate(-view.X0, -view.Y0)
	d.ink.paint = func(class string, p *canvas.Path) {
		if style, shown := look.style(class, zoom); shown {
			render(to, p.Copy().Transform(place), style)
		}
	}
	for _, layer := range []func(){
		d.drawGround, d.drawDunes, d.drawHills, d.drawSwamps, d.drawLakes,
		d.drawWoods, d.drawBuiltGround, d.drawWaters, d.drawRoads, d.drawCrossings, d.drawBuildings,
		d.drawWalls, d.drawGrid, d.drawVoid,
	} {
		layer()
	}
	d.drawArmies(units)
	return to
}

// render draws a path. Its parts are stroked one by one: of many at once the library loses some.
func render(to *rasterizer.Rasterizer, p *canvas.Path, style canvas.Style) {
	fill, none := style, canvas.Paint{Color: canvas.Transparent}
	fill.Stroke, style.Fill = none, none
	to.RenderPath(p, fill, canvas.Identity)
	for _, part := range p.Flatten(0.1).Split() {
		to.RenderPath(part, style, canvas.Identity)
	}
}

// sight is the smallest part of the sheet in a given shape that shows all units with some ground
// about them; where the sheet is too narrow for that, as much as it has.
func (d *drawing) sight(units [2][]hex.Hex, shape float64) canvas.Rect {
	x0, y0, x1, y1 := d.sheet()
	box := canvas.Rect{X0: x1, Y0: y1, X1: x0, Y1: y0}
	for _, h := range slices.Concat(units[0], units[1]) {
		c := centre(h)
		box = canvas.Rect{X0: min(box.X0, c.X), Y0: min(box.Y0, c.Y), X1: max(box.X1, c.X), Y1: max(box.Y1, c.Y)}
	}
	const about = 3 * R
	w := max(box.X1-box.X0+2*about, (box.Y1-box.Y0+2*about)*shape)
	w = min(w, x1-x0, (y1-y0)*shape)
	h := w / shape
	x := min(max((box.X0+box.X1-w)/2, x0), x1-w)
	y := min(max((box.Y0+box.Y1-h)/2, y0), y1-h)
	return canvas.Rect{X0: x, Y0: y, X1: x + w, Y1: y + h}
}

// drawArmies draws the units of both sides with a pale rim, so that they stand out from woods
// and water.
func (d *drawing) drawArmies(units [2][]hex.Hex) {
	for side, class := range []string{"m-side a", "m-side b"} {
		d.draw("m-margin", spots(units, side, mapview.SpotHalf+5))
		d.draw(class, spots(units, side, mapview.SpotHalf))
	}
}
