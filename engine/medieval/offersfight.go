package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// attacks offers what each unit can attack alone, and for every hex that can be attacked all
// units together that can reach it.
func (o *offerer) attacks(side game.Side) {
	b := o.b
	var hexes []hex.Hex
	groups := map[hex.Hex][]game.ID{}
	for i := range b.counters {
		id := game.ID(i)
		if b.counters[i].rank != game.Unit || !b.on(id) || !b.acts(id) || b.units[i].has(attacked) {
			continue
		}
		for _, h := range b.targets(id) {
			if groups[h] == nil {
				hexes = append(hexes, h)
			}
			groups[h] = append(groups[h], id)
		}
		o.assaults(id)
	}
	for _, h := range hexes {
		if g := groups[h]; len(g) > 1 {
			o.Add(Attack{g, []hex.Hex{h}}, game.VerbAttack, g[0], h, "5.2.5")
		}
	}
	o.Button(EndPhase{}, game.VerbEndPhase, game.None, "2.1")
	o.drives(side)
}

// assaults offers a unit each of its targets with those that are bound to it then, all that
// were not attacked yet, and all.
func (o *offerer) assaults(id game.ID) {
	b := o.b
	targets, foe := b.targets(id), b.counters[id].side.Other()
	var offered [][]hex.Hex
	offer := func(want func(hex.Hex) bool) {
		at := slices.DeleteFunc(slices.Clone(targets), func(h hex.Hex) bool { return !want(h) })
		if len(at) == 0 || slices.ContainsFunc(offered, func(x []hex.Hex) bool { return slices.Equal(x, at) }) {
			return
		}
		offered = append(offered, at)
		o.Add(Attack{b.company(id, at), at}, game.VerbAttack, id, at[0], "5.2.4")
	}
	by := []game.ID{id}
	for _, h := range targets {
		offer(func(t hex.Hex) bool {
			return t == h || b.covers(id, t) && b.fresh(t, foe) && !b.leftTo(t, by)
		})
	}
	offer(func(t hex.Hex) bool { return b.fresh(t, foe) })
	offer(func(hex.Hex) bool { return true })
}

// company is a unit with those of its hex that have to attack together with it, as many
// as may (11.1.8).
func (b *Battle) company(id game.ID, at []hex.Hex) []game.ID {
	by := []game.ID{id}
	for mate := b.top(b.units[id].at); mate != game.None; mate = b.piles.Next(mate) {
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
		o.joins(side)
	case lossStep, shortStep:
		for _, id := range o.b.losers(s) {
			o.Add(Lose{id}, verbLose, id, o.b.units[id].at, "5.4.7")
		}
	case retreatStep, escapeStep:
		o.retreats()
	case pursuitStep:
		for _, c := range o.b.fight.chase {
			o.chase(c)
		}
	case manStep:
		o.b.eachManning(func(ids []game.ID) {
			o.Together(ManWalls{ids}, verbMan, ids, o.b.units[ids[0]].at, "11.1.8")
		})
	case fireStep:
		back := Shoot{o.b.shots[0].at, o.b.shots[0].by}
		o.Add(back, game.VerbShoot, back.Unit, o.b.units[back.Target].at, "10.2.6")
		o.Button(HoldFire{}, verbHoldFire, game.None, "10.2.6")
	case sufferStep:
		for _, id := range o.b.victims(s) {
			o.Add(SufferFriendlyFire{id}, verbSuffer, id, o.b.units[id].at, "10.2.1")
		}
	case catchStep:
		for _, id := range o.b.catchers(s.banner, s.n) {
			o.Add(CatchBanner{s.banner, id}, verbTakeBanner, id, o.b.units[id].at, o.b.passing(s.banner, s.n))
		}
	}
}

// joins offers the units that may join a countercharge, and to strike without more.
func (o *offerer) joins(side game.Side) {
	for i := range o.b.counters {
		if o.b.counters[i].side == side && o.b.on(game.ID(i)) && o.b.counters[i].rank == game.Unit {
			o.rides(game.ID(i))
		}
	}
	o.Button(StrikeNow{}, verbStrike, game.None, "5.7.3")
}

// retreats offers the ways of those who have still to retreat.
func (o *offerer) retreats() {
	for _, r := range o.b.fight.runs {
		o.b.eachRetreat(r, func(p []hex.Hex) {
			to := p[len(p)-1]
			o.SureWay(Retreat{r.id, p, to.Bearing(o.b.units[r.id].at)}, verbRetreat, r.id, p, "5.4.2")
		})
	}
}

// chase offers the ways of a pursuit or an advance.
func (o *offerer) chase(c chaser) {
	b := o.b
	at := b.units[c.id].at
	if b.advancing() {
		b.eachAdvance(c.id, func(p []hex.Hex) {
			o.Way(Exploit{c.id, p, heading(at, p)}, verbAdvanceAfter, c.id, p, "5.2.8")
		})
	} else {
		b.eachPursuit(c, func(p []hex.Hex) {
			o.Way(Pursue{Unit: c.id, Path: p, Facing: heading(at, p)}, verbPursue, c.id, p, "5.5.3")
			if c.duty == free {
				o.ridesOff(c.id, p)
			}
		})
		o.escorted(c)
	}
	o.Button(Stay{c.id}, verbStay, c.id, "5.5.1")
}

// ridesOff offers to leave the map at the end of a voluntary pursuit (4.4.1, R-134).
func (o *offerer) ridesOff(id game.ID, p []hex.Hex) {
	to := p[len(p)-1]
	for d := hex.N; d <= hex.NW; d++ {
		if o.b.board.AtEdge(to, d) {
			o.Way(Pursue{Unit: id, Path: p, Facing: d, Off: true}, game.VerbLeave, id, p, "4.4.1")
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
		for _, some := range parties(with) {
			o.Way(Pursue{Unit: c.id, Path: p, Facing: heading(b.units[c.id].at, p), With: some}, verbPursueWithLeader, c.id, p, "5.5.3")
		}
	})
}

// parties lists who of some leaders may go along: all of them, and of several each alone.
func parties(leaders []game.ID) [][]game.ID {
	out := [][]game.ID{leaders}
	for i := 0; len(leaders) > 1 && i < len(leaders); i++ {
		out = append(out, leaders[i:i+1:i+1])
	}
	return out
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
