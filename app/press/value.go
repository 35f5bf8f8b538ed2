package press

import (
	"errors"
	"image/color"
	"math"
	"strconv"
	"strings"
)

// sum is the worth of an expression of a style sheet, "calc(2px*1.5 + .22em)"; em is how long one em
// is. Units are those of the drawing, angles are in degrees.
func sum(text string, em float64) (float64, error) {
	e := expression{rest: text, em: em}
	v := e.terms()
	if e.blank(); e.rest != "" || e.failed {
		return 0, errors.New("no number: " + text)
	}
	return v, nil
}

// expression is what is left to read of one.
type expression struct {
	rest   string
	em     float64
	failed bool
}

func (e *expression) blank() { e.rest = strings.TrimLeft(e.rest, " ") }

// take skips a sign and reports whether it was there.
func (e *expression) take(sign string) bool {
	e.blank()
	rest, ok := strings.CutPrefix(e.rest, sign)
	if ok {
		e.rest = rest
	}
	return ok
}

func (e *expression) terms() float64 {
	v := e.factors()
	for !e.failed {
		switch {
		case e.take("+"):
			v += e.factors()
		case e.take("-"):
			v -= e.factors()
		default:
			return v
		}
	}
	return v
}

func (e *expression) factors() float64 {
	v := e.value()
	for !e.failed {
		switch {
		case e.take("*"):
			v *= e.value()
		case e.take("/"):
			v /= e.value()
		default:
			return v
		}
	}
	return v
}

func (e *expression) value() float64 {
	switch {
	case e.take("-"):
		return -e.value()
	case e.take("calc("), e.take("("):
		v := e.terms()
		e.failed = !e.take(")") || e.failed
		return v
	case e.take("max("):
		v := e.terms()
		for e.take(",") {
			v = max(v, e.terms())
		}
		e.failed = !e.take(")") || e.failed
		return v
	}
	return e.number()
}

func (e *expression) number() float64 {
	e.blank()
	end := 0
	for end < len(e.rest) && strings.IndexByte("0123456789.", e.rest[end]) >= 0 {
		end++
	}
	v, err := strconv.ParseFloat(e.rest[:end], 64)
	if err != nil {
		e.failed = true
	}
	switch e.rest = e.rest[end:]; {
	case strings.HasPrefix(e.rest, "em"):
		e.rest, v = e.rest[2:], v*e.em
	case strings.HasPrefix(e.rest, "%"):
		e.rest, v = e.rest[1:], v/100
	default:
		for _, unit := range []string{"px", "deg"} {
			e.rest = strings.TrimPrefix(e.rest, unit)
		}
	}
	return v
}

// hue is a colour that is not yet mixed with anything: its parts and how much of it covers what lies
// beneath, 0 to 1.
type hue struct {
	r, g, b uint8
	cover   float64
}

// paint is the colour as the drawing library takes it.
func (h hue) paint() color.RGBA {
	return color.RGBA{share(h.r, h.cover), share(h.g, h.cover), share(h.b, h.cover), share(255, h.cover)}
}

func share(v uint8, by float64) uint8 { return uint8(math.Round(float64(v) * by)) }

// readHue reads a colour; what is none covers nothing.
func readHue(text string) (h hue) {
	switch {
	case strings.HasPrefix(text, "#"):
		return hexHue(text[1:])
	case strings.HasPrefix(text, "rgb("):
		return rgbHue(strings.TrimSuffix(text[len("rgb("):], ")"))
	case strings.HasPrefix(text, "color-mix("):
		// color-mix(in srgb,COLOUR SHARE,transparent) is the only way in which the style sheets mix.
		parts := split(strings.TrimSuffix(text[len("color-mix("):], ")"), ',')
		if len(parts) != 3 || strings.TrimSpace(parts[2]) != "transparent" {
			return h
		}
		cut := strings.LastIndexByte(strings.TrimSpace(parts[1]), ' ')
		if cut < 0 {
			return h
		}
		h = readHue(strings.TrimSpace(parts[1])[:cut])
		by, _ := sum(strings.TrimSpace(parts[1])[cut+1:], 0)
		h.cover *= by
	}
	return h
}

func hexHue(digits string) (h hue) {
	if len(digits) == 3 {
		digits = strings.Join([]string{digits[:1], digits[:1], digits[1:2], digits[1:2], digits[2:], digits[2:]}, "")
	}
	n, err := strconv.ParseUint(digits, 16, 32)
	if err != nil || len(digits) != 6 {
		return h
	}
	return hue{uint8(n >> 16), uint8(n >> 8), uint8(n), 1}
}

func rgbHue(text string) (h hue) {
	text, cover, _ := strings.Cut(text, "/")
	parts := strings.Fields(text)
	if len(parts) != 3 {
		return h
	}
	var v [3]float64
	for i, p := range parts {
		v[i], _ = sum(p, 0)
	}
	h = hue{uint8(v[0]), uint8(v[1]), uint8(v[2]), 1}
	if cover != "" {
		h.cover, _ = sum(strings.TrimSpace(cover), 0)
	}
	return h
}

// split divides a text at a sign where no bracket is open.
func split(text string, at byte) (parts []string) {
	deep, from := 0, 0
	for i := range len(text) {
		switch text[i] {
		case '(':
			deep++
		case ')':
			deep--
		case at:
			if deep == 0 {
				parts = append(parts, text[from:i])
				from = i + 1
			}
		}
	}
	return append(parts, text[from:])
}
