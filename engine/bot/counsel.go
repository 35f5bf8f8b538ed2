package bot

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
)

// Plan is a way to go on that somebody may be advised: what some counters would do, one after
// another. Dice are thrown by no act, or by the only one. A plan may also be to do nothing: to leave a
// reaction be, to hold ground, or to end the phase, which is an act.
type Plan struct {
	Parts []Part
	Roll  bool      // dice decide its only act, or it answers somebody
	Last  bool      // its only act ends the phase
	Stays []game.ID // who would hold their ground
	Task  Task      // the order behind it, the zero Task where it is none
}

// Part is what one counter does in a plan.
type Part struct {
	Choice // Act is the first act
	Acts   []game.Action
}

// How far counsel goes.
const (
	mostPlans = 3
	mostActs  = 400 // of a plan
)

// Advise puts a position before the player, as Ask does, and has it find plans for some of the
// counters that it leads; with pick it finds out first for which of them, and their following, a
// plan is worth most. Plans has them once Think reports that they are there. The best is the first.
func (p *Player) Advise(g game.Game, units []game.ID, pick bool) {
	p.Drop()
	view := game.Look(g, p.side)
	p.begin(func() { p.plans = p.counsel(view, units, pick) })
}

// Plans are what Advise asked for: three at most, no two alike, none where nothing is worth doing.
func (p *Player) Plans() []Plan { return p.plans }

// counsel finds plans in a position.
func (p *Player) counsel(v game.View, units []game.ID, pick bool) []Plan {
	offers := v.Offers(p.side, nil)
	p.spend(1)
	if len(offers) == 0 {
		return nil
	}
	stage, side := game.Facts(v).Awaits()
	if stage == game.StageQuestion && side == p.side || stage == game.StageFree && side != p.side {
		return p.answered(v, offers)
	}
	f := p.behold(v)
	if stage != game.StageFree {
		return nil
	}
	c := &counsellor{p: p, view: v, units: units}
	switch {
	case f.facts.Trade(f.now.phase) == game.TradeFight:
		c.assaults(f, offers, pick)
	case pick:
		c.rolls(f, offers)
		c.orders(f)
	default:
		c.rolls(f, offers)
		c.marches()
	}
	c.conclude(f, offers, pick)
	return c.plans
}

// answered is the answer to a question, or to what the other side does, as the player would give it.
func (p *Player) answered(v game.View, offers []game.Offer) []Plan {
	f := p.look(v)
	var c Choice
	if stage, _ := f.facts.Awaits(); stage == game.StageQuestion {
		c = p.reply(f, offers)
	} else {
		c = p.react(f, offers)
	}
	part := Part{Choice: c}
	if c.Act != nil {
		part.Acts = []game.Action{c.Act}
	}
	return []Plan{{Parts: []Part{part}, Roll: true}}
}

// counsellor gathers plans for the same counters.
type counsellor struct {
	p     *Player
	view  game.View
	units []game.ID
	plans []Plan
	costs []bool    // of each plan: its own forecast calls it a loss
	idle  []game.ID // who stay where they are, of those who could be struck
}

// add takes a plan to those there are, unless it is nothing new.
func (c *counsellor) add(x Plan, costs bool) {
	if len(x.Parts) > 0 && len(c.plans) < mostPlans && !slices.ContainsFunc(c.plans, x.like) {
		c.plans, c.costs = append(c.plans, x), append(c.costs, costs)
	}
}

// like reports whether two plans lead nearly all counters to the same hexes, for the same fights.
func (x Plan) like(y Plan) bool {
	other := max(len(x.Parts), len(y.Parts))
	for i := range x.Parts {
		for k := range y.Parts {
			if a, b := &x.Parts[i], &y.Parts[k]; a.Unit == b.Unit && a.At == b.At && slices.Equal(a.On, b.On) {
				other--
			}
		}
	}
	return 4*other <= max(len(x.Parts), len(y.Parts))
}

// rolls adds the one act of the counters that is worth doing by itself, such as a shot.
func (c *counsellor) rolls(f *field, offers []game.Offer) {
	m := c.novice(c.units, plan.Bid(plan.DeedAttack))
	m.field = *f
	if x, ok := m.errand(&m.field, m.own(slices.Clone(offers))); ok && len(m.march.path) == 0 {
		_, quiet := ventured(c.view.Game, x.Act)
		c.add(Plan{Parts: []Part{{x, []game.Action{x.Act}}}, Roll: !quiet}, false)
	}
}

// marches adds plans of moves: as the player would move; bolder, for other enemies; and with so much
// care that no fight is sought. For one counter each goes to another place.
func (c *counsellor) marches() {
	var avoid []hex.Hex
	var shun []game.ID
	for i, t := range tempers {
		m := c.apprentice(c.units, t)
		if m.avoid, m.shun = avoid, shun; i == len(tempers)-1 {
			m.nerve = decided
		}
		x, _ := c.draft(m)
		c.add(x, c.loses(x))
		for i := range x.Parts {
			if shun = append(shun, x.Parts[i].On...); len(c.units) == 1 {
				avoid = append(avoid, x.Parts[i].At)
			}
		}
	}
}

// apprentice is a player who leads some counters freely, in some temper.
func (c *counsellor) apprentice(units []game.ID, t temper) *Player {
	m := c.novice(units, plan.Order{})
	f := &c.p.field
	m.field = field{scale: f.scale, deadly: f.deadly, threat: f.threat, far: f.far, aims: f.aims, now: f.now, seen: f.seen, table: f.table}
	m.temper = t
	return m
}

// novice is a player of the side for some counters, whose thinking is the counsellor's.
func (c *counsellor) novice(units []game.ID, o plan.Order) *Player {
	p := c.p
	b := p.brief
	b.Wards = []Ward{{Units: units, Order: o}}
	m := NewPlayer(p.side, b)
	if p.pause != nil {
		m.quota = p.quota
		m.pause = func(struct{}) bool {
			goes := p.pause(struct{}{})
			m.quota = p.quota
			return goes
		}
	}
	return m
}

// draft has an apprentice move on a copy and keeps what it does; whoever would have to throw dice on
// his way, or be asked something, stays.
func (c *counsellor) draft(m *Player) (x Plan, gain int) {
	now, before := c.view.Game.Clone(), game.Game(nil)
	for range mostActs {
		if wonBy(c.p.side, now) {
			break
		}
		a, going, goes := m.stride(game.View{Game: now, Side: c.p.side})
		if !goes {
			break
		}
		next, quiet := ventured(now, a.Act)
		n := len(x.Parts) - 1
		switch {
		case !quiet && going:
			gain -= x.Parts[n].gain
			now, x.Parts, m.march.path = before, x.Parts[:n], nil
		case !quiet:
			m.march.path = nil
		case going:
			x.Parts[n].Acts, now = append(x.Parts[n].Acts, a.Act), next
		default:
			x.Parts, before, now = append(x.Parts, Part{a, []game.Action{a.Act}}), now, next
			gain += a.gain
		}
	}
	return x, gain
}

// stride is the next step of a move, going if it goes on with one.
func (p *Player) stride(v game.View) (c Choice, going, goes bool) {
	if c, going = p.onward(v); going {
		return c, true, true
	}
	offers := p.own(v.Offers(p.side, nil))
	p.spend(1)
	if f := p.behold(v); f.facts.Trade(f.now.phase) == game.TradeMove {
		c, goes = p.move(f, offers)
	}
	return c, false, goes
}

// ventured does an act on a copy. It is quiet if no dice are thrown and somebody is free to go on, or
// whose turn it was has won.
func ventured(g game.Game, a game.Action) (after game.Game, quiet bool) {
	cup := &dice.Lucky{}
	_, mover := game.Facts(g).Awaits()
	after = g.Clone()
	after.Apply(a, cup)
	stage, _ := game.Facts(after).Awaits()
	return after, len(cup.Dice) == 0 && (stage == game.StageFree || wonBy(mover, after))
}

// wonBy reports whether a side has won.
func wonBy(side game.Side, g game.Game) bool {
	end := g.Outcome()
	return end != nil && end.Winner == side
}

// following is who are led together: a leader and his own, or else all of a kind.
type following struct {
	leader game.ID
	kind   string
}

func followingOf(c *game.Piece) following {
	switch {
	case c.Rank == game.Leader || c.Rank == game.GrandLeader:
		return following{c.ID, ""}
	case c.Commander != game.None:
		return following{c.Commander, ""}
	}
	return following{game.None, c.Kind}
}

// assaults adds the attack that the player would make, then those that promise most: of the best
// allotment, and others that are offered. Without pick some of the counters take part in each.
func (c *counsellor) assaults(f *field, offers []game.Offer, pick bool) {
	p := c.p
	var list []assault
	if x, ok := p.attack(f, offers); ok {
		list = append(list, assault{x, f.game.Forecast(x.Act), decided})
	}
	first := len(list)
	a := p.attackers(f, p.forecasts(f, offers), p.owes(f))
	if len(a.units) <= mostAllotted {
		p.improve(f, a)
	}
	list = append(list, p.groups(f, a)...)
	for i := range offers {
		if odds := f.game.Forecast(offers[i].Act); offers[i].Verb == game.VerbAttack && odds != nil && p.leadsAll(odds.Attackers) {
			p.spend(1)
			list = append(list, assault{choice(&offers[i], ""), odds, f.prospect(odds, p.sight.blocked)})
		}
	}
	game.SortBy(list[first:first+len(a.at)], func(x assault) int { return x.n })
	game.SortBy(list[first+len(a.at):], func(x assault) int { return x.n })
	var met []string
	for _, x := range list {
		if x.odds == nil || !pick && !slices.ContainsFunc(x.odds.Attackers, func(id game.ID) bool { return contains(c.units, id) }) {
			continue
		}
		if x.n < decided {
			x.Why = f.worthIt(x.n)
		}
		x.On, x.Unit = x.odds.Defenders, x.odds.Attackers[0]
		if key := keyOf(x.odds); !slices.Contains(met, key) && len(c.plans) < mostPlans {
			met = append(met, key)
			c.plans = append(c.plans, Plan{Parts: []Part{{x.Choice, []game.Action{x.Act}}}, Roll: true})
			c.costs = append(c.costs, plan.Costs([]*game.Odds{x.odds}))
		}
	}
}

// assault is an attack and what it promises.
type assault struct {
	Choice
	odds *game.Odds
	n    int
}

// groups are the attacks of an allotment, one for each hex that is attacked or none.
func (p *Player) groups(f *field, a *allotment) []assault {
	list := make([]assault, len(a.at))
	for t, at := range a.at {
		by := a.ids(a.members(t))
		if len(by) == 0 {
			continue
		}
		act := f.game.Assault(by, []hex.Hex{at})
		if f.game.Check(act) == nil {
			list[t] = assault{Choice{Act: act, At: at, Aim: true}, f.game.Forecast(act), p.group(f, a, t, a.members(t))}
		}
	}
	return list
}

// keyOf tells attacks apart.
func keyOf(o *game.Odds) string {
	var key []byte
	by := slices.Clone(o.Attackers)
	game.Sort(by)
	for _, id := range by {
		key = append(key, byte(id), byte(id>>8))
	}
	for _, h := range o.At {
		key = append(key, '@', byte(h.Q), byte(h.R))
	}
	return string(key)
}
