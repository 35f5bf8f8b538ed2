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
		w, h := c.freeSize()
		if at, ok := v.Scene.action(w*c.card()/smallCard, h*c.card()/smallCard); ok {
			c.zoom = smallCard / c.card()
			c.centre(at.X, at.Y)
		}
	}
	if v.framing.wants(c) { // what is asked for comes before how it looks
		v.framing.show(c)
	}
	c.opened = c.spot()
}

// action is the middle of where most of both sides, and what wins, is in sight of a view that is so large, in world
// units; of a set-up where most of the places are. There is none where nobody stands or may be placed.
func (s Scene) action(w, height float64) (best pt, ok bool) {
	most, places := -1, s.places()
	for _, at := range s.middles(places) {
		worth := 0
		inSight := func(h hex.Hex) bool {
			d := centre(h).Sub(at)
			return 2*max(d.X, -d.X) <= w-2*R && 2*max(d.Y, -d.Y) <= height-2*R
		}
		for _, p := range places {
			if inSight(p) {
				worth++
			}
		}
		if len(places) == 0 {
			worth = s.worth(inSight)
		}
		if worth > most {
			most, best = worth, at
		}
	}
	return best, most >= 0
}

// worth is how much of the action is in sight.
func (s Scene) worth(inSight func(hex.Hex) bool) (worth int) {
	seen := [2]int{}
	for _, c := range s.Counters {
		if c.Shown && inSight(c.Hex) {
			seen[c.Side&1]++
		}
	}
	if slices.ContainsFunc(s.Overlay.Goals, inSight) {
		worth = 1000
	}
	return worth + 1000*min(seen[0], seen[1]) + seen[0] + seen[1]
}

// middles are where the action may be: at a counter, or between one and what wins; in a set-up amid the places and at
// each of them.
func (s Scene) middles(places []hex.Hex) (list []pt) {
	if len(places) > 0 {
		x0, y0, x1, y1 := around(places, 0)
		list = append(list, pt{X: (x0 + x1) / 2, Y: (y0 + y1) / 2})
		for _, h := range places {
			list = append(list, centre(h))
		}
		return list
	}
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
