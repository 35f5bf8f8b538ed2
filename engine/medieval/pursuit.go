package medieval

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 5.5 Pursuit: winners follow the beaten into the hexes they left. Units far from a
// leader must (5.5.2).

// pursuing rolls the tests and waits while a winner has a choice.
func (b *Battle) pursuing(s step) (waits bool) {
	f := &b.fight
	if f.chase == nil {
		f.chase = []chaser{}
		if len(f.trails) > 0 {
			b.testPursuers()
		} else {
			b.listAdvance()
		}
	}
	f.chase = slices.DeleteFunc(f.chase, func(c chaser) bool { return !b.mayChase(c) })
	return len(f.chase) > 0
}

// mayChase reports whether a winner can make at least one hex.
func (b *Battle) mayChase(c chaser) bool {
	if !b.able(c.id) {
		return false
	}
	if b.advancing() {
		return b.canAdvance(c.id)
	}
	return b.canFollow(c.id)
}

// canFollow reports whether a winner could enter a hex that one of the beaten left.
func (b *Battle) canFollow(id game.ID) bool {
	return b.able(id) && !b.slow(id) && slices.ContainsFunc(b.fight.trails, func(t trail) bool {
		return b.follow(id, t.path[0], b.units[id].at) == nil
	})
}

// chaseSide is the side that pursues or advances.
func (b *Battle) chaseSide() game.Side {
	return b.counters[b.fight.chase[0].id].side
}

// testPursuers lists the winners and whether they must pursue; units of one hex test
// together, in the order of their counters (5.5.2, R-121, R-442).
func (b *Battle) testPursuers() {
	type verdict struct {
		at   hex.Hex
		duty duty
	}
	var done []verdict
	party := 1 - b.fight.beaten()
	for _, id := range b.members(party) {
		if b.slow(id) {
			continue
		}
		at := b.units[id].at
		if !slices.ContainsFunc(b.posted(b.members(party), at), b.canFollow) {
			continue
		}
		i := slices.IndexFunc(done, func(v verdict) bool { return v.at == at })
		if i < 0 {
			i = len(done)
			done = append(done, verdict{at, b.testPursuit(id)})
		}
		b.fight.chase = append(b.fight.chase, chaser{id, done[i].duty})
	}
}

// testPursuit throws the pursuit die of a hex and returns why its units may not stay; where the
// table leaves no doubt no die is thrown.
func (b *Battle) testPursuit(id game.ID) (must duty) {
	side := b.counters[id].side
	dist := b.leaderDistance(id)
	e := game.Event{Kind: eventPursuitVoluntary, Side: side, Unit: id, By: game.None, N: dist, Ref: "5.5.2"}
	first, last := b.ed.Pursuit.obligatory(dist, b.moraleFor(side) == Elation)
	switch {
	case last < first:
	case last-first == 5:
		must = b.ed.Pursuit.certain(dist)
	default:
		obliged := dice.From(first) & dice.UpTo(last)
		e.Dice = b.throw(dice.One("pursuit-test", id, ^obliged))
		e.Tally, e.Trials = b.pursuitTally(e.Dice[0], side), tried(id, e.Dice, obliged)
		if obliged.Has(e.Dice[0]) {
			must = byTest
		}
	}
	if no := must.refusal(); no != nil {
		e.Kind, e.Ref = eventPursuitObligatory, no.Ref
	}
	b.emit(e)
	return must
}

func (b *Battle) pursuitTally(die int, side game.Side) *rule.Tally {
	var t rule.Tally
	t.Add("5.5.2", "die", die)
	if b.moraleFor(side) == Elation {
		t.Add("6.1.8", "elation", -b.ed.Pursuit.Elation)
	}
	return &t
}

// obligatory gives the dice, from first to last, that make pursuit obligatory at a distance
// from the nearest leader, for a side at MORALE +2 or not (5.5.2, 6.1.8, R-124 to R-126).
func (t PursuitTest) obligatory(dist int, elated bool) (first, last int) {
	switch {
	case elated && t.ElatedMustRide && dist > 0, dist >= max(len(t.ObligatoryTo), len(t.VoluntaryTo)):
		return 1, 6
	case t.VoluntaryTo != nil:
		return t.VoluntaryTo[dist] + 1, 6
	case elated:
		return 1, min(6, t.ObligatoryTo[dist]+t.Elation)
	}
	return 1, t.ObligatoryTo[dist]
}

// certain is the duty to pursue without a die: by the table itself, the distance, or elation.
func (t PursuitTest) certain(dist int) duty {
	switch {
	case t.VoluntaryTo == nil:
		return byTest
	case dist >= len(t.VoluntaryTo):
		return farAway
	}
	return inElation
}

// leaderDistance is how far the nearest leader is who may lead a unit.
func (b *Battle) leaderDistance(id game.ID) int {
	best, h := 1<<10, b.units[id].at
	for _, l := range b.ranks.leaders[b.counters[id].side] {
		if b.on(l) && b.leads(l, id) {
			best = min(best, h.Distance(b.units[l].at))
		}
	}
	return best
}

// follow says why a pursuer may not enter a hex (5.5.6, R-131, R-132, R-135).
func (b *Battle) follow(id game.ID, to, from hex.Hex) *rule.Refusal {
	d, near := from.Toward(to)
	if !near {
		return notAdjacent
	}
	if _, no := b.crossing(from, d); no != nil {
		return no
	}
	if b.endsAtWall(id, to, from) {
		return pursuitWall
	}
	c := &b.counters[id]
	foe := c.side.Other()
	if b.any(to, foe, isUnit) {
		if !c.kind.Mounted() || b.any(to, foe, isHorse) {
			return pursuitBlocked // 4.2.2
		}
		return b.sheltered(to) // 5.5.9, 5.8.8
	}
	if !b.fits(id, to) {
		return overStack
	}
	return nil
}

// endsAtWall reports whether a wall stops a pursuit: it may be crossed into the hex that was
// defended, and no further (11.1.5).
func (b *Battle) endsAtWall(id game.ID, to, from hex.Hex) bool {
	start, known := b.fight.post(id)
	if !known {
		return false
	}
	if from == start {
		return b.walled(from, to) && !b.vacated(to)
	}
	return b.walled(from, to) || b.walled(start, from)
}

// vacated reports whether a unit began its retreat in a hex.
func (b *Battle) vacated(h hex.Hex) bool {
	return slices.ContainsFunc(b.fight.trails, func(t trail) bool { return t.path[0] == h })
}

// forced is the way of an obligatory pursuit along a trail: all of it up to the length of
// the retreat, as far as it is free (5.5.3, R-127).
func (b *Battle) forced(id game.ID, t trail) []hex.Hex {
	from := b.units[id].at
	var path []hex.Hex
	for _, to := range t.path {
		if len(path) == b.allowance() || b.follow(id, to, from) != nil {
			break
		}
		path = append(path, to)
		from = to
	}
	return path
}

// allowance is how many hexes a pursuit may have: the printed retreat.
func (b *Battle) allowance() int {
	return max(b.fight.result.Attack.Retreat, b.fight.result.Defend.Retreat)
}

// chaserOf finds a winner who may still pursue or advance.
func (b *Battle) chaserOf(id game.ID) (chaser, bool) {
	for _, c := range b.fight.chase {
		if c.id == id {
			return c, true
		}
	}
	return chaser{}, false
}

func (a Pursue) check(b *Battle) *rule.Refusal {
	if b.waits(pursuitStep) == nil || b.advancing() {
		return notPending
	}
	c, ok := b.chaserOf(a.Unit)
	switch {
	case !ok:
		return notPursuing
	case a.Facing > hex.NW:
		return badFacing
	case len(a.Path) == 0:
		return pursuitFirst
	}
	if no := b.escort(a.Unit, a.With); no != nil {
		return no
	}
	if c.duty != free {
		return b.checkForced(a)
	}
	return b.checkFree(a)
}

// escort says why leaders may not go along: they must be with the pursuer.
func (b *Battle) escort(id game.ID, with []game.ID) *rule.Refusal {
	for _, l := range with {
		if !b.known(l) || !b.counters[l].leads() || !b.on(l) ||
			b.counters[l].side != b.counters[id].side || b.units[l].at != b.units[id].at {
			return notALeader
		}
	}
	return nil
}

func (b *Battle) checkForced(a Pursue) *rule.Refusal {
	if a.Off {
		return pursuitPath
	}
	for _, t := range b.fight.trails {
		if slices.Equal(a.Path, b.forced(a.Unit, t)) {
			return nil
		}
	}
	return pursuitPath
}

// checkFree checks a voluntary pursuit: the emptied hex first, then never more than one
// hex from the trail (5.5.4, 5.5.5, R-128, R-129).
func (b *Battle) checkFree(a Pursue) *rule.Refusal {
	n := len(a.Path)
	if a.Off {
		if !b.board.AtEdge(a.Path[n-1], a.Facing) {
			return notAtEdge // 4.4.1, R-134
		}
		n++
	}
	if n > b.allowance() {
		return pursuitLong
	}
	from := b.units[a.Unit].at
	for _, to := range a.Path {
		if no := b.follow(a.Unit, to, from); no != nil {
			return no
		}
		from = to
	}
	first := false
	for _, t := range b.fight.trails {
		if t.path[0] != a.Path[0] {
			continue
		}
		first = true
		if b.along(a.Path, t) {
			return nil
		}
	}
	if first {
		return pursuitStray
	}
	return pursuitFirst
}

// along reports whether every hex of a path lies on or beside a trail.
func (b *Battle) along(path []hex.Hex, t trail) bool {
	for _, h := range path {
		if !slices.ContainsFunc(t.path, func(o hex.Hex) bool { return h.Distance(o) <= 1 }) {
			return false
		}
	}
	return true
}

func (a Pursue) apply(b *Battle) {
	if !b.fight.mustChase(a.Unit) {
		b.stir(a.Unit)
	}
	b.stopChasing(a.Unit)
	from := b.units[a.Unit].at
	b.openShiltron(a.Unit, "11.3.8")
	b.dropPalisade(a.Unit, "R-138")
	b.emit(game.Event{Kind: eventPursued, Side: b.counters[a.Unit].side, Unit: a.Unit, By: game.None,
		From: from, At: a.Path[len(a.Path)-1], N: len(a.Path), Ref: "5.5.3"})
	for _, to := range a.Path {
		if !b.chaseInto(a.Unit, to, a.With) {
			return
		}
	}
	if a.Off {
		b.depart(a.Unit, a.Facing, b.turn+turnsAway+1, "4.4.1")
		return
	}
	u := &b.units[a.Unit]
	if u.facing.Angle(a.Facing) > 1 {
		u.charge = 0 // 5.5.8
	}
	u.facing = a.Facing // 4.3.7
}

// chaseInto moves a pursuer one hex, with the leaders who go along: no charge is gained, turns of
// 120 degrees and more lose it (5.5.7, 5.5.8, R-133). It reports whether the unit can go on; who is
// thrown back takes his leaders back with him.
func (b *Battle) chaseInto(id game.ID, to hex.Hex, with []game.ID) bool {
	u, c := &b.units[id], &b.counters[id]
	from := u.at
	d, _ := from.Toward(to)
	if u.facing.Angle(d) > 1 {
		u.charge = 0
	}
	if c.kind.Mounted() && b.any(to, c.side.Other(), isFoot) {
		b.trample(id, to) // 5.5.9
	}
	u.facing = d
	b.carry(id, to, false, with)
	if u.at == from {
		b.takeAlong(with, from)
	}
	return b.stands(id, to)
}

// takeAlong moves leaders with a pursuer; that tires them.
func (b *Battle) takeAlong(leaders []game.ID, to hex.Hex) {
	for _, l := range leaders {
		b.put(l, to)
		b.exert(l)
	}
}

// stopChasing takes a unit off the list of those that may still pursue.
func (b *Battle) stopChasing(id game.ID) {
	b.fight.chase = slices.DeleteFunc(b.fight.chase, func(c chaser) bool { return c.id == id })
}

func (a Stay) check(b *Battle) *rule.Refusal {
	if b.waits(pursuitStep) == nil {
		return notPending
	}
	c, ok := b.chaserOf(a.Unit)
	if !ok {
		return notPursuing
	}
	return c.duty.refusal()
}

func (a Stay) apply(b *Battle) { b.stopChasing(a.Unit) }
