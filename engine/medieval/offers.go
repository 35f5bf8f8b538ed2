package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Offers appends what a side may do now. Every offer has passed the check of its act.
func (b *Battle) Offers(side game.Side, to []game.Offer) []game.Offer {
	o := offerer{b, to}
	switch {
	case b.over:
	case b.phase == setUp:
		o.setUp(side)
	case b.pending() != nil:
		o.decisions(side, *b.pending())
	case b.phase.movement() && side == b.phase.side():
		o.movement(side)
	case b.phase.movement():
		o.reactions(side)
	case side == b.phase.side():
		o.attacks(side)
	}
	return o.out
}

// offerer collects offers.
type offerer struct {
	b   *Battle
	out []game.Offer
}

// add offers an act that points at a hex, if it is legal.
func (o *offerer) add(a act, verb string, unit game.ID, at hex.Hex, ref rule.Ref) {
	if a.check(o.b) == nil {
		o.out = append(o.out, game.Offer{Act: a, Verb: verb, Unit: unit, At: at, Aim: true, Ref: ref})
	}
}

// way offers an act that leads along a path, if it is legal.
func (o *offerer) way(a act, verb string, unit game.ID, path []hex.Hex, ref rule.Ref) {
	n := len(o.out)
	if o.add(a, verb, unit, path[len(path)-1], ref); len(o.out) > n {
		o.out[n].Way = path
	}
}

// button offers an act that points nowhere, if it is legal.
func (o *offerer) button(a act, verb string, unit game.ID, ref rule.Ref) {
	if a.check(o.b) == nil {
		o.out = append(o.out, game.Offer{Act: a, Verb: verb, Unit: unit, Ref: ref})
	}
}

func (o *offerer) setUp(side game.Side) {
	b := o.b
	if b.ready[side] {
		return
	}
	f := b.outlooks[side]
	for i := range b.counters {
		id, c := game.ID(i), &b.counters[i]
		if c.side != side || c.rank == game.Banner {
			continue
		}
		o.place(id, f)
		o.button(Thin{id}, "thin", id, "R-395")
	}
	o.bearers(side)
	o.assigns(side)
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && c.kind.Ranged() && b.on(game.ID(i)) {
			o.button(Form{game.ID(i)}, "form", game.ID(i), "10.1.3")
		}
	}
	o.button(Deploy{side}, "deploy", game.None, "R-7")
	o.button(Ready{side}, "ready", game.None, "R-7")
}

// place offers to place a counter, to take it back, or to hide it.
func (o *offerer) place(id game.ID, f outlook) {
	b := o.b
	c, u := &b.counters[id], &b.units[id]
	switch {
	case u.where == game.OnMap:
		o.add(Lift{id}, "lift", id, u.at, "R-7")
	case u.where != game.Unplaced:
	case c.leads() && c.setup.Secret > 0:
		o.add(Hide{id, c.setup.Around[0].Hex}, "hide", id, c.setup.Around[0].Hex, "R-355")
		o.out[len(o.out)-1].Secret = true
	default:
		d, far := f.facing(b.homes(id))
		if h, ok := b.bestHome(id, far); ok {
			o.add(Place{id, h, d}, "place", id, h, "R-7")
		}
	}
}

// assigns offers the leaders to whom units may be given.
func (o *offerer) assigns(side game.Side) {
	b := o.b
	for i := range b.counters {
		l := &b.counters[i]
		if l.side != side || !l.leads() || len(b.sc.Armies[side].Pools) == 0 && !l.orders.gathers() {
			continue
		}
		for j := range b.counters {
			id := game.ID(j)
			if a := (Assign{id, game.ID(i)}); b.counters[j].rank == game.Unit && b.heads(id) && a.check(b) == nil {
				o.out = append(o.out, game.Offer{Act: a, Verb: "assign", Unit: id, Ref: "12.2.2", Others: []game.ID{game.ID(i)}})
			}
		}
	}
}

// bearers offers the units that may hold a banner at the start.
func (o *offerer) bearers(side game.Side) {
	b := o.b
	for i := range b.counters {
		c := &b.counters[i]
		if c.side != side || c.rank != game.Banner {
			continue
		}
		for j := range b.counters {
			if id := game.ID(j); b.units[i].held != id {
				o.add(Bear{game.ID(i), id}, "bear", id, b.units[id].at, "7.1.1")
			}
		}
	}
}

// movement offers every unit that may start its move, the steps of the one now moving,
// the units that come back, and the end of the phase.
func (o *offerer) movement(side game.Side) {
	b := o.b
	o.steps()
	if b.moverOwes() == nil {
		for i := range b.units {
			id, u := game.ID(i), &b.units[i]
			switch {
			case !b.acts(id):
			case b.awaited(id):
				o.arrivals(id)
			case u.where == game.OnMap || u.where == game.Reserve:
				if !u.has(moved) {
					o.add(Begin{id}, "begin", id, u.at, "4.1.2")
				}
			case u.where == game.Away:
				o.returns(id)
			case u.has(rallied):
				o.regroups(id)
			}
		}
		o.button(EndPhase{}, "end-phase", game.None, "2.1")
	}
	o.hidden(side)
	o.drives(side)
}

// steps offers what the unit now moving may do next.
func (o *offerer) steps() {
	b := o.b
	m := b.mover
	if m.id == game.None || m.gone {
		return
	}
	c := &b.counters[m.id]
	for d := hex.N; d <= hex.NW; d++ {
		if d != m.facing && !b.anyWay(&m) {
			continue
		}
		o.strides(m, m.at.Step(d), c)
		o.add(Leave{m.id, d}, "leave", m.id, m.at, "4.4.2")
	}
	for d := hex.N; d <= hex.NW; d++ {
		o.add(Wheel{m.id, d}, "wheel", m.id, m.at.Step(d), "4.3.1")
		o.add(Creep{m.id, false, d}, "creep", m.id, m.at, "4.2.10")
		o.add(Creep{m.id, true, d}, "creep", m.id, m.at.Step(m.facing), "4.2.10")
	}
	o.handovers(m.id)
	o.special(m)
}

// special offers the acts of chapters 9 to 11 and 15 to the unit now moving.
func (o *offerer) special(m mover) {
	b := o.b
	c, u := &b.counters[m.id], &b.units[m.id]
	if c.rank != game.Unit {
		return
	}
	if u.order != sound {
		o.button(Rally{m.id}, "rally", m.id, "Ko-9.3.1")
		for d := hex.N; d <= hex.NW && u.order == panicked; d++ {
			o.add(Flee{m.id, d}, "flee", m.id, m.at.Step(d), "Ko-10.2.2")
		}
	}
	if c.kind.Ranged() {
		o.button(Form{m.id}, "form", m.id, "10.1.3")
		for d := hex.N; d <= hex.NW; d++ {
			o.add(Shift{m.id, m.at.Step(d), m.facing}, "shift", m.id, m.at.Step(d), "10.1.4")
		}
	}
	if c.kind.shootsMounted() {
		o.shots(m.id)
	}
	o.button(Raze{m.id}, "raze", m.id, "11.1.6")
	o.button(Close{m.id}, "close", m.id, "11.3.2")
	o.button(Stakes{m.id}, "stakes", m.id, "Ko-15.2.1")
	o.button(Abandon{m.id}, "abandon", m.id, "Ko-15.1.3")
}

// shots offers everything a unit may shoot at now.
func (o *offerer) shots(id game.ID) {
	b := o.b
	if b.loaded(id) != nil {
		return
	}
	for _, h := range b.units[id].at.Disc(b.fireRange(id)) {
		for t := b.top(h); t != game.None; t = b.next[t] {
			o.add(Shoot{id, t}, "shoot", id, h, "10.2")
		}
		if b.counters[id].kind == Bombards {
			o.add(Batter{id, h}, "batter", id, h, "10.7.5")
		}
	}
}

func (o *offerer) strides(m mover, to hex.Hex, c *counter) {
	o.add(Advance{m.id, to, Gain, false}, "advance", m.id, to, "4.2.1")
	if c.rank != game.Unit || !c.kind.Mounted() {
		return
	}
	o.add(Advance{m.id, to, Hold, false}, "hold-pace", m.id, to, "5.6.12")
	o.add(Advance{m.id, to, Slow, false}, "slow-down", m.id, to, "5.6.13")
	o.add(Advance{m.id, to, Gain, true}, "ride-down", m.id, to, "5.8.1")
}

func (o *offerer) handovers(holder game.ID) {
	b := o.b
	if b.bannerOf(holder) == game.None {
		return
	}
	at := b.units[holder].at
	for _, h := range at.Disc(1) {
		for id := b.top(h); id != game.None; id = b.next[id] {
			o.add(Hand{holder, id}, "hand-banner", holder, h, "7.1.4")
		}
	}
}

func (o *offerer) returns(id game.ID) {
	b := o.b
	u := &b.units[id]
	if b.turn < int(u.back) {
		return
	}
	for _, h := range u.at.Disc(6) {
		o.add(Return{id, h, u.facing.Back()}, "return", id, h, "4.4.3")
	}
}

// arrivals offers a reinforcement one of its entry hexes that is free, and those of several
// not all the same.
func (o *offerer) arrivals(id game.ID) {
	b := o.b
	if b.mayArrive(id) != nil {
		return
	}
	hexes := b.entries(id)
	for i := range hexes {
		h := hexes[(i+7*int(id))%len(hexes)]
		if a := (Enter{id, h, b.inward(h)}); a.check(b) == nil {
			o.out = append(o.out, game.Offer{Act: a, Verb: "enter", Unit: id, At: h, Aim: true, Ref: "R-374"})
			return
		}
	}
}

// hidden offers what a regiment in hiding may do, for nobody but its owner to see.
func (o *offerer) hidden(side game.Side) {
	b := o.b
	for i := range b.counters {
		l := game.ID(i)
		if c := &b.counters[i]; c.side != side || !c.leads() || !b.lurks(l) {
			continue
		}
		from := len(o.out)
		for d := hex.N; d <= hex.NW; d++ {
			o.add(Relocate{l, b.units[i].at.Step(d)}, "relocate", l, b.units[i].at.Step(d), "R-356")
		}
		o.button(Reveal{l}, "reveal", l, "R-358")
		for k := from; k < len(o.out); k++ {
			o.out[k].Secret = true
		}
	}
}

func (o *offerer) regroups(id game.ID) {
	b := o.b
	l := b.rallyPoint(id)
	if l == game.None || !b.on(l) {
		return
	}
	for _, h := range b.units[l].at.Disc(b.counters[l].reach) {
		o.add(Regroup{id, h, b.units[l].facing}, "regroup", id, h, "9.1.6")
	}
}

// drives offers to deny leaders their rest, to whoever may refuse it.
func (o *offerer) drives(side game.Side) {
	for i := range o.b.counters {
		if c := &o.b.counters[i]; c.leads() && c.side == side && o.b.units[i].fatigue > 0 {
			o.button(Drive{game.ID(i)}, "drive", game.ID(i), "13.1.5")
		}
	}
}

// reactions offers the shots at the arm that moves (10.1.5) and the countercharges on the unit
// now moving (5.7).
func (o *offerer) reactions(side game.Side) {
	b := o.b
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && c.rank == game.Unit && b.fireRange(game.ID(i)) > 0 {
			o.shots(game.ID(i))
		}
	}
	if !b.mayBeCountercharged() {
		return
	}
	for _, h := range b.mover.at.Disc(2) {
		for id := b.top(h); id != game.None; id = b.next[id] {
			if b.counters[id].side == side {
				o.rides(id)
			}
		}
	}
}

func (o *offerer) rides(id game.ID) {
	for n := -1; n <= 1; n++ {
		f := o.b.units[id].facing.Turn(n)
		o.add(Countercharge{id, f}, "countercharge", id, o.b.units[id].at.Step(f), "5.7.1")
	}
}

// attacks offers for every hex that can be attacked each unit alone and all units together
// that can reach it, and for every unit all its targets together.
func (o *offerer) attacks(side game.Side) {
	b := o.b
	var hexes []hex.Hex
	groups := map[hex.Hex][]game.ID{}
	for i := range b.counters {
		id := game.ID(i)
		if b.counters[i].rank != game.Unit || !b.on(id) || !b.acts(id) || b.units[i].has(attacked) {
			continue
		}
		targets := b.targets(id)
		for _, h := range targets {
			if groups[h] == nil {
				hexes = append(hexes, h)
			}
			groups[h] = append(groups[h], id)
			o.add(Attack{b.company(id, []hex.Hex{h}), []hex.Hex{h}}, "attack", id, h, "5.2.4")
		}
		if len(targets) > 1 {
			o.add(Attack{b.company(id, targets), targets}, "attack", id, targets[0], "5.2.5")
		}
	}
	for _, h := range hexes {
		if g := groups[h]; len(g) > 1 {
			o.add(Attack{g, []hex.Hex{h}}, "attack", g[0], h, "5.2.5")
		}
	}
	o.button(EndPhase{}, "end-phase", game.None, "2.1")
	o.drives(side)
}

// company is a unit with those of its hex that have to attack together with it, as many
// as may (11.1.8).
func (b *Battle) company(id game.ID, at []hex.Hex) []game.ID {
	by := []game.ID{id}
	for mate := b.top(b.units[id].at); mate != game.None; mate = b.next[mate] {
		if mate != id && b.boundTo(mate, at) && !b.overcrowded(append(slices.Clone(by), mate)) {
			by = append(by, mate)
		}
	}
	return by
}

// decisions offers the answers to the decision that is pending.
func (o *offerer) decisions(side game.Side, s step) {
	if o.b.decider(s) != side {
		return
	}
	switch s.kind {
	case joinStep:
		for i := range o.b.counters {
			if o.b.counters[i].side == side && o.b.on(game.ID(i)) && o.b.counters[i].rank == game.Unit {
				o.rides(game.ID(i))
			}
		}
		o.button(Strike{}, "strike", game.None, "5.7.3")
	case lossStep, shortStep:
		for _, id := range o.b.losers(s) {
			o.add(Lose{id}, "lose", id, o.b.units[id].at, "5.4.7")
		}
	case retreatStep, escapeStep:
		for _, r := range o.b.fight.runs {
			o.b.eachRetreat(r, func(p []hex.Hex) {
				to := p[len(p)-1]
				o.way(Retreat{r.id, p, to.Bearing(o.b.units[r.id].at)}, "retreat", r.id, p, "5.4.2")
			})
		}
	case pursuitStep:
		for _, c := range o.b.fight.chase {
			o.chase(c)
		}
	case manStep:
		o.b.eachManning(func(ids []game.ID) {
			o.add(Man{ids}, "man", ids[0], o.b.fight.at[0], "11.1.8")
		})
	case fireStep:
		back := Shoot{o.b.shots[0].at, o.b.shots[0].by}
		o.add(back, "shoot", back.Unit, o.b.units[back.Target].at, "10.2.6")
		o.button(HoldFire{}, "hold-fire", game.None, "10.2.6")
	case sufferStep:
		for _, id := range o.b.victims(s) {
			o.add(Suffer{id}, "suffer", id, o.b.units[id].at, "10.2.1")
		}
	case catchStep:
		for _, id := range o.b.catchers(s.banner, s.n) {
			o.add(Catch{s.banner, id}, "take-banner", id, o.b.units[id].at, "7.1.5")
		}
	}
}

// chase offers the ways of a pursuit or an advance.
func (o *offerer) chase(c chaser) {
	b := o.b
	at := b.units[c.id].at
	if b.advancing() {
		b.eachAdvance(c.id, func(p []hex.Hex) {
			o.way(Exploit{c.id, p, heading(at, p)}, "advance-after", c.id, p, "5.2.8")
		})
	} else {
		b.eachPursuit(c, func(p []hex.Hex) {
			o.way(Pursue{Unit: c.id, Path: p, Facing: heading(at, p)}, "pursue", c.id, p, "5.5.3")
			if !c.must {
				o.ridesOff(c.id, p)
			}
		})
		o.escorted(c)
	}
	o.button(Stay{c.id}, "stay", c.id, "5.5.1")
}

// ridesOff offers to leave the map at the end of a voluntary pursuit (4.4.1, R-134).
func (o *offerer) ridesOff(id game.ID, p []hex.Hex) {
	to := p[len(p)-1]
	for d := hex.N; d <= hex.NW; d++ {
		if o.b.board.AtEdge(to, d) {
			o.way(Pursue{Unit: id, Path: p, Facing: d, Off: true}, "leave", id, p, "4.4.1")
			return
		}
	}
}

// escorted offers the same pursuits with the leaders of the hex going along.
func (o *offerer) escorted(c chaser) {
	b := o.b
	with := b.standing(b.units[c.id].at, b.counters[c.id].side, isLeader)
	if len(with) == 0 {
		return
	}
	b.eachPursuit(c, func(p []hex.Hex) {
		o.way(Pursue{Unit: c.id, Path: p, Facing: heading(b.units[c.id].at, p), With: with}, "pursue-with-leader", c.id, p, "5.5.3")
	})
}

// heading is the direction of the last step of a path.
func heading(from hex.Hex, path []hex.Hex) hex.Dir {
	if n := len(path); n > 1 {
		from = path[n-2]
	}
	d, _ := from.Toward(path[len(path)-1])
	return d
}

// decider is the side a pending decision belongs to.
func (b *Battle) decider(s step) game.Side {
	if s.kind == pursuitStep {
		return b.chaseSide()
	}
	return s.side
}
