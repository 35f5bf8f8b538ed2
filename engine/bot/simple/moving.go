package simple

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// move goes on with the move that was planned, or plans that of the next counter that would
// rather be elsewhere; nil if nobody wants to move.
func (p *Player) move(v *view, offers []game.Offer) game.Action {
	if len(p.plan) > 0 && v.game.Check(p.plan[0]) == nil {
		return p.onward()
	}
	for p.plan = nil; ; {
		id := p.next(v, offers)
		if id == game.None {
			return nil
		}
		p.done = append(p.done, id)
		if a := p.send(v, id); a != nil {
			return a
		}
	}
}

// onward takes the next act of the plan.
func (p *Player) onward() game.Action {
	a := p.plan[0]
	p.plan = p.plan[1:]
	return a
}

// next is the counter to think about: units before leaders, those nearest to the enemy first.
func (p *Player) next(v *view, offers []game.Offer) game.ID {
	best, first := game.None, 0
	for i := range offers {
		id := offers[i].Unit
		if id == game.None || slices.Contains(p.done, id) {
			continue
		}
		n := v.far(v.foes(), v.pieces[id].Hex)
		if v.pieces[id].Rank != game.Unit {
			n += 1000 // after all units
		}
		if best == game.None || n < first {
			best, first = id, n
		}
	}
	return best
}

// send plans the way of a counter to the best place within its reach and returns the first
// act; nil if it may not move or stands there already.
func (p *Player) send(v *view, id game.ID) game.Action {
	reach := v.game.Reach(id)
	if reach == nil {
		return nil
	}
	best, top := 0, 0
	for i := range reach.Stops {
		s := &reach.Stops[i]
		if i > 0 && !s.Rest {
			continue
		}
		if n := p.shaken(p.place(v, &v.pieces[id], s)); i == 0 || n > top {
			best, top = i, n
		}
	}
	if best == 0 {
		return nil
	}
	p.plan = reach.Path(best)
	return p.onward()
}

// owed moves a counter that must not stay where it is before the phase may end.
func (p *Player) owed(v *view) game.Action {
	for _, d := range v.game.Duties(p.side) {
		if d.Unit == game.None {
			continue
		}
		if a := p.send(v, d.Unit); a != nil {
			return a
		}
	}
	return nil
}

// place is what a stop is worth to a counter.
func (p *Player) place(v *view, c *game.Piece, s *game.Stop) int {
	switch near := v.facing(c, s); {
	case c.Rank != game.Unit:
		return v.post(c, s.Hex)
	case len(near) > 0 && fights(c):
		return p.contact(v, c, s, near)
	case len(near) > 0:
		return -50
	}
	return p.approach(v, c, s)
}

// facing are the enemies with whom a unit is in contact at a stop.
func (v *view) facing(c *game.Piece, s *game.Stop) []game.ID {
	return slices.DeleteFunc(v.beside(v.foes(), s.Hex), func(id game.ID) bool {
		d, _ := s.Hex.Toward(v.pieces[id].Hex)
		return c.HasFacing && d.Angle(s.Facing) > 1
	})
}

// contact is what a stop next to enemies is worth: much where the side will be strong enough,
// something for whoever shoots and gets away again, and else less than any other place.
func (p *Player) contact(v *view, c *game.Piece, s *game.Stop, near []game.ID) int {
	odds := 0
	for _, id := range near {
		odds = max(odds, v.against(id))
	}
	switch {
	case odds >= p.orders.daring():
		return 20 + min(odds, 600)/20 + s.Charge - 2*len(near)
	case c.Bow > 0 && c.Dot == game.Solid:
		return 10 - 2*len(near)
	}
	return -50 - len(near)
}

// approach is what a stop away from all enemies is worth: nearer to where the unit is to be,
// on a height, and with an enemy in bow shot.
func (p *Player) approach(v *view, c *game.Piece, s *game.Stop) int {
	n := -2 * p.away(v, c, s.Hex)
	if v.high(s.Hex) {
		n++
	}
	if c.Bow > 0 && v.far(v.foes(), s.Hex) <= c.BowRange {
		n += 6
	}
	return n
}

// post is what a hex is worth to a leader: he belongs with a strong unit near the enemy, and
// apart from other leaders.
func (v *view) post(c *game.Piece, h hex.Hex) int {
	n := v.strength(v.mine(), func(at hex.Hex) bool { return at == h })
	if n == 0 {
		return -20
	}
	for i := range v.pieces {
		o := &v.pieces[i]
		if o.Side == c.Side && o.Rank != game.Unit && o.ID != c.ID && o.Where == game.OnMap && o.Hex == h {
			n -= 10
		}
	}
	return n - 3*min(4, v.far(v.foes(), h))
}
