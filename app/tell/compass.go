package tell

import (
	"math"

	"gonfalon/engine/hex"
)

// spot is a place on the map in widths of a hex, eastward and southward.
type spot struct{ x, y float64 }

// onMap is the middle of a hex.
func onMap(h hex.Hex) spot {
	return spot{1.5 * float64(h.Q), math.Sqrt(3) * (float64(h.R) + float64(h.Q)/2)}
}

// middle is the middle of several hexes.
func middle(of []hex.Hex) (m spot) {
	n := float64(len(of))
	for _, h := range of {
		at := onMap(h)
		m.x, m.y = m.x+at.x/n, m.y+at.y/n
	}
	return m
}

// winds are the eight directions from the east on, clockwise: more than a hex has sides, as one looks at a map.
var winds = [...]string{"E", "SE", "S", "SW", "W", "NW", "N", "NE"}

// compass is the direction in which one place lies of another.
func compass(from, to spot) string {
	eighth := math.Round(math.Atan2(to.y-from.y, to.x-from.x) / (math.Pi / 4))
	return winds[(int(eighth)+len(winds))%len(winds)]
}

// wind is compass of another place, "middle" where that is the same.
func (m spot) wind(to spot) string {
	if math.Hypot(to.x-m.x, to.y-m.y) < 0.1 {
		return "middle"
	}
	return compass(m, to)
}
