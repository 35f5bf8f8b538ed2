package press

import (
	"github.com/tdewolff/canvas"
	"github.com/tdewolff/canvas/renderers/pdf"
)

// paper draws shapes on a page of a PDF. The world lies on it as place says, in millimetres from the
// upper left corner; what lies beside the window is left out.
type paper struct {
	to     *pdf.PDF
	flip   canvas.Matrix // from millimetres from the upper left corner to those of the library, from the lower left
	window canvas.Rect
}

// onPage is the page at which a document is.
func onPage(to *pdf.PDF, size size) *paper {
	return &paper{to: to, flip: canvas.Identity.Translate(0, size.high).Scale(1, -1), window: canvas.Rect{X1: size.wide, Y1: size.high}}
}

func (*paper) open(string) {}
func (*paper) close()      {}

func (p *paper) draw(s *shape, m canvas.Matrix) error {
	path, err := s.outline()
	if err != nil {
		return err
	}
	if !p.touches(path, s.wide, m) {
		return nil
	}
	style := canvas.Style{Fill: none, Stroke: none, StrokeWidth: s.wide, StrokeCapper: canvas.RoundCap, StrokeJoiner: canvas.RoundJoin}
	if s.butt {
		style.StrokeCapper = canvas.ButtCap
	}
	if s.evenOdd {
		style.FillRule = canvas.EvenOdd
	}
	if s.fill.cover > 0 {
		style.Fill = canvas.Paint{Color: s.fill.paint()}
		p.to.RenderPath(path, style, p.flip.Mul(m))
		style.Fill = none
	}
	if s.stroke.cover > 0 {
		style.Stroke = canvas.Paint{Color: s.stroke.paint()}
		if len(s.dashes) > 0 {
			path = path.Dash(s.dashFrom, s.dashes...)
		}
		p.to.RenderPath(path, style, p.flip.Mul(m))
	}
	return nil
}

var none = canvas.Paint{Color: canvas.Transparent}

// touches reports whether a path, with a line so wide, comes into the window.
func (p *paper) touches(path *canvas.Path, wide float64, m canvas.Matrix) bool {
	b := path.FastBounds()
	b = canvas.Rect{X0: b.X0 - wide, Y0: b.Y0 - wide, X1: b.X1 + wide, Y1: b.Y1 + wide}.Transform(m)
	return b.X0 < p.window.X1 && b.X1 > p.window.X0 && b.Y0 < p.window.Y1 && b.Y1 > p.window.Y0
}

// write writes a text as text, which can be searched and copied; the line around letters is drawn.
func (p *paper) write(w *writing, m canvas.Matrix) error {
	at := m.Dot(w.from)
	far := w.size * float64(len(w.text))
	if at.X+far < p.window.X0 || at.X-far > p.window.X1 || at.Y+far < p.window.Y0 || at.Y-far > p.window.Y1 || w.text == "" {
		return nil
	}
	if w.stroke.cover > 0 {
		rim, _, err := w.parts()
		if err != nil {
			return err
		}
		if rim != nil {
			if err := p.draw(rim, m); err != nil {
				return err
			}
		}
	}
	face, err := w.face.at(w.size, w.fill)
	if err != nil {
		return err
	}
	wide := face.TextWidth(w.text)
	line := canvas.NewTextLine(face, w.text, canvas.Left)
	p.to.RenderText(line, p.flip.Mul(m).Translate(w.from.X-wide*w.align, w.from.Y).Scale(1, -1))
	return nil
}

// say writes a text in black at a place in millimetres; align is how much of it stands before that.
func (p *paper) say(text string, face typeface, size, x, y, align float64) error {
	return p.write(&writing{shape: shape{fill: black}, text: text, face: face, size: size, from: canvas.Point{X: x, Y: y}, align: align}, canvas.Identity)
}

// rule draws a straight line in millimetres.
func (p *paper) rule(x0, y0, x1, y1, wide float64, ink hue) error {
	line := &canvas.Path{}
	line.MoveTo(x0, y0)
	line.LineTo(x1, y1)
	return p.draw(&shape{path: line, stroke: ink, wide: wide, butt: true}, canvas.Identity)
}

// box fills a rectangle in millimetres.
func (p *paper) box(x, y, w, h float64, ink hue) error {
	if w <= 0 || h <= 0 {
		return nil
	}
	return p.draw(&shape{path: canvas.Rectangle(w, h).Translate(x, y), fill: ink}, canvas.Identity)
}

// The inks of what is printed besides drawings.
var (
	black = hue{0x1D, 0x19, 0x13, 1}
	grey  = hue{0x6F, 0x66, 0x57, 1}
	pale  = hue{0xF3, 0xEE, 0xE1, 1}
	white = hue{255, 255, 255, 1}
)
