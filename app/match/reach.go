package match

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// BestStop is the fitting stop to choose first, -1 if none fits. The stop where the
// counter stands now is none.
func (c *Match) BestStop(fits func(game.Stop) bool) int {
	best := -1
	for i, s := range c.Reach.Stops {
		if s.Prev < 0 && s.Hex == c.Home() || !fits(s) {
			continue
		}
		if best < 0 || better(s, c.Reach.Stops[best]) {
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

// Lance reports whether a counter arrives charging, where charges have no factor.
func Lance(s game.Stop) bool { return s.Marks&game.Charging != 0 }

// arrival is the charge with which a counter arrives: its factor, or 1 for a charge without.
func arrival(s game.Stop) int {
	if Lance(s) {
		return max(1, s.Charge)
	}
	return s.Charge
}

// BestStops is the best stop of each hex that can be come to, in the order in which
// the hexes are found.
func (c *Match) BestStops() []int {
	var out []int
	place := map[hex.Hex]int{}
	home := c.Home()
	for i, s := range c.Reach.Stops {
		k, ok := place[s.Hex]
		switch {
		case s.Hex == home:
		case !ok:
			place[s.Hex] = len(out)
			out = append(out, i)
		case better(s, c.Reach.Stops[out[k]]):
			out[k] = i
		}
	}
	return out
}

// Home is the hex on which the selected counter stands; off the map it is no hex.
func (c *Match) Home() hex.Hex {
	if c.Sel != game.None {
		if p := c.Piece(c.Sel); p.Where == game.OnMap || p.Where == game.Reserve {
			return p.Hex
		}
	}
	return hex.Hex{Q: -1, R: -1}
}

// PassesFriends reports whether the selected counter could only pass a hex where others of
// its side stand.
func (c *Match) PassesFriends(h hex.Hex) bool {
	if c.Reach == nil || h == c.Home() {
		return false
	}
	return c.FriendsAt(h) && c.BestStop(func(s game.Stop) bool { return s.Hex == h && s.Rest }) < 0
}
