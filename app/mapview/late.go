package mapview

import (
	"math"

	"gonfalon/app/bridge"
)

// trail is where the map lay of late, so that a press that is heard late, as on a busy device, means
// what lay under the finger when it came down.
type trail struct {
	was, now spot
	at       float64 // when it was first painted where it is now, in ms as events tell them
	unseen   bool    // it was not yet
}

// moves notes that the map is put somewhere. It reports whether the next frame paints it there for the
// first time, which no frame was to do before.
func (t *trail) moves(to spot) bool {
	if to == t.now {
		return false
	}
	first := !t.unseen
	if first {
		t.was = t.now
	}
	t.now, t.at, t.unseen = to, math.Inf(1), true
	return first
}

// painted notes when the map was painted.
func (t *trail) painted(when float64) { t.at, t.unseen = when, false }

// seen is where a press of a time saw the map.
func (t *trail) seen(when float64) spot {
	if when < t.at && t.was.zoom > 0 {
		return t.was
	}
	return t.now
}

// look notes where a finger that came down at a time saw the map. One that saw it where it is now, or on
// its way there, stops it.
func (v *View) look(when float64) {
	if v.seen = v.motion.trail.seen(when); v.seen == v.motion.at {
		v.halt()
		v.seen = v.Camera.spot()
	}
}

// world is the world point under a point of the view, with the map at a spot.
func (s spot) world(p point) (wx, wy float64) { return (p.x - s.x) / s.zoom, (p.y - s.y) / s.zoom }

// clock is the time that events of the browser tell, in ms.
func clock() float64 { return bridge.Window().Get("performance").Ask("now").Number() }
