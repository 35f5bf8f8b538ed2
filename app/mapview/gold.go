package mapview

import "gonfalon/engine/hex"

// goldLine is how wide the gold frame of a lesson is, in pixels, as in the style sheet (.o-point).
const goldLine = 7.0

// golden is the hex that a lesson frames, where its frame is drawn at a place of the world: half the line
// lies beyond the hex, twice as much of it at corners, and the map may lie half a pixel from where the
// camera has it.
func (s Scene) golden(at pt, zoom float64) (h hex.Hex, ok bool) {
	p := s.Overlay.Point
	if p == nil {
		return h, false
	}
	middle := centre(*p)
	far, reach := Distance(at, middle), (goldLine/2+1)/cos30/zoom
	if far <= reach {
		return *p, true
	}
	x, y := at.X+(middle.X-at.X)*reach/far, at.Y+(middle.Y-at.Y)*reach/far
	return *p, HexAt(x, y) == *p
}

// cos30 is the cosine of the angle between the way from a corner of a hex to its middle and its sides' normals.
const cos30 = 0.8660254037844386
