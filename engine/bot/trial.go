package bot

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// mostTried is how many offers are tried; the others look worse at a glance.
const mostTried = 16

// mostFollowing is how many answers may follow an act on a copy.
const mostFollowing = 60

// reply answers a question.
func (p *Player) reply(f *field, offers []game.Offer) Choice {
	switch {
	case len(offers) == 1:
		return choice(&offers[0], WhyOnly)
	case p.sight.trials == 0:
		return choice(&offers[p.reflex(f, offers)], WhyAnswer)
	}
	return p.tried(f, offers, WhyAnswer)
}

// tried is the offer that leaves the side best off when it is tried on copies, with the same
// throws for each.
func (p *Player) tried(f *field, offers []game.Offer, why Reason) Choice {
	list, worth := p.likely(f, offers), make([]int, len(offers))
	for _, i := range list {
		worth[i] = p.try(f, offers[i].Act)
	}
	game.SortBy(list, func(i int) int { return worth[i] })
	return choice(&offers[list[0]], why)
}

// likely are the offers worth a trial: those that look best at a glance.
func (p *Player) likely(f *field, offers []game.Offer) []int {
	list := make([]int, len(offers))
	for i := range list {
		list[i] = i
	}
	game.SortBy(list, func(i int) int { return f.glance(&offers[i]) })
	return list[:min(mostTried, len(list))]
}

// try is the mean of what positions are worth after an act and what follows it at once.
func (p *Player) try(f *field, a game.Action) int {
	p.survey(f)
	sum := 0
	throws := max(1, p.sight.trials)
	for k := range throws {
		p.spend(1)
		g := f.game.Clone()
		cup := dice.Seeded(p.brief.Seed*1_000_003 + uint64(k)*7919 + uint64(f.now.turn)<<8)
		g.Apply(a, &cup)
		p.follows(g, &cup)
		sum += p.estimate(f, g)
	}
	return sum / throws
}

// follows answers the questions on a copy, out of hand.
func (p *Player) follows(g game.Game, cup *dice.Seeded) {
	facts := game.Facts(g)
	var offers []game.Offer
	for range mostFollowing {
		stage, side := facts.Awaits()
		if stage != game.StageQuestion {
			return
		}
		if offers = g.Offers(side, offers[:0]); len(offers) == 0 {
			return
		}
		g.Apply(offers[p.reflex(&p.field, offers)].Act, cup)
	}
}

// reflex is the offer that looks best at a glance.
func (p *Player) reflex(f *field, offers []game.Offer) (best int) {
	top := 0
	for i := range offers {
		if n := f.glance(&offers[i]); i == 0 || n > top {
			best, top = i, n
		}
	}
	return best
}

// glance is what an answer looks to be worth, to whichever side gives it.
func (f *field) glance(o *game.Offer) int {
	if o.Unit == game.None {
		return 0
	}
	switch f.codes.VerbInfo(o.Verb).Class {
	case game.ToPay:
		return -f.value(o.Unit)
	case game.ToGain, game.ToTakeUp:
		return f.worth[o.Unit].Power
	case game.ToEvade:
		return f.haven(o) - 6
	case game.ToFallBack, game.ToEscape:
		return f.haven(o)
	case game.ToStay:
		return 2
	}
	if o.Way != nil {
		return f.haven(o) - 4
	}
	return -1
}

// haven is how safe the end of a way is, for the side of who goes it.
func (f *field) haven(o *game.Offer) int {
	n, side := 0, f.pieces[o.Unit].Side
	for d := hex.N; d <= hex.NW; d++ {
		h := o.At.Step(d)
		if f.of(side.Other(), h) != game.None {
			n -= 5
		}
		if m := f.of(side, h); m != game.None && m != o.Unit {
			n += 2
		}
	}
	for _, h := range o.Way {
		if m := f.of(side, h); m != game.None && m != o.Unit {
			n -= 8 // friends are in the way, and may be ridden down
		}
	}
	return n + 2*f.facts.Shelter(o.At)
}

// How much of reactions is tried: of those that are offered at a time the most promising, and as long as few nodes went
// into it in the turn. Beyond that they are taken by what they promise.
const (
	mostReactions = 4
	mostReacting  = 1500
)

// budget is how many nodes were spent in a turn.
type budget struct{ turn, nodes int }

// open begins a turn in which nothing was spent.
func (b *budget) open(turn int) {
	if b.turn != turn {
		*b = budget{turn: turn}
	}
}

// react does a reaction that promises something, and leaves the others be.
func (p *Player) react(f *field, offers []game.Offer) Choice {
	best, top := Choice{Unit: game.None, Why: WhyLetBe}, f.w[daring]
	list := p.promising(f, offers)
	p.reacted.open(f.now.turn)
	tries := p.sight.reacts && len(list) > 0 && p.reacted.nodes < mostReacting
	start, still := p.nodes, 0 // what it is worth to leave them be
	if tries {
		list = list[:min(mostReactions, len(list))]
		p.survey(f)
		still = p.estimate(f, f.game)
	}
	for i := range list {
		r := &list[i]
		n := r.promise
		if tries {
			n = p.try(f, offers[r.offer].Act) - still
		}
		if n > top {
			top, best = n, choice(&offers[r.offer], WhyReact)
			best.On = r.on
		}
	}
	p.reacted.nodes += p.nodes - start
	return best
}

// reaction is one of some offers, what it promises and the enemies it is about.
type reaction struct {
	offer, promise int
	on             []game.ID
}

// promising are the reactions among some offers that promise something, the best first.
func (p *Player) promising(f *field, offers []game.Offer) (list []reaction) {
	for i := range offers {
		if p.overlooks() {
			continue
		}
		p.spend(1)
		odds := f.game.Forecast(offers[i].Act)
		if n := f.prospect(odds, p.sight.blocked); n > 0 {
			list = append(list, reaction{i, n, odds.Defenders})
		}
	}
	game.SortBy(list, func(r reaction) int { return r.promise })
	return list
}
