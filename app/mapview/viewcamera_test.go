package mapview

import (
	"math"
	"testing"

	"gonfalon/engine/hex"
)

// looking is a camera on a map of 2000 by 1000 in a view of 1000 by 600 with a dock
// of 200 on the right.
func looking() *Camera {
	c := &Camera{sheet: Area{W: 2000, H: 1000}}
	c.resize(1000, 600, Insets{Right: 200})
	c.fit(0, 0, 2000, 1000, false)
	return c
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-6 }

func TestFitShowsTheWholeMapBesideThePanels(t *testing.T) {
	c := looking()
	x0, y0, x1, y1 := c.frame()
	if x0 > 0 || y0 > 0 || x1 < 2000 || y1 < 1000 {
		t.Errorf("the free rectangle shows %v %v to %v %v", x0, y0, x1, y1)
	}
	if x, _ := c.World(400, 300); !near(x, 1000) {
		t.Errorf("world x %v in the middle of the free rectangle, want 1000", x)
	}
}

func TestZoomKeepsThePointUnderTheFinger(t *testing.T) {
	c := looking()
	x, y := c.World(300, 250)
	c.ZoomAt(2.5, 300, 250)
	if x2, y2 := c.World(300, 250); !near(x, x2) || !near(y, y2) {
		t.Errorf("(%v, %v) became (%v, %v)", x, y, x2, y2)
	}
}

func TestZoomHasLimits(t *testing.T) {
	c := looking()
	c.ZoomAt(1000, 400, 300)
	if c.Zoom() != maxZoom {
		t.Errorf("zoomed in to %v, want %v", c.Zoom(), maxZoom)
	}
	c.ZoomAt(0.0001, 400, 300)
	if w := c.Zoom() * 2000; w > 800 || w < 600 {
		t.Errorf("zoomed out, the map is %v wide in 800", w)
	}
}

func TestMapCannotBeLost(t *testing.T) {
	c := looking()
	c.Pan(1e6, -1e6)
	x, y := c.World(c.middle())
	if !near(x, 0) || !near(y, 1000) {
		t.Errorf("the middle of the view shows (%v, %v)", x, y)
	}
}

func TestShowBringsAHexBesideThePanels(t *testing.T) {
	c := looking()
	c.ZoomAt(3, 400, 300)
	h := HexAt(1900, 500)
	if c.Visible(h) {
		t.Fatal("the hex is in sight from the start")
	}
	c.show(h)
	if !c.Visible(h) {
		t.Error("the hex is still out of sight")
	}
}

func TestHexUnderAPanelIsNotVisible(t *testing.T) {
	c := looking()
	h := HexAt(c.World(900, 300))
	if c.Visible(h) {
		t.Error("a hex under the dock counts as visible")
	}
}

func TestOpeningAPanelMovesNothing(t *testing.T) {
	c := looking()
	x, y := c.x, c.y
	if !c.resize(1000, 600, Insets{Right: 400}) {
		t.Error("the change went unnoticed")
	}
	if c.x != x || c.y != y {
		t.Error("the map jumped")
	}
}

func TestCameraWithoutAViewStandsStill(t *testing.T) {
	var c Camera
	c.ZoomIn()
	c.Fit()
	c.show(hex.At(3, 3))
	c.ZoomAt(2, 10, 10)
	if c.Zoom() != 0 || math.IsNaN(c.x) {
		t.Errorf("zoom %v, x %v", c.Zoom(), c.x)
	}
}

func TestWatchersHearOfEveryMoveUntilTheyLeave(t *testing.T) {
	c, n := looking(), 0
	c.watch(t, func(bool) { n++ })
	c.Pan(1, 1)
	c.ZoomIn()
	c.unwatch(t)
	c.Pan(1, 1)
	if n != 2 {
		t.Errorf("heard of %d moves, want 2", n)
	}
}

func TestDetailFollowsTheSizeOfCounters(t *testing.T) {
	c := looking()
	for _, tc := range []struct {
		zoom           float64
		detail, weight int
	}{{0.4, 0, 0}, {0.5, 0, 1}, {0.7, 1, 1}, {1, 1, 2}, {1.2, 2, 2}, {1.6, 2, 3}} {
		c.zoom = tc.zoom
		if c.detail() != tc.detail || c.weight() != tc.weight {
			t.Errorf("zoom %v: detail %d, weight %d, want %d, %d", tc.zoom, c.detail(), c.weight(), tc.detail, tc.weight)
		}
	}
}

func TestFirstLookTellsCountersApart(t *testing.T) {
	c := &Camera{sheet: Area{W: 9000, H: 9000}}
	c.resize(390, 600, Insets{})
	c.frameOn(0, 0, 9000, 9000)
	if c.Zoom() < loose*0.9 {
		t.Errorf("zoom %v, counters are %v pixels wide", c.Zoom(), c.Zoom()*cardSize)
	}
	if x, y := c.World(c.middle()); !near(x, 4500) || !near(y, 4500) {
		t.Errorf("the middle of the view shows (%v, %v)", x, y)
	}
}

func TestButtonsZoomAboutTheFocusInSight(t *testing.T) {
	c := looking()
	h := HexAt(c.World(200, 200))
	c.anchor = &h
	x, y := c.screen(h)
	c.ZoomIn()
	if x2, y2 := c.screen(h); !near(x, x2) || !near(y, y2) {
		t.Errorf("the focus went from (%v, %v) to (%v, %v)", x, y, x2, y2)
	}
}

func TestDoubleTapComesNearAndNeverAway(t *testing.T) {
	c := looking()
	c.approach(700, 400)
	x, y := c.World(c.middle())
	if !near(c.Zoom(), legible) || !near(x, 700) || !near(y, 400) {
		t.Errorf("zoom %v at (%v, %v)", c.Zoom(), x, y)
	}
	c.ZoomAt(2, 400, 300)
	z := c.Zoom()
	c.approach(700, 400)
	if c.Zoom() != z {
		t.Errorf("zoom %v became %v", z, c.Zoom())
	}
}

func TestLookShowsAllHexesFromAsFarAsTheyNeed(t *testing.T) {
	for _, tt := range []struct {
		name  string
		hexes []hex.Hex
		zoom  float64
	}{
		{"two neighbours at the zoom asked for", []hex.Hex{hex.At(5, 5), hex.At(6, 5)}, 0.9},
		{"many from farther off", []hex.Hex{hex.At(2, 3), hex.At(22, 9)}, 800 / (20*Step + 2.2*R)},
		{"no farther than counters can be told apart", []hex.Hex{hex.At(0, 0), hex.At(99, 9)}, loose},
	} {
		c := looking()
		c.sheet.W = 9000
		c.Look(tt.hexes, 0.9)
		if !near(c.Zoom(), tt.zoom) {
			t.Errorf("%s: zoom %v, want %v", tt.name, c.Zoom(), tt.zoom)
		}
		if tt.zoom > loose && !c.sees(tt.hexes) {
			t.Errorf("%s: not all are in sight", tt.name)
		}
	}
}

func TestAGlideIsReadFromTheBrowser(t *testing.T) {
	x, y, zoom, ok := placed("matrix(0.75, 0, 0, 0.75, -120.5, 1.5e-05)")
	if !ok || x != -120.5 || y != 1.5e-05 || zoom != 0.75 {
		t.Errorf("read as (%v, %v) at %v, %v", x, y, zoom, ok)
	}
	if _, _, _, ok := placed("none"); ok {
		t.Error("no transform is read as one")
	}
}

// A hex left of the middle is heard from the left, and one beyond the edge is not in the view.
func TestASideIsWhereAHexIsSeen(t *testing.T) {
	c := Camera{zoom: 1, viewW: 400, viewH: 400, sheet: Area{W: 2000, H: 2000}}
	wx, wy := Centre(hex.Hex{})
	c.x, c.y = 200-wx, 200-wy
	for _, want := range []struct {
		at   hex.Hex
		side float64
		seen bool
	}{{hex.Hex{}, 0, true}, {hex.Hex{Q: -20}, -1, false}, {hex.Hex{Q: 20}, 1, false}, {hex.Hex{R: 20}, 0, false}} {
		if side, seen := c.Side(want.at); seen != want.seen || want.at.R == 0 && side != want.side {
			t.Errorf("%v is at %v, seen %v", want.at, side, seen)
		}
	}
	if side, seen := new(Camera).Side(hex.Hex{Q: 9}); side != 0 || !seen {
		t.Error("a map that is not shown has sides")
	}
}

// The map of another sitting counts as shown once the view has taken it up, not as long as the one before is there.
func TestAMapIsShownInItsOwnSitting(t *testing.T) {
	var c Camera
	if c.Shows(0) {
		t.Error("a map that nobody has shown is shown")
	}
	c.fitted, c.view = true, &View{Camera: &c}
	c.view.sitting, c.view.Scene.Sitting = 1, 2
	if !c.Shows(1) || c.Shows(2) {
		t.Error("the map of another sitting is shown")
	}
}
