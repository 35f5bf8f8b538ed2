package play

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// sight is what of the map the battle asks to be looked at.
type sight struct {
	focus    *hex.Hex
	aimed    bool // the focus is pointed out on the map
	near     bool // the focus is worth a closer look
	turnover bool // a phase of the other side has begun, or one in which somebody has to fight
}

// on looks at a hex.
func (s *sight) on(h hex.Hex) { s.focus, s.aimed = &h, false }

// look recentres the map on a hex and points it out.
func (s *sight) look(h hex.Hex) { s.focus, s.aimed, s.near = &h, true, true }

// closely goes near a hex.
func (s *sight) closely(h hex.Hex) { s.focus, s.aimed, s.near = &h, false, true }

// showUnit brings a counter into view, or where it may be set down.
func (c *battle) showUnit(id game.ID) {
	if id == game.None {
		return
	}
	p := c.piece(id)
	switch {
	case p.Where == game.OnMap:
		c.sight.on(p.Hex)
	case c.reach != nil && len(c.reach.Stops) > 0:
		c.sight.on(c.reach.Stops[len(c.reach.Stops)/2].Hex)
	}
}

// turns has a phase begin that is looked at as it is: no more at whoever moved last.
func (s *sight) turns() { *s = sight{turnover: true} }

// muster are the hexes to look at as a phase begins: of all who have to fight, unless all of them are
// seen; else of those who may act for the other side now, unless somebody of them is.
func (c *battle) muster(seen func(hex.Hex) bool) []hex.Hex {
	if !c.sight.turnover {
		return nil
	}
	c.sight.turnover = false
	out, n := c.stands(c.pressing()), 0
	for _, h := range out {
		if seen(h) {
			n++
		}
	}
	if n == len(out) || n > 0 && !c.mustFight() {
		return nil
	}
	return out
}

// frameOf is what has to be seen together of some offers.
func (c *battle) frameOf(list []game.Offer) (out []hex.Hex) {
	for _, o := range list {
		out = append(out, c.spots(o)...)
	}
	return out
}

// spots are the hexes an offer has to do with: where its counter stands, its way and its end.
func (c *battle) spots(o game.Offer) (out []hex.Hex) {
	if o.Unit != game.None {
		out = c.stands([]game.ID{o.Unit})
	}
	out = append(out, o.Way...)
	if o.Aim {
		out = append(out, o.At)
	}
	return out
}
