package mapview

import (
	"math"

	"gonfalon/engine/hex"
)

// touch is the spot of the map that was tapped last. As long as the page shows what was tapped
// there, that spot stays where it is: the same tap once more has to mean the same.
type touch struct {
	hex  hex.Hex
	x, y float64 // the spot, in world units
}

// steady reports whether the map has to stay as it is under the finger. A spot that a panel
// covers, or that the page has turned away from, holds nothing any more.
func (v *View) steady() bool {
	t := v.Camera.touched
	if t != nil && !(v.Scene.answers(t.hex) && v.Camera.bare(t.x, t.y)) {
		v.Camera.touched = nil
	}
	return v.Camera.touched != nil
}

// answers reports whether the scene shows what a tap on a hex has chosen, proposed or asked.
func (s Scene) answers(h hex.Hex) bool {
	o := s.Overlay
	switch {
	case o.Led && (o.Point == nil || *o.Point != h):
		return false // so is what a lesson points at
	case o.Aim != nil && *o.Aim != h:
		return false // another place is to be looked at
	case o.Ghost != nil && o.Ghost.Hex == h, o.Asked != nil && *o.Asked == h:
		return true
	case len(o.Path) > 0 && o.Path[len(o.Path)-1] == h:
		return true
	}
	for _, a := range o.Arrows {
		if a[1] == h {
			return true
		}
	}
	return s.marked(h)
}

// marked reports whether a counter or a choice at a hex is picked out.
func (s Scene) marked(h hex.Hex) bool {
	for _, c := range s.Counters {
		if c.Shown && c.Hex == h && (c.Selected || c.Target) {
			return true
		}
	}
	for _, c := range s.Overlay.Choice {
		if c.Chosen && c.Hex == h {
			return true
		}
	}
	return false
}

// bare reports whether a world point lies in the free rectangle.
func (c *Camera) bare(wx, wy float64) bool {
	x, y := c.x+wx*c.zoom, c.y+wy*c.zoom
	return x >= c.free.Left && x <= c.viewW-c.free.Right && y >= c.free.Top && y <= c.viewH-c.free.Bottom
}

// Touched is how far below the upper edge of the view the hex ends that was tapped last, while
// the map stays as it is for it, and what room the view has below it; a sheet that comes leaves
// the hex free.
func (c *Camera) Touched() (bottom, room float64, ok bool) {
	if c.touched == nil {
		return 0, 0, false
	}
	_, y := c.screen(c.touched.hex)
	bottom = y + R*c.zoom
	return bottom, c.viewH - bottom, true
}

// near reports whether a browser that drew the map as seen from one spot can show it from
// another one at once: about half as much again is drawn on every side. Farther off it would
// glide over blank tiles.
func (c *Camera) near(from spot) bool {
	k := c.zoom / from.zoom
	dx, dy := c.viewW/2-(c.x+(c.viewW/2-from.x)*k), c.viewH/2-(c.y+(c.viewH/2-from.y)*k)
	return k > 0.6 && k < 4 && math.Abs(dx) < c.viewW/2 && math.Abs(dy) < c.viewH/2
}
