package mapview

import (
	"slices"
	"testing"

	"gonfalon/engine/hex"
)

// tapped is a view on which a hex in the middle of the free rectangle was tapped.
func tapped() (*View, hex.Hex) {
	c := looking()
	c.ZoomAt(3, 400, 300)
	x, y := c.World(400, 300)
	h := HexAt(x, y)
	c.touched = &touch{h, x, y}
	v := &View{Area: Area{W: 2000, H: 1000}, Camera: c, bounds: bounds{w: 1000, h: 600}}
	c.Cover(Insets{Right: 200})
	v.layout()
	c.touched = &touch{h, x, y}
	return v, h
}

// far are two hexes that cannot be seen at the zoom of tapped.
var far = []hex.Hex{hex.At(1, 1), hex.At(30, 9)}

func TestTheMapStaysUnderAFingerThatAsked(t *testing.T) {
	for name, show := range map[string]func(s *Scene, h hex.Hex){
		"a counter is selected": func(s *Scene, h hex.Hex) {
			s.Counters = []Counter{{Shown: true, Hex: h, Selected: true}}
		},
		"a move is previewed": func(s *Scene, h hex.Hex) { s.Overlay.Path, s.Overlay.Ghost = []hex.Hex{far[0], h}, &Counter{Hex: h} },
		"an attack is previewed": func(s *Scene, h hex.Hex) {
			s.Overlay.Arrows = [][2]hex.Hex{{far[0], h}}
		},
		"a choice is previewed":  func(s *Scene, h hex.Hex) { s.Overlay.Choice = []ChoiceHex{{Hex: h, Chosen: true}} },
		"a refusal is explained": func(s *Scene, h hex.Hex) { s.Overlay.Asked = &h },
	} {
		t.Run(name, func(t *testing.T) {
			v, h := tapped()
			before := v.Camera.spot()
			show(&v.Scene, h)
			v.Scene.Focus, v.Scene.Frame = &far[1], far
			v.layout()
			v.Camera.Cover(Insets{Right: 200, Bottom: 250}) // a sheet opens
			v.layout()
			if now := v.Camera.spot(); now != before {
				t.Errorf("the map went from %v to %v", before, now)
			}
		})
	}
}

func TestTheMapMovesAgainWhereNothingUnderTheFingerIsMeant(t *testing.T) {
	for name, change := range map[string]func(v *View){
		"the page has turned to something else": func(v *View) { v.Scene.Counters[0].Selected = false },
		"another hex is pointed out":            func(v *View) { v.Scene.Overlay.Aim = &far[0] },
		"a lesson points at another hex":        func(v *View) { v.Scene.Overlay.Led, v.Scene.Overlay.Point = true, &far[0] },
		"a lesson points at no hex":             func(v *View) { v.Scene.Overlay.Led = true },
		"a panel covers the spot":               func(v *View) { v.Camera.Cover(Insets{Right: 200, Bottom: 350}) },
	} {
		t.Run(name, func(t *testing.T) {
			v, h := tapped()
			v.Scene.Counters = []Counter{{Shown: true, Hex: h, Selected: true}}
			v.layout()
			before := v.Camera.spot()
			change(v)
			v.Scene.Frame = far
			v.layout()
			if v.Camera.spot() == before {
				t.Error("it stays")
			}
		})
	}
}

func TestTheMapComesNearerAboutTheSpotThatWasTapped(t *testing.T) {
	v, _ := tapped()
	t0, zoom := *v.Camera.touched, 2*v.Camera.Zoom()
	v.Camera.Look(far, zoom)
	if x, y := v.Camera.World(400, 300); !near(v.Camera.Zoom(), zoom) || !near(x, t0.x) || !near(y, t0.y) {
		t.Errorf("zoom %v, under the finger is (%v, %v), was (%v, %v)", v.Camera.Zoom(), x, y, t0.x, t0.y)
	}
	if v.Camera.Look(far, 0.5); !near(v.Camera.Zoom(), zoom) {
		t.Error("it goes farther off")
	}
}

func TestGoingToAUnitFramesItsReach(t *testing.T) {
	v, h := tapped()
	v.Camera.touched = nil
	v.Scene.Counters = []Counter{{Shown: true, Hex: h, Selected: true}}
	v.Scene.Focus = &h
	for _, to := range h.Disc(6) {
		v.Scene.Overlay.Reach = append(v.Scene.Overlay.Reach, ReachHex{Hex: to, Rest: true})
	}
	v.layout()
	if all := reached(v.Scene.Overlay.Reach); !v.Camera.sees(all) {
		t.Errorf("at zoom %v not all of its reach is seen", v.Camera.Zoom())
	}
	v.Scene.Counters[0].Selected = false
	if got := v.Scene.together(); slices.Contains(got, h) {
		t.Error("the reach of nobody is framed")
	}
}

func TestOnlyShortWaysAreGlided(t *testing.T) {
	from := spot{zoom: 1}
	for _, tc := range []struct {
		to   spot
		want bool
	}{
		{spot{100, -200, 1}, true}, {spot{-800, 0, 1}, false}, {spot{0, 400, 1}, false},
		{spot{-175, -105, 1.35}, true}, {spot{250, 150, 0.5}, false},
	} {
		c := &Camera{x: tc.to.x, y: tc.to.y, zoom: tc.to.zoom, viewW: 1000, viewH: 600}
		if got := c.near(from); got != tc.want {
			t.Errorf("to %v: %t", tc.to, got)
		}
	}
	if (&Camera{zoom: 1, viewW: 1000, viewH: 600}).near(spot{}) {
		t.Error("the first look glides in from nowhere")
	}
}

// Where a lesson is given the keyboard begins at what it points at, and goes on with it.
func TestTheCursorFollowsALesson(t *testing.T) {
	v, h := tapped()
	v.Scene.Overlay.Led, v.Scene.Overlay.Point = true, &h
	v.layout()
	if v.home() != h {
		t.Errorf("the cursor begins at %v", v.home())
	}
	v.cursor = cursor{Shown: true, Hex: h}
	v.Scene.Overlay.Point = &far[0]
	if v.layout(); v.cursor.Hex != far[0] {
		t.Errorf("it is at %v, pointed at is %v", v.cursor.Hex, far[0])
	}
	v.cursor.Hex = h
	if v.layout(); v.cursor.Hex != h {
		t.Error("who goes elsewhere is brought back")
	}
}
