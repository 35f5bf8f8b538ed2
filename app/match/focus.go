package match

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Focus is what of the map the battle asks to be looked at.
type Focus struct {
	Focus    *hex.Hex
	Aimed    bool // the focus is pointed out on the map
	Near     bool // the focus is worth a closer look
	Turnover bool // a phase of the other side has begun, or one in which somebody has to fight
}

// On looks at a hex.
func (s *Focus) On(h hex.Hex) { s.Focus, s.Aimed = &h, false }

// Look recentres the map on a hex and points it out.
func (s *Focus) Look(h hex.Hex) { s.Focus, s.Aimed, s.Near = &h, true, true }

// Closely goes near a hex.
func (s *Focus) Closely(h hex.Hex) { s.Focus, s.Aimed, s.Near = &h, false, true }

// ShowUnit brings a counter into view, or where it may be set down.
func (c *Match) ShowUnit(id game.ID) {
	if id == game.None {
		return
	}
	p := c.Piece(id)
	switch {
	case p.Where == game.OnMap:
		c.Sight.On(p.Hex)
	case c.Reach != nil && len(c.Reach.Stops) > 0:
		c.Sight.On(c.Reach.Stops[len(c.Reach.Stops)/2].Hex)
	}
}

// turns has a phase begin that is looked at as it is: no more at whoever moved last.
func (s *Focus) turns() { *s = Focus{Turnover: true} }

// Muster are the hexes to look at as a phase begins: of all who have to fight, unless all of them are
// seen; else of those who may act for the other side now, unless somebody of them is.
func (c *Match) Muster(seen func(hex.Hex) bool) []hex.Hex {
	if !c.Sight.Turnover {
		return nil
	}
	c.Sight.Turnover = false
	out, n := c.Stands(c.Pressing()), 0
	for _, h := range out {
		if seen(h) {
			n++
		}
	}
	if n == len(out) || n > 0 && !c.MustFight() {
		return nil
	}
	return out
}

// FrameOf is what has to be seen together of some offers.
func (c *Match) FrameOf(list []game.Offer) (out []hex.Hex) {
	for _, o := range list {
		out = append(out, c.spots(o)...)
	}
	return out
}

// spots are the hexes an offer has to do with: where its counter stands, its way and its end.
func (c *Match) spots(o game.Offer) (out []hex.Hex) {
	if o.Unit != game.None {
		out = c.Stands([]game.ID{o.Unit})
	}
	out = append(out, o.Way...)
	if o.Aim {
		out = append(out, o.At)
	}
	return out
}
