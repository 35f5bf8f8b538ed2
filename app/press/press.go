package press

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"image/png"
	"math"

	"github.com/tdewolff/canvas"

	"gonfalon/app/press/order"
)

// Press prints in the colours of some style sheets.
type Press struct{ styles styles }

// New is a press with the style sheets of the page, one after the other.
func New(sheets string) *Press { return &Press{readStyles(sheets)} }

// largest is how many pixels a picture may have: a browser on a phone has not much more room.
const largest = 24_000_000

// forms are what can be made, with media types.
var forms = map[string]struct {
	media string
	make  func(*Press, *order.Order) ([]byte, error)
}{
	order.SVG: {"image/svg+xml", (*Press).svg},
	order.PNG: {"image/png", (*Press).png},
	order.PDF: {"application/pdf", (*Press).pdf},
}

// Print does what an order says. The error says what of it makes no sense.
func (p *Press) Print(o *order.Order) ([]byte, order.Answer, error) {
	form, ok := forms[o.Form]
	if !ok {
		return nil, order.Answer{}, fmt.Errorf("%w: nothing can be made in the form %q", errOrder, o.Form)
	}
	made, err := form.make(p, o)
	a := order.Answer{N: o.N, File: o.Name + "." + o.Form, Type: form.media}
	if o.Share {
		a.Title, a.Link = o.Title, o.Link
	}
	return made, a, err
}

// What is asked may be too much, or make no sense.
var (
	errPages = errors.New("that would be too many pages")
	errSize  = errors.New("there is no picture of that size")
	errOrder = errors.New("that is no order")
)

// troubleOf is which trouble an error is: what is none of those asked too much was a drawing.
func troubleOf(err error) string {
	switch {
	case errors.Is(err, errPages):
		return order.TooManyPages
	case errors.Is(err, errSize):
		return order.TooLarge
	case errors.Is(err, errOrder):
		return order.Unreadable
	}
	return order.Undrawable
}

// Talk does what an order in its written form says, and tells what came of it.
func (p *Press) Talk(text string) (made []byte, a order.Answer) {
	var o order.Order
	err := json.Unmarshal([]byte(text), &o)
	if err != nil {
		err = fmt.Errorf("%w: %w", errOrder, err)
	} else {
		made, a, err = p.Print(&o)
	}
	if err != nil {
		return nil, order.Answer{N: o.N, Trouble: troubleOf(err), Reason: err.Error()}
	}
	return made, a
}

// svg is a field as an SVG that stands by itself.
func (p *Press) svg(o *order.Order) ([]byte, error) {
	if err := checked(o.Field); err != nil {
		return nil, err
	}
	var s plainSVG
	s.begin(o.Field.Area, o.Title)
	err := p.field(o.Field, o.Dark, canvas.Identity, &s)
	s.end()
	return []byte(s.String()), err
}

// png is a field as pixels.
func (p *Press) png(o *order.Order) ([]byte, error) {
	if err := checked(o.Field); err != nil {
		return nil, err
	}
	a := o.Field.Area
	zoom := float64(o.Wide) / a.W
	high := int(math.Round(a.H * zoom))
	if o.Wide < 1 || high < 1 || o.Wide*high > largest {
		return nil, fmt.Errorf("%w: %d by %d pixels", errSize, o.Wide, high)
	}
	to := newPixels(o.Wide, high, canvas.Identity.Scale(zoom, zoom).Translate(-a.X, -a.Y))
	if err := p.field(o.Field, o.Dark, canvas.Identity, to); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, to.to)
	return b.Bytes(), err
}

func checked(f *order.Field) error {
	if f == nil || !(f.Area.W > 0 && f.Area.H > 0) {
		return fmt.Errorf("%w: there is nothing to draw", errOrder)
	}
	return nil
}

// field draws the layers of a field, the world lying where m says.
func (p *Press) field(f *order.Field, dark bool, m canvas.Matrix, to surface) error {
	theme := "light"
	if dark {
		theme = "dark"
	}
	root := element(nil, "html", map[string]string{"data-theme": theme})
	around := p.styles.lookOf(root, nil)
	for _, markup := range f.Layers {
		if err := root.read(markup); err != nil {
			return err
		}
	}
	ids := map[string]*node{}
	root.named(ids)
	work := painter{styles: &p.styles, to: to, ids: ids, known: map[sameness]*look{}}
	for _, k := range root.kids {
		if err := work.paint(k, around, m); err != nil {
			return err
		}
	}
	return nil
}
