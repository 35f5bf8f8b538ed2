package sheet

import (
	"fmt"
	"hash/fnv"
	"image"
	"math"
	"strings"

	"github.com/tdewolff/canvas"

	"gonfalon/app/mapview"
)

// ink is the canvas renderer of the map. It writes each path with a class and no
// colours: the stylesheet gives those, so one drawing serves both themes.
type ink struct {
	strings.Builder
	box   mapview.Area
	class string                             // of the next path; one without a class is kept for use under id
	id    string                             // of the last path kept
	paint func(class string, p *canvas.Path) // draws in place of writing, where it is set
}

// Size is the size of the drawing in world units.
func (k *ink) Size() (wide, high float64) { return k.box.W, k.box.H }

// RenderPath writes one path element. The style is left to the stylesheet.
func (k *ink) RenderPath(p *canvas.Path, _ canvas.Style, m canvas.Matrix) {
	if m != canvas.Identity {
		p = p.Copy().Transform(m)
	}
	if k.paint != nil {
		k.paint(k.class, p)
		return
	}
	data := pathData(p)
	k.WriteString(`<path`)
	if k.class == "" {
		k.id = idOf(data)
		k.attr("id", k.id)
	}
	k.attr("class", k.class)
	k.attr("d", data)
	k.WriteString("/>\n")
}

// RenderText does nothing: texts are elements of their own, since drawing them as
// paths would neither be small nor follow the reader's fonts.
func (k *ink) RenderText(*canvas.Text, canvas.Matrix) {}

// RenderImage does nothing: the map has no pictures.
func (k *ink) RenderImage(image.Image, canvas.Matrix) {}

// idOf is an element id made of the path itself, since a page may show several maps:
// where two paths have one id it makes no difference which of them is used.
func idOf(data string) string {
	h := fnv.New64a()
	h.Write([]byte(data))
	return fmt.Sprintf("m-%x", h.Sum64())
}

func (k *ink) attr(name, value string) {
	if value != "" {
		k.WriteString(` ` + name + `="` + value + `"`)
	}
}

// number is a coordinate with one decimal at most.
func number(v float64) string {
	return string(mapview.AppendTenths(nil, int(math.Round(v*10))))
}

// pathData is the shortest usual form of a path: relative, in tenths of a unit,
// "t" for a curve that continues the one before it.
func pathData(p *canvas.Path) string {
	w := pathWriter{out: make([]byte, 0, p.Len()*8)}
	for s := p.Scanner(); s.Scan(); {
		switch s.Cmd() {
		case canvas.MoveToCmd:
			w.move(pt(s.End()))
		case canvas.LineToCmd:
			w.line(pt(s.End()))
		case canvas.QuadToCmd:
			w.quad(pt(s.CP1()), pt(s.End()))
		case canvas.CloseCmd:
			w.close()
		}
	}
	return string(w.out)
}

// pathWriter holds the pen between two commands, in tenths of a unit.
type pathWriter struct {
	out  []byte
	x, y int // the pen
	u, v int // where the subpath began
	a, b int // the control point before, where the last command was a curve
	last byte
}

func (w *pathWriter) move(p pt) {
	x, y := p.Tenths()
	w.write('m', x-w.x, y-w.y)
	w.x, w.y, w.u, w.v = x, y, x, y
	w.last = 'l' // what SVG takes further numbers for
}

func (w *pathWriter) line(p pt) {
	x, y := p.Tenths()
	switch {
	case y == w.y:
		w.write('h', x-w.x)
	case x == w.x:
		w.write('v', y-w.y)
	default:
		w.write('l', x-w.x, y-w.y)
	}
	w.x, w.y = x, y
}

func (w *pathWriter) quad(control, end pt) {
	a, b := control.Tenths()
	x, y := end.Tenths()
	smooth := (w.last == 'q' || w.last == 't') && a == 2*w.x-w.a && b == 2*w.y-w.b
	if smooth {
		w.write('t', x-w.x, y-w.y)
	} else {
		w.write('q', a-w.x, b-w.y, x-w.x, y-w.y)
	}
	w.x, w.y, w.a, w.b = x, y, a, b
}

func (w *pathWriter) close() {
	w.write('z')
	w.x, w.y = w.u, w.v
}

// write appends a command, leaving its letter out where it repeats the last one.
func (w *pathWriter) write(letter byte, args ...int) {
	bare := letter == w.last && len(args) > 0
	if !bare {
		w.out = append(w.out, letter)
	}
	for i, n := range args {
		if (i > 0 || bare) && n >= 0 {
			w.out = append(w.out, ' ')
		}
		w.out = mapview.AppendTenths(w.out, n)
	}
	w.last = letter
}
