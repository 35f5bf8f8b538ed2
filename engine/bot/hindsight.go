package bot

import (
	"reflect"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// unmet is what it is worth less to leave a duty to attack unmet, for each who has it.
const unmet = 40

// attacked holds an attack against what its attackers could have done with those who attacked nobody
// in the phase: attack another hex, or the same in other company, or not at all.
func (a *Analysis) attacked(p *Player, f *field, offers []game.Offer, odds *game.Odds) {
	owed := p.owes(f)
	al := p.attackers(f, p.forecasts(f, offers), owed)
	if len(al.units) > mostAllotted {
		return
	}
	x := Fault{Step: a.next, To: a.next + 1, Side: p.side, Kind: KindAttack, Unit: odds.Attackers[0], On: odds.Defenders,
		Better: Choice{Unit: game.None, Why: WhyEnd}}
	top := -al.amiss(odds.Attackers, nil)
	for t, at := range al.at {
		if a.struck(at) {
			continue
		}
		by := al.ids(p.gathered(f, al, t, func(id game.ID) bool { return !a.fights(id) }))
		if c, n, ok := p.weighed(f, by, at); ok && n-al.amiss(odds.Attackers, by) > top {
			top, x.Better = n-al.amiss(odds.Attackers, by), c
		}
	}
	a.suspected(&x, actsOf(x.Better.Act))
	a.blame(x, top-p.promised(f, odds))
}

// actsOf is an act as a list, an empty one for none.
func actsOf(a game.Action) []game.Action {
	if a == nil {
		return nil
	}
	return []game.Action{a}
}

// promised is what an attack promises, as an allotment counts it.
func (p *Player) promised(f *field, o *game.Odds) int {
	return f.prospect(o, p.sight.blocked) - 2*len(o.Attackers)
}

// weighed is an attack that could be declared, and what it promises.
func (p *Player) weighed(f *field, by []game.ID, at hex.Hex) (c Choice, n int, ok bool) {
	if len(by) == 0 {
		return c, 0, false
	}
	act := f.game.Assault(by, []hex.Hex{at})
	p.spend(1)
	if f.game.Check(act) != nil {
		return c, 0, false
	}
	o := f.game.Forecast(act)
	if o == nil {
		return c, 0, false
	}
	n = p.promised(f, o)
	return Choice{Act: act, Why: f.worthIt(n), Unit: by[0], At: at, Aim: true, On: p.standing(f, at)}, n, true
}

// amiss is what it costs that some of those who attacked do not, and have to.
func (a *allotment) amiss(did, do []game.ID) (n int) {
	for u, id := range a.units {
		if a.owed[u] && contains(did, id) && !contains(do, id) {
			n += unmet
		}
	}
	return n
}

// gathered is the group that promises most against a hex, of those who are free: whoever adds most is
// taken first.
func (p *Player) gathered(f *field, a *allotment, t int, free func(game.ID) bool) (m uint64) {
	for top := 0; ; {
		best := -1
		for u, id := range a.units {
			if m&(1<<u) != 0 || len(a.able[u]) <= t || !a.able[u][t] || !free(id) {
				continue
			}
			if n := p.group(f, a, t, m|1<<u); m == 0 && best < 0 || n > top {
				best, top = u, n
			}
		}
		if best < 0 {
			return m
		}
		m |= 1 << best
	}
}

// fights reports whether a counter attacks in the phase, in another attack than the one at hand.
func (a *Analysis) fights(id game.ID) bool {
	return slices.ContainsFunc(a.phase.fights, func(x fight) bool { return x.step != a.next && contains(x.odds.Attackers, id) })
}

// struck reports whether a hex is attacked in the phase, by another attack than the one at hand.
func (a *Analysis) struck(h hex.Hex) bool {
	return slices.ContainsFunc(a.phase.fights, func(x fight) bool { return x.step != a.next && slices.Contains(x.odds.At, h) })
}

// shot holds a shot against the others that the same counter had.
func (a *Analysis) shot(p *Player, f *field, offers []game.Offer, odds *game.Odds) {
	own := slices.DeleteFunc(slices.Clone(offers), func(o game.Offer) bool { return o.Unit != odds.Attackers[0] })
	c, ok := p.shot(f, own)
	if !ok {
		return
	}
	x := Fault{Step: a.next, To: a.next + 1, Side: p.side, Kind: KindShot, Unit: odds.Attackers[0], On: odds.Defenders, Better: c}
	a.suspected(&x, actsOf(c.Act))
	a.blame(x, f.prospect(f.game.Forecast(c.Act), false)-f.prospect(odds, false))
}

// left looks at what was still to be done as a phase was ended.
func (a *Analysis) left(p *Player, f *field, offers []game.Offer) {
	x := Fault{Step: a.next, To: a.next, Side: p.side}
	if c, ok := p.shot(f, offers); ok {
		x.Kind, x.Unit, x.Better = KindUnshot, c.Unit, c
		a.suspected(&x, actsOf(c.Act))
		a.blame(x, f.prospect(f.game.Forecast(c.Act), false))
	}
	switch f.facts.Trade(f.now.phase) {
	case game.TradeFight:
		if c, ok := p.attack(f, offers); ok {
			if o := f.game.Forecast(c.Act); o != nil {
				x.Kind, x.Unit, x.Better = KindIdle, c.Unit, c
				a.suspected(&x, actsOf(c.Act))
				a.blame(x, p.promised(f, o))
			}
		}
	case game.TradeMove:
		for _, id := range p.ready(f, offers) {
			c := &f.pieces[id]
			if cell := f.board.Cell(c.Hex); c.Where == game.OnMap && cell >= 0 && f.threat[cell] > 0 && !contains(a.phase.moved, id) {
				x.Kind, x.Unit = KindStay, id
				a.placed(p, f, x, c)
			}
		}
	}
}

// moved looks at a move as a whole, as it begins.
func (a *Analysis) moved(p *Player, f *field) {
	id, to := a.mover(a.next, p.side), a.next
	if id == game.None || f.pieces[id].Where != game.OnMap || contains(a.phase.moved, id) {
		return
	}
	for to < len(a.sess.Steps) && a.mover(to, p.side) == id && len(a.sess.Steps[to].Dice) == 0 {
		to++
	}
	a.phase.moved, a.phase.until = append(a.phase.moved, id), to
	if slices.ContainsFunc(p.owes(f), func(d game.Duty) bool { return d.Unit == id }) {
		return
	}
	g := a.game.Clone()
	a.sess.Forward(g, a.next, to)
	if c := g.Piece(id); to > a.next && c.Where == game.OnMap {
		a.placed(p, f, Fault{Step: a.next, To: to, Side: p.side, Kind: KindMove, Unit: id}, &c)
	}
}

// mover is the counter of a side that a step of the phase moves, None without one.
func (a *Analysis) mover(step int, side game.Side) game.ID {
	if st := &a.sess.Steps[step]; (moment{st.Turn, st.Phase}) != a.phase.now {
		return game.None
	}
	for _, e := range a.sess.Events(step) {
		switch e.Kind {
		case game.EventBegan, game.EventMoved, game.EventTurned:
			if a.game.Piece(e.Unit).Side == side {
				return e.Unit
			}
		}
	}
	return game.None
}

// caught is how many times a leader may stand within the enemy's reach until he is caught, about: where
// to stand he weighs as if he always were.
const caught = 3

// placed holds the place of a counter against all others that it could have come to, with its friends
// where they stood as the phase ended. That it came less near to the enemy is nothing amiss.
func (a *Analysis) placed(p *Player, f *field, x Fault, c *game.Piece) {
	p.spend(1)
	r := f.game.Reach(x.Unit)
	if r == nil {
		return
	}
	truth := slices.Clone(f.pieces)
	f.gather(a.phase.ends, x.Unit)
	pl := p.placer(f, x.Unit)
	was := pl.at(&game.Stop{Hex: c.Hex, Facing: c.Facing, Charge: c.Charge, Marks: c.Marks})
	var list []better
	for i := range r.Stops {
		s := &r.Stops[i]
		if m := f.mine(s.Hex); i > 0 && !s.Rest || !f.leads(x.Unit) && m != game.None && m != x.Unit {
			continue
		}
		l := pl.at(s)
		if n := min(l.sum-was.sum, l.sum-l.by[approach]-was.sum+was.by[approach]); n >= leastFault {
			n -= max(0, l.by[guard]-was.by[guard]) * (caught - 1) / caught
			list = append(list, better{i, max(n, leastFault), l.why(&was)})
		}
	}
	f.gather(truth, game.None)
	game.SortBy(list, func(b better) int { return b.n })
	for _, b := range list[:min(mostPosts, len(list))] {
		if path := r.Path(b.stop); f.harmless(path) {
			s := &r.Stops[b.stop]
			x.Better, x.Facing = Choice{Unit: x.Unit, Why: b.why, At: s.Hex, Aim: true}, s.Facing
			if len(path) > 0 {
				x.Better.Act = path[0]
			}
			a.suspected(&x, path)
			a.blame(x, b.n)
			return
		}
		p.spend(1)
	}
}

// better is a place that is worth so much more.
type better struct {
	stop, n int
	why     Reason
}

// gather puts the side's own counters where they stand in a list, but for one.
func (f *field) gather(list []game.Piece, but game.ID) {
	side := f.side
	for c := range f.at[side] {
		f.at[side][c] = game.None
	}
	f.units[side] = f.units[side][:0]
	for i := range f.pieces {
		id := game.ID(i)
		if id != but && list[i].Side == side {
			f.pieces[i] = list[i]
		}
		c := &f.pieces[i]
		if c.Side != side || c.Where != game.OnMap || c.Rank != game.Unit || !f.board.On(c.Hex) {
			continue
		}
		f.units[side] = append(f.units[side], id)
		if at := &f.at[side][f.board.Cell(c.Hex)]; *at == game.None || f.worth[*at].Power < f.worth[i].Power {
			*at = id
		}
	}
}

// harmless reports whether some acts can be done one after another without dice, questions, or harm
// to the side.
func (f *field) harmless(acts []game.Action) bool {
	g := f.game.Clone()
	for _, a := range acts {
		if g.Check(a) != nil || game.Facts(g).Bent(a)&game.HarmsOwn != 0 {
			return false
		}
		after, quiet := ventured(g, a)
		if !quiet {
			return false
		}
		g = after
	}
	return true
}

// answered holds the answer to a question against the others, all tried with the same throws.
func (a *Analysis) answered(p *Player, st *game.Step) {
	f, offers := a.sees(p)
	if len(offers) < 2 || f.game.Check(st.Act) != nil {
		return
	}
	x := Fault{Step: a.next, To: a.next + 1, Side: p.side, Kind: KindAnswer, Unit: game.None}
	for i := range offers {
		if reflect.DeepEqual(offers[i].Act, st.Act) {
			x.Unit = offers[i].Unit
		}
	}
	own := slices.DeleteFunc(slices.Clone(offers), func(o game.Offer) bool { return o.Unit != x.Unit })
	if x.Unit != game.None && len(own) > 1 { // several answer, one after another
		offers = own
	}
	x.Better = p.tried(f, offers, WhyAnswer)
	a.blame(x, p.try(f, x.Better.Act)-p.try(f, st.Act))
}

// reacted looks at the reactions that a side has: whether it took the best, or left it be. It reports
// whether the step is one.
func (a *Analysis) reacted(p *Player, st *game.Step) bool {
	f, offers := a.sees(p)
	if len(offers) == 0 {
		return false
	}
	x := Fault{Step: a.next, To: a.next, Side: p.side, Kind: KindSpared, Better: p.react(f, offers)}
	x.Unit = x.Better.Unit
	did := slices.IndexFunc(offers, func(o game.Offer) bool { return reflect.DeepEqual(o.Act, st.Act) })
	if did < 0 && x.Better.Act == nil {
		return false
	}
	still := p.estimate(f, f.game)
	n := 0
	if x.Better.Act != nil {
		n = p.try(f, x.Better.Act) - still
	}
	if did >= 0 {
		x.Kind, x.To, x.Unit = KindReaction, a.next+1, offers[did].Unit
		n -= p.try(f, st.Act) - still
		a.faults[p.side] = slices.DeleteFunc(a.faults[p.side], func(o Fault) bool { // it did so in time
			return o.Kind == KindSpared && o.Unit == x.Unit && a.sess.Steps[o.Step].Turn == st.Turn && a.sess.Steps[o.Step].Phase == st.Phase
		})
	}
	a.blame(x, n)
	return did >= 0
}
