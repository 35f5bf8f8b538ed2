package medieval

import (
	"cmp"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Why a counter cannot go where a player points: found by the search that finds where it can go,
// on a second run that has movement points for the whole map and is stopped by no zone.

// plenty is more MP than any way across a map takes.
const plenty = 99 * game.Point

// WhyNot says why a counter cannot end a move in a hex in this turn.
func (b *Battle) WhyNot(id game.ID, to hex.Hex) *game.Hindrance {
	switch {
	case b.over || !b.known(id):
		return game.Hinder(b.WhyIdle(id), to)
	case !b.board.On(to):
		return game.Hinder(offMap, to)
	case b.pending() != nil:
		return game.Hinder(b.shutNow(id, to), to)
	case b.downs(id) != nil:
		return b.whyNotDown(id, to)
	}
	start, begin, goes := b.setsOut(id)
	if !goes {
		return game.Hinder(b.idle(id), to)
	}
	if to == start.at && !start.hidden {
		return nil // where it stands
	}
	r := b.search(start, begin)
	w := b.whyNot(start, r, to, func(h hex.Hex, _ hex.Dir) bool { return h == to })
	if _, can := w.Rests(r); can {
		return nil
	}
	return w.Answer(r)
}

// whyNot asks why a mover with this reach does not come to a goal in or beside a hex.
func (b *Battle) whyNot(start mover, r *game.Reach, to hex.Hex, goal func(hex.Hex, hex.Dir) bool) *kit.WhyNot {
	w := &kit.WhyNot{From: start.at, To: to, Goal: goal, Short: noMP, Zoned: zoneStops, InTheWay: b.inTheWay}
	w.Holder = func(h hex.Hex) game.ID { return b.holder(h, b.counters[start.id].side.Other()) }
	w.Passing = func(stop int) *game.Hindrance { return game.Hinder(b.whyGoesOn(r.Path(stop)), to) }
	w.Beyond = func() *game.Hindrance { return b.beyond(start, w) }
	w.Stuck = func() *rule.Refusal { return b.still(start.id) }
	return w
}

// idle is why a counter that does not move is idle; who panics flees, step by step.
func (b *Battle) idle(id game.ID) *rule.Refusal {
	if no := b.WhyIdle(id); no != nil {
		return no
	}
	return mustFlee
}

// shutNow is why the decision that is pending bars a hex for a counter.
func (b *Battle) shutNow(id game.ID, to hex.Hex) *rule.Refusal {
	for _, x := range b.Barred(id) {
		if x.Hex == to {
			return x.Why
		}
	}
	return decideFirst
}

// whyNotDown is why a counter cannot be set down on a hex.
func (b *Battle) whyNotDown(id game.ID, to hex.Hex) *game.Hindrance {
	no := b.Check(b.downs(id)(to, b.units[id].facing))
	if no == nil {
		return nil
	}
	x := game.Hinder(no, to)
	x.By, x.Near = b.inTheWay(no, to), b.Reach(id).Nearest(to, game.Nowhere)
	return x
}

// whyGoesOn is why a counter may not stay where acts lead it.
func (b *Battle) whyGoesOn(acts []game.Action) *rule.Refusal {
	c := b.clone()
	for _, a := range acts {
		c.Apply(a, &dice.Lucky{})
	}
	return cmp.Or(c.moverOwes(), moverOwes)
}

// beyond looks for a goal that a mover does not come to: how far it is, whose zone stops it
// before, or what closes the way.
func (b *Battle) beyond(start mover, w *kit.WhyNot) *game.Hindrance {
	if no := start.halt.refusal(); no != nil && start.halt != inZone {
		return game.Hinder(no, start.at)
	}
	wide := start
	wide.left = plenty
	s := b.newSearch(wide, false)
	defer s.end()
	s.goal = func(m *mover) bool { return w.Goal(m.at, m.facing) }
	s.release(&wide, 0)
	s.run(wide)
	return w.Far(kit.Far{Stops: s.stops, Found: s.found, Held: s.held, Barred: s.barred, All: plenty, Have: start.left})
}

// seek notes whether the goal is found, and goes on where a zone would have ended the move.
func (s *searcher) seek(n *node, at int32) {
	if s.goal(&n.m) {
		s.found = at
	}
	s.release(&n.m, at)
}

func (s *searcher) release(m *mover, at int32) {
	if m.halt == inZone {
		m.halt, s.held = goesOn, append(s.held, at)
	}
}

// holder is the unit of a side whose zone holds best whoever comes to a hex.
func (b *Battle) holder(h hex.Hex, side game.Side) game.ID {
	best := game.None
	for d := hex.N; d <= hex.NW; d++ {
		for id := b.top(h.Step(d)); id != game.None; id = b.piles.Next(id) {
			if b.counters[id].side == side && b.covers(id, h) && (best == game.None || b.units[id].charge > b.units[best].charge) {
				best = id
			}
		}
	}
	return best
}

// still is why a counter goes nowhere at all.
func (b *Battle) still(id game.ID) *rule.Refusal {
	if b.slow(id) {
		return inFormation
	}
	return impassable
}

// inTheWay is who stands in a hex, where that is the reason why it is closed.
func (b *Battle) inTheWay(why *rule.Refusal, h hex.Hex) game.ID {
	switch why {
	case enemyThere, leaderEnters, shiltronClosed, overStack, rideAlways, returnBlocked:
		return b.top(h)
	}
	return game.None
}
