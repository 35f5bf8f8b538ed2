package press

import (
	"errors"
	"strings"

	"github.com/tdewolff/canvas"

	"gonfalon/app/css"
)

var errNoMove = errors.New("a drawing moves something in a way that is not known")

// move is a place moved by a function of a style sheet or of SVG.
func move(m canvas.Matrix, name string, args []float64) (canvas.Matrix, error) {
	n := len(args)
	switch {
	case name == "translate" && n == 2:
		return m.Translate(args[0], args[1]), nil
	case name == "translate" && n == 1:
		return m.Translate(args[0], 0), nil
	case name == "translateY" && n == 1:
		return m.Translate(0, args[0]), nil
	case name == "scale" && n == 2:
		return m.Scale(args[0], args[1]), nil
	case name == "scale" && n == 1:
		return m.Scale(args[0], args[0]), nil
	case name == "rotate" && n == 1:
		return m.Rotate(args[0]), nil
	case name == "rotate" && n == 3:
		return m.Translate(args[1], args[2]).Rotate(args[0]).Translate(-args[1], -args[2]), nil
	}
	return m, errNoMove
}

// arguments are those of such a function, divided by commas or blanks.
func (l *look) arguments(text string) (args []float64, err error) {
	parts := split(text, ',')
	if len(parts) == 1 {
		parts = split(strings.TrimSpace(text), ' ')
	}
	for _, p := range parts {
		v, err := css.Sum(strings.TrimSpace(p), l.em)
		if err != nil {
			return nil, err
		}
		args = append(args, v)
	}
	return args, nil
}

// closing is where the bracket is closed with which a text begins; its end where none is.
func closing(text string) int {
	deep := 0
	for i, c := range text {
		switch c {
		case '(':
			deep++
		case ')':
			if deep--; deep == 0 {
				return i
			}
		}
	}
	return len(text) - 1
}
