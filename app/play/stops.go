package play

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// bestStop is the fitting stop to choose first, -1 if none fits. The stop where the
// counter stands now is none.
func (c *Controller) bestStop(fits func(game.Stop) bool) int {
	best := -1
	for i, s := range c.reach.Stops {
		if s.Prev < 0 && s.Hex == c.home() || !fits(s) {
			continue
		}
		if best < 0 || better(s, c.reach.Stops[best]) {
			best = i
		}
	}
	return best
}

// better prefers a stop where the counter may rest, then the one with more movement
// left, then the higher charge.
func better(s, than game.Stop) bool {
	switch {
	case s.Rest != than.Rest:
		return s.Rest
	case s.Left != than.Left:
		return s.Left > than.Left
	}
	return arrival(s) > arrival(than)
}

// lance reports whether a counter arrives charging, where charges have no factor.
func lance(s game.Stop) bool { return s.Marks&game.Charging != 0 }

// arrival is the charge with which a counter arrives: its factor, or 1 for a charge without.
func arrival(s game.Stop) int {
	if lance(s) {
		return max(1, s.Charge)
	}
	return s.Charge
}

// bestStops is the best stop of each hex that can be come to, in the order in which
// the hexes are found.
func (c *Controller) bestStops() []int {
	var out []int
	place := map[hex.Hex]int{}
	home := c.home()
	for i, s := range c.reach.Stops {
		k, ok := place[s.Hex]
		switch {
		case s.Hex == home:
		case !ok:
			place[s.Hex] = len(out)
			out = append(out, i)
		case better(s, c.reach.Stops[out[k]]):
			out[k] = i
		}
	}
	return out
}
