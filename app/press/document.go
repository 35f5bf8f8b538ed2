package press

import (
	"bytes"
	"fmt"
	"math"

	"github.com/tdewolff/canvas"
	"github.com/tdewolff/canvas/renderers/pdf"

	"gonfalon/app/press/order"
)

// size is that of a page, in millimetres.
type size struct{ wide, high float64 }

// papers are the sizes of paper, upright.
var papers = map[string]size{order.A4: {210, 297}, order.Letter: {215.9, 279.4}}

// margin is what is left white around a page, in millimetres.
const margin = 12.0

func (s size) turned() size { return size{s.high, s.wide} }

// inner is what of a page is printed on.
func (s size) inner() size { return size{s.wide - 2*margin, s.high - 2*margin} }

// document is a PDF in the making.
type document struct {
	*Press
	out   bytes.Buffer
	to    *pdf.PDF
	paper size
	order *order.Order
}

// mostPages is how many pages a document has at most.
const mostPages = 200

// pdf prints the sheets of an order.
func (p *Press) pdf(o *order.Order) ([]byte, error) {
	paper, ok := papers[o.Paper]
	if !ok {
		return nil, fmt.Errorf("%w: there is no paper %q", errOrder, o.Paper)
	}
	if len(o.Sheets) == 0 {
		return nil, fmt.Errorf("%w: there is nothing to print", errOrder)
	}
	if len(o.Sheets) > mostPages {
		return nil, errPages
	}
	d := &document{Press: p, paper: paper, order: o}
	for i := range o.Sheets {
		if err := d.sheet(&o.Sheets[i]); err != nil {
			return nil, err
		}
	}
	err := d.to.Close()
	return d.out.Bytes(), err
}

// page begins a page.
func (d *document) page(s size) *paper {
	if d.to == nil {
		d.to = pdf.New(&d.out, s.wide, s.high, &pdf.Options{Compress: true, SubsetFonts: true})
		d.to.SetInfo(d.order.Title, "", "", "", "Gonfalon")
		d.to.SetLang(d.order.Lang)
	} else {
		d.to.NewPage(s.wide, s.high)
	}
	return onPage(d.to, s)
}

func (d *document) sheet(s *order.Sheet) error {
	switch {
	case s.Map != nil:
		return d.mapped(s.Map)
	case s.Counters != nil:
		return d.counters(s.Counters)
	case s.Aid != nil:
		return d.aid(s.Aid)
	case s.Story != nil:
		return d.story(s.Story)
	}
	return fmt.Errorf("%w: a sheet is empty", errOrder)
}

// mapped prints a map on one page, or at a size of its hexes over as many as it takes.
func (d *document) mapped(m *order.Map) error {
	if err := checked(&m.Field); err != nil {
		return err
	}
	if m.Hex <= 0 {
		return d.whole(m)
	}
	return d.tiled(m)
}

// whole prints a map on one page, as large as it may be there.
func (d *document) whole(m *order.Map) error {
	a, s := m.Field.Area, d.paper
	if a.W > a.H {
		s = s.turned()
	}
	in := s.inner()
	zoom := math.Min(in.wide/a.W, (in.high-headline)/a.H)
	p := d.page(s)
	left := margin + (in.wide-a.W*zoom)/2
	drawn, err := d.recorded(&m.Field)
	if err != nil {
		return err
	}
	frame := canvas.Rect{X0: left, Y0: margin + headline, X1: left + a.W*zoom, Y1: margin + headline + a.H*zoom}
	if err := p.show(drawn, frame, a.X, a.Y, zoom); err != nil {
		return err
	}
	return p.say(d.order.Title, serifBold, 5, margin, margin+5, 0)
}

// headline is how high the line of the title is.
const headline = 9.0

// overlap is what two neighbouring pages of a map show alike, in millimetres.
const overlap = 8.0

// high is how many units a hex is from side to side in the world.
const high = 69.28203230275509

// tiled prints a map over pages that overlap, with marks to cut along and each page's place.
func (d *document) tiled(m *order.Map) error {
	a, zoom := m.Field.Area, m.Hex/high
	upright, across := tilesOf(a, zoom, d.paper), tilesOf(a, zoom, d.paper.turned())
	s, tiles := d.paper, upright
	if across.n() < upright.n() {
		s, tiles = s.turned(), across
	}
	if tiles.n() > mostPages {
		return errPages
	}
	drawn, err := d.recorded(&m.Field)
	if err != nil {
		return err
	}
	in := s.inner()
	for row := range tiles.rows {
		for col := range tiles.columns {
			p := d.page(s)
			x, y := float64(col)*(in.wide-overlap), float64(row)*(in.high-overlap)
			frame := canvas.Rect{X0: margin, Y0: margin, X1: margin + math.Min(in.wide, a.W*zoom-x), Y1: margin + math.Min(in.high, a.H*zoom-y)}
			if err := p.show(drawn, frame, a.X+x/zoom, a.Y+y/zoom, zoom); err != nil {
				return err
			}
			if err := p.marks(frame); err != nil {
				return err
			}
			name := fmt.Sprintf("%s · %c%d", d.order.Title, 'A'+row, col+1)
			if err := p.say(name, sans, 3, margin+3, s.high-margin/2, 0); err != nil {
				return err
			}
		}
	}
	return nil
}

// tiles is how many pages a map takes.
type tiles struct{ columns, rows int }

func (t tiles) n() int { return t.columns * t.rows }

func tilesOf(a order.Area, zoom float64, s size) tiles {
	in := s.inner()
	times := func(long, page float64) int { return max(1, int(math.Ceil((long-overlap)/(page-overlap)))) }
	return tiles{times(a.W*zoom, in.wide), times(a.H*zoom, in.high)}
}

// recorded is what a field is drawn with, in order, to be drawn on several pages.
func (d *document) recorded(f *order.Field) (drawn recording, err error) {
	err = d.field(f, false, canvas.Identity, &drawn)
	return drawn, err
}

// recording is a surface that keeps what is drawn on it.
type recording []stroke

// stroke is one thing that was drawn or written.
type stroke struct {
	shape   *shape
	writing *writing
	m       canvas.Matrix
}

func (*recording) open(string) {}
func (*recording) close()      {}

func (r *recording) draw(s *shape, m canvas.Matrix) error {
	*r = append(*r, stroke{shape: s, m: m})
	return nil
}

func (r *recording) write(w *writing, m canvas.Matrix) error {
	*r = append(*r, stroke{writing: w, m: m})
	return nil
}

// show draws what was recorded into a frame of a page, whose upper left corner shows a spot of the
// world, and leaves what lies around the frame white.
func (p *paper) show(drawn recording, frame canvas.Rect, x, y, zoom float64) (err error) {
	all := p.window
	p.window = frame
	m := canvas.Identity.Translate(frame.X0, frame.Y0).Scale(zoom, zoom).Translate(-x, -y)
	for i := range drawn {
		if s := drawn[i].shape; s != nil {
			err = p.draw(s, m.Mul(drawn[i].m))
		} else {
			err = p.write(drawn[i].writing, m.Mul(drawn[i].m))
		}
		if err != nil {
			return err
		}
	}
	all = canvas.Rect{X0: all.X0 - 1, Y0: all.Y0 - 1, X1: all.X1 + 1, Y1: all.Y1 + 1}
	p.window = all
	for _, r := range []canvas.Rect{{X0: all.X0, Y0: all.Y0, X1: all.X1, Y1: frame.Y0}, {X0: all.X0, Y0: frame.Y1, X1: all.X1, Y1: all.Y1},
		{X0: all.X0, Y0: frame.Y0, X1: frame.X0, Y1: frame.Y1}, {X0: frame.X1, Y0: frame.Y0, X1: all.X1, Y1: frame.Y1}} {
		if err := p.box(r.X0, r.Y0, r.W(), r.H(), white); err != nil {
			return err
		}
	}
	return nil
}

// marks draws the marks to cut along at the corners of a frame.
func (p *paper) marks(f canvas.Rect) error {
	for _, x := range []float64{f.X0, f.X1} {
		if err := p.tick(x, f.Y0, f.Y1, true); err != nil {
			return err
		}
	}
	for _, y := range []float64{f.Y0, f.Y1} {
		if err := p.tick(y, f.X0, f.X1, false); err != nil {
			return err
		}
	}
	return nil
}

// What marks are: how long, and how far from what is cut, in millimetres.
const markLong, markApart, markWide = 4.0, 3.0, 0.15

// tick draws a mark beside both ends of a cut, upright or level.
func (p *paper) tick(at, from, to float64, upright bool) error {
	for _, ends := range [][2]float64{{from - markApart - markLong, from - markApart}, {to + markApart, to + markApart + markLong}} {
		var err error
		if upright {
			err = p.rule(at, ends[0], at, ends[1], markWide, black)
		} else {
			err = p.rule(ends[0], at, ends[1], at, markWide, black)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
