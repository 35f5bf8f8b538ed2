package simple

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// Player is a player of a simple mind for one side: it looks one act ahead, brings its troops
// where they are strong enough to attack, takes the best odds and ends its phase. One seed
// always plays the same.
type Player struct {
	side   game.Side
	orders Orders
	cup    dice.Seeded   // decides between equals
	now    moment        // what it is thinking about
	done   []game.ID     // counters whose move in that phase is settled
	plan   []game.Action // what is left of a move
}

// moment is a phase of a turn.
type moment struct{ turn, phase int }

// New makes a player for a side.
func New(side game.Side, orders Orders, seed uint64) *Player {
	return &Player{side: side, orders: orders, cup: dice.Seeded(seed)}
}

// Choose is what the player does now; nil if it has nothing to do, or leaves a reaction be. It
// looks at the game, and at every copy it makes, through the eyes of its side.
func (p *Player) Choose(g game.Game) game.Action {
	g = game.Look(g, p.side)
	offers := g.Offers(p.side, nil)
	if len(offers) == 0 {
		return nil
	}
	table := g.Table()
	p.turnPage(moment{table.Turn, table.Phase})
	v := look(g, p.side, &table)
	best, worth := p.best(v, offers)
	if worth > 0 {
		return best.Act
	}
	if !slices.ContainsFunc(table.Expect, func(e game.Expect) bool { return e.Side == p.side && !e.Optional }) {
		return nil
	}
	return p.must(v, offers, best)
}

// turnPage forgets what it thought about an earlier phase.
func (p *Player) turnPage(now moment) {
	if now != p.now {
		p.now, p.done, p.plan = now, nil, nil
	}
}

// must chooses where the game waits for the player and nothing offered is of use by itself: a
// move, the end of the phase, what is owed before it, and at last what does the least harm.
func (p *Player) must(v *view, offers []game.Offer, least *game.Offer) game.Action {
	if a := p.move(v, offers); a != nil {
		return a
	}
	if i := slices.IndexFunc(offers, func(o game.Offer) bool { return o.Verb == game.VerbEndPhase }); i >= 0 {
		return offers[i].Act
	}
	if a := p.owed(v); a != nil {
		return a
	}
	return least.Act
}

// best is the offer worth most, and its worth; what is worth less than nothing had better not
// be done. Dice decide between equals.
func (p *Player) best(v *view, offers []game.Offer) (best *game.Offer, worth int) {
	top := 0
	for i := range offers {
		w := p.worth(v, &offers[i])
		if n := p.shaken(w); best == nil || n > top {
			best, worth, top = &offers[i], w, n
		}
	}
	return best, worth
}

// shaken is a worth with a die that decides between equals only.
func (p *Player) shaken(worth int) int { return 6*worth + p.cup.D6() }

// pointless is the worth of what a simple mind sees no reason for.
const pointless = -10

// byVerb is what an offer is worth by its verb alone; known is false where that says nothing.
func byVerb(verb game.Verb, info game.VerbInfo) (worth int, known bool) {
	switch {
	case verb == game.VerbReady:
		return 9, true
	case verb == game.VerbDeploy:
		return 8, true
	case info.Errand == 1: // what comes to the field comes before all else
		return 7, true
	case info.Errand > 1:
		return 5, true
	}
	return 0, verb == game.VerbEndPhase || info.Class == game.ToStay || info.Class == game.ToLetBe
}

// worth is what an offer is worth.
func (p *Player) worth(v *view, o *game.Offer) int {
	if odds := v.game.Forecast(o.Act); odds != nil && len(odds.Defenders) > 0 {
		if len(odds.Attackers) > 0 && v.pieces[odds.Attackers[0]].Side != p.side {
			return pointless - v.prospect(odds) // it is the enemy who attacks
		}
		return v.prospect(odds)
	}
	info := v.codes.VerbInfo(o.Verb)
	if w, known := byVerb(o.Verb, info); known {
		return w
	}
	switch {
	case info.Class == game.ToPay:
		return -v.pieces[o.Unit].SP
	case info.Class == game.ToGain:
		return v.pieces[o.Unit].FullSP
	case o.Verb == game.VerbLeave:
		return p.leave(v, o)
	}
	if o.Way != nil {
		return p.way(v, o)
	}
	return pointless
}
