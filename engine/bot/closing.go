package bot

import (
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// In the last turns nothing counts but how the battle ends. Before his last movements a player plays the battle out to
// its end in his mind, in a few ways, each with the same throws, and does what wins most often.

// closing is a way to play a turn near the end.
type closing struct {
	mood []shift
	deed plan.Deed // of all, "" for none
}

// closings are the ways, the usual one first.
var closings = [...]closing{
	{},
	{deed: plan.DeedRide},
	{deed: plan.DeedHold},
	{mood: []shift{{aim, 600}, {approach, 0}}},
	{mood: []shift{{aim, 600}, {approach, 0}, {danger, 0}}},
	{deed: plan.DeedAttack, mood: []shift{{danger, 25}}},
	{mood: []shift{{daring, 300}}},
	{mood: []shift{{daring, 0}, {danger, 25}, {hunt, 300}}},
}

// How the last turns are played out.
const (
	fewClosed  = 4   // throws of each way, and as long as there are nodes left
	mostClosed = 24  // at most so many
	hopeless   = 8   // where they seem to take so many times the nodes that there are, not one is tried
	surely     = 120 // thousandths by which another way has to be better than the usual one
)

// close decides how a movement near the end is played; it reports whether it did. Where there are so many counters that
// the few throws are too dear, it does not.
func (p *Player) close(f *field) bool {
	if p.brief.Wards != nil || f.table.Last == 0 || f.now.turn <= f.table.Last-p.sight.closes || p.composed == f.now.turn ||
		f.facts.Trade(f.now.phase) != game.TradeMove || len(f.units[game.A]) == 0 || len(f.units[game.B]) == 0 {
		return false
	}
	left, start := p.sight.closing*100/(100+len(f.pieces)), p.nodes
	if (f.table.Last-f.now.turn+1)*p.heat*len(closings)*fewClosed > hopeless*left {
		return false
	}
	var sums [len(closings)]int
	sums[0] = p.playedOut(f, &closings[0], 0)
	if (p.nodes-start)*len(closings)*fewClosed > 2*left {
		return false
	}
	n := 0
	for ; n < fewClosed || n < mostClosed && p.nodes-start < left; n++ {
		for i := range closings {
			if n+i > 0 {
				sums[i] += p.playedOut(f, &closings[i], n)
			}
		}
	}
	p.composed, p.mood, p.whole = f.now.turn, p.weights, ""
	best := 0
	for i := range sums {
		if sums[i] > sums[best] {
			best = i
		}
	}
	if sums[best] > sums[0]+surely*n {
		p.mood, p.whole = p.weights.shifted(closings[best].mood), closings[best].deed
	}
	return true
}

// playedOut is how a battle ends if the side plays a turn in some way: a thousand for a victory, and as much
// less than none for a defeat, with a little for the points.
func (p *Player) playedOut(f *field, c *closing, sample int) int {
	own := p.mind(f, p.weights.shifted(c.mood), draft{})
	own.whole = c.deed
	end := p.castOn(f, own, p.weights, sample, func(moment) bool { return false })
	o := end.Outcome()
	if o == nil {
		return 0
	}
	n := max(-99, min(99, o.Points[p.side]-o.Points[p.side.Other()]))
	switch o.Winner {
	case p.side:
		n += 1000
	case p.side.Other():
		n -= 1000
	}
	return n
}
