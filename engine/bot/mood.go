package bot

import (
	"slices"

	"gonfalon/engine/game"
)

// shift is by how much a term counts more or less, in hundredths.
type shift struct {
	term term
	by   int
}

// moods are other ways to play a turn than the usual one.
var moods = [...][]shift{
	{{approach, 220}, {danger, 70}},
	{{approach, 25}, {danger, 130}, {daring, 200}},
	{{danger, 25}},
	{{danger, 250}},
	{{strength, 200}},
	{{support, 300}, {command, 200}},
	{{support, 0}, {command, 0}},
	{{contact, 300}},
	{{contact, 0}},
	{{aim, 300}},
	{{hold, 30}, {sally, 0}},
	{{daring, 300}},
	{{shoot, 250}},
	{{gap, 0}, {facing, 0}},
}

// shifted are the weights in a mood.
func (w Weights) shifted(mood []shift) *Weights {
	for _, s := range mood {
		w[s.term] = w[s.term] * s.by / 100
	}
	return &w
}

// runner is a mood in a race against the usual one.
type runner struct {
	w     *Weights
	moves draft
	sum   int // of what it came to in its heats, less what the usual one did
	n     int // heats
}

// What is thought of a mood before it has run: as if it had lost so many heats by so much. And how
// much is hoped of one that has not.
const (
	doubted   = 4
	doubt     = 30
	curiosity = 250
	fewHeats  = 3 // where no more are to be had, none is worth its nodes
)

// form is what a mood is likely to come to more than the usual one.
func (r *runner) form() int { return (r.sum - doubted*doubt) / (r.n + doubted) }

// compose decides in which mood to play the turn, as its first movement begins: in a race, in which
// who does well runs again, and who has hardly run too.
func (p *Player) compose(f *field) {
	if p.sight.ahead == 0 || p.composed == f.now.turn || f.facts.Trade(f.now.phase) != game.TradeMove {
		return
	}
	p.composed, p.mood = f.now.turn, p.weights
	if fewHeats*p.heat > p.allowance(f) {
		p.heat -= p.heat / 4 // a later turn may take less
		return
	}
	top := 0
	for _, r := range p.race(f) {
		if n := r.form(); n > top {
			top, p.mood = n, r.w
		}
	}
}

// race has moods run against the usual one as long as the player may think, in heats of the same
// throws. In each turn another one is the first. Of moods whose movements come to the same only one runs.
func (p *Player) race(f *field) []runner {
	list := make([]runner, len(moods))
	for i := range list {
		list[i].w = p.mood.shifted(moods[(i+3*f.now.turn)%len(moods)])
	}
	now, start := p.balance(f, f.game, false), p.nodes
	usual := runner{w: p.mood, moves: p.drafted(f, p.mood)}
	p.heat = max(p.heat, 2*(p.nodes-start)) // a movement and the reply to it at least
	known := []uint64{usual.moves.place}
	var heats []int // of the usual one
	for len(list) > 0 && p.nodes+2*p.heat <= start+p.allowance(f) {
		best := 0
		for i := range list {
			if list[i].form()+curiosity/(list[i].n+1) > list[best].form()+curiosity/(list[best].n+1) {
				best = i
			}
		}
		r := &list[best]
		if r.n == 0 {
			r.moves = p.drafted(f, r.w)
			if slices.Contains(known, r.moves.place) {
				list = slices.Delete(list, best, best+1)
				continue
			}
			known = append(known, r.moves.place)
		}
		if r.n == len(heats) {
			heats = append(heats, p.run(f, &usual, r.n, now))
		}
		r.sum, r.n = r.sum+p.run(f, r, r.n, now)-heats[r.n], r.n+1
	}
	return list
}

// run is what a turn in some mood comes to, in thousandths of all that there is to win.
func (p *Player) run(f *field, r *runner, sample, now int) int {
	start := p.nodes
	n := p.rehearse(f, p.mind(f, r.w, r.moves), sample) - now
	p.heat = p.nodes - start
	return 1000 * n / (abs(n) + 500)
}

// allowance is how many nodes may go into playing on in the mind in a turn: the more counters there
// are, the longer each takes.
func (p *Player) allowance(f *field) int { return p.sight.ahead * 100 / (100 + len(f.pieces)) }
