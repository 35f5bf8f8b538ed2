package bot

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// A task is what those who are led together are about in a turn: it is known before the first of them moves,
// lasts as long as it is the same in every turn, and is told in one sentence.

// Task is an order that a leader and his own have, or all of a kind whom nobody leads.
type Task struct {
	Who game.ID // the leader, or one of those whom nobody leads
	plan.Order
	Since int // the turn in which it began
	Units int // how many of them go somewhere

	ids []game.ID // all of them
}

// deeds are what the reasons of moves come to.
var deeds = map[Reason]plan.Deed{WhyGather: plan.DeedStrike, WhyStrike: plan.DeedStrike, WhyHunt: plan.DeedHunt, WhyAdvance: plan.DeedMass, WhyBanner: plan.DeedSeize,
	WhyAim: plan.DeedSeize, WhyShot: plan.DeedShoot, WhySafety: plan.DeedRide, WhyHold: plan.DeedHold}

// A task to strike is one in which of so many at least one strikes: the others come up behind.
const fewStrike = 4

// tasks are what the followings of the side are about, by the moves they are going to make: those who move
// first come first, and at last who stays.
func (p *Player) tasks(f *field, moves []Choice) (list []Task) {
	was := p.told
	var order []following
	by := map[following][]Choice{}
	for _, c := range moves {
		if c.Unit == game.None || f.pieces[c.Unit].Side != p.side {
			continue
		}
		of := followingOf(&f.pieces[c.Unit])
		if by[of] == nil {
			order = append(order, of)
		}
		if n := len(by[of]); n == 0 || by[of][n-1].Unit != c.Unit {
			by[of] = append(by[of], c)
		}
	}
	for i := range f.pieces { // and who stays, or is to come
		c := &f.pieces[i]
		if of := followingOf(c); c.Side == p.side && c.Where != game.Dead && c.Rank != game.Banner && p.leads(c.ID) && !slices.Contains(order, of) {
			order = append(order, of)
		}
	}
	for _, of := range order {
		t := p.bid(f, of, by[of])
		t.Since = f.now.turn
		if i := slices.IndexFunc(was, func(o Task) bool { return o.same(&t) }); i >= 0 {
			t.Since = was[i].Since
		}
		list = append(list, t)
	}
	return list
}

// taskOf is the task of those with whom a counter was led as the movement began, the zero Task where there is none.
func (p *Player) taskOf(id game.ID) Task {
	if i := slices.IndexFunc(p.told, func(t Task) bool { return contains(t.ids, id) }); i >= 0 {
		return p.told[i]
	}
	return Task{}
}

// same reports whether two tasks of one following are one that lasts.
func (t *Task) same(o *Task) bool {
	return t.Who == o.Who && t.Order == o.Order
}

// bid is what a following is about that makes some moves.
func (p *Player) bid(f *field, of following, moves []Choice) Task {
	t := Task{Who: of.leader, Order: plan.Bid(plan.DeedHold), Units: len(moves)}
	for i := range f.pieces {
		if c := &f.pieces[i]; c.Side == p.side && followingOf(c) == of {
			t.ids = append(t.ids, c.ID)
		}
	}
	if t.Who == game.None {
		t.Who = t.ids[0]
	}
	if o, told := p.givenGoal(t.ids[0]); told {
		t.Order = o
		return t
	}
	t.Order = f.order(of, moves)
	return t
}

// order is what a following is about that makes some moves.
func (f *field) order(of following, moves []Choice) plan.Order {
	o := plan.Bid(deedOf(moves))
	switch o.Do {
	case plan.DeedStrike, plan.DeedHunt:
		if o.On = commonest(moves, o.Do); o.On == game.None {
			o.On = f.facing(moves)
		}
	case plan.DeedMass, plan.DeedShoot, plan.DeedRide:
		o.On = f.facing(moves)
	case plan.DeedForm:
		if o.With = f.joined(of, moves); o.With != game.None {
			o.Do = plan.DeedJoin
		}
	}
	if o.On != game.None { // he who leads them is told of, where there is one
		if l := f.pieces[o.On].Commander; l != game.None && f.pieces[l].Where == game.OnMap {
			o.On = l
		}
	}
	return o
}

// deedOf is what most of some moves come to, or to strike, where some do.
func deedOf(moves []Choice) plan.Deed {
	best, n := plan.DeedHold, map[plan.Deed]int{}
	for i := range moves {
		d, known := deeds[moves[i].Why]
		if !known {
			d = plan.DeedForm
		}
		n[d]++
	}
	for _, d := range plan.ToldDeeds() {
		if d == plan.DeedStrike && n[d] > 0 && fewStrike*n[d] >= len(moves) {
			return d
		}
		if n[d] > n[best] {
			best = d
		}
	}
	return best
}

// givenGoal is the order that a person gave to a counter, where that says all: it is about somebody or some place,
// or to get away.
func (p *Player) givenGoal(id game.ID) (o plan.Order, told bool) {
	w := p.ward(id)
	if w == nil || w.Order.Do == "" || w.sprung {
		return o, false
	}
	return w.Order, w.Order.Goal() != plan.NoGoal || w.Order.Do == plan.DeedRide
}

// commonest is the enemy about whom most moves of a deed are, None if they name none.
func commonest(moves []Choice, d plan.Deed) game.ID {
	best, n := game.None, map[game.ID]int{}
	for i := range moves {
		if c := &moves[i]; deeds[c.Why] == d && len(c.On) > 0 {
			if n[c.On[0]]++; best == game.None || n[c.On[0]] > n[best] {
				best = c.On[0]
			}
		}
	}
	return best
}

// facing is the enemy unit that is nearest to where moves lead, all together.
func (f *field) facing(moves []Choice) game.ID {
	best, top := game.None, 0
	for _, id := range f.units[f.side.Other()] {
		n := 0
		for i := range moves {
			if moves[i].Aim {
				n += f.pieces[id].Hex.Distance(moves[i].At)
			}
		}
		if best == game.None || n < top {
			best, top = id, n
		}
	}
	return best
}

// joined is the leader of the side to whom moves bring a following nearer than it was, by a hex for each who
// goes; None where there is none.
func (f *field) joined(of following, moves []Choice) game.ID {
	best, top := game.None, len(moves)
	for _, l := range f.heads {
		c := &f.pieces[l]
		if c.Side != f.side || c.Where != game.OnMap || l == of.leader {
			continue
		}
		n := 0
		for i := range moves {
			if u := &f.pieces[moves[i].Unit]; moves[i].Aim && u.Where == game.OnMap {
				n += c.Hex.Distance(u.Hex) - c.Hex.Distance(moves[i].At)
			}
		}
		if n >= top {
			best, top = l, n+1
		}
	}
	return best
}
