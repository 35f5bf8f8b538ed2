package plan

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// What is worth what, in hundredths of a strength point: a leader or a banner six of them, a victory
// point a half, order a half, a battle that is decided more than all else.
const (
	headWorth   = 600
	pointWorth  = 50
	orderWorth  = 50
	battleWorth = 100_000
)

// balance is what the own side is worth on a copy less the other one.
func (w *weigher) balance(g game.Game) (n int) {
	facts := game.Facts(g)
	points, ruin := facts.Standing()
	foe := w.side.Other()
	n = pointWorth*(points[w.side]-points[foe]) + ruin[foe] - ruin[w.side]
	if o := g.Outcome(); o != nil && o.Winner < game.NoSide {
		n += sign(o.Winner == w.side) * battleWorth
	}
	n += w.all
	w.alter(facts)
	for _, id := range w.others {
		p := g.Piece(id)
		w.now[id] = p.Where
		n += w.share(facts, &p) - w.worths[id]
	}
	return n
}

// alter notes who is otherwise on a copy: whose own state is, banners, which are where their holders are, and
// those whose leader is, as a tired one weakens them.
func (w *weigher) alter(facts game.Informed) {
	w.others = facts.Differs(w.facts, append(w.others[:0], w.banners...))
	for _, l := range w.others[len(w.banners):] {
		if w.were[l].Rank != game.Leader {
			continue
		}
		for i := range w.were {
			if w.were[i].Commander == l {
				w.others = append(w.others, w.were[i].ID)
			}
		}
	}
	game.Sort(w.others)
	w.others = slices.Compact(w.others)
}

// share is what a counter adds to what the own side is worth less the other one.
func (w *weigher) share(facts game.Informed, p *game.Piece) int {
	if gone(p.Where) || p.Side >= game.NoSide {
		return 0
	}
	return sign(p.Side == w.side) * worthOf(facts, p)
}

// appraise notes what each counter adds before the answer: few are otherwise after it.
func (w *weigher) appraise() {
	w.worths, w.now = make([]int, len(w.were)), make([]game.Where, len(w.were))
	for id := range w.were {
		p := &w.were[id]
		w.worths[id] = w.share(w.facts, p)
		w.all += w.worths[id]
		if p.Rank == game.Banner {
			w.banners = append(w.banners, p.ID)
		}
	}
}

func sign(own bool) int {
	if own {
		return 1
	}
	return -1
}

// worthOf is what a counter is worth to its side.
func worthOf(facts game.Informed, p *game.Piece) int {
	if p.Rank != game.Unit {
		return headWorth
	}
	n := facts.Worth(p.ID).Power
	if p.Marks&(game.Disorganised|game.Panicked) != 0 {
		n -= orderWorth
	}
	if p.Where == game.Scattered || p.Where == game.Away {
		n /= 2
	}
	return n
}

// glance is what an answer looks to be worth besides what it leads to at once, to whichever side
// gives it: who is spared, and how safe the end of a way is.
func (w *weigher) glance(o *game.Offer) int {
	if o.Unit == game.None {
		return 0
	}
	switch w.codes.VerbInfo(o.Verb).Class {
	case game.ToPay:
		return -w.facts.Worth(o.Unit).Power / 10
	case game.ToGain, game.ToTakeUp:
		return w.facts.Worth(o.Unit).Power / 10
	case game.ToFallBack, game.ToEscape:
		return w.haven(o)
	case game.ToEvade:
		return w.haven(o) - 20
	case game.ToStay:
		return 4
	}
	if o.Way != nil {
		return w.haven(o) - 8
	}
	return 0
}

// haven is how safe the end of a way is: each enemy beside it, each friend, and the ground; and each
// friend who stands in the way.
func (w *weigher) haven(o *game.Offer) (n int) {
	side := w.were[o.Unit].Side
	for i := range w.were {
		p := &w.were[i]
		if p.Where != game.OnMap || p.Rank != game.Unit || p.ID == o.Unit {
			continue
		}
		switch d := p.Hex.Distance(o.At); {
		case p.Side == side && slices.ContainsFunc(o.Way, func(h hex.Hex) bool { return h == p.Hex }):
			n -= 16
		case p.Side == side && d == 1:
			n += 4
		case p.Side != side && d == 1:
			n -= 10
		case p.Side != side && d == 2:
			n -= 2
		}
	}
	return n + 4*w.facts.Shelter(o.At)
}
