package match

import "gonfalon/engine/game"

// LastShift is how the counter of the shared track moved last, which is shown until somebody does
// something else.
type LastShift struct {
	from  int // its box before
	since int // how many gestures had been made
	moved bool
}

// note sees where the counter is now.
func (d *LastShift) note(was, is game.Track, gestures int) {
	moved := was.Limit > 0 && was.Box != is.Box
	switch {
	case moved && d.moved && d.since == gestures: // it set out earlier in the same gesture
	case moved:
		*d = LastShift{was.Box, gestures, true}
	case d.since != gestures:
		*d = LastShift{}
	}
}

// Drifted is the track as it was before the counter moved, ok only until the next gesture.
func (c *Match) Drifted() (track game.Track, ok bool) {
	track = c.Table.Shared()
	now := track.Box
	track.Box = c.drift.from
	return track, c.drift.moved && c.drift.since == len(c.gestures) && c.drift.from != now
}
