package mapview

import (
	"reflect"
	"testing"

	"gonfalon/engine/hex"
)

// On a map that is turned hexes lie on hexes, whatever its extent, and turning twice is to leave it.
func TestTurnPutsHexesOnHexes(t *testing.T) {
	for _, a := range []Area{{0, 0, 3380, 2251.67}, {120, 415.69, 800, 866.03}, {1980, 415.69, 680, 1420.28}, {1200, 1247.08, 620, 658.18}} {
		turn := TurnOf(a, true)
		if shown := turn.Area(a); shown.X != a.X || shown.W != a.W || shown.Y < a.Y-0.02 || shown.Y > a.Y+High/2+0.02 {
			t.Errorf("%v is shown at %v", a, shown)
		}
		for _, h := range []hex.Hex{hex.At(3, 7), hex.At(20, 11), hex.At(41, 2)} {
			at := turn.Hex(h)
			if p := turn.Point(centre(h)); Distance(p, centre(at)) > 0.01 || turn.Hex(at) != h {
				t.Errorf("%v is shown at %v, its middle at %v; back at %v", h, at, p, turn.Hex(at))
			}
			if next := turn.Hex(h.Step(hex.NE)); next != at.Step(turn.Dir(hex.NE)) {
				t.Errorf("the neighbour of %v is shown at %v", h, next)
			}
		}
	}
	if h := hex.At(3, 7); TurnOf(Area{0, 0, 3380, 2251.67}, false).Hex(h) != h {
		t.Error("a map that lies as printed moves its hexes")
	}
}

// A scene that is turned has all of its hexes and directions turned, wherever they are, and nothing else.
func TestTurnTurnsAllOfAScene(t *testing.T) {
	h := hex.At(4, 5)
	turn := TurnOf(Area{0, 0, 3380, 2251.67}, true)
	s := Scene{Nr: 7, Focus: &h, Lit: []hex.Hex{h}, Counters: []Counter{{Shown: true, Hex: h, Facing: hex.NE, Side: 1, Rank: Leader}},
		Overlay: Overlay{Arrows: [][2]hex.Hex{{h, h.Step(hex.S)}}, Chips: []Chip{{Hex: h, Text: "x", Fate: Stays}},
			Choice: []ChoiceHex{{Hex: h, Way: []hex.Hex{h}}}, Looks: Looks{Fire: [2]Tract{{Hexes: []hex.Hex{h}}}}, Ghost: &Counter{Hex: h}}}
	is := turn.Scene(s)
	if c := is.Counters[0]; c.Hex != turn.Hex(h) || c.Facing != hex.SW || c.Side != 1 || c.Rank != Leader {
		t.Errorf("the counter is shown as %+v", c)
	}
	for what, at := range map[string]hex.Hex{"focus": *is.Focus, "lit": is.Lit[0], "arrow": is.Overlay.Arrows[0][0], "chip": is.Overlay.Chips[0].Hex,
		"choice": is.Overlay.Choice[0].Way[0], "fire": is.Overlay.Looks.Fire[0].Hexes[0], "ghost": is.Overlay.Ghost.Hex} {
		if at != turn.Hex(h) {
			t.Errorf("%s is shown at %v", what, at)
		}
	}
	if is.Nr != 7 || *s.Focus != h || s.Counters[0].Facing != hex.NE {
		t.Error("the scene itself was changed")
	}
	if again := turn.Scene(is); !reflect.DeepEqual(again, s) {
		t.Errorf("turned twice it is\n%+v, not\n%+v", again, s)
	}
}

// What was in the middle of the view stays there when the map is turned, and taps find what they show.
func TestCameraFollowsATurn(t *testing.T) {
	area := Area{0, 0, 3380, 2251.67}
	c := &Camera{zoom: 1, x: -500, y: -400, fitted: true, viewW: 800, viewH: 600, sheet: area}
	v := &View{Camera: c, Area: area}
	before := HexAt(c.World(400, 300))
	v.framing = framing{hexes: []hex.Hex{before}, zoom: 2, put: c.spot()}
	turn := TurnOf(area, true)
	v.Area, v.Turn = turn.Area(area), turn
	v.Scene.Frame = []hex.Hex{turn.Hex(before)}
	if !v.turns() || v.turns() {
		t.Fatal("the camera does not follow the turn once")
	}
	if now := turn.Hex(HexAt(c.World(400, 300))); now != before {
		t.Errorf("in the middle is %v now, not %v", now, before)
	}
	if !c.Visible(before) || c.Middle(before) != centre(turn.Hex(before)) {
		t.Errorf("the camera does not see %v", before)
	}
	if v.reframed() || !v.framing.wants(c) || len(v.framing.hexes) != 1 || v.framing.hexes[0] != turn.Hex(before) || v.framing.zoom != 2 {
		t.Errorf("what was framed is %+v after the turn", v.framing)
	}
	left, _ := c.Side(before.Step(hex.NE).Step(hex.NE).Step(hex.NE))
	if left >= 0 {
		t.Error("what lies to the east is heard on the right")
	}
}

// A map that is turned from a drawer over most of it shows the same when that is closed.
func TestATurnIsAboutWhatADrawerCovers(t *testing.T) {
	area := Area{0, 0, 3380, 2251.67}
	c := &Camera{zoom: 1, x: -500, y: -400, fitted: true, sheet: area}
	c.resize(390, 844, Insets{Top: 110, Bottom: 320})
	v := &View{Camera: c, Area: area}
	before := HexAt(c.World(c.middle()))
	c.resize(390, 844, Insets{Top: 110, Bottom: 690})
	turn := TurnOf(area, true)
	v.Area, v.Turn = turn.Area(area), turn
	v.turns()
	c.resize(390, 844, Insets{Top: 110, Bottom: 320})
	if now := turn.Hex(HexAt(c.World(c.middle()))); now != before {
		t.Errorf("in the middle is %v now, not %v", now, before)
	}
}
