package press

import (
	"math"

	"github.com/tdewolff/canvas"

	"gonfalon/app/press/order"
)

// counters prints a block of counters with marks to cut along, and a scale to see whether it came
// out in the right size.
func (d *document) counters(c *order.Counters) error {
	if err := checked(&c.Field); err != nil {
		return err
	}
	a := c.Field.Area
	columns, rows := int(math.Round(a.W/c.Cell)), int(math.Round(a.H/c.Cell))
	in := d.paper.inner()
	if columns < 1 || rows < 1 || c.Size <= 0 || float64(columns)*c.Size > in.wide || float64(rows)*c.Size > in.high-counterHead {
		return errPages
	}
	p := d.page(d.paper)
	left := (d.paper.wide - float64(columns)*c.Size) / 2
	top := margin + counterHead
	if c.Mirrored { // so that it comes to lie behind the front
		left = d.paper.wide - left - float64(columns)*c.Size
	}
	frame := canvas.Rect{X0: left, Y0: top, X1: left + float64(columns)*c.Size, Y1: top + float64(rows)*c.Size}
	drawn, err := d.recorded(&c.Field)
	if err != nil {
		return err
	}
	if err := p.show(drawn, frame, a.X, a.Y, c.Size/c.Cell); err != nil {
		return err
	}
	for i := range columns + 1 {
		if err := p.tick(left+float64(i)*c.Size, frame.Y0, frame.Y1, true); err != nil {
			return err
		}
	}
	for i := range rows + 1 {
		if err := p.tick(top+float64(i)*c.Size, frame.X0, frame.X1, false); err != nil {
			return err
		}
	}
	return d.counterHead(p, c)
}

// counterHead is how high what stands above the counters is, and gutter the space between its title
// and the scale, in millimetres.
const counterHead, gutter = 24.0, 4.0

func (d *document) counterHead(p *paper, c *order.Counters) error {
	const long = 50.0
	right := d.paper.wide - margin
	size, err := serifBold.fitting(c.Title, 5, right-long-gutter-margin)
	if err != nil {
		return err
	}
	if err := p.say(c.Title, serifBold, size, margin, margin+4.5, 0); err != nil {
		return err
	}
	if err := p.say(c.About, sans, 2.8, margin, margin+10, 0); err != nil {
		return err
	}
	if err := p.rule(right-long, margin+4, right, margin+4, 0.4, black); err != nil {
		return err
	}
	for _, x := range []float64{right - long, right} {
		if err := p.rule(x, margin+2.5, x, margin+5.5, 0.4, black); err != nil {
			return err
		}
	}
	return p.say("50 mm", sans, 2.6, right-long/2, margin+2.6, 0.5)
}
