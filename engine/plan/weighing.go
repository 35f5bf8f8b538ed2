package plan

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// Margin is from how many points in a hundred on two answers differ.
const Margin = 10

// Stake is what depends on an answer, the greatest last.
type Stake uint8

// The stakes.
const (
	Nothing Stake = iota
	Chances       // how likely it is that it goes well
	Unit          // whether a unit is lost
	Banner        // whether a banner is
	Leader        // whether a leader is
)

// Matter is what depends on the choice between two answers.
type Matter struct {
	Stake Stake
	Who   game.ID // the counter that may be lost, None where that is nobody
}

// Answer is one way to answer, weighed for the side that gives it.
type Answer struct {
	game.Offer             // its Act is nil where a reaction is left be
	Worth      int         // what it may be expected to bring, in hundredths of a strength point
	Good, Bad  int         // in how many of a hundred throws it harms them more, or us
	lost       []int       // in how many of a hundred throws each counter is lost
	ranks      []game.Rank // of all counters, the same for all answers
	thrown     bool        // dice decide what it leads to
}

// Matters returns what depends on the choice between two answers: a leader, a banner or a unit that one
// of them loses oftener by the margin, or how likely it is to go well.
func (a *Answer) Matters(b *Answer) Matter {
	m := Matter{Who: game.None}
	if d := a.Good - a.Bad - b.Good + b.Bad; max(d, -d) >= Margin {
		m.Stake = Chances
	}
	most := 0
	for id, r := range a.ranks {
		d := a.of(id) - b.of(id)
		if d = max(d, -d); d < Margin {
			continue
		}
		if s := stakeOf(r); s > m.Stake || s == m.Stake && d > most {
			m, most = Matter{s, game.ID(id)}, d
		}
	}
	return m
}

// of is in how many of a hundred throws a counter is lost.
func (a *Answer) of(id int) int {
	if a.lost == nil {
		return 0
	}
	return a.lost[id]
}

func stakeOf(r game.Rank) Stake {
	switch r {
	case game.Unit:
		return Unit
	case game.Banner:
		return Banner
	}
	return Leader
}

// Weigh returns the answers a side has to a question, or its reactions and to leave them be, the best
// first: of those worth the same the one that is offered first. What a reaction leads to its forecast
// tells; an answer is tried with throws that are the same for all.
func Weigh(g game.Game, side game.Side, offers []game.Offer) []Answer {
	w := newWeigher(g, side)
	w.appraise()
	w.first = w.balance(g)
	list := make([]Answer, 0, len(offers)+1)
	question := g.Table().Stage == game.StageQuestion
	if !question {
		list = append(list, w.nothing())
	}
	offers = w.likely(offers)
	w.throws = min(mostThrows, allThrows/max(1, len(offers)))
	for _, o := range offers {
		if question {
			list = append(list, w.try(o))
		} else {
			list = append(list, w.react(o))
		}
	}
	game.SortBy(list, func(a Answer) int { return a.Worth })
	return list
}

// mostWeighed is how many answers are tried; the others look worse at a glance.
const mostWeighed = 12

// mostThrows is with how many throws an answer is tried at most: the first two dice fall in all ways.
// All answers to a question together have allThrows of them.
const (
	mostThrows = 36
	allThrows  = 108
)

// mostFollows is how many answers may follow one on a copy.
const mostFollows = 40

// weigher weighs the answers to one question.
type weigher struct {
	game   game.Game
	facts  game.Informed
	codes  game.Coded
	side   game.Side
	were   []game.Piece
	ranks  []game.Rank
	first  int // the balance before
	throws int // with how many an answer is tried

	worths  []int        // what each counter adds to the balance before,
	all     int          // and all of them
	banners []game.ID    // which may be elsewhere though they are as they were
	others  []game.ID    // who is otherwise on the copy that was weighed last,
	now     []game.Where // and where
}

func newWeigher(g game.Game, side game.Side) weigher {
	w := weigher{game: g, facts: game.Facts(g), codes: game.Codes(g), side: side}
	for id := range game.ID(g.Counters()) {
		w.were = append(w.were, g.Piece(id))
		w.ranks = append(w.ranks, w.were[id].Rank)
	}
	return w
}

// nothing is to do nothing, where that is free.
func (w *weigher) nothing() Answer { return Answer{Offer: game.Offer{Unit: game.None}, ranks: w.ranks} }

// likely are the offers worth a trial, in the order in which they are offered.
func (w *weigher) likely(offers []game.Offer) []game.Offer {
	if len(offers) <= mostWeighed {
		return offers
	}
	list := make([]int, len(offers))
	for i := range list {
		list[i] = i
	}
	game.SortBy(list, func(i int) int { return w.glance(&offers[i]) })
	list = list[:mostWeighed]
	game.SortBy(list, func(i int) int { return -i })
	out := make([]game.Offer, mostWeighed)
	for i, n := range list {
		out[i] = offers[n]
	}
	return out
}

// react weighs a reaction: how likely it is to go well its forecast tells, unless something may go wrong before
// that throw, and what it is worth what it leads to.
func (w *weigher) react(o game.Offer) Answer {
	a := w.foretell(o)
	if !a.thrown {
		return a
	}
	tried := w.try(o)
	if f := w.game.Forecast(o.Act); len(f.Risks) > 0 {
		return tried
	}
	a.Worth = tried.Worth
	return a
}

// foretell weighs an act by its forecast. One without dice is as good as none.
func (w *weigher) foretell(o game.Offer) Answer {
	a := Answer{Offer: o, ranks: w.ranks}
	odds := w.game.Forecast(o.Act)
	if odds == nil || len(odds.Chances) == 0 {
		a.Worth = -1
		return a
	}
	a.lost, a.thrown = make([]int, len(w.were)), true
	a.Worth = Prospect(w.game, odds) / 3 // which counts three for a strength point
	for i := range odds.Chances {
		c := &odds.Chances[i]
		share := 100 * c.Ways
		a.count(balanceOf(w.game, odds, c), share)
		w.falls(&c.Result.Defend, odds.Defenders, a.lost, share)
		w.falls(&c.Result.Attack, odds.Attackers, a.lost, share)
	}
	a.scale(odds.Chances[0].Of)
	return a
}

// falls adds whom a harm takes for good: the weakest, and the banner that it holds.
func (w *weigher) falls(h *game.Harm, to []game.ID, lost []int, share int) {
	if len(to) == 0 {
		return
	}
	id := slices.MinFunc(to, func(a, b game.ID) int { return w.were[a].SP - w.were[b].SP })
	if h.Loss < w.were[id].SP && (h.Other == "" || w.codes.Harm(h.Other) != game.HarmLoss) {
		return
	}
	lost[id] += share
	for _, p := range w.were {
		if p.Rank == game.Banner && p.HeldBy == id {
			lost[p.ID] += share
		}
	}
}

// count adds a throw that leads to this.
func (a *Answer) count(good, share int) {
	switch {
	case good > 0:
		a.Good += share
	case good < 0:
		a.Bad += share
	}
}

// scale makes what was counted in so many throws parts of a hundred.
func (a *Answer) scale(of int) {
	a.Good, a.Bad = a.Good/of, a.Bad/of
	for id := range a.lost {
		a.lost[id] /= of
	}
}

// try weighs an answer by what it leads to on copies, with what follows answered out of hand.
func (w *weigher) try(o game.Offer) Answer {
	a := Answer{Offer: o, ranks: w.ranks, lost: make([]int, len(w.were))}
	n, sum := 0, 0
	for n < w.throws {
		seed, k := dice.Seeded(7919*(n+1)), n*mostThrows/w.throws
		cup := dice.Recorder{From: &dice.Topped{First: []int{k/6 + 1, k%6 + 1}, Then: &seed}}
		g := w.game.Clone()
		g.Apply(o.Act, &cup)
		w.follow(g, &cup)
		good := w.balance(g) - w.first
		sum += good
		a.count(good, 100)
		w.missing(a.lost)
		if n++; n == 1 && len(cup.Thrown) == 0 {
			break // it leads to this alone
		}
		a.thrown = true
	}
	a.Worth = sum/n + w.glance(&o)
	a.scale(n)
	return a
}

// missing adds who has been lost on the copy that was weighed last.
func (w *weigher) missing(lost []int) {
	for _, id := range w.others {
		if !gone(w.were[id].Where) && gone(w.now[id]) {
			lost[id] += 100
		}
	}
}

func gone(w game.Where) bool { return w == game.Dead || w == game.Captured }

// follow answers the questions on a copy, out of hand.
func (w *weigher) follow(g game.Game, cup dice.Roller) {
	facts := game.Facts(g)
	for range mostFollows {
		stage, side := facts.Awaits()
		if stage != game.StageQuestion {
			return
		}
		offers := g.Offers(side, nil)
		if len(offers) == 0 {
			return
		}
		best := slices.MaxFunc(offers, func(a, b game.Offer) int { return w.glance(&a) - w.glance(&b) })
		g.Apply(best.Act, cup)
	}
}
