package css

import (
	"errors"
	"strconv"
	"strings"
)

// Sum is the worth of an expression of a style sheet, "calc(2px*1.5 + .22em)"; em is how long one em
// is. Units are those of the drawing, angles are in degrees, and a percent is a hundredth. It fails where the
// text is no number.
func Sum(text string, em float64) (float64, error) {
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
