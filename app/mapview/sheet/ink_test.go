package sheet

import (
	"testing"

	"github.com/tdewolff/canvas"
)

func TestPathDataIsShort(t *testing.T) {
	for name, c := range map[string]struct {
		draw func(*canvas.Path)
		want string
	}{
		"relative, without needless letters and zeros": {
			func(p *canvas.Path) { poly(p, false, pt{X: 1, Y: 2}, pt{X: 1.5, Y: 3}, pt{X: 1, Y: 4.25}) },
			"m1 2 .5 1-.5 1.3",
		},
		"level and upright lines": {
			func(p *canvas.Path) { poly(p, true, pt{}, pt{X: 5}, pt{X: 5, Y: 5}) },
			"m0 0h5v5z",
		},
		"the next subpath begins where a closed one began": {
			func(p *canvas.Path) {
				poly(p, true, pt{X: 10}, pt{X: 20}, pt{X: 20, Y: 9})
				poly(p, false, pt{X: 11}, pt{X: 12, Y: 1})
			},
			"m10 0h10v9zm1 0 1 1",
		},
		"a smooth curve needs no control points": {
			func(p *canvas.Path) { closedSpline(p, []pt{{}, {X: 8}, {X: 8, Y: 8}, {Y: 8}}) },
			"m0 4q0-4 4-4t4 4-4 4-4-4z",
		},
	} {
		p := &canvas.Path{}
		c.draw(p)
		if got := pathData(p); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

func TestCurvesStaySmoothHoweverLong(t *testing.T) {
	var line []pt
	for i := range 400 {
		line = append(line, meander(pt{X: 13.37 * float64(i)}))
	}
	p := &canvas.Path{}
	openSpline(p, line)
	w := pathWriter{}
	curves := 0
	for s := p.Scanner(); s.Scan(); w.last = byte(s.Cmd()) {
		if s.Cmd() == canvas.QuadToCmd {
			a, b := pt(s.CP1()).Tenths()
			if w.last == byte(canvas.QuadToCmd) && (a != 2*w.x-w.a || b != 2*w.y-w.b) {
				t.Fatalf("curve %d breaks off: rounding has crept in", curves)
			}
			curves++
			w.a, w.b = a, b
		}
		w.x, w.y = pt(s.End()).Tenths()
	}
	if curves < 390 {
		t.Errorf("only %d curves", curves)
	}
}
