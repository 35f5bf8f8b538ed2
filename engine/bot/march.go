package bot

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// moment is a phase of a turn.
type moment struct{ turn, phase int }

// march is what a player plans in a phase of movement.
type march struct {
	now    moment
	done   []game.ID     // counters whose move is settled
	path   []game.Action // what is left of a move
	going  Choice        // whose, and why
	chased []hex.Hex     // where it was seen whether somebody catches a leader who is alone
	teamed bool          // the teams are made
	orders []posting
}

// posting sends a unit to a post from which it will strike with others.
type posting struct {
	post game.Post
	at   hex.Hex // whom
	on   game.ID
	why  Reason
	gain int // its share of what the attack promises
}

// onward goes on with the move that was planned; ok is false without one that can go on.
func (p *Player) onward(v game.View) (c Choice, ok bool) {
	m := &p.march
	if len(m.path) == 0 {
		return c, false
	}
	turn, phase := v.Clock()
	a := m.path[0]
	if m.path = m.path[1:]; m.now != (moment{turn, phase}) || v.Check(a) != nil {
		m.path = nil
		return c, false
	}
	c = m.going
	c.Act = a
	return c, true
}

// open begins the plans of a phase.
func (m *march) open(now moment) {
	if m.now != now {
		*m = march{now: now, done: m.done[:0], orders: m.orders[:0]}
	}
}

// move is the first act of the next counter that would rather be elsewhere; ok is false if there
// is none. Those who have to move come first, then those who catch a leader, then those who attack,
// then those nearest to the enemy, and leaders last.
func (p *Player) move(f *field, offers []game.Offer) (Choice, bool) {
	m := &p.march
	m.open(f.now)
	p.survey(f)
	for _, d := range p.owes(f) {
		if d.Unit == game.None || slices.Contains(m.done, d.Unit) {
			continue
		}
		m.done = append(m.done, d.Unit)
		if c, ok := p.send(f, d.Unit, WhyDuty); ok {
			return c, true
		}
	}
	if c, ok := p.chase(f, offers); ok {
		return c, true
	}
	if ready := p.ready(f, offers); p.sight.teams && !m.teamed {
		m.teamed = true
		m.orders = p.teams(f, ready)
	}
	for len(m.orders) > 0 {
		o := m.orders[0]
		if m.orders = m.orders[1:]; slices.Contains(m.done, o.post.Unit) {
			continue
		}
		m.done = append(m.done, o.post.Unit)
		if c, ok := p.follow(f, &o); ok {
			return c, true
		}
	}
	for _, id := range p.ready(f, offers) {
		m.done = append(m.done, id)
		if c, ok := p.send(f, id, ""); ok {
			return c, true
		}
	}
	return Choice{}, false
}

// ready are the counters that may move and have not been thought about, in order.
func (p *Player) ready(f *field, offers []game.Offer) (list []game.ID) {
	for i := range offers {
		id := offers[i].Unit
		if id != game.None && !slices.Contains(p.march.done, id) && !slices.Contains(list, id) {
			list = append(list, id)
		}
	}
	game.SortBy(list, func(id game.ID) int {
		n := -f.away(f.pieces[id].Hex)
		if f.leads(id) {
			n -= 1000
		}
		return n
	})
	return list
}

// follow moves a unit to its post, or to another from which it strikes the same enemy.
func (p *Player) follow(f *field, o *posting) (Choice, bool) {
	p.spend(1)
	r := f.game.Reach(o.post.Unit)
	if r == nil {
		return Choice{}, false
	}
	best, top := -1, 0
	for i := range r.Stops {
		s := &r.Stops[i]
		if i > 0 && (!s.Rest || !p.allows(f, o.post.Unit, s.Hex)) || !strikes(&f.pieces[o.post.Unit], s, o.at) {
			continue
		}
		n := s.Charge - 5*s.Hex.Distance(o.post.Hex) - s.Facing.Angle(o.post.Facing)
		if (best < 0 || n > top) && !p.harms(f, r, i) {
			best, top = i, n
		}
	}
	if best < 0 {
		return Choice{}, false
	}
	return p.set(r, best, Choice{Why: o.why, Unit: o.post.Unit, On: []game.ID{o.on}, gain: o.gain})
}

// strikes reports whether a unit could attack a hex from a stop.
func strikes(c *game.Piece, s *game.Stop, at hex.Hex) bool {
	d, near := s.Hex.Toward(at)
	return near && (!c.HasFacing || d.Angle(s.Facing) <= 1)
}

// set begins the way to a stop; ok is false if the counter is there already, or would begin to come
// onto the map and stay where it waits.
func (p *Player) set(r *game.Reach, stop int, c Choice) (Choice, bool) {
	path := r.Path(stop)
	if len(path) == 0 || stop == 0 && (p.field.pieces[r.Unit].Where == game.OnMap || !r.Stops[0].Rest) {
		return c, false
	}
	c.At, c.Aim, c.Act = r.Stops[stop].Hex, true, path[0]
	p.march.open(p.field.now)
	p.march.going, p.march.path = c, path[1:]
	return c, true
}

// send moves a counter to the best place within its reach; ok is false if it may not move, or is
// there already. Without a reason given it says its own.
func (p *Player) send(f *field, id game.ID, why Reason) (Choice, bool) {
	p.survey(f)
	p.spend(1)
	r := f.game.Reach(id)
	if r == nil || len(r.Stops) == 0 {
		return Choice{}, false
	}
	x := p.placer(f, id)
	best, top := 0, 0
	for i := range r.Stops {
		s := &r.Stops[i]
		if i > 0 && (!s.Rest || why != WhyDuty && !p.allows(f, id, s.Hex)) {
			continue
		}
		l := x.stop(r, i)
		n := 8 * (l.sum + p.slip())
		if i == 0 {
			n += 8*p.sight.errs/2 + 4 // who hesitates stays
		}
		if i == 0 || n > top {
			best, top = i, n
		}
	}
	if why != WhyDuty && p.hesitates() {
		best = 0
	}
	if best > 0 && p.harms(f, r, best) {
		best = p.unharmed(f, r, x)
	}
	there, here := x.stop(r, best), x.stop(r, 0)
	if why == "" {
		why = there.why(&here)
		if f.leads(id) && why == WhyAdvance {
			why = WhyLead
		}
	}
	return p.set(r, best, Choice{Why: why, Unit: id, gain: there.sum - here.sum})
}

// slip is by how much a player of little sight misjudges a place.
func (p *Player) slip() int {
	if p.sight.errs == 0 {
		return 0
	}
	return p.draw(p.sight.errs + 1)
}

// hesitates reports whether a counter stays where it is that could go on: of every so many one.
func (p *Player) hesitates() bool { return p.sight.hesitant > 0 && p.draw(p.sight.hesitant) == 0 }

// overlooks reports whether a player of little sight does not notice something.
func (p *Player) overlooks() bool { return p.sight.misses > 0 && p.draw(100) < p.sight.misses }

// harms reports whether the way to a stop costs the side men of its own.
func (p *Player) harms(f *field, r *game.Reach, stop int) bool {
	for i := int32(stop); i >= 0; i = r.Stops[i].Prev {
		if s := &r.Stops[i]; s.Prev >= 0 && f.mine(s.Hex) != game.None && p.rides(f, r, i) {
			return true
		}
	}
	return false
}

// rides reports whether the step to a stop, tried on a copy, harms the side.
func (p *Player) rides(f *field, r *game.Reach, stop int32) bool {
	p.spend(1)
	g := f.game.Clone()
	path := r.Path(int(stop))
	cup := p.cup
	for i, a := range path {
		switch {
		case g.Check(a) != nil:
			return false
		case i == len(path)-1:
			return game.Facts(g).Bent(a)&game.HarmsOwn != 0
		}
		g.Apply(a, &cup)
	}
	return false
}

// unharmed is the best stop to which no way leads over friends.
func (p *Player) unharmed(f *field, r *game.Reach, x *placer) int {
	best, top := 0, 0
	for i := range r.Stops {
		s := &r.Stops[i]
		if i > 0 && (!s.Rest || !p.allows(f, r.Unit, s.Hex) || p.harms(f, r, i)) {
			continue
		}
		if l := x.stop(r, i); i == 0 || l.sum > top {
			best, top = i, l.sum
		}
	}
	return best
}
