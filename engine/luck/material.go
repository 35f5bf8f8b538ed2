package luck

import "gonfalon/engine/game"

// Parts is how many parts a strength point has: luck is counted in whole parts. A counter can count
// for half of its strength, and two dice fall in 36 ways.
const Parts = halves * 36

// halves is what a strength point counts for.
const halves = 2

// material is what side A has left more than side B, in halves of a strength point.
func material(g game.Game) (n int) {
	facts := game.Facts(g)
	for id := range game.ID(g.Counters()) {
		switch p := g.Piece(id); p.Side {
		case game.A:
			n += counts(&p, facts)
		case game.B:
			n -= counts(&p, facts)
		}
	}
	return n
}

// counts is what a counter counts for, in halves of a strength point: a unit as many points as it
// shows, half of them while it is out of order or has left the field; a leader or a banner as many as
// the enemy scores for him. Who is yet to come counts as if he were there,
// and who does not lose his strength step by step counts for all of it: that he shows less for a while
// is no loss.
func counts(p *game.Piece, facts game.Informed) int {
	switch p.Where {
	case game.Dead, game.Captured:
		return 0
	}
	worth := p.SP
	switch {
	case facts == nil && p.Rank != game.Unit:
		worth = 0
	case facts == nil:
	case p.Rank != game.Unit:
		worth = facts.Worth(p.ID).Points
	case facts.Worth(p.ID).Steps < p.SP:
		worth = p.FullSP
	}
	if p.Where == game.Scattered || p.Where == game.Away || p.Marks&(game.Disorganised|game.Panicked|game.Fallen) != 0 {
		return worth
	}
	return halves * worth
}
