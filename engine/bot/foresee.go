package bot

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// How far answers are foreseen.
const (
	mostForeseen = 3    // answers
	fewSamples   = 2    // of what follows each,
	samples      = 6    // and as long as there are nodes left
	alike        = 150  // answers that are tried and differ less
	mostSwing    = 3000 // that one sample may count for
)

// budget is how many nodes were spent in a turn.
type budget struct{ turn, nodes int }

// foresee puts that one of some offers first which leaves the side best off later: those that look
// nearly alike when they are tried are played on in the mind.
func (p *Player) foresee(f *field, offers []game.Offer, list, worth []int) {
	n := 1
	for n < min(mostForeseen, len(list)) && worth[list[n]] >= worth[list[0]]-alike {
		n++
	}
	if p.foreseen.turn != f.now.turn {
		p.foreseen = budget{turn: f.now.turn}
	}
	left := p.allowance(f)/2 - p.foreseen.nodes
	if n == 1 || p.heat == 0 || left < 0 {
		return
	}
	start, k := p.nodes, 0
	var sums [mostForeseen]int
	for ; k < fewSamples || k < samples && p.nodes-start < left; k++ {
		for j, i := range list[:n] {
			sums[j] += p.later(f, offers[i].Act, k)
		}
	}
	for j, i := range list[:n] {
		worth[i] = worth[i]/2 + sums[j]/k
	}
	sortedBy(list[:n], func(i int) int { return worth[i] })
	p.foreseen.nodes += p.nodes - start
}

// later is what a position is worth after an act, when the turn of a side is played to its end; and
// that of the next one, where it takes little. Each sample has other throws.
func (p *Player) later(f *field, a game.Action, sample int) int {
	g := f.game.Clone()
	cup := dice.Seeded(p.brief.Seed*1_000_003 + uint64(sample)*7919 + uint64(f.now.turn)<<8)
	g.Apply(a, &cup)
	p.follows(g, &cup)
	turns, was := p.sees(f), f.now
	g = p.playOn(f, g, p.mind(f, p.weights, draft{}), 1000+sample, func(now moment) bool {
		if now != was && f.facts.Trade(now.phase) == game.TradeMove {
			turns--
		}
		was = now
		return turns == 0
	})
	return max(-mostSwing, min(mostSwing, p.estimate(f, g)))
}

// sees is to the end of how many turns of a side the player looks.
func (p *Player) sees(f *field) int {
	if 32*p.heat > p.allowance(f) {
		return 1
	}
	return 2
}
