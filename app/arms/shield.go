package arms

import (
	"fmt"
	"slices"
	"strings"
)

// Wide and High are the size of a shield as SVG draws it.
const Wide, High = 100, 117

// drawing is the markup of a shield as it grows.
type drawing struct {
	strings.Builder
	id  string // how the ids within begin
	ids int
}

func (d *drawing) add(markup string) { d.WriteString(markup) }

// newID is an id that nothing else on the page has, if no other drawing has the same.
func (d *drawing) newID() string {
	d.ids++
	return fmt.Sprintf("%s-%d", d.id, d.ids)
}

// clipped draws something within a shape.
func (d *drawing) clipped(shape string, draw func()) {
	id := d.newID()
	d.add(`<clipPath id="` + id + `">` + shape + `</clipPath><g clip-path="url(#` + id + `)">`)
	draw()
	d.add(`</g>`)
}

// SVG is a shield as the inside of an svg element of Wide by High. What has to be referred to within it
// bears ids that begin so.
func (b *Blazon) SVG(id string) string {
	d := drawing{id: id}
	d.shield(b)
	return d.String()
}

// shield draws arms within the outline of a shield.
func (d *drawing) shield(b *Blazon) {
	d.clipped(`<path d="`+outline+`"/>`, func() { d.arms(b, box{4, 4, 92, 109}) })
	d.add(`<path d="` + outline + `" fill="none" stroke="` + tints["sable"] + `" stroke-width="6"/>`)
}

// arms draws a coat of arms in a box.
func (d *drawing) arms(b *Blazon, in box) {
	half := box{in.x, in.y, in.w / 2, in.h}
	right := box{in.x + in.w/2, in.y, in.w / 2, in.h}
	switch f := &b.field; f.kind {
	case "impale":
		d.arms(&f.parts[0], half)
		d.arms(&f.parts[1], right)
	case "quarter":
		const top = .46
		for i := range 4 {
			q := half
			if q.h = in.h * top; i%2 == 1 {
				q.x = right.x
			}
			if i > 1 {
				q.y, q.h = in.y+in.h*top, in.h*(1-top)
			}
			d.arms(&f.parts[(i+1)/2%2], q)
		}
	case "dimidiate":
		for i, q := range []box{half, right} {
			d.clipped(fmt.Sprintf(`<rect x="%s" y="%s" width="%s" height="%s"/>`, num(q.x), num(q.y), num(q.w), num(q.h)),
				func() { d.arms(&f.parts[i], in) })
		}
	default:
		d.ground(f, in)
	}
	for _, i := range b.inOrder() {
		d.item(b, i, in)
	}
}

// inOrder are the items as they are drawn: a bordure last.
func (b *Blazon) inOrder() (list []*item) {
	var last []*item
	for n := range b.items {
		if i := &b.items[n]; i.what == "bordure" {
			last = append(last, i)
		} else {
			list = append(list, i)
		}
	}
	return append(list, last...)
}

// item draws an item of arms in a box.
func (d *drawing) item(b *Blazon, i *item, in box) {
	switch i.kind {
	case ordinary:
		d.ordinary(i, in)
	case escutcheon:
		x, y := in.at(50, 50)
		d.add(fmt.Sprintf(`<g transform="translate(%s %s) scale(%s) translate(-50 -56)"><path d="%s" fill="none" stroke="%s" stroke-width="12"/>`,
			num(x), num(y), num(.42*in.unit()), outline, tints["sable"]))
		d.shield(i.part)
		d.add(`</g>`)
	default:
		d.charges(b, i, in)
	}
}

// unit is the size of what is drawn in a box of 100 by 100, in a box of arms.
func (b box) unit() float64 { return min(b.w, b.h*.86) / 100 }

// quiet reports whether a charge would hardly be seen on its field: a metal on metals, or a colour on
// colours. It is drawn with an edge.
func (b *Blazon) quiet(i *item) bool {
	t := b.field.tinct
	if len(t) == 0 || i.counters() || i.place == "in-chief" && b.has("chief", true) {
		return false
	}
	metal := isMetal(t[0])
	unlike := func(x string) bool { return isMetal(x) != metal }
	return !slices.ContainsFunc(t, unlike) && !slices.ContainsFunc(i.tinct, unlike)
}

func isMetal(tinct string) bool { return slices.Contains(metals, tinct) }

// has reports whether there is an ordinary, and no thin one unless that counts.
func (b *Blazon) has(what string, thin bool) bool {
	return slices.ContainsFunc(b.items, func(i item) bool { return i.kind == ordinary && i.what == what && (thin || !i.thin) })
}
