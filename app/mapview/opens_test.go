package mapview

import (
	"testing"

	"gonfalon/engine/hex"
)

// opened is a camera on a battle that opens in a view.
func opened(w, h float64, free Insets, where ...hex.Hex) *Camera {
	c := &Camera{sheet: Area{W: 9000, H: 9000}}
	v := &View{Camera: c, Area: c.sheet}
	c.view = v
	for i, at := range where {
		v.Scene.Counters = append(v.Scene.Counters, Counter{Shown: true, Side: i % 2, Hex: at})
	}
	c.resize(w, h, free)
	v.opens()
	return c
}

// On a phone a battle opens with counters that can be told apart, where most of both sides is in sight; with
// room for all of it, all is in sight.
func TestABattleOpensNearEnoughOnAPhone(t *testing.T) {
	apart := []hex.Hex{hex.At(4, 4), hex.At(5, 4), hex.At(4, 5), hex.At(5, 5), hex.At(20, 18), hex.At(25, 4)}
	near := apart[:4]
	phones := map[string]*Camera{
		"upright": opened(390, 844, Insets{Top: 120, Bottom: 320}, apart...),
		"lying":   opened(568, 320, Insets{Top: 100, Right: 233}, apart...),
	}
	for name, c := range phones {
		if card := c.Zoom() * cardSize; card < 34 {
			t.Errorf("%s: counters are %v pixels wide", name, card)
		}
		if !c.sees(near) {
			t.Errorf("%s: where both sides stand is out of sight", name)
		}
	}
	if c := opened(390, 844, Insets{Top: 120, Bottom: 320}, near...); !c.sees(near) || c.Zoom()*cardSize < 34 {
		t.Errorf("a small battle opens at %v", c.spot())
	}
	if c := opened(1280, 800, Insets{Right: 376}, apart...); !c.sees(apart[4:]) {
		t.Error("on a desk not all is in sight")
	}
}

// A set-up opens on a phone where most of its places are in sight, though nobody stands yet.
func TestASetUpOpensWhereCountersMayBePlaced(t *testing.T) {
	near := []hex.Hex{hex.At(14, 14), hex.At(15, 14), hex.At(14, 15), hex.At(16, 15)}
	for name, free := range map[string]Insets{"upright": {Top: 120, Bottom: 320}, "lying": {Top: 60, Right: 233}} {
		w, h := 390.0, 844.0
		if name == "lying" {
			w, h = 568, 320
		}
		c := &Camera{sheet: Area{W: 9000, H: 9000}}
		v := &View{Camera: c, Area: c.sheet}
		c.view = v
		v.Scene.Overlay.Setup = []SetupZone{{Hexes: near}, {Hexes: []hex.Hex{hex.At(60, 60), hex.At(2, 50)}}}
		c.resize(w, h, free)
		if v.opens(); !c.sees(near) || c.Zoom()*cardSize < 34 {
			t.Errorf("%s: the places are out of sight: %v", name, c.spot())
		}
		v.Scene.Overlay.Setup = nil
		c.fitted = false
		if v.opens(); c.Visible(hex.At(0, 0)) {
			t.Errorf("%s: with nobody there it opens at the corner", name)
		}
	}
}

// What the scene asks for is in sight as a battle opens, also on a phone where that is far from the action.
func TestABattleOpensWithWhatIsAskedForInSight(t *testing.T) {
	c := opened(390, 844, Insets{Top: 60, Bottom: 85}, hex.At(4, 4), hex.At(5, 4), hex.At(20, 18))
	v, asked := c.view, []hex.Hex{hex.At(14, 12), hex.At(20, 18)}
	v.Scene.Frame, v.bounds.w, v.bounds.h, c.covered = asked, 390, 844, c.free
	c.fitted = false
	if v.layout(); !c.sees(asked) {
		t.Errorf("%v are out of sight", asked)
	}
	if c.Cover(Insets{Top: 60, Bottom: 300}); !c.sees(asked) {
		t.Errorf("%v are out of sight once the panels are measured", asked)
	}
}

// What wins is in sight too as a battle opens on a phone, with those who are to win it.
func TestABattleOpensWithWhatWinsInSight(t *testing.T) {
	c := opened(568, 320, Insets{Top: 100, Right: 233}, hex.At(8, 4), hex.At(20, 18), hex.At(9, 4), hex.At(22, 18))
	v, goal := c.view, []hex.Hex{hex.At(6, 5)}
	v.Scene.Overlay.Goals = goal
	if v.opens(); !c.sees(goal) || !c.sees([]hex.Hex{hex.At(8, 4)}) || c.Zoom()*cardSize < 34 {
		t.Errorf("it opens at %v", c.spot())
	}
}

// The panels of a battle are measured after it has opened: it is opened anew with them, unless somebody moved
// the map, and only then.
func TestABattleOpensBesideItsOwnPanels(t *testing.T) {
	open := func() *Camera {
		c := opened(390, 844, Insets{Top: 60, Bottom: 660}, hex.At(4, 4), hex.At(8, 9))
		c.view.bounds.w, c.view.bounds.h = 390, 844
		c.covered = c.free
		return c
	}
	c := open()
	was := c.spot()
	c.Cover(Insets{Top: 60, Bottom: 200})
	if c.spot() == was || !c.sees([]hex.Hex{hex.At(4, 4), hex.At(8, 9)}) {
		t.Errorf("it stays at %v", was)
	}
	was = c.spot()
	if c.Cover(Insets{Top: 60, Bottom: 250}); c.spot() != was {
		t.Errorf("it goes from %v to %v", was, c.spot())
	}
	if c = open(); true {
		c.Pan(5, 5)
		was = c.spot()
	}
	if c.Cover(Insets{Top: 60, Bottom: 200}); c.spot() != was {
		t.Error("it leaves the player's hand")
	}
}
