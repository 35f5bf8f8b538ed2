package press

import (
	"strings"

	"github.com/tdewolff/canvas"
)

// clip is an outline within which something is seen, and where it lies.
type clip struct {
	path *canvas.Path
	m    canvas.Matrix
}

// clippedShape is a shape cut to its clips: what it fills and the line around it, both as areas. Shapes are
// defined once and used many times, within the same clips.
type clippedShape struct{ fill, line *canvas.Path }

// smooth is how far an area may be from the line that it was made of, in units of the drawing.
const smooth = 0.05

// within begins the clip of a node, if it has one, and returns what ends it.
func (p *painter) within(n *node, m canvas.Matrix) (end func()) {
	id := strings.TrimSuffix(strings.TrimPrefix(n.attr["clip-path"], "url(#"), ")")
	around := p.ids[id]
	if id == "" || around == nil {
		return func() {}
	}
	area := &canvas.Path{}
	for _, k := range around.kids {
		s := shape{data: k.attr["d"]}
		if k.tag != "path" {
			s.path = form(k)
		}
		if o, err := s.outline(); err == nil {
			area = area.Append(o)
		}
	}
	p.clips = append(p.clips, clip{area, m})
	return func() { p.clips = p.clips[:len(p.clips)-1] }
}

// drawClipped draws as much of a shape as lies within all clips.
func (p *painter) drawClipped(n *node, s *shape, m canvas.Matrix) error {
	cut, known := p.cut[n]
	if !known {
		path, err := s.outline()
		if err != nil {
			return err
		}
		if s.fill.cover > 0 {
			rule := canvas.NonZero
			if s.evenOdd {
				rule = canvas.EvenOdd
			}
			cut.fill = p.clipped(path.Settle(rule), m)
		}
		if s.stroke.cover > 0 {
			cut.line = p.clipped(path.Stroke(s.wide, canvas.RoundCap, canvas.RoundJoin, smooth), m)
		}
		if p.cut == nil {
			p.cut = map[*node]clippedShape{}
		}
		p.cut[n] = cut
	}
	for _, area := range []struct {
		path *canvas.Path
		hue  hue
	}{{cut.fill, s.fill}, {cut.line, s.stroke}} {
		if area.path == nil || area.path.Empty() {
			continue
		}
		if err := p.to.draw(&shape{path: area.path, data: area.path.ToSVG(), fill: area.hue}, m); err != nil {
			return err
		}
	}
	return nil
}

// clipped is what of a path lies within all clips.
func (p *painter) clipped(path *canvas.Path, m canvas.Matrix) *canvas.Path {
	for _, c := range p.clips {
		path = path.And(c.path.Copy().Transform(m.Inv().Mul(c.m)))
	}
	return path
}
