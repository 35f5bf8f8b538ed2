package play

import "gonfalon/engine/game"

// drift is how the counter of the shared track moved last, which is shown until somebody does
// something else.
type drift struct {
	from  int // its box before
	since int // how many gestures had been made
	moved bool
}

// note sees where the counter is now.
func (d *drift) note(was, is game.Track, gestures int) {
	moved := was.Limit > 0 && was.Box != is.Box
	switch {
	case moved && d.moved && d.since == gestures: // it set out earlier in the same gesture
	case moved:
		*d = drift{was.Box, gestures, true}
	case d.since != gestures:
		*d = drift{}
	}
}

// drifted is the track as it was before the counter moved, ok only until the next gesture.
func (c *battle) drifted() (track game.Track, ok bool) {
	track = c.table.Shared()
	now := track.Box
	track.Box = c.drift.from
	return track, c.drift.moved && c.drift.since == len(c.gestures) && c.drift.from != now
}
