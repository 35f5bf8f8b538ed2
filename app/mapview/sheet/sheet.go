package sheet

import (
	"fmt"

	"github.com/tdewolff/canvas"

	"gonfalon/app/mapview"
	"gonfalon/engine/board"
)

// Options say what the printed map shows. The zero value is the plain map for a
// page that has the stylesheet.
type Options struct {
	Numbers    bool                // print the number of each hex
	Standalone bool                // carry the stylesheet, to be looked at alone
	Dark       bool                // the dark theme, for a standalone map
	Name       func(string) string // translates names of places and waters; "" leaves one out
}

// SVG draws the printed map. Its view box is the Extent of the field in the world, one unit
// to a pixel at zoom 1. Colours and line weights come from the stylesheet; see Style.
func SVG(b *board.Board, o Options) string {
	d := newDrawing(b, o)
	d.open("map", o)
	for _, layer := range []func(){
		d.drawGround, d.drawDunes, d.drawHills, d.drawSwamps, d.drawLakes,
		d.drawWoods, d.drawBuiltGround, d.drawWaters, d.drawRoads, d.drawCrossings, d.drawBuildings,
		d.drawWalls, d.drawGrid, d.drawNumbers, d.drawVoid, d.drawMargin, d.drawNames,
	} {
		layer()
	}
	d.ink.WriteString("</svg>\n")
	return d.ink.String()
}

// drawing is one map being drawn: the field, its lines, which all layers must keep
// clear of, and the ink.
type drawing struct {
	field
	Options
	ink    *ink
	page   *canvas.Context
	waters []water
	roads  []road
	lines  traces // roads and waters
}

func newDrawing(b *board.Board, o Options) *drawing {
	d := &drawing{field: newField(b), Options: o, ink: &ink{box: mapview.Extent(b)}, lines: traces{}}
	d.page = canvas.NewContext(d.ink)
	d.waters = d.layWaters()
	d.roads = d.layRoads()
	for _, w := range d.waters {
		d.lines.add(w.spots)
	}
	for _, r := range d.roads {
		d.lines.add(r.spots)
	}
	return d
}

// open begins the SVG element.
func (d *drawing) open(class string, o Options) {
	fmt.Fprintf(d.ink, `<svg xmlns="http://www.w3.org/2000/svg" class="%s" viewBox="%s"`,
		class, d.ink.box.ViewBox())
	if o.Standalone && o.Dark {
		d.ink.attr("data-theme", "dark")
	}
	d.ink.WriteString(" aria-hidden=\"true\">\n")
	if o.Standalone {
		d.ink.WriteString("<style>" + Style + "</style>\n")
	}
}

// draw inks a path in a class of the stylesheet; an empty path leaves no trace.
func (d *drawing) draw(class string, p *canvas.Path) {
	if p.Empty() {
		return
	}
	d.ink.class = class
	d.page.DrawPath(0, 0, p)
}

// define keeps a path that is drawn more than once and returns how to ink it in a
// class of the stylesheet.
func (d *drawing) define(p *canvas.Path) (ink func(class string)) {
	if p.Empty() {
		return func(string) {}
	}
	if d.ink.paint != nil {
		return func(class string) { d.draw(class, p) }
	}
	d.ink.WriteString("<defs>")
	d.draw("", p)
	d.ink.WriteString("</defs>\n")
	id := d.ink.id
	return func(class string) { fmt.Fprintf(d.ink, "<use href=\"#%s\" class=\"%s\"/>\n", id, class) }
}

// poly adds straight lines through the points.
func poly(p *canvas.Path, closed bool, pts ...pt) {
	p.MoveTo(pts[0].X, pts[0].Y)
	for _, q := range pts[1:] {
		p.LineTo(q.X, q.Y)
	}
	if closed {
		p.Close()
	}
}

// box adds a rectangle of half sizes u along and v across, turned so that its length
// runs in direction along, a unit vector.
func box(p *canvas.Path, c, along pt, u, v float64) {
	a, b := along.Mul(u), pt{X: -along.Y * v, Y: along.X * v}
	poly(p, true, c.Sub(a).Sub(b), c.Add(a).Sub(b), c.Add(a).Add(b), c.Sub(a).Add(b))
}

// dot adds a line so short that round ends make it a dot as wide as the line.
func dot(p *canvas.Path, c pt) { poly(p, false, c, c.Add(pt{X: 0.1})) }
