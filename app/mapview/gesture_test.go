package mapview

import (
	"testing"
	"time"

	"gonfalon/engine/hex"
)

// touching is a finger that comes down.
func touching(id int, at point, when float64) pointer {
	return pointer{id: id, at: at, size: 30, when: when, primary: id == 1, pressed: true}
}

// of is the same by another kind of pointer.
func (p pointer) of(k kind) pointer {
	p.kind, p.primary = k, true
	return p
}

// wide is the same by something larger.
func (p pointer) wide(size float64) pointer {
	p.size = size
	return p
}

func TestFingerThatStaysTaps(t *testing.T) {
	c, g := looking(), gesture{}
	g.down(touching(1, point{100, 100}, 0))
	if g.move(1, point{103, 104}, c) {
		t.Error("a trembling finger drags")
	}
	if !g.up(1) {
		t.Error("no tap")
	}
}

func TestFingerThatStraysDrags(t *testing.T) {
	c, g := looking(), gesture{}
	c.ZoomAt(2, 400, 300)
	x, y := c.World(100, 100)
	g.down(touching(1, point{100, 100}, 0))
	g.move(1, point{110, 100}, c)
	g.move(1, point{150, 120}, c)
	if x2, y2 := c.World(150, 120); !near(x, x2) || !near(y, y2) {
		t.Errorf("the finger holds (%v, %v), it took hold of (%v, %v)", x2, y2, x, y)
	}
	if g.up(1) {
		t.Error("a drag counts as a tap")
	}
}

func TestTwoFingersPinch(t *testing.T) {
	c, g := looking(), gesture{}
	z := c.Zoom()
	g.down(touching(1, point{300, 300}, 0))
	g.down(touching(2, point{400, 300}, 0))
	g.move(1, point{250, 300}, c)
	g.move(2, point{450, 300}, c)
	if got := c.Zoom() / z; !near(got, 2) {
		t.Errorf("fingers twice as far apart zoom by %v", got)
	}
	if g.up(1) || g.up(2) {
		t.Error("a pinch counts as a tap")
	}
}

func TestTwoFingersThatTravelTogetherPan(t *testing.T) {
	c, g := looking(), gesture{}
	c.ZoomAt(2, 400, 300)
	z := c.Zoom()
	g.down(touching(1, point{300, 300}, 0))
	g.down(touching(2, point{400, 300}, 0))
	x, _ := c.World(350, 300)
	g.move(1, point{320, 300}, c)
	g.move(2, point{420, 300}, c)
	if x2, _ := c.World(370, 300); !near(c.Zoom(), z) || !near(x, x2) {
		t.Errorf("zoom %v became %v; world x %v became %v", z, c.Zoom(), x, x2)
	}
}

func TestUnknownPointerDoesNothing(t *testing.T) {
	c, g := looking(), gesture{}
	if g.move(9, point{500, 500}, c) || g.up(9) {
		t.Error("a pointer that never went down drags or taps")
	}
}

func TestDoubleTap(t *testing.T) {
	start := time.Unix(0, 0)
	for name, tc := range map[string]struct {
		at    point
		hex   string
		after time.Duration
		want  bool
	}{
		"quick and near":  {point{110, 100}, "0405", 200 * time.Millisecond, true},
		"slow":            {point{100, 100}, "0405", time.Second, false},
		"far":             {point{200, 100}, "0405", 200 * time.Millisecond, false},
		"the hex next to": {point{110, 100}, "0505", 200 * time.Millisecond, false},
	} {
		t.Run(name, func(t *testing.T) {
			var taps taps
			taps.double(point{100, 100}, hex.Must("0405"), start)
			if got := taps.double(tc.at, hex.Must(tc.hex), start.Add(tc.after)); got != tc.want {
				t.Errorf("a pair: %t, want %t", got, tc.want)
			}
		})
	}
	var taps taps
	taps.double(point{}, hex.Hex{}, start)
	taps.double(point{}, hex.Hex{}, start.Add(100*time.Millisecond))
	if taps.double(point{}, hex.Hex{}, start.Add(200*time.Millisecond)) {
		t.Error("a third tap makes a second pair")
	}
}

// A hand that rests on the screen does nothing, whatever taps beside it, before or after.
func TestAHandThatRestsIsNoFinger(t *testing.T) {
	pen := touching(9, point{300, 300}, 100).of(penKind)
	for name, tc := range map[string]struct {
		hand  []pointer // as it comes down and moves
		after bool      // than what taps
		tap   pointer
	}{
		"a small one before a pen":  {hand: []pointer{touching(1, point{400, 400}, 0), touching(1, point{402, 401}, 110)}, tap: pen},
		"a small one after a pen":   {hand: []pointer{touching(1, point{400, 400}, 120)}, after: true, tap: pen},
		"a large one and a pen":     {hand: []pointer{touching(1, point{400, 400}, 0).wide(90)}, tap: pen},
		"a large one and a finger":  {hand: []pointer{touching(1, point{400, 400}, 0).wide(90)}, tap: touching(2, point{300, 300}, 100)},
		"one that grows":            {hand: []pointer{touching(1, point{400, 400}, 0), touching(1, point{401, 401}, 50).wide(90)}, tap: touching(2, point{300, 300}, 100)},
		"one that grows beside one": {hand: []pointer{touching(2, point{400, 400}, 110), touching(2, point{401, 401}, 150).wide(90)}, after: true, tap: touching(1, point{300, 300}, 100)},
	} {
		t.Run(name, func(t *testing.T) {
			c, g := looking(), gesture{}
			x, y := c.World(300, 300)
			if tc.after {
				g.down(tc.tap)
			}
			for i, h := range tc.hand {
				if i == 0 {
					g.down(h)
				} else if !g.notes(h) {
					g.move(h.id, h.at, c)
				}
			}
			if !tc.after {
				g.down(tc.tap)
			}
			for _, h := range tc.hand[len(tc.hand)-1:] {
				h.when = 160
				if h.at.x += 20; !g.notes(h) {
					g.move(h.id, h.at, c)
				}
			}
			if !g.up(tc.tap.id) {
				t.Error("the tap is not heard")
			}
			if x2, y2 := c.World(300, 300); !near(x, x2) || !near(y, y2) {
				t.Error("the hand moves the map")
			}
		})
	}
}

// A hand touches before its pen does: what comes down while a pen is near is no finger.
func TestAPenThatIsNear(t *testing.T) {
	g := gesture{}
	hover := touching(9, point{300, 300}, 100).of(penKind)
	hover.pressed = false
	g.notes(hover)
	if g.down(touching(1, point{400, 400}, 300)) {
		t.Error("a touch beside a pen that is near counts")
	}
	if !g.down(touching(1, point{400, 400}, 3000)) {
		t.Error("a touch long after the pen was seen does not count")
	}
}

// A pointer whose end was lost is no second finger.
func TestAPointerThatWasLostDies(t *testing.T) {
	second := touching(5, point{100, 100}, 4000)
	second.primary = false
	mouse := touching(7, point{100, 100}, 1000).of(mouseKind)
	again := touching(8, point{100, 100}, 100)
	again.primary = true
	for name, p := range map[string]pointer{"the first of its kind": again, "one long after": second, "one of another kind": mouse} {
		t.Run(name, func(t *testing.T) {
			g := gesture{}
			g.down(touching(1, point{300, 300}, 0))
			g.down(p)
			if !g.up(p.id) {
				t.Error("it is not heard as a tap")
			}
		})
	}
	t.Run("a mouse whose button is up", func(t *testing.T) {
		c, g := looking(), gesture{}
		c.ZoomAt(2, 400, 300)
		x, _ := c.World(300, 300)
		g.down(mouse)
		mouse.pressed, mouse.at = false, point{300, 100}
		if !g.notes(mouse) {
			t.Error("it is still taken for pressed")
		}
		if x2, _ := c.World(300, 300); !near(x, x2) || len(g.fingers) > 0 {
			t.Error("it drags the map")
		}
	})
}

// Two fingers of one hand still pinch, long after the first came down, as long as it is heard of.
func TestAFingerThatIsHeardOfLives(t *testing.T) {
	g := gesture{}
	g.down(touching(1, point{300, 300}, 0))
	g.notes(touching(1, point{301, 300}, 5000))
	g.down(touching(2, point{400, 300}, 6000))
	if len(g.fingers) != 2 {
		t.Errorf("%d fingers are down", len(g.fingers))
	}
}
