package bot

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// search notes where leaders of the enemy stand with nobody.
func (f *field) search() {
	f.lone = f.lone[:0]
	for i := range f.pieces {
		if c := &f.pieces[i]; f.leads(c.ID) && c.Side != f.side && c.Where == game.OnMap && f.foe(c.Hex) == game.None {
			f.lone = append(f.lone, c.Hex)
		}
	}
}

// prize is what a leader is worth.
func (f *field) prize(id game.ID) int {
	n := f.w[leader] + f.w[points]*f.worth[id].Points/(2*f.scale.points)
	if f.worth[id].Vital {
		n += f.w[vital] / max(1, f.vital[f.pieces[id].Side])
	}
	return n
}

// quarry is a leader for whom a unit makes, and how much draws it there, in hundredths.
type quarry struct {
	at   hex.Hex
	draw int
}

// quarries are the leaders of the enemy for whom a unit makes.
func (p *Player) quarries(f *field, id game.ID) (list []quarry) {
	if !p.sight.teams || !f.fighter(id) || p.stands(id) {
		return nil
	}
	bold := f.bold() * p.haste(id) / 100
	for _, l := range f.heads {
		if c := &f.pieces[l]; c.Side != p.side && c.Where == game.OnMap {
			if n := f.hinge(l) * bold / 100; n > 0 {
				list = append(list, quarry{c.Hex, n})
			}
		}
	}
	return list
}

// hinge is how much hangs on a leader, in hundredths: the square of the part of all losses his army can
// take that it takes with him.
func (f *field) hinge(l game.ID) int {
	part := min(100, 100*f.stake[l]/max(1, f.steps[f.pieces[l].Side]))
	return part * part / 100
}

// bold is how readily units break ranks for a leader, in hundredths: the more the stronger the enemy is, and
// most where a lead decides.
func (f *field) bold() int {
	if f.lead() {
		return 100
	}
	return max(0, min(100, 100*f.power[f.side.Other()]/max(1, f.power[f.side])-100))
}

// lead reports whether a lead decides the battle, in whatever turn there is one: no turn is the last.
func (f *field) lead() bool { return f.table.Last == 0 }

// chase sends somebody who catches a leader of the enemy, before others are sent elsewhere.
func (p *Player) chase(f *field, offers []game.Offer) (Choice, bool) {
	if !p.sight.teams {
		return Choice{}, false
	}
	for _, h := range f.lone {
		if slices.Contains(p.march.chased, h) {
			continue
		}
		p.march.chased = append(p.march.chased, h)
		if id := p.catcher(f, p.ready(f, offers), h); id != game.None {
			p.march.done = append(p.march.done, id)
			if c, ok := p.send(f, id, WhyStrike); ok {
				return c, true
			}
		}
	}
	return Choice{}, false
}

// catcher is who had best catch the leaders in a hex, None if nobody can.
func (p *Player) catcher(f *field, ready []game.ID, h hex.Hex) game.ID {
	best, top := game.None, 0
	for _, id := range ready {
		if !f.fighter(id) {
			continue
		}
		p.spend(1)
		r := f.game.Reach(id)
		if r == nil {
			continue
		}
		x := p.placer(f, id)
		for i := 1; i < len(r.Stops); i++ {
			if s := &r.Stops[i]; s.Hex != h || !s.Rest || !p.allows(f, id, h) || x.catch(r, i) == 0 {
				continue
			}
			if l := x.stop(r, i); best == game.None || l.sum > top {
				best, top = id, l.sum
			}
		}
	}
	return best
}

// stop is what a stop of a reach is worth, and what is caught on the way there.
func (x *placer) stop(r *game.Reach, i int) ledger {
	l := x.at(&r.Stops[i])
	if len(x.f.lone) > 0 && x.p.sight.teams && x.f.fighter(x.c.ID) {
		l.add(strength, x.catch(r, i))
	}
	return l
}

// catch is what leaders are worth who are lost as the counter enters the hexes where they stand with
// nobody, on its way to a stop.
func (x *placer) catch(r *game.Reach, stop int) (n int) {
	for i := int32(stop); i > 0; i = r.Stops[i].Prev {
		h := r.Stops[i].Hex
		if !slices.Contains(x.f.lone, h) {
			continue
		}
		worth, known := x.caught[h]
		if !known {
			worth = x.p.catches(x.f, r, int(i))
			x.caught[h] = worth
		}
		n += worth
	}
	return n
}

// catches is what leaders of the enemy are worth who are lost when a unit enters the hex of a stop, tried
// on a copy: in some battles they get away.
func (p *Player) catches(f *field, r *game.Reach, stop int) (n int) {
	p.spend(1)
	g, h := f.game.Clone(), r.Stops[stop].Hex
	cup := p.cup
	for _, a := range r.Path(stop) {
		if g.Check(a) != nil {
			break
		}
		g.Apply(a, &cup)
	}
	for i := range f.pieces {
		if c := &f.pieces[i]; f.leads(c.ID) && c.Side != f.side && c.Where == game.OnMap && c.Hex == h && fallen(g, c.ID) {
			n += f.prize(c.ID)
		}
	}
	return n
}

// fallen reports whether a leader is lost.
func fallen(g game.Game, id game.ID) bool {
	w := g.Piece(id).Where
	return w == game.Dead || w == game.Captured || w == game.Away
}
