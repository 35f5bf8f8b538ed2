package mapview

import (
	"testing"

	"gonfalon/engine/hex"
)

func TestAFrameIsPutAnewWhenPanelsGiveItRoom(t *testing.T) {
	c := looking()
	c.zoom = 1
	f := framing{hexes: []hex.Hex{hex.At(2, 3), hex.At(8, 9)}, zoom: 1}
	c.resize(1000, 600, Insets{Bottom: 400})
	f.show(c)
	narrow := c.Zoom()
	c.resize(1000, 600, Insets{Bottom: 100})
	if !f.wants(c) {
		t.Fatal("with more room the frame stays small")
	}
	if f.show(c); narrow >= c.Zoom() || !c.sees(f.hexes) {
		t.Errorf("zoom %v became %v", narrow, c.Zoom())
	}
}

// Once it is measured, a sheet that is folded leaves the map where it is, as long as nothing is out of sight.
func TestAFrameInSightStaysWhereItIs(t *testing.T) {
	c := looking()
	c.view = &View{Camera: c, Scene: Scene{Frame: []hex.Hex{hex.At(2, 3), hex.At(8, 9)}}, Area: c.sheet}
	c.view.bounds.w, c.view.bounds.h = 1000, 600
	c.view.framing = framing{hexes: c.view.Scene.Frame, zoom: 1}
	c.resize(1000, 600, Insets{Bottom: 400})
	c.view.framing.show(c)
	c.view.framing.done = true
	was := c.spot()
	c.resize(1000, 600, Insets{Bottom: 100})
	if c.view.framing.wants(c) {
		t.Errorf("it leaves %v", was)
	}
	c.resize(1000, 600, Insets{Bottom: 500})
	if !c.view.framing.wants(c) {
		t.Error("it is covered, and nothing is done")
	}
}

func TestAMapThatThePlayerMovedIsLeftAlone(t *testing.T) {
	c := looking()
	f := framing{hexes: []hex.Hex{hex.At(8, 5)}, zoom: 0.5}
	f.show(c)
	c.Pan(3, 3)
	if f.wants(c) {
		t.Error("the map is taken back though the hex is in sight")
	}
	c.Pan(-5000, 0)
	if !f.wants(c) {
		t.Error("the hex is out of sight and nothing is done")
	}
}

// What is to be seen together has the letters of the plans with it, which lie beyond the hexes they belong to.
func TestLettersOfPlansAreInTheFrame(t *testing.T) {
	c := looking()
	c.resize(390, 844, Insets{Top: 110, Bottom: 470})
	one, two := hex.At(8, 9), hex.At(2, 3)
	s := Scene{Frame: []hex.Hex{one}, Overlay: Overlay{Ideas: []Idea{{Hexes: []hex.Hex{one}, Letter: "A", Chosen: true}, {Hexes: []hex.Hex{two}, Letter: "B"}}}}
	seen := func(when string) {
		for _, h := range []hex.Hex{one, two} {
			const disc = 15
			if _, y := c.screen(h); y-0.8*R*c.zoom-disc < c.free.Top {
				t.Errorf("%s the letter at %v ends at %v, the prompt at %v", when, h, y-0.8*R*c.zoom-disc, c.free.Top)
			}
		}
	}
	f := framing{hexes: s.together(), zoom: 1}
	f.show(c)
	seen("framed")
	c.view = &View{Scene: s}
	c.Look(s.Frame, 1)
	seen("looked at")
}
