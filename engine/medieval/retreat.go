package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 5.4 Retreat: every step leads further from the combat hex, out of enemy ZoC; what
// cannot be retreated costs SP.

// retreating prepares the retreats of a beaten party and waits while a counter has a
// choice; counters that cannot move at all are done with (5.4.1, 5.4.6, 8.2.7).
func (b *Battle) retreating(s step) (waits bool) {
	if s.party < 0 {
		return false
	}
	if b.fight.runs == nil {
		b.startRuns(s)
	}
	b.fight.runs = slices.DeleteFunc(b.fight.runs, func(r run) bool { return !b.on(r.id) })
	if b.canRun() {
		return true
	}
	left := b.fight.runs
	b.fight.runs = nil
	for _, r := range left {
		switch {
		case b.rooted(r.id):
			b.stand(r, s.party)
		case b.counters[r.id].rank == game.Unit:
			b.fight.short = max(b.fight.short, r.n)
		}
	}
	if s.kind == retreatStep {
		b.nextShort().n = b.fight.short
	}
	return false
}

// stand makes a unit that cannot retreat pay with SP for every hex (10.3.3, R-115, R-250).
func (b *Battle) stand(r run, party int) {
	b.fight.lost[party] += min(r.n, int(b.units[r.id].sp))
	b.hurt(r.id, r.n, inCombat, b.stuck(r.id).Ref)
}

// stuck is why a unit in combat formation does not fall back: bombards have a rule of their own.
func (b *Battle) stuck(id game.ID) *rule.Refusal {
	if b.counters[id].kind == Bombards {
		return stuckGun // 10.7.4
	}
	return stuckFast // 10.3.3
}

// nextShort is the pending step for the hexes that were not retreated.
func (b *Battle) nextShort() *step {
	for i := len(b.steps) - 1; ; i-- {
		if b.steps[i].kind == shortStep {
			return &b.steps[i]
		}
	}
}

// startRuns lists who has to retreat; beaten attackers lose their charge at once (5.6.10, R-94).
func (b *Battle) startRuns(s step) {
	f := &b.fight
	n := f.harmTo(s.party).Retreat
	f.runs = []run{}
	if s.kind == escapeStep {
		for _, id := range b.withBeaten(s.party) {
			f.runs = append(f.runs, run{id, n})
		}
		return
	}
	for _, id := range b.members(s.party) {
		if s.party == 0 {
			b.units[id].charge = 0
		}
		f.runs = append(f.runs, run{id, n})
		f.fled = append(f.fled, id)
		b.openShiltron(id, "11.3.8")
	}
}

// canRun reports whether any counter that has to retreat can make a step.
func (b *Battle) canRun() bool {
	for _, r := range b.fight.runs {
		if b.farthest(r) > 0 {
			return true
		}
	}
	return false
}

// fallBack says why a retreating counter may not step from one hex to the next.
func (b *Battle) fallBack(id game.ID, from, to, origin hex.Hex) *rule.Refusal {
	d, near := from.Toward(to)
	switch {
	case !near:
		return notAdjacent
	case origin.Distance(to) <= origin.Distance(from):
		return pathNotAway // 5.4.2, R-100
	}
	w, no := b.crossing(from, d)
	if no == offMap {
		return retreatEdge // 4.4.1
	}
	switch {
	case no != nil:
		return no
	case w.wall && b.counters[id].horse():
		return wallBars
	case b.rooted(id):
		return b.stuck(id)
	}
	foe := b.counters[id].side.Other()
	if b.counters[id].leads() {
		if b.any(w.to, foe, isAnybody) {
			return leaderEnters
		}
		if !b.fits(id, w.to) {
			return shiltronClosed // 11.3.11
		}
		return nil // 8.2.6
	}
	switch {
	case b.zoned(w.to, foe):
		return retreatZone // 5.4.5, R-103, R-104
	case b.any(w.to, foe, isUnit):
		return enemyThere
	}
	return b.pressThrough(id, w.to)
}

// pressThrough settles friends on the path: cavalry rides down infantry (5.4.4, R-110),
// others need room (4.5.2, R-108).
func (b *Battle) pressThrough(id game.ID, to hex.Hex) *rule.Refusal {
	c := &b.counters[id]
	if !b.ridesOver(id, to) {
		if !b.fits(id, to) {
			return overStack
		}
		return nil
	}
	if b.overfull(to, c.side) {
		return overStack
	}
	if no := b.sheltered(to); no != nil {
		return no
	}
	for _, f := range b.standing(to, c.side, isHorse) {
		if int(b.units[f].sp)+int(b.units[id].sp) > HexLimit {
			return overStack
		}
	}
	return nil
}

// ridesOver reports whether a unit that falls back into a hex rides its own foot down there, even if all
// would have room (5.4.4, R-110).
func (b *Battle) ridesOver(id game.ID, to hex.Hex) bool {
	c := &b.counters[id]
	return c.kind.Mounted() && b.any(to, c.side, isFoot) && !(b.plays(sparedFriends) && b.fits(id, to))
}

// tied reports whether a retreating leader must go the way of a unit of his stack.
func (b *Battle) tied(id game.ID) bool { return b.counters[id].leads() && !b.ed.LeaderLeavesStack }

// waysOfStack are the ways the units of a leader's hex went that are open to him.
func (b *Battle) waysOfStack(leader game.ID) (ways [][]hex.Hex) {
	origin := b.units[leader].at
	for _, t := range b.fight.trails {
		if t.path[0] != origin {
			continue
		}
		from, n := origin, 0
		for _, to := range t.path[1:] {
			if b.fallBack(leader, from, to, origin) != nil {
				break
			}
			from, n = to, n+1
		}
		way := t.path[1 : 1+n]
		if n > 0 && !slices.ContainsFunc(ways, func(w []hex.Hex) bool { return slices.Equal(w, way) }) {
			ways = append(ways, way)
		}
	}
	return ways
}

// farthest is how many of its hexes a counter can retreat.
func (b *Battle) farthest(r run) int {
	if b.tied(r.id) {
		best := 0
		for _, w := range b.waysOfStack(r.id) {
			best = max(best, len(w))
		}
		return best
	}
	origin := b.units[r.id].at
	ring := []hex.Hex{origin}
	for n := range r.n {
		var next []hex.Hex
		for _, from := range ring {
			for d := hex.N; d <= hex.NW; d++ {
				if to := from.Step(d); b.fallBack(r.id, from, to, origin) == nil && !slices.Contains(next, to) {
					next = append(next, to)
				}
			}
		}
		if len(next) == 0 {
			return n
		}
		ring = next
	}
	return r.n
}

// runOf is the retreat a counter still has to make.
func (b *Battle) runOf(id game.ID) (run, bool) {
	for _, r := range b.fight.runs {
		if r.id == id {
			return r, true
		}
	}
	return run{}, false
}

// retreatPending is the retreat that waits for its player.
func (b *Battle) retreatPending() *step {
	if s := b.waits(retreatStep); s != nil {
		return s
	}
	return b.waits(escapeStep)
}

func (a Retreat) check(b *Battle) *rule.Refusal {
	if b.retreatPending() == nil {
		return notPending
	}
	r, ok := b.runOf(a.Unit)
	if !ok {
		return notRetreating
	}
	if a.Facing > hex.NW {
		return badFacing
	}
	if len(a.Path) > r.n {
		return retreatLong
	}
	origin := b.units[a.Unit].at
	from := origin
	for _, to := range a.Path {
		if no := b.fallBack(a.Unit, from, to, origin); no != nil {
			return no
		}
		from = to
	}
	if len(a.Path) < b.farthest(r) {
		return retreatShort // 5.4.6: as far as it can
	}
	if b.tied(a.Unit) && !slices.ContainsFunc(b.waysOfStack(a.Unit), func(p []hex.Hex) bool { return slices.Equal(p, a.Path) }) {
		return leaderTied
	}
	if len(a.Path) == 0 {
		return notRetreating
	}
	return nil
}

func (a Retreat) apply(b *Battle) {
	f := &b.fight
	r, _ := b.runOf(a.Unit)
	f.runs = slices.DeleteFunc(f.runs, func(x run) bool { return x.id == a.Unit })
	if b.counters[a.Unit].rank == game.Unit {
		f.short = max(f.short, r.n-len(a.Path))
	}
	made := b.withdraw(a.Unit, a.Path)
	if b.counters[a.Unit].rank == game.Unit {
		origin, _ := f.post(a.Unit)
		f.trails = append(f.trails, trail{a.Unit, append([]hex.Hex{origin}, made...)})
	}
	if b.on(a.Unit) {
		b.units[a.Unit].facing = a.Facing // 4.3.7
	}
}

// withdraw moves a counter back hex by hex and returns the hexes it entered; no turn on the
// way takes its charge (5.4.3).
func (b *Battle) withdraw(id game.ID, path []hex.Hex) (made []hex.Hex) {
	c := &b.counters[id]
	from := b.units[id].at
	b.emit(game.Event{Kind: eventRetreated, Side: c.side, Unit: id, By: game.None, From: from, At: path[len(path)-1], N: len(path), Ref: "5.4.2"})
	b.dropPalisade(id, "Ko-15.2.4")
	for _, to := range path {
		if c.rank == game.Unit && b.ridesOver(id, to) {
			b.trample(id, to) // 5.4.4
		}
		b.carry(id, to, false, nil)
		made = append(made, to)
		if !b.on(id) || b.units[id].at != to {
			return made // panic on the way does not end it
		}
	}
	return made
}

// carry moves a counter one hex in the course of a combat, with leaders who go along: the ground
// breaks it by the charge it comes with and takes of that what it takes on any move (4.1.1, R-106,
// ); only an advance gains any (5.5.7).
func (b *Battle) carry(id game.ID, to hex.Hex, gains bool, with []game.ID) {
	u, c := &b.units[id], &b.counters[id]
	d, _ := u.at.Toward(to)
	w, _ := b.crossing(u.at, d)
	ref := rule.Ref("")
	if c.rank == game.Unit {
		ref = b.ground(c, &w, u.charge)
	}
	if after := b.gain(u.charge, &w); c.kind.Mounted() && (gains || after < u.charge) {
		u.charge = after
	}
	b.put(id, to)
	b.takeAlong(with, to)
	if gains {
		b.tire(id)
	}
	b.come(id, ref)
}

// eachRetreat calls yield with every full path a counter could retreat along.
func (b *Battle) eachRetreat(r run, yield func(path []hex.Hex)) {
	origin := b.units[r.id].at
	n := b.farthest(r)
	if b.tied(r.id) {
		for _, w := range b.waysOfStack(r.id) {
			if len(w) == n {
				yield(w)
			}
		}
		return
	}
	path := make([]hex.Hex, 0, n)
	var extend func(from hex.Hex)
	extend = func(from hex.Hex) {
		if len(path) == n {
			yield(slices.Clone(path))
			return
		}
		for d := hex.N; d <= hex.NW; d++ {
			if to := from.Step(d); b.fallBack(r.id, from, to, origin) == nil {
				path = append(path, to)
				extend(to)
				path = path[:len(path)-1]
			}
		}
	}
	if n > 0 {
		extend(origin)
	}
}
