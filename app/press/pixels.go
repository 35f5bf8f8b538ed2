package press

import (
	"image"
	"image/draw"
	"math"

	"github.com/tdewolff/canvas"
	"golang.org/x/image/vector"
)

// pixels draws shapes as pixels.
type pixels struct {
	to    *image.RGBA
	place canvas.Matrix
	brush vector.Rasterizer
}

// newPixels is an empty picture; place says where the world lies in it, in pixels from its upper
// left corner.
func newPixels(wide, high int, place canvas.Matrix) *pixels {
	return &pixels{to: image.NewRGBA(image.Rect(0, 0, wide, high)), place: place}
}

func (*pixels) open(string) {}
func (*pixels) close()      {}

func (p *pixels) draw(s *shape, m canvas.Matrix) error {
	path, err := s.outline()
	if err != nil {
		return err
	}
	m = p.place.Mul(m)
	if s.fill.cover > 0 {
		inside := path
		if s.evenOdd {
			inside = path.Settle(canvas.EvenOdd)
		}
		p.fill(inside.ReplaceArcs().Copy().Transform(m), s.fill) // the library moves the path itself, of which the line is made
	}
	if s.stroke.cover > 0 {
		p.line(s, path, m)
	}
	return nil
}

// fill covers what a path in pixels surrounds, which has no arcs of circles.
func (p *pixels) fill(path *canvas.Path, h hue) {
	b := path.FastBounds()
	box := image.Rect(int(math.Floor(b.X0)), int(math.Floor(b.Y0)), int(math.Ceil(b.X1))+1, int(math.Ceil(b.Y1))+1)
	box = box.Intersect(p.to.Bounds())
	if box.Empty() {
		return
	}
	p.brush.Reset(box.Dx(), box.Dy())
	at := func(q canvas.Point) (x, y float32) {
		return float32(q.X) - float32(box.Min.X), float32(q.Y) - float32(box.Min.Y)
	}
	for s := path.Scanner(); s.Scan(); {
		x, y := at(s.End())
		switch s.Cmd() {
		case canvas.MoveToCmd:
			p.brush.ClosePath()
			p.brush.MoveTo(x, y)
		case canvas.LineToCmd:
			p.brush.LineTo(x, y)
		case canvas.QuadToCmd:
			a, b := at(s.CP1())
			p.brush.QuadTo(a, b, x, y)
		case canvas.CubeToCmd:
			a, b := at(s.CP1())
			c, d := at(s.CP2())
			p.brush.CubeTo(a, b, c, d, x, y)
		case canvas.CloseCmd:
			p.brush.ClosePath()
		}
	}
	p.brush.ClosePath()
	p.brush.DrawOp = draw.Over
	p.brush.Draw(p.to, box, image.NewUniform(h.paint()), image.Point{})
}

// line strokes a path. Its parts are stroked one by one, as of many at once the library loses some;
// those that are mere dots, such as trees, are filled as circles, as there are many.
func (p *pixels) line(s *shape, path *canvas.Path, m canvas.Matrix) {
	path = path.Flatten(0.1)
	if len(s.dashes) > 0 {
		path = path.Dash(s.dashFrom, s.dashes...)
	}
	ends := canvas.Capper(canvas.RoundCap)
	if s.butt {
		ends = canvas.ButtCap
	}
	dot, from := canvas.Circle(s.wide/2).ReplaceArcs().Transform(m), m.Dot(canvas.Point{})
	for _, part := range path.Split() {
		b := part.FastBounds()
		if !s.butt && b.W() <= dotWide && b.H() <= dotWide {
			at := m.Dot(canvas.Point{X: b.X0 + b.W()/2, Y: b.Y0 + b.H()/2}).Sub(from)
			p.fill(dot.Copy().Translate(at.X, at.Y), s.stroke)
			continue
		}
		p.fill(part.Stroke(s.wide, ends, canvas.RoundJoin, 0.05).ReplaceArcs().Transform(m), s.stroke)
	}
}

// dotWide is how long a line may be that is drawn as a dot, in units.
const dotWide = 0.2

func (p *pixels) write(w *writing, m canvas.Matrix) error {
	rim, ink, err := w.parts()
	if err != nil || ink == nil {
		return err
	}
	if rim != nil {
		if err := p.draw(rim, m); err != nil {
			return err
		}
	}
	return p.draw(ink, m)
}
