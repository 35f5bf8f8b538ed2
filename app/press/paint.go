package press

import (
	"strconv"
	"strings"

	"github.com/tdewolff/canvas"
)

// shape is something to draw: an outline, how it is filled and with what line.
type shape struct {
	data         string       // the outline in the words of SVG, "" where only the path is known
	path         *canvas.Path // the same in a form to be computed with, made when it is asked for
	fill, stroke hue
	evenOdd      bool
	wide         float64 // of the line
	butt         bool    // its ends are cut off; else they are round
	dashes       []float64
	dashFrom     float64
}

// outline is the path of a shape.
func (s *shape) outline() (*canvas.Path, error) {
	if s.path == nil {
		p, err := canvas.ParseSVGPath(s.data)
		if err != nil {
			return nil, err
		}
		s.path = p
	}
	return s.path, nil
}

// writing is a line of text to draw.
type writing struct {
	shape          // its colours, and the line around its letters
	text  string   // as it is written
	face  typeface // in which letters
	size  float64  // how high, one em
	apart float64  // what is put between letters
	from  canvas.Point
	align float64 // how much of it stands before that point, 0 to 1
}

// surface is what shapes are drawn on.
type surface interface {
	open(title string) // the following belongs to something that has a name
	close()
	draw(s *shape, m canvas.Matrix) error
	write(w *writing, m canvas.Matrix) error
}

// painter draws one drawing.
type painter struct {
	styles *styles
	to     surface
	ids    map[string]*node
	known  map[sameness]*look

	clips []clip                 // within which what is painted now is seen
	cut   map[*node]clippedShape // what was cut before
}

// sameness is what makes elements look alike.
type sameness struct {
	parent                  *node
	around                  *look
	tag, class, style, says string
}

// paint draws the elements in a node.
func (p *painter) paint(n *node, around *look, m canvas.Matrix) error {
	l := p.lookOf(n, around)
	if l.hidden() {
		return nil
	}
	m, err := l.moved(m)
	if err != nil {
		return err
	}
	title := n.attr["aria-label"]
	if title != "" {
		p.to.open(title)
		defer p.to.close()
	}
	switch n.tag {
	case "defs", "style", "pattern", "title", "clipPath":
		return nil
	case "use":
		if used := p.ids[strings.TrimPrefix(n.attr["href"], "#")]; used != nil && used != n {
			return p.paint(used, l, m)
		}
		return nil
	case "text":
		return p.to.write(l.writing(n), m)
	case "path", "circle", "ellipse", "rect":
		return p.shape(n, l, m)
	}
	defer p.within(n, m)()
	for _, k := range n.kids {
		if err := p.paint(k, l, m); err != nil {
			return err
		}
	}
	return nil
}

func (p *painter) lookOf(n *node, around *look) *look {
	key := sameness{n.parent, around, n.tag, n.attr["class"], n.attr["style"], n.spoken()}
	l := p.known[key]
	if l == nil {
		l = p.styles.lookOf(n, around)
		p.known[key] = l
	}
	return l
}

// spoken is what an element says of its look by attributes.
func (n *node) spoken() (says string) {
	for _, name := range spoken {
		if v := n.attr[name]; v != "" {
			says += name + v + ";"
		}
	}
	return says
}

func (p *painter) shape(n *node, l *look, m canvas.Matrix) error {
	s := l.shape()
	if n.tag == "path" {
		s.data = n.attr["d"]
	} else {
		s.path = form(n)
	}
	if s.fill.cover == 0 && s.stroke.cover == 0 {
		return nil
	}
	if len(p.clips) > 0 {
		return p.drawClipped(n, s, m)
	}
	return p.to.draw(s, m)
}

// form is the outline of an element that is no path.
func form(n *node) *canvas.Path {
	v := func(name string) float64 {
		f, _ := strconv.ParseFloat(n.attr[name], 64) // what is not there is 0
		return f
	}
	switch n.tag {
	case "circle":
		return canvas.Circle(v("r")).Translate(v("cx"), v("cy"))
	case "ellipse":
		return canvas.Ellipse(v("rx"), v("ry")).Translate(v("cx"), v("cy"))
	}
	return canvas.RoundedRectangle(v("width"), v("height"), v("rx")).Translate(v("x"), v("y"))
}

// shape is how an element of a look is drawn, without its outline.
func (l *look) shape() *shape {
	s := &shape{fill: hue{cover: 1}, evenOdd: l.value("fill-rule") == "evenodd", wide: l.number("stroke-width", 1),
		butt: l.value("stroke-linecap") != "round", dashes: l.dashes(), dashFrom: l.number("stroke-dashoffset", 0)}
	if v := l.value("fill"); v != "" {
		s.fill = readHue(v)
	}
	s.stroke = readHue(l.value("stroke"))
	if s.wide <= 0 {
		s.stroke.cover = 0
	}
	s.stroke.cover *= l.number("stroke-opacity", 1)
	for at := l; at != nil; at = at.around {
		opacity := at.number("opacity", 1)
		s.fill.cover *= opacity
		s.stroke.cover *= opacity
	}
	return s
}

// writing is how the text of an element is written.
func (l *look) writing(n *node) *writing {
	w := &writing{shape: *l.shape(), text: n.text, size: l.em, apart: l.number("letter-spacing", 0), face: l.face()}
	w.from.X, _ = strconv.ParseFloat(n.attr["x"], 64)
	w.from.Y, _ = strconv.ParseFloat(n.attr["y"], 64)
	switch l.value("text-anchor") {
	case "middle":
		w.align = 0.5
	case "end":
		w.align = 1
	}
	return w
}

// moved is a place as an element moves and turns it that lies there.
func (l *look) moved(m canvas.Matrix) (canvas.Matrix, error) {
	text := l.value("transform")
	for text != "" && text != "none" {
		open := strings.IndexByte(text, '(')
		if open < 0 {
			return m, errNoMove
		}
		end := open + closing(text[open:])
		args, err := l.arguments(text[open+1 : end])
		if err != nil {
			return m, err
		}
		if m, err = move(m, strings.TrimSpace(text[:open]), args); err != nil {
			return m, err
		}
		text = strings.TrimSpace(text[end+1:])
	}
	return m, nil
}
