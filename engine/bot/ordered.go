package bot

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// A fault may be an order as a whole: what those did in a movement who are led together, held against what they could
// have been told. Which one is played out is said by a glance at how the movement would have ended.

// Command is an order as it was carried out, and the one that had been better.
type Command struct {
	Was, Could plan.Order
	Ends       []game.Post // where those would stand whom the better one moves
}

// mostOrders is how many orders of a side are played out.
const mostOrders = 6

// ordered looks at the orders of a movement that begins, each by itself: with all that others did in it.
func (a *Analysis) ordered() {
	facts := game.Facts(a.game)
	stage, side := facts.Awaits()
	if stage != game.StageFree || side > game.B || facts.Trade(a.phase.now.phase) != game.TradeMove {
		return
	}
	p := a.minds[side]
	f, _ := a.sees(p)
	m := a.movement(f)
	if a.end == nil || len(m.acts) == 0 {
		return
	}
	v := game.Look(a.game, side)
	was := p.afterwards(f, append(m.rest(following{}, false), a.end))
	for _, of := range m.all {
		units := m.units[of]
		x := Fault{Step: a.next, To: m.to, Side: side, Kind: KindOrder, Unit: of.leader, Better: Choice{Unit: game.None}}
		if x.Unit == game.None {
			x.Unit = units[0]
		}
		gave := f.order(of, m.choices(f, of))
		rest := append(m.rest(of, true), a.end)
		best := 0
		for _, way := range a.otherwise(p, v, units) {
			could := f.order(of, way.choices())
			if sameOrder(gave, could) {
				continue
			}
			acts := append(way.acts(), rest...)
			if n := p.afterwards(f, acts) - was; x.Command == nil || n > best {
				best = n
				x.Command = &Command{Was: gave, Could: could, Ends: way.ends(v)}
				x.ways = suspect{did: append(m.rest(following{}, false), a.end), could: acts, units: units}
			}
		}
		if x.Command != nil {
			x.Cost = best
			a.suspectOrder(x)
		}
		p.look(v) // a draft may have looked elsewhere
	}
}

// suspectOrder keeps an order if it is among those of its side that look worst.
func (a *Analysis) suspectOrder(x Fault) {
	list := append(a.orders[x.Side], x)
	game.SortBy(list, func(f Fault) int { return f.Cost })
	a.orders[x.Side] = list[:min(mostOrders, len(list))]
}

// sameOrder reports whether two orders are one, or so little apart that nobody would give the other.
func sameOrder(a, b plan.Order) bool {
	quiet := []plan.Deed{plan.DeedHold, plan.DeedForm, plan.DeedJoin}
	return a.Do == b.Do && a.On == b.On || slices.Contains(quiet, a.Do) && slices.Contains(quiet, b.Do)
}

// movement is what a side did in a movement.
type movement struct {
	acts  []game.Action
	by    []game.ID // who moves by each of them
	of    []following
	to    int // the step after it
	all   []following
	units map[following][]game.ID
	ends  []game.Piece
}

// movement reads that of the phase at hand. Those stand in it who could go somewhere.
func (a *Analysis) movement(f *field) (m movement) {
	m.units, m.ends, m.to = map[following][]game.ID{}, a.phase.ends, a.next
	for n := a.next; n < len(a.sess.Steps) && (moment{a.sess.Steps[n].Turn, a.sess.Steps[n].Phase}) == a.phase.now; n++ {
		m.to = n + 1
		if id := a.mover(n, f.side); id != game.None {
			m.acts, m.by, m.of = append(m.acts, a.sess.Steps[n].Act), append(m.by, id), append(m.of, followingOf(&f.pieces[id]))
		}
	}
	for i := range f.pieces {
		c := &f.pieces[i]
		if c.Side != f.side || c.Where != game.OnMap || c.Rank == game.Banner {
			continue
		}
		of := followingOf(c)
		if m.units[of] == nil {
			m.all = append(m.all, of)
		}
		m.units[of] = append(m.units[of], c.ID)
	}
	return m
}

// rest are the acts of the movement, without those of a following if one is left out.
func (m *movement) rest(of following, but bool) (acts []game.Action) {
	for i, act := range m.acts {
		if !but || m.of[i] != of {
			acts = append(acts, act)
		}
	}
	return acts
}

// choices are what those of a following did in the movement, as one who looks on understands it: each by where he
// came from and to.
func (m *movement) choices(f *field, of following) (list []Choice) {
	for _, id := range m.units[of] {
		was, is := &f.pieces[id], &m.ends[id]
		if !slices.Contains(m.by, id) || is.Where != game.OnMap {
			continue
		}
		c := Choice{Unit: id, At: is.Hex, Aim: true, Why: WhySupport}
		near, now := f.away(was.Hex), f.away(is.Hex)
		switch {
		case now == 1 && f.fighter(id) && (near > 1 || was.Hex != is.Hex):
			c.Why = WhyStrike
			if foe := f.facing([]Choice{c}); foe != game.None {
				c.On = []game.ID{foe}
			}
		case now < near:
			c.Why = WhyAdvance
		case now > near:
			c.Why = WhySafety
		}
		list = append(list, c)
	}
	return list
}

// otherwise are other ways for some counters in a movement: as the player would lead them, to fall back, and to stay.
func (a *Analysis) otherwise(p *Player, v game.View, units []game.ID) []Plan {
	c := &counsellor{p: p, view: v, units: units}
	led, _ := c.draft(c.apprentice(units, usualTemper))
	ride, _ := c.draft(c.novice(units, plan.Bid(plan.DeedRide)))
	return []Plan{led, ride, {}}
}

// choices are the parts of a plan.
func (x *Plan) choices() (list []Choice) {
	for i := range x.Parts {
		list = append(list, x.Parts[i].Choice)
	}
	return list
}

// acts are all acts of a plan.
func (x *Plan) acts() (list []game.Action) {
	for i := range x.Parts {
		list = append(list, x.Parts[i].Acts...)
	}
	return list
}

// ends are where those stand whom a plan moves.
func (x *Plan) ends(v game.View) (list []game.Post) {
	after, ok := quietly(v.Game, x.acts())
	if !ok {
		return nil
	}
	for i := range x.Parts {
		if c := after.Piece(x.Parts[i].Unit); c.Where == game.OnMap {
			list = append(list, game.Post{Unit: c.ID, Hex: c.Hex, Facing: c.Facing})
		}
	}
	return list
}

// afterwards is what a position is worth after some acts of which those are left out that cannot be done.
func (p *Player) afterwards(f *field, acts []game.Action) int {
	g := f.game.Clone()
	for _, act := range acts {
		if g.Outcome() != nil {
			break
		}
		if g.Check(act) == nil {
			after, quiet := ventured(g, act)
			if g = after; !quiet {
				return p.estimate(f, g)
			}
		}
	}
	p.spend(1)
	return p.estimate(f, g)
}
