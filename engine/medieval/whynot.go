package medieval

import (
	"cmp"
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
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
	r, there := b.search(start, begin), func(m *mover) bool { return m.at == to }
	if i := stopWhere(r, there); i >= 0 && r.Stops[i].Rest {
		return nil
	}
	return b.whyNoWay(start, r, to, there)
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

// stopWhere is the first stop of a reach that is a goal, one to stay in before others; else -1.
func stopWhere(r *game.Reach, goal func(*mover) bool) int {
	through := -1
	for i := range r.Stops {
		if s := &r.Stops[i]; goal(&mover{at: s.Hex, facing: s.Facing}) {
			if through = i; s.Rest {
				return i
			}
		}
	}
	return through
}

// whyNoWay is why a mover with this reach cannot come to its goal, which lies in or beside a
// hex, and stay.
func (b *Battle) whyNoWay(start mover, r *game.Reach, to hex.Hex, goal func(*mover) bool) *game.Hindrance {
	x, through := game.Hinder(nil, to), stopWhere(r, goal)
	switch i := slices.IndexFunc(r.Barred, func(o game.Barred) bool { return o.Hex == to }); {
	case through >= 0:
		x.Why = b.whyGoesOn(r.Path(through))
	case i >= 0 && goal(&mover{at: to}):
		x.Why = r.Barred[i].Why
		x.By = b.inTheWay(x.Why, to)
	default:
		x = b.beyond(start, to, goal)
	}
	x.Near = r.Nearest(to, start.at)
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
func (b *Battle) beyond(start mover, to hex.Hex, goal func(*mover) bool) *game.Hindrance {
	if no := start.halt.refusal(); no != nil && start.halt != inZone {
		return game.Hinder(no, start.at)
	}
	wide := start
	wide.left = plenty
	s := b.newSearch(wide, false)
	defer s.end()
	s.goal = goal
	s.release(&wide, 0)
	s.run(wide)
	switch need := plenty - s.stops[s.found].Left; {
	case s.found == 0:
		return b.closedOff(s, to)
	case need > start.left:
		return &game.Hindrance{Why: noMP, At: to, By: game.None, Need: need, Have: start.left, Near: -1}
	}
	return b.caught(s, to)
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

// caught names the first hex on the way that was found in which a zone ends the move.
func (b *Battle) caught(s *searcher, to hex.Hex) *game.Hindrance {
	x := game.Hinder(noMP, to)
	for i := s.stops[s.found].Prev; i >= 0; i = s.stops[i].Prev {
		if slices.Contains(s.held, i) {
			x.Why, x.At = zoneStops, s.stops[i].Hex
		}
	}
	if x.Why == zoneStops {
		x.By = b.holder(x.At, s.c.side.Other())
	}
	return x
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

// closedOff names what closes the way nearest to a hex that no way leads to.
func (b *Battle) closedOff(s *searcher, to hex.Hex) *game.Hindrance {
	if len(s.barred) == 0 {
		return game.Hinder(b.still(s), to)
	}
	x := slices.MinFunc(s.barred, func(a, b game.Barred) int { return a.Hex.Distance(to) - b.Hex.Distance(to) })
	near := game.Hinder(x.Why, x.Hex)
	near.By = b.inTheWay(x.Why, x.Hex)
	return near
}

// still is why a counter goes nowhere at all.
func (b *Battle) still(s *searcher) *rule.Refusal {
	if b.slow(s.id) {
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
