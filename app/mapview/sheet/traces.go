package sheet

import (
	"math"

	"gonfalon/app/mapview"
	"gonfalon/engine/hex"
)

// reachOfTrace is how far from a curve its spots can be found.
const reachOfTrace = 14.0

// traces finds the spot of some curves nearest to a place. It knows only spots that
// are near, which is all that anything standing aside of a curve wants.
type traces map[hex.Hex][]spot

// add records the spots in every hex from which they are near.
func (t traces) add(spots []spot) {
	for _, s := range spots {
		home := mapview.HexAt(s.at.X, s.at.Y)
		t[home] = append(t[home], s)
		if distance(s.at, centre(home)) < High/2-reachOfTrace {
			continue
		}
		for d := hex.N; d <= hex.NW; d++ {
			n := home.Step(d)
			if distance(s.at, centre(n)) < R+reachOfTrace {
				t[n] = append(t[n], s)
			}
		}
	}
}

// near is the nearest spot and its distance; the distance is infinite where no
// curve is near.
func (t traces) near(p pt) (spot, float64) {
	best, least := spot{}, math.Inf(1)
	for _, s := range t[mapview.HexAt(p.X, p.Y)] {
		if dx, dy := s.at.X-p.X, s.at.Y-p.Y; dx*dx+dy*dy < least {
			best, least = s, dx*dx+dy*dy
		}
	}
	return best, math.Sqrt(least)
}

// depth is how far p lies to the right of the nearest curve, infinite where none is near.
func (t traces) depth(p pt) float64 {
	s, d := t.near(p)
	if math.IsInf(d, 1) {
		return d
	}
	return p.Sub(s.at).Dot(s.right)
}

// clear reports whether no curve comes within d units of p.
func (t traces) clear(p pt, d float64) bool {
	_, n := t.near(p)
	return n >= d
}
