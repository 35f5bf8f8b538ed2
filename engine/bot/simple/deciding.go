package simple

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// way is what it is worth to go a way that is offered: a retreat, an advance, an evasion.
func (p *Player) way(v *view, o *game.Offer) int {
	c := &v.pieces[o.Unit]
	n := v.haven(o.At) - v.haven(c.Hex) + p.scores(v, o)
	switch v.codes.VerbInfo(o.Verb).Class {
	case game.ToEvade:
		if c.Rank != game.Unit {
			return pointless // a leader stays with his unit
		}
		return n + v.peril()
	case game.ToFallBack, game.ToEscape:
		return n
	}
	if p.orders.Stand {
		return n
	}
	return n + 4 // to press on
}

// haven is how safe a hex is.
func (v *view) haven(h hex.Hex) int {
	n := min(3, v.far(v.foes(), h)) - 2*len(v.beside(v.foes(), h)) + min(2, len(v.beside(v.mine(), h)))
	if v.high(h) {
		n += 4
	}
	return n
}

// scores is what an offer changes in victory points for the better.
func (p *Player) scores(v *view, o *game.Offer) int {
	g, cup := v.game.Clone(), p.cup
	g.Apply(o.Act, &cup)
	return 3 * (p.lead(g.Table().Points) - p.lead(v.table.Points))
}

func (p *Player) lead(points [2]int) int { return points[p.side] - points[p.side.Other()] }
