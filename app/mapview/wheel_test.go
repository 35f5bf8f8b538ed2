package mapview

import "testing"

// series is what a gesture of several events does: the product of its factors and the sum of its ways.
func series(turns ...turn) (factor, dx, dy float64) {
	w := wheel{}
	factor = 1
	for i, t := range turns {
		if t.when == 0 {
			t.when = 1000 + 16*float64(i)
		}
		f, x, y := w.turned(t)
		factor, dx, dy = factor*f, dx+x, dy+y
	}
	return factor, dx, dy
}

func TestWheelsZoomAndTouchpadsMove(t *testing.T) {
	for name, tc := range map[string]struct {
		turns  []turn
		zooms  bool
		dx, dy float64
	}{
		"a notch":                     {turns: []turn{{y: 100}}, zooms: true},
		"a notch of 120":              {turns: []turn{{y: -120}}, zooms: true},
		"notches told in lines":       {turns: []turn{{y: 90, lines: true}}, zooms: true},
		"a notch on macOS":            {turns: []turn{{y: macNotch}, {y: 3 * macNotch}}, zooms: true},
		"a swipe sideways":            {turns: []turn{{x: 15}, {x: 15}}, dx: -30},
		"a slanting swipe":            {turns: []turn{{x: 9, y: 4}, {x: 9, y: 4}}, dx: -18, dy: -8},
		"a swipe down":                {turns: []turn{{y: 3}, {y: 9}}, dy: -12},
		"a swipe that becomes fast":   {turns: []turn{{y: 3}, {y: 60}, {y: 140}, {y: 30}}, dy: -233},
		"a fast swipe that slants":    {turns: []turn{{x: 2, y: 80}, {y: 90}}, dx: -2, dy: -170},
		"a pinch":                     {turns: []turn{{y: -3, ctrl: true}, {y: -4, ctrl: true}}, zooms: true},
		"a wheel with Ctrl":           {turns: []turn{{y: 100, ctrl: true}}, zooms: true},
		"a wheel with Shift":          {turns: []turn{{y: 100, shift: true}}, dx: -100},
		"a wheel with Shift, swapped": {turns: []turn{{x: 100, shift: true}}, dx: -100},
	} {
		t.Run(name, func(t *testing.T) {
			factor, dx, dy := series(tc.turns...)
			if factor != 1 != tc.zooms || dx != tc.dx || dy != tc.dy {
				t.Errorf("zooms by %v and moves by %v, %v", factor, dx, dy)
			}
		})
	}
}

// A gesture ends with a pause: a wheel is a wheel again after a swipe.
func TestAWheelAfterASwipe(t *testing.T) {
	factor, _, dy := series(turn{y: 4, when: 1000}, turn{y: 100, when: 2000})
	if factor == 1 || dy != -4 {
		t.Errorf("zooms by %v, moves by %v", factor, dy)
	}
}

func TestAPinchIsAsStrongAsItWas(t *testing.T) {
	if pinch, wheel := zoomed(turn{y: -20, ctrl: true}), zoomed(turn{y: -100}); pinch != wheel {
		t.Errorf("a pinch by 20 zooms by %v, a notch of 100 by %v", pinch, wheel)
	}
}
