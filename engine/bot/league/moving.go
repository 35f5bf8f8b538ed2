package league

import (
	"slices"

	"gonfalon/engine/game"
)

// move is the first act of the move of the next counter that would rather be elsewhere; nil if there is
// none. Units come before leaders, and those nearest to the enemy first.
func (p *Player) move() game.Action {
	if p.scene.facts.Trade(p.now.phase) != game.TradeMove {
		return nil
	}
	for {
		id := p.next()
		if id == game.None {
			return nil
		}
		p.done = append(p.done, id)
		if a := p.send(id, false); a != nil {
			return a
		}
	}
}

// next is the counter to think about, None if all are settled.
func (p *Player) next() game.ID {
	v := &p.scene
	best, first := game.None, 0
	for i := range p.offers {
		id := p.offers[i].Unit
		if id == game.None || slices.Contains(p.done, id) {
			continue
		}
		n := v.away(v.pieces[id].Hex)
		if v.leads(id) {
			n += 1000 // after all units
		}
		if best == game.None || n < first {
			best, first = id, n
		}
	}
	return best
}

// send begins the way of a counter to the stop that it likes best; nil if it stays, which one that must
// go does not.
func (p *Player) send(id game.ID, must bool) game.Action {
	reach := p.scene.game.Reach(id)
	if reach == nil || len(reach.Stops) == 0 {
		return nil
	}
	best, top := -1, 0
	for i := range reach.Stops {
		s := &reach.Stops[i]
		if i == 0 && must || i > 0 && !s.Rest {
			continue
		}
		if n := 6*(p.likes(id, s)-p.trampled(reach, i)) + p.cup.D6(); best < 0 || n > top {
			best, top = i, n
		}
	}
	if best < 0 || best == 0 && p.scene.pieces[id].Where == game.OnMap {
		return nil
	}
	path := reach.Path(best)
	if len(path) == 0 {
		return nil
	}
	p.path = path[1:]
	return path[0]
}

// likes is what a stop is worth to a counter.
func (p *Player) likes(id game.ID, s *game.Stop) int {
	x := &spot{&p.scene, p, &p.scene.pieces[id], s}
	switch {
	case x.leads(id):
		return x.post()
	case !x.fights(id) && len(p.told.March) > 0:
		return -8*nearest(s.Hex, p.told.March) - x.exposed()/20
	}
	return p.member.taste(x)
}

// trampled is what a way costs that leads over friends.
func (p *Player) trampled(r *game.Reach, stop int) (n int) {
	for i := r.Stops[stop].Prev; i > 0; i = r.Stops[i].Prev {
		if m := p.scene.friend(r.Stops[i].Hex); m != game.None && m != r.Unit {
			n += 12
		}
	}
	return n
}

// post is what a stop is worth to a leader: with a strong unit, out of the enemy's reach, near his men.
func (x *spot) post() int {
	h := x.stop.Hex
	n := -min(60, 30*x.threats(h)/x.mean)
	if host := x.friend(h); host != game.None {
		n += 40 + 5*min(4, x.worth[host].Power/x.mean)
	} else if x.threats(h) > 0 {
		n -= 60
	}
	for _, id := range x.mine() {
		if d := h.Distance(x.pieces[id].Hex); x.pieces[id].Commander == x.c.ID && d > max(1, x.c.Range) {
			n -= min(6, d-x.c.Range)
		}
	}
	return n
}

// owed is what is done where a phase cannot end: the move of who must go, or what is offered first.
func (p *Player) owed() game.Action {
	for _, d := range p.scene.game.Duties(p.side) {
		if d.Unit == game.None {
			continue
		}
		if a := p.send(d.Unit, true); a != nil {
			return a
		}
	}
	return p.least().Act
}
