package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Offers appends what a side may do now. Every offer has passed the check of its act.
func (b *Battle) Offers(side game.Side, to []game.Offer) []game.Offer {
	o := offerer{b: b, Offers: kit.Offers{Legal: b.legal, List: to}}
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
	o.tires(side)
	return o.List
}

// offerer collects offers.
type offerer struct {
	b *Battle
	kit.Offers
	landing landing
}

// landing is what an entry zone offers to the arm of the phase, whoever of it arrives there.
type landing struct {
	zone  string
	hexes []hex.Hex
	room  []int8 // the SP for which there is room in each hex, none where nobody may arrive
}

func (o *offerer) setUp(side game.Side) {
	b := o.b
	if b.ready[side] {
		return
	}
	for i := range b.counters {
		id, c := game.ID(i), &b.counters[i]
		if c.side != side || c.rank == game.Banner {
			continue
		}
		o.place(id)
		o.Button(ThinRanks{id}, verbThin, id, "R-395")
	}
	o.bearers(side)
	o.assigns(side)
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && c.kind.Ranged() && b.on(game.ID(i)) {
			o.Button(ChangeFormation{game.ID(i)}, verbForm, game.ID(i), "10.1.3")
		}
	}
	o.Button(Deploy{side}, game.VerbDeploy, game.None, "R-7")
	o.Button(Ready{side}, game.VerbReady, game.None, "R-7")
}

// place offers to place a counter, to take it back, or to hide it.
func (o *offerer) place(id game.ID) {
	b := o.b
	c, u := &b.counters[id], &b.units[id]
	switch {
	case u.where == game.OnMap:
		o.Add(Lift{id}, verbLift, id, u.at, "R-7")
	case u.where != game.Unplaced:
	case c.leads() && c.setup.Secret > 0:
		o.Secret(Hide{id, c.setup.Around[0].Hex}, verbHide, id, c.setup.Around[0].Hex, "R-355")
	default:
		d, far := b.view(id)
		if h, ok := b.bestHome(id, far); ok {
			o.Add(Place{id, h, d}, game.VerbPlace, id, h, "R-7")
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
				o.List = append(o.List, game.Offer{Act: a, Verb: verbAssign, Unit: id, Ref: "12.2.2", Others: []game.ID{game.ID(i)}})
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
				o.Add(BearBanner{game.ID(i), id}, verbBear, id, b.units[id].at, "7.1.1")
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
		army := &b.sc.Armies[side].Arrivals
		room := army.Horse+army.Foot > 0 && b.quota(side, b.phase.horse()) == nil
		for _, id := range b.acting() {
			u := &b.units[id]
			switch {
			case b.awaited(id):
				if room && b.counters[id].rank == game.Unit {
					o.arrivals(id)
				}
			case u.where == game.OnMap || u.where == game.Reserve:
				if b.unmoved(id) == nil {
					o.Sure(Begin{id}, game.VerbBegin, id, u.at, "4.1.2")
				}
			case u.where == game.Away:
				o.returns(id)
			case u.has(rallied):
				o.regroups(id)
			}
		}
		o.Button(EndPhase{}, game.VerbEndPhase, game.None, "2.1")
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
	for d := hex.N; d <= hex.NW; d++ {
		if d != m.facing && !b.anyWay(&m) {
			continue
		}
		o.strides(&m, d)
		if b.board.AtEdge(m.at, d) {
			o.Add(Leave{m.id, d}, game.VerbLeave, m.id, m.at, "4.4.2")
		}
	}
	if b.counters[m.id].rank == game.Unit {
		o.turns(m)
		o.handovers(m.id)
		o.special(m)
	}
}

// turns offers the unit now moving its turns, and its minimum moves while it has done nothing.
func (o *offerer) turns(m mover) {
	_, shut := o.b.creep(m, true, m.facing, rule.SumOnly())
	for d := hex.N; d <= hex.NW; d++ {
		if next, cost := m, rule.SumOnly(); o.b.wheel(&next, d, &cost) == nil {
			o.Sure(Wheel{m.id, d}, verbWheel, m.id, m.at.Step(d), "4.3.1")
		}
		if !m.fresh {
			continue // 4.2.10
		}
		if _, no := o.b.creep(m, false, d, rule.SumOnly()); no == nil {
			o.Sure(Creep{m.id, false, d}, verbCreep, m.id, m.at, "4.2.10")
		}
		if shut == nil && !o.b.turnsFromAga(&m, d) {
			o.Sure(Creep{m.id, true, d}, verbCreep, m.id, m.at.Step(m.facing), "4.2.10")
		}
	}
}

// special offers the acts of chapters 9 to 11 and 15 to the unit now moving.
func (o *offerer) special(m mover) {
	b := o.b
	c, u := &b.counters[m.id], &b.units[m.id]
	if u.order != sound {
		o.Button(Rally{m.id}, verbRally, m.id, "Ko-9.3.1")
		for d := hex.N; d <= hex.NW && u.order == panicked; d++ {
			o.Add(Flee{m.id, d}, verbFlee, m.id, m.at.Step(d), "Ko-10.2.2")
		}
	}
	if c.kind.Ranged() {
		o.Button(ChangeFormation{m.id}, verbForm, m.id, "10.1.3")
		for d := hex.N; d <= hex.NW; d++ {
			o.Add(ShiftInFormation{m.id, m.at.Step(d), m.facing}, verbShift, m.id, m.at.Step(d), "10.1.4")
		}
	}
	if c.kind.shootsMounted() {
		o.shots(m.id)
	}
	o.Button(RazeFort{m.id}, verbRaze, m.id, "11.1.6")
	o.Button(FormShiltron{m.id}, verbClose, m.id, "11.3.2")
	o.Button(SetPalisade{m.id}, verbStakes, m.id, "Ko-15.2.1")
	o.Button(AbandonPalisade{m.id}, verbAbandon, m.id, "Ko-15.1.3")
}

// shots offers everything a unit may shoot at now.
func (o *offerer) shots(id game.ID) {
	b := o.b
	if b.loaded(id) != nil {
		return
	}
	for _, step := range hex.Within(b.fireRange(id)) {
		h := b.units[id].at.Plus(step)
		for t := b.top(h); t != game.None; t = b.piles.Next(t) {
			if b.mayAim(id, t) == nil {
				o.Sure(Shoot{id, t}, game.VerbShoot, id, h, "10.2")
			}
		}
		if b.mayBatter(id, h) == nil {
			o.Sure(BatterWalls{id, h}, verbBatter, id, h, "10.7.5")
		}
	}
}

// strides offers the manners in which the unit now moving may go in a direction.
func (o *offerer) strides(m *mover, d hex.Dir) {
	w, no := o.b.wayOut(m, d)
	if no != nil {
		return
	}
	o.stride(m, &w, Gain, false, game.VerbAdvance, "4.2.1")
	if c := &o.b.counters[m.id]; c.rank == game.Unit && c.kind.Mounted() {
		o.stride(m, &w, Hold, false, verbHoldPace, "5.6.12")
		o.stride(m, &w, Slow, false, verbSlowDown, "5.6.13")
		o.stride(m, &w, Gain, true, verbRideDown, "5.8.1")
	}
}

func (o *offerer) stride(m *mover, w *way, pace Pace, ride bool, verb game.Verb, ref rule.Ref) {
	s := stride{next: *m, cost: rule.SumOnly()}
	if o.b.takeWay(&s, m, w, pace, ride) == nil {
		o.Sure(Advance{m.id, w.to, pace, ride}, verb, m.id, w.to, ref)
	}
}

func (o *offerer) handovers(holder game.ID) {
	b := o.b
	if b.bannerOf(holder) == game.None {
		return
	}
	at := b.units[holder].at
	for _, step := range hex.Within(1) {
		h := at.Plus(step)
		for id := b.top(h); id != game.None; id = b.piles.Next(id) {
			o.Towards(HandBanner{holder, id}, verbHandBanner, holder, id, h, "7.1.4")
		}
	}
}

func (o *offerer) returns(id game.ID) {
	b := o.b
	u := &b.units[id]
	if b.turn < int(u.back) {
		return
	}
	for _, step := range hex.Within(6) {
		if h := u.at.Plus(step); b.returnsAt(id, h) == nil {
			o.Sure(Return{id, h, u.facing.Back()}, verbReturn, id, h, "4.4.3")
		}
	}
}

// arrivals offers a reinforcement, for whose arm the turn has room, one of its entry hexes that
// is free, and those of several not all the same.
func (o *offerer) arrivals(id game.ID) {
	b, c := o.b, &o.b.counters[id]
	l := &o.landing
	if l.zone != c.setup.Arrives {
		*l = b.landing(id)
	}
	sp, k := b.units[id].sp, 7*int(id)%max(1, len(l.hexes))
	for range l.hexes {
		if h := l.hexes[k]; sp <= l.room[k] {
			o.Sure(Enter{id, h, b.inward(h)}, verbEnter, id, h, "R-374")
			return
		}
		if k++; k == len(l.hexes) {
			k = 0
		}
	}
}

// landing looks at the entry hexes of a reinforcement.
func (b *Battle) landing(id game.ID) landing {
	c := &b.counters[id]
	l := landing{zone: c.setup.Arrives, hexes: b.entries(id)}
	l.room = make([]int8, len(l.hexes))
	for i, h := range l.hexes {
		if b.unopposed(h, c.side.Other()) == nil && !b.closed(h, c.side, id) {
			l.room[i] = int8(b.room(h, c.side, c.kind.Mounted(), id))
		}
	}
	return l
}

// hidden offers what a regiment in hiding may do, for nobody but its owner to see.
func (o *offerer) hidden(side game.Side) {
	b := o.b
	for _, l := range b.ranks.leaders[side] {
		if !b.lurks(l) {
			continue
		}
		from := len(o.List)
		for d := hex.N; d <= hex.NW; d++ {
			o.Add(Relocate{l, b.units[l].at.Step(d)}, verbRelocate, l, b.units[l].at.Step(d), "R-356")
		}
		o.Button(Reveal{l}, verbReveal, l, "R-358")
		for k := from; k < len(o.List); k++ {
			o.List[k].Secret = true
		}
	}
}

func (o *offerer) regroups(id game.ID) {
	b := o.b
	var seen []hex.Hex
	for _, l := range b.rallyPoints(id) {
		if !b.on(l) {
			continue
		}
		for _, step := range hex.Within(b.counters[l].reach) {
			h := b.units[l].at.Plus(step)
			if slices.Contains(seen, h) {
				continue // near two leaders
			}
			seen = append(seen, h)
			o.Add(Regroup{id, h, b.units[l].facing}, verbRegroup, id, h, "9.1.6")
		}
	}
}

// drives offers to deny leaders their rest, to whoever may refuse it.
func (o *offerer) drives(side game.Side) {
	for _, l := range o.b.ranks.leaders[side] {
		if o.b.units[l].fatigue > 0 {
			o.Button(DriveOn{l}, verbDrive, l, "13.1.5")
		}
	}
}

// tires offers to charge another leader with the last combat, whosever phase it is.
func (o *offerer) tires(side game.Side) {
	for _, l := range o.b.substitutes(side) {
		if a := (TireLeader{l}); o.b.Check(a) == nil {
			o.List = append(o.List, game.Offer{Act: a, Verb: verbTire, Unit: game.None, Ref: "R-61", Others: []game.ID{l, o.b.credits[side].leader}})
		}
	}
}

// reactions offers the shots at the arm that moves (10.1.5) and the countercharges on the unit
// now moving (5.7).
func (o *offerer) reactions(side game.Side) {
	for _, id := range o.b.ranks.shooters[side] {
		o.shots(id)
	}
	o.countercharges(side)
}

func (o *offerer) countercharges(side game.Side) {
	b := o.b
	if !b.mayBeCountercharged() {
		return
	}
	for _, step := range hex.Within(2) {
		h := b.mover.at.Plus(step)
		for id := b.top(h); id != game.None; id = b.piles.Next(id) {
			if b.counters[id].side == side {
				o.rides(id)
			}
		}
	}
}

func (o *offerer) rides(id game.ID) {
	for n := -1; n <= 1; n++ {
		f := o.b.units[id].facing.Turn(n)
		o.Add(Countercharge{id, f}, verbCountercharge, id, o.b.units[id].at.Step(f), "5.7.1")
	}
}
