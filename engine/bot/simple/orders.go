package simple

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
func (p *Player) leave(v *view, o *game.Offer) int {
	if slices.Contains(p.orders.March, v.pieces[o.Unit].Hex) && !fights(&v.pieces[o.Unit]) {
		return 5
	}
	return pointless
}

// away is how far a hex is from where a unit is to be.
func (p *Player) away(v *view, c *game.Piece, h hex.Hex) int {
	switch {
	case len(p.orders.March) > 0 && !fights(c):
		return h.Nearest(p.orders.March)
	case p.orders.Stand:
		return c.Hex.Distance(h)
	}
	return v.far(v.foes(), h)
}
