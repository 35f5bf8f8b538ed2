package press

import (
	"fmt"
	"html"
	"strconv"
	"strings"

	"github.com/tdewolff/canvas"

	"gonfalon/app/press/order"
)

// plainSVG writes shapes with their own colours, so that the picture needs no style sheet and no
// fonts.
type plainSVG struct {
	strings.Builder
	glyphs map[glyph]string // letters drawn before, by their ids
}

// glyph is a letter of a face and size.
type glyph struct {
	face   typeface
	size   float64
	letter rune
}

// begin writes the head of a picture of an area.
func (s *plainSVG) begin(a order.Area, title string) {
	fmt.Fprintf(s, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="%s %s %s %s" width="%s" height="%s" role="img">`+"\n",
		short(a.X), short(a.Y), short(a.W), short(a.H), short(a.W), short(a.H))
	fmt.Fprintf(s, "<title>%s</title>\n", html.EscapeString(title))
}

func (s *plainSVG) end() { s.WriteString("</svg>\n") }

func (s *plainSVG) open(title string) {
	fmt.Fprintf(s, "<g><title>%s</title>\n", html.EscapeString(title))
}

func (s *plainSVG) close() { s.WriteString("</g>\n") }

func (s *plainSVG) draw(sh *shape, m canvas.Matrix) error {
	data := sh.data
	if data == "" {
		data = pathData(sh.path)
	}
	s.WriteString(`<path`)
	s.place(m)
	s.hue("fill", sh.fill)
	if sh.evenOdd {
		s.attr("fill-rule", "evenodd")
	}
	if sh.stroke.cover > 0 {
		s.line(sh)
	}
	s.attr("d", data)
	s.WriteString("/>\n")
	return nil
}

// place says where something lies. A matrix of the library is written row by row, one of SVG column by
// column.
func (s *plainSVG) place(m canvas.Matrix) {
	if m != canvas.Identity {
		parts := []string{short(m[0][0]), short(m[1][0]), short(m[0][1]), short(m[1][1]), short(m[0][2]), short(m[1][2])}
		s.attr("transform", "matrix("+strings.Join(parts, " ")+")")
	}
}

func (s *plainSVG) line(sh *shape) {
	s.hue("stroke", sh.stroke)
	s.attr("stroke-width", short(sh.wide))
	s.attr("stroke-linejoin", "round")
	if !sh.butt {
		s.attr("stroke-linecap", "round")
	}
	if len(sh.dashes) > 0 {
		var list []string
		for _, d := range sh.dashes {
			list = append(list, short(d))
		}
		s.attr("stroke-dasharray", strings.Join(list, " "))
		s.attr("stroke-dashoffset", short(sh.dashFrom))
	}
}

func (s *plainSVG) hue(name string, h hue) {
	if h.cover == 0 {
		s.attr(name, "none")
		return
	}
	s.attr(name, fmt.Sprintf("#%02x%02x%02x", h.r, h.g, h.b))
	if h.cover < 1 {
		s.attr(name+"-opacity", short(h.cover))
	}
}

func (s *plainSVG) attr(name, value string) {
	s.WriteString(` ` + name + `="` + value + `"`)
}

// write draws letters as outlines, so that no font is needed. Those without a line around them, such
// as the numbers of hexes, are drawn once and used often.
func (s *plainSVG) write(w *writing, m canvas.Matrix) error {
	if w.stroke.cover == 0 {
		return s.spell(w, m)
	}
	rim, ink, err := w.parts()
	if err != nil || ink == nil {
		return err
	}
	if err := s.draw(rim, m); err != nil {
		return err
	}
	return s.draw(ink, m)
}

func (s *plainSVG) spell(w *writing, m canvas.Matrix) error {
	face, err := w.face.at(w.size, w.fill)
	if err != nil {
		return err
	}
	x := 0.0
	var ids, places []string
	for _, r := range w.text {
		ids, places = append(ids, s.glyph(face, glyph{w.face, w.size, r})), append(places, short(x))
		x += face.TextWidth(string(r)) + w.apart
	}
	s.WriteString("<g")
	s.place(m.Translate(w.from.X-(x-w.apart)*w.align, w.from.Y))
	s.hue("fill", w.fill)
	s.WriteString(">")
	for i, id := range ids {
		fmt.Fprintf(s, `<use href="#%s" x="%s"/>`, id, places[i])
	}
	s.WriteString("</g>\n")
	return nil
}

// glyph is the id of a letter, which is defined when it is first used.
func (s *plainSVG) glyph(face *canvas.FontFace, g glyph) string {
	id, known := s.glyphs[g]
	if !known {
		id = "g" + strconv.Itoa(len(s.glyphs))
		if s.glyphs == nil {
			s.glyphs = map[glyph]string{}
		}
		s.glyphs[g] = id
		path, _ := face.ToPath(string(g.letter))
		fmt.Fprintf(s, `<defs><path id="%s" d="%s"/></defs>`+"\n", id, pathData(path.Transform(canvas.Identity.Scale(1, -1))))
	}
	return id
}

// short is a number with three decimals at most.
func short(v float64) string {
	s := strconv.FormatFloat(v, 'f', 3, 64)
	s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	if s == "-0" || s == "" {
		return "0"
	}
	return s
}

// pathData is a path in the words of SVG.
func pathData(p *canvas.Path) string {
	var b strings.Builder
	add := func(letter byte, at ...canvas.Point) {
		b.WriteByte(letter)
		for i, q := range at {
			if i > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(short(q.X) + " " + short(q.Y))
		}
	}
	for s := p.ReplaceArcs().Scanner(); s.Scan(); {
		switch s.Cmd() {
		case canvas.MoveToCmd:
			add('M', s.End())
		case canvas.LineToCmd:
			add('L', s.End())
		case canvas.QuadToCmd:
			add('Q', s.CP1(), s.End())
		case canvas.CubeToCmd:
			add('C', s.CP1(), s.CP2(), s.End())
		case canvas.CloseCmd:
			b.WriteByte('Z')
		}
	}
	return b.String()
}
