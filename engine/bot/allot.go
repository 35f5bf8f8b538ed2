package bot

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// allotment is who attacks whom in a phase of combat: each attacker one enemy's hex, or none.
type allotment struct {
	units []game.ID
	at    []hex.Hex
	able  [][]bool       // by unit and hex: it could
	to    []int          // by unit, an index in at, or -1
	owed  []bool         // by unit: it has to attack
	known map[uint64]int // what groups promise, by hex and members
}

// attack declares the next attack, or says that none is worth it. What is owed is done so that
// all attacks together cost least: strong groups where they win, the weak where they lose little.
func (p *Player) attack(f *field, offers []game.Offer) (Choice, bool) {
	odds := p.forecasts(f, offers)
	owed := p.owes(f)
	a := p.attackers(f, odds, owed)
	best, top := -1, 0
	for i, o := range odds {
		if o == nil || !p.leadsAll(o.Attackers) || !p.willing(o.Attackers, owed) {
			continue
		}
		if n := f.prospect(o, p.sight.blocked) - 2*len(o.Attackers); best < 0 || n > top {
			best, top = i, n
		}
	}
	if p.sight.allots && (len(a.units) > 1 || best < 0) && len(a.units) <= mostAllotted {
		if c, n, ok := p.allotted(f, a); ok && (n > f.w[daring] || len(owed) > 0) {
			return c, true
		}
	}
	if best < 0 {
		return Choice{}, false
	}
	c := choice(&offers[best], f.worthIt(top))
	c.On = odds[best].Defenders
	return c, top > f.w[daring] || len(owed) > 0
}

// willing reports whether all of some counters may be sent to attack: who is told to fight nobody attacks where he
// has to, and nowhere else.
func (p *Player) willing(ids []game.ID, owed []game.Duty) bool {
	return p.brief.Wards == nil && p.whole == "" || !slices.ContainsFunc(ids, func(id game.ID) bool {
		return p.shies(id) && !slices.ContainsFunc(owed, func(d game.Duty) bool { return d.Unit == id })
	})
}

// worthIt is why an attack is made that promises so much.
func (f *field) worthIt(n int) Reason {
	if n > f.w[daring] {
		return WhyAttack
	}
	return WhySoakOff
}

// forecasts are those of the attacks among some offers, nil for the other offers.
func (p *Player) forecasts(f *field, offers []game.Offer) []*game.Odds {
	list := make([]*game.Odds, len(offers))
	for i := range offers {
		if offers[i].Verb == game.VerbAttack && !p.overlooks() {
			p.spend(1)
			list[i] = f.game.Forecast(offers[i].Act)
		}
	}
	return list
}

// mostAllotted is how many attackers are allotted at a time; the groups are sets of bits.
const mostAllotted = 48

// attackers are who could attack whom, as the forecasts of what is offered tell.
func (p *Player) attackers(f *field, offered []*game.Odds, owed []game.Duty) *allotment {
	a := &p.fight
	*a = allotment{known: map[uint64]int{}}
	for _, o := range offered {
		if o == nil {
			continue
		}
		for _, id := range o.Attackers {
			for _, h := range o.At {
				if p.willing([]game.ID{id}, owed) {
					p.can(a, id, h, f)
				}
			}
		}
	}
	for i, id := range a.units {
		a.owed[i] = slices.ContainsFunc(owed, func(d game.Duty) bool { return d.Unit == id })
	}
	return a
}

// can notes that a unit that the player leads could attack a hex.
func (p *Player) can(a *allotment, id game.ID, h hex.Hex, f *field) {
	c := &f.pieces[id]
	if d, near := c.Hex.Toward(h); !near || c.HasFacing && d.Angle(c.Facing) > 1 || !p.leads(id) {
		return
	}
	u, t := slices.Index(a.units, id), slices.Index(a.at, h)
	if u < 0 {
		u = len(a.units)
		a.units, a.to, a.owed, a.able = append(a.units, id), append(a.to, -1), append(a.owed, false), append(a.able, nil)
	}
	if t < 0 {
		t = len(a.at)
		a.at = append(a.at, h)
	}
	for len(a.able[u]) <= t {
		a.able[u] = append(a.able[u], false)
	}
	a.able[u][t] = true
}

// allotted is the best attack of the best allotment that can be declared now, and what it
// promises.
func (p *Player) allotted(f *field, a *allotment) (Choice, int, bool) {
	p.improve(f, a)
	list := make([]int, len(a.at))
	for t := range list {
		list[t] = t
	}
	game.SortBy(list, func(t int) int { return p.group(f, a, t, a.members(t)) })
	for _, t := range list {
		by := a.ids(a.members(t))
		if len(by) == 0 {
			continue
		}
		act := f.game.Assault(by, []hex.Hex{a.at[t]})
		if f.game.Check(act) != nil {
			continue
		}
		n := p.group(f, a, t, a.members(t))
		return Choice{Act: act, Why: f.worthIt(n), Unit: by[0], At: a.at[t], Aim: true, On: p.standing(f, a.at[t])}, n, true
	}
	return Choice{}, 0, false
}

// standing are the enemies in a hex.
func (p *Player) standing(f *field, h hex.Hex) (list []game.ID) {
	for _, id := range f.units[p.side.Other()] {
		if f.pieces[id].Hex == h {
			list = append(list, id)
		}
	}
	return list
}

// improve sends one attacker after another where all attacks together promise more, until
// nobody would rather go elsewhere.
func (p *Player) improve(f *field, a *allotment) {
	for range 4 {
		changed := false
		for u := range a.units {
			if best, gain := p.better(f, a, u); gain > 0 {
				a.to[u], changed = best, true
			}
		}
		if !changed {
			return
		}
	}
}

// better is where an attacker would rather go, and what that gains.
func (p *Player) better(f *field, a *allotment, u int) (best, gain int) {
	was := a.to[u]
	leave := 0 // what changes if it attacks nobody
	if was >= 0 {
		m := a.members(was)
		leave = p.group(f, a, was, m&^(1<<u)) - p.group(f, a, was, m)
	}
	idle := 0
	if a.owed[u] {
		idle = -40
	}
	if best = was; was >= 0 && leave+idle > 0 {
		best, gain = -1, leave+idle
	}
	for t, able := range a.able[u] {
		if !able || t == was {
			continue
		}
		m := a.members(t)
		n := leave + p.group(f, a, t, m|1<<u) - p.group(f, a, t, m)
		if was < 0 {
			n -= idle
		}
		if n > gain {
			best, gain = t, n
		}
	}
	return best, gain
}

// members are those sent against a hex, as bits.
func (a *allotment) members(t int) (m uint64) {
	for u, to := range a.to {
		if to == t {
			m |= 1 << u
		}
	}
	return m
}

func (a *allotment) ids(m uint64) (list []game.ID) {
	for u, id := range a.units {
		if m&(1<<u) != 0 {
			list = append(list, id)
		}
	}
	return list
}

// group is what the attack of a group on a hex promises.
func (p *Player) group(f *field, a *allotment, t int, m uint64) int {
	if m == 0 {
		return 0
	}
	key := m<<8 ^ m>>56 ^ uint64(t)
	if n, known := a.known[key]; known {
		return n
	}
	p.spend(1)
	var posts []game.Post
	for _, id := range a.ids(m) {
		c := &f.pieces[id]
		posts = append(posts, game.Post{Unit: id, Hex: c.Hex, Facing: c.Facing, Charge: c.Charge, Marks: c.Marks})
	}
	n := -1000
	if o := f.facts.Prospect(posts, []hex.Hex{a.at[t]}); o != nil {
		n = f.prospect(o, p.sight.blocked) - 2*len(posts)
	}
	a.known[key] = n
	return n
}
