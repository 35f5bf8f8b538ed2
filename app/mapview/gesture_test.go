package mapview

import (
	"testing"
	"time"

	"gonfalon/engine/hex"
)

func TestFingerThatStaysTaps(t *testing.T) {
	c, g := looking(), gesture{}
	g.down(1, point{100, 100}, 0)
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
	g.down(1, point{100, 100}, 0)
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
	g.down(1, point{300, 300}, 0)
	g.down(2, point{400, 300}, 0)
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
	g.down(1, point{300, 300}, 0)
	g.down(2, point{400, 300}, 0)
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
