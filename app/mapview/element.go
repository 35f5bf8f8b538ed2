package mapview

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// svgNS is the namespace every SVG element has to be created in.
const svgNS = "http://www.w3.org/2000/svg"

// element is one drawn SVG element, before it becomes part of a page or of a string.
type element struct {
	tag  string
	attr []string // name, value, name, value ...
	text string
	kids []element
}

// el makes an element from a tag and pairs of attribute names and values.
func el(tag string, attr ...string) element { return element{tag: tag, attr: attr} }

// group is a g element of a class that holds others.
func group(class string, kids ...element) element { return el("g", "class", class).with(kids...) }

// movedTo is a g element that holds others at a place.
func movedTo(x, y float64, kids ...element) element {
	return el("g", "transform", "translate("+num(x)+" "+num(y)+")").with(kids...)
}

// path is a path element of a class.
func path(class, d string) element { return el("path", "class", class, "d", d) }

// use is a use element of a class that shows a shape defined once.
func use(class, id string) element { return el("use", "class", class, "href", "#"+id) }

// words is a text element of a class.
func words(class, text string, attr ...string) element {
	e := el("text", append([]string{"class", class}, attr...)...)
	e.text = text
	return e
}

// with adds children to an element.
func (e element) with(kids ...element) element {
	e.kids = append(e.kids, kids...)
	return e
}

// ui is the element as part of a page.
func (e element) ui() app.UI {
	if e.text != "" {
		return e.hull().Text(e.text)
	}
	return e.hull().Body(uis(e.kids)...)
}

// hull is the element as part of a page, without what it holds.
func (e element) hull() app.HTMLElem {
	h := app.Elem(e.tag).XMLNS(svgNS)
	for i := 0; i < len(e.attr); i += 2 {
		h = h.Attr(e.attr[i], e.attr[i+1])
	}
	return h
}

// filled is the element as part of a page, with all that it holds made in one go (see inOneGo).
func (e element) filled() app.UI {
	return e.hull().Body(el("svg", "class", "face").with(e.kids...).inOneGo())
}

// inOneGo is an svg as part of a page that does not know the parts of it: they are there much sooner
// than one by one, and all drawn anew when one changes.
func (e element) inOneGo() app.UI { return app.Raw(e.String()) }

func uis(elements []element) []app.UI {
	out := make([]app.UI, len(elements))
	for i, e := range elements {
		out[i] = e.ui()
	}
	return out
}

// write appends the element as markup.
func (e element) write(b *strings.Builder) {
	b.WriteByte('<')
	b.WriteString(e.tag)
	for i := 0; i < len(e.attr); i += 2 {
		if e.attr[i+1] == "" {
			continue
		}
		for _, s := range [...]string{" ", e.attr[i], `="`, safe(e.attr[i+1]), `"`} {
			b.WriteString(s)
		}
	}
	b.WriteByte('>')
	b.WriteString(safe(e.text))
	for _, k := range e.kids {
		k.write(b)
	}
	b.WriteString("</")
	b.WriteString(e.tag)
	b.WriteByte('>')
}

// escape makes a text safe inside an element or an attribute.
var escape = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;")

// safe is a text as it may stand in markup. Nearly all need no change.
func safe(text string) string {
	if strings.ContainsAny(text, `&<>"`) {
		return escape.Replace(text)
	}
	return text
}

// String is the element as markup.
func (e element) String() string {
	var b strings.Builder
	e.write(&b)
	return b.String()
}

// num writes a coordinate with at most two decimals.
func num(f float64) string {
	s := strconv.FormatFloat(f, 'f', 2, 64)
	s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	if s == "-0" {
		return "0"
	}
	return s
}
