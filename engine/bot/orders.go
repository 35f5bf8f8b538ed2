package bot

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Orders are what a side is told before a battle. Without any it goes for the enemy.
type Orders game.Posture

// daring is how strong a side wants to be for contact, in hundredths of the enemy's strength
// on his ground.
func (o *Orders) daring() int {
	if o.Stand {
		return 300
	}
	return 150
}

// leave is what it is worth to leave the map: only at the end of a march.
func (p *Simple) leave(v *view, o *game.Offer) int {
	if slices.Contains(p.orders.March, v.pieces[o.Unit].Hex) && !fights(&v.pieces[o.Unit]) {
		return 5
	}
	return pointless
}

// away is how far a hex is from where a unit is to be.
func (p *Simple) away(v *view, c *game.Piece, h hex.Hex) int {
	switch {
	case len(p.orders.March) > 0 && !fights(c):
		return nearest(p.orders.March, h)
	case p.orders.Stand:
		return c.Hex.Distance(h)
	}
	return v.far(v.foes(), h)
}

// nearest is how far the nearest of some hexes is.
func nearest(to []hex.Hex, h hex.Hex) int {
	best := to[0].Distance(h)
	for _, t := range to[1:] {
		best = min(best, t.Distance(h))
	}
	return best
}
