package bot

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// An order is what some counters are told together: to strike one enemy, or those of one following to go
// where they are better. It is a part of what the player would do with all of them.

// group is what counters of one order have in common.
type group struct {
	on game.ID // whom they strike, None for nobody
	following
}

// groupOf is the group of a part of a plan.
func (f *field) groupOf(x *Part) group {
	if len(x.On) > 0 {
		return group{on: x.On[0]}
	}
	return group{game.None, followingOf(&f.pieces[x.Unit])}
}

// orders adds plans for one group each of what the player would do with all counters, in the order in which
// he would do it; one that wins comes first.
func (c *counsellor) orders(f *field) {
	x, _ := c.draft(c.apprentice(c.units, usualTemper))
	var groups []group
	for i := range x.Parts {
		if g := f.groupOf(&x.Parts[i]); !slices.Contains(groups, g) {
			groups = append(groups, g)
		}
	}
	list := c.winning(f)
	for _, g := range groups {
		order, wins := c.alone(f, &x, g)
		if wins {
			list = slices.Insert(list, 0, order)
		} else if len(order.Parts) > 0 {
			list = append(list, order)
		}
	}
	if lone := c.rescue(f); len(lone.Parts) > 0 {
		list = slices.Insert(list, min(1, len(list)), lone)
	}
	for _, costs := range []bool{false, true} {
		for _, x := range list {
			if c.loses(x) == costs {
				c.add(x, costs)
			}
		}
	}
	c.idle = c.threatened(f, &x)
}

// named is the order that a plan of moves comes to, and of those who hold their ground: of the following of which
// most take part. Others who strike with it are told of by theirs. The zero Task for a plan that is no order.
func (f *field) named(x *Plan) Task {
	if x.Roll || len(x.Parts) == 0 && len(x.Stays) == 0 {
		return Task{}
	}
	var moves []Choice
	units := slices.Clone(x.Stays)
	for i := range x.Parts {
		moves, units = append(moves, x.Parts[i].Choice), append(units, x.Parts[i].Unit)
	}
	n := map[following]int{}
	of := followingOf(&f.pieces[units[0]])
	for _, id := range units {
		by := followingOf(&f.pieces[id])
		if n[by]++; n[by] > n[of] {
			of = by
		}
	}
	t := Task{Who: of.leader, Order: f.order(of, moves), Since: f.now.turn, Units: len(units)}
	if t.Who == game.None {
		t.Who = units[slices.IndexFunc(units, func(id game.ID) bool { return followingOf(&f.pieces[id]) == of })]
	}
	for _, id := range units {
		if by := followingOf(&f.pieces[id]); by != of && by.leader != game.None && t.Do == plan.DeedStrike && t.With == game.None {
			t.With = by.leader
		}
	}
	return t
}

// winning is a ride that wins at once: into a hex where a leader or a banner of the enemy has nobody.
func (c *counsellor) winning(f *field) []Plan {
	for i := range f.pieces {
		prey := &f.pieces[i]
		if prey.Side == f.side || prey.Rank == game.Unit || prey.Where != game.OnMap || f.foe(prey.Hex) != game.None {
			continue
		}
		for _, id := range c.units {
			c.p.spend(1)
			r := c.view.Reach(id)
			if r == nil || !f.fighter(id) {
				continue
			}
			for s := range r.Stops {
				if r.Stops[s].Hex != prey.Hex {
					continue
				}
				acts := r.Path(s)
				if after, ok := quietly(c.view.Game, acts); ok && len(acts) > 0 && wonBy(c.p.side, after) {
					x := Choice{Act: acts[0], Why: WhyStrike, Unit: id, At: prey.Hex, Aim: true, On: []game.ID{prey.ID}}
					return []Plan{{Parts: []Part{{x, acts}}}}
				}
			}
		}
	}
	return nil
}

// rescue leads a leader who stands with nobody within the enemy's reach to where he is better: the one on whom
// most hangs. All his units suffer where he is lost.
func (c *counsellor) rescue(f *field) (best Plan) {
	most := 0
	for _, id := range c.units {
		l := &f.pieces[id]
		if !f.leads(id) || l.Where != game.OnMap || f.mine(l.Hex) != game.None || !f.reached(l.Hex) {
			continue
		}
		if n := 1 + f.prize(id) + f.stake[id]; n > most {
			if x, _ := c.draft(c.apprentice([]game.ID{id}, usualTemper)); len(x.Parts) > 0 {
				best, most = x, n
			}
		}
	}
	return best
}

// alone is what one group does of a plan, as far as it can be done without the others, and whether it wins.
func (c *counsellor) alone(f *field, x *Plan, g group) (own Plan, wins bool) {
	now := c.view.Game.Clone()
	for i := range x.Parts {
		part := &x.Parts[i]
		if f.groupOf(part) != g {
			continue
		}
		c.p.spend(1)
		if next, ok := quietly(now, part.Acts); ok {
			now, own.Parts = next, append(own.Parts, *part)
		}
	}
	return own, wonBy(c.p.side, now)
}

// quietly does acts on a copy; ok is false where one is illegal or throws dice.
func quietly(g game.Game, acts []game.Action) (after game.Game, ok bool) {
	cup := &dice.Lucky{}
	after = g.Clone()
	for _, a := range acts {
		if after.Outcome() != nil || after.Check(a) != nil {
			return g, false
		}
		after.Apply(a, cup)
	}
	return after, len(cup.Dice) == 0
}

// threatened are the units that a plan leaves where they are and that the enemy could strike.
func (c *counsellor) threatened(f *field, x *Plan) (list []game.ID) {
	for _, id := range c.units {
		u := &f.pieces[id]
		goes := slices.ContainsFunc(x.Parts, func(p Part) bool { return p.Unit == id })
		if !goes && u.Rank == game.Unit && u.Where == game.OnMap && f.reached(u.Hex) {
			list = append(list, id)
		}
	}
	return list
}

// loses reports whether the attacks for which the counters of a plan come up are a loss by their forecasts.
func (c *counsellor) loses(x Plan) bool {
	now := c.view.Game
	var units []game.ID
	for i := range x.Parts {
		next, ok := quietly(now, x.Parts[i].Acts)
		if !ok {
			return false
		}
		now, units = next, append(units, x.Parts[i].Unit)
	}
	if c.p.spend(1); now.Outcome() != nil {
		return false
	}
	seen := game.View{Game: now, Side: c.p.side}
	return plan.Costs(plan.Strikes(seen, c.p.side, units, func(i int) []game.ID { return x.Parts[i].On }))
}

// conclude puts plans that are a loss after those that are not, and before them what is better than a loss:
// to end the phase, or to do what has to be done before it can end. Who could be struck may hold its ground, and so
// do those whose every way is a loss, or no better.
func (c *counsellor) conclude(f *field, offers []game.Offer, pick bool) {
	var good, bad []Plan
	for i, x := range c.plans {
		if c.costs[i] {
			bad = append(bad, x)
		} else {
			good = append(good, x)
		}
	}
	switch {
	case len(good) == 0 && pick:
		good = c.last(f, offers)
	case len(good) == 0 && f.facts.Trade(f.now.phase) == game.TradeMove:
		good = []Plan{{Stays: c.units}}
	case len(c.idle) > 0:
		good = append(append(good[:min(mostPlans-1, len(good))], Plan{Stays: c.idle}), c.back()...)
	}
	c.plans = slices.Concat(good, bad)
	c.plans = c.plans[:min(mostPlans, len(c.plans))]
	for i := range c.plans {
		c.plans[i].Task = f.named(&c.plans[i])
	}
}

// back is how those could fall back who could be struck where they are.
func (c *counsellor) back() []Plan {
	m := c.apprentice(c.idle, tempers[len(tempers)-1])
	m.nerve = decided
	if x, _ := c.draft(m); len(x.Parts) > 0 {
		return []Plan{x}
	}
	return nil
}

// last is what is left where nothing is worth doing: the end of the phase, with those who hold their ground,
// or what is owed before it.
func (c *counsellor) last(f *field, offers []game.Offer) []Plan {
	if end := offered(offers, game.VerbEndPhase); end != nil {
		return []Plan{{Parts: []Part{{choice(end, WhyEnd), []game.Action{end.Act}}}, Roll: true, Last: true, Stays: c.idle}}
	}
	if len(c.plans) > 0 {
		return nil // what costs has to be done
	}
	x := c.p.owed(f, offers)
	if x.Act == nil {
		return nil
	}
	_, quiet := ventured(c.view.Game, x.Act)
	return []Plan{{Parts: []Part{{x, []game.Action{x.Act}}}, Roll: !quiet}}
}
