package mapview

import (
	"slices"

	"gonfalon/engine/hex"
)

// A view that is small, in pixels, and how large a counter in it is at least when a battle opens.
const (
	smallWide, smallHigh = 600.0, 480.0
	smallCard            = 35.0
)

// opens shows a battle as it begins: all of it or, where that is too small for a phone, the place of action.
func (v *View) opens() {
	c := v.Camera
	c.frameOn(v.Scene.extent(v.Area))
	if small := c.viewW < smallWide || c.viewH < smallHigh; small && c.zoom*c.card() < smallCard {
		c.zoom = smallCard / c.card()
		w, h := c.freeSize()
		at := v.Scene.action(w/c.zoom, h/c.zoom)
		c.centre(at.X, at.Y)
	}
	if v.framing.wants(c) { // what is asked for comes before how it looks
		v.framing.show(c)
	}
	c.opened = c.spot()
}

// action is the middle of where most of both sides, and what wins, is in sight of a view that is so large, in world
// units.
func (s Scene) action(w, h float64) (best pt) {
	most := -1
	for _, at := range s.middles() {
		inSight := func(x pt) bool {
			d := x.Sub(at)
			return 2*max(d.X, -d.X) <= w-2*R && 2*max(d.Y, -d.Y) <= h-2*R
		}
		seen, worth := [2]int{}, 0
		for _, c := range s.Counters {
			if c.Shown && inSight(centre(c.Hex)) {
				seen[c.Side&1]++
			}
		}
		if slices.ContainsFunc(s.Overlay.Goals, func(h hex.Hex) bool { return inSight(centre(h)) }) {
			worth = 1000
		}
		if worth += 1000*min(seen[0], seen[1]) + seen[0] + seen[1]; worth > most {
			most, best = worth, at
		}
	}
	return best
}

// middles are where the action may be: at a counter, or between one and what wins.
func (s Scene) middles() (list []pt) {
	for _, c := range s.Counters {
		if !c.Shown {
			continue
		}
		at := centre(c.Hex)
		list = append(list, at)
		for _, goal := range s.Overlay.Goals {
			g := centre(goal)
			list = append(list, pt{X: (at.X + g.X) / 2, Y: (at.Y + g.Y) / 2})
		}
	}
	return list
}
