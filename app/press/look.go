package press

import (
	"strings"

	"gonfalon/app/css"
)

// look is what the style sheets say of an element, and around it.
type look struct {
	around *look
	says   map[string]string
	em     float64 // how long one em is
}

// handedDown are the properties that an element has from what it lies in, unless it has its own.
var handedDown = map[string]bool{"fill": true, "fill-rule": true, "stroke": true, "stroke-width": true, "stroke-opacity": true,
	"stroke-dasharray": true, "stroke-dashoffset": true, "stroke-linecap": true, "stroke-linejoin": true, "font-family": true,
	"font-size": true, "font-weight": true, "font-style": true, "letter-spacing": true, "text-anchor": true, "paint-order": true,
	"visibility": true}

// spoken are the properties that an element may have as attributes of its own.
var spoken = []string{"stroke-width", "fill", "transform", "stroke", "fill-rule", "font-size", "font-weight", "text-anchor"}

// lookOf is what an element looks like that lies in one of a look.
func (s *styles) lookOf(n *node, around *look) *look {
	l := &look{around: around, says: map[string]string{}, em: 16}
	if around != nil {
		l.em = around.em
	}
	for _, name := range spoken {
		if v := n.attr[name]; v != "" {
			l.says[name] = v
		}
	}
	for i := range s.rules {
		if s.rules[i].fits(n) {
			l.take(s.rules[i].says)
		}
	}
	l.take(declarations(n.attr["style"]))
	if size := l.says["font-size"]; size != "" {
		l.em = l.number("font-size", l.em)
	}
	return l
}

// take adds declarations, the later over the earlier.
func (l *look) take(says [][2]string) {
	for _, d := range says {
		if d[0] == "font" {
			l.font(d[1])
			continue
		}
		l.says[d[0]] = d[1]
	}
}

// font takes "700 19px FAMILY" apart.
func (l *look) font(text string) {
	weight, rest, _ := strings.Cut(text, " ")
	size, family, _ := strings.Cut(rest, " ")
	l.says["font-weight"], l.says["font-size"], l.says["font-family"] = weight, size, family
}

// value is a property with its variables filled in, "" where nothing is said.
func (l *look) value(name string) string {
	for ; l != nil; l = l.around {
		if v, ok := l.says[name]; ok {
			return l.filled(v)
		}
		if !strings.HasPrefix(name, "--") && !handedDown[name] {
			return ""
		}
	}
	return ""
}

// filled is a value with its variables filled in.
func (l *look) filled(v string) string {
	for {
		from := strings.LastIndex(v, "var(")
		if from < 0 {
			return v
		}
		end := from + strings.IndexByte(v[from:], ')')
		if end < from {
			return ""
		}
		name, otherwise, _ := strings.Cut(v[from+len("var("):end], ",")
		known := l.value(strings.TrimSpace(name))
		if known == "" {
			known = otherwise
		}
		v = v[:from] + known + v[end+1:]
	}
}

// number is a length or a share; what is not said, or is no number, is as given.
func (l *look) number(name string, otherwise float64) float64 {
	text := l.value(name)
	if text == "" {
		return otherwise
	}
	v, err := css.Sum(text, l.em)
	if err != nil {
		return otherwise
	}
	return v
}

// hidden reports whether an element and what is in it is not drawn.
func (l *look) hidden() bool {
	return l.value("display") == "none" || l.value("visibility") == "hidden"
}

// dashes are the lengths of dashes and gaps, nothing for a line that is whole.
func (l *look) dashes() (lengths []float64) {
	for _, text := range strings.FieldsFunc(l.value("stroke-dasharray"), func(r rune) bool { return r == ' ' || r == ',' }) {
		v, err := css.Sum(text, l.em)
		if err != nil || v <= 0 {
			return nil
		}
		lengths = append(lengths, v)
	}
	return lengths
}
