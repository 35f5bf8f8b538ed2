package bmw

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Why a counter cannot do what a player points at: found by the search that finds where it can
// go, on a second run that has movement points for the whole map and is stopped by no zone, and
// by the check of the attack.

// plenty is more movement points than any way across a map takes.
const plenty = 199

// WhyNot says why a counter cannot end a move in a hex in this turn.
func (b *Battle) WhyNot(id game.ID, to hex.Hex) *game.Hindrance {
	if !b.over && b.mayArrive(id) == nil {
		return b.whyNoEntry(id, to)
	}
	start, begin, no := b.setsOut(id)
	switch {
	case no != nil:
		return b.heldFast(id, no, to)
	case !b.board.On(to):
		return game.Hinder(offMap, to)
	case to == start.at && b.mayRest(&start):
		return nil
	}
	r, there := b.search(start, begin), func(m *mover) bool { return m.at == to }
	if i := stopWhere(r, there); i >= 0 && r.Stops[i].Rest {
		return nil
	}
	return b.whyNoWay(start, r, to, there)
}

// setsOut is the mover of a counter, the act that begins its move, and why it may not.
func (b *Battle) setsOut(id game.ID) (m mover, begin game.Action, no *rule.Refusal) {
	switch {
	case b.over:
		return m, nil, gameOver
	case b.mayMove(id) != nil:
		return m, nil, b.mayMove(id)
	case id == b.mover.id:
		return b.mover, nil, nil
	}
	return b.newMover(id), Begin{id}, nil
}

// heldFast is why a counter does not move at all: what the decision that is pending bars, or
// whoever holds it.
func (b *Battle) heldFast(id game.ID, no *rule.Refusal, to hex.Hex) *game.Hindrance {
	x := game.Hinder(no, to)
	for _, o := range b.Barred(id) {
		if o.Hex == to {
			x.Why = o.Why
		}
	}
	if no == frozen || no == tooFast {
		x.At = b.units[id].at
		x.By = b.gripping(x.At, b.counters[id].side.Other())[0]
	}
	return x
}

// stopWhere is the first stop of a reach that is a goal, one to stay in before others; else -1.
func stopWhere(r *game.Reach, goal func(*mover) bool) int {
	through := -1
	for i := range r.Stops {
		if s := &r.Stops[i]; goal(&mover{at: s.Hex}) {
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
	x := game.Hinder(friendThere, to)
	switch i := slices.IndexFunc(r.Barred, func(o game.Barred) bool { return o.Hex == to }); {
	case stopWhere(r, goal) >= 0:
		x.By = b.inTheWay(friendThere, to)
	case i >= 0 && r.Barred[i].Why != noMP && r.Barred[i].Why != zoneStops && goal(&mover{at: to}):
		x.Why = r.Barred[i].Why
		x.By = b.inTheWay(x.Why, to)
	default:
		x = b.beyond(start, to, goal)
	}
	x.Near = r.Nearest(to, start.at)
	return x
}

// beyond looks for a goal that a mover does not come to: how far it is, whose zone stops it
// before, or what closes the way.
func (b *Battle) beyond(start mover, to hex.Hex, goal func(*mover) bool) *game.Hindrance {
	wide := start
	wide.left = plenty
	s := b.newSearch(wide)
	defer s.end()
	s.goal = goal
	s.run(wide)
	switch need := game.Points(plenty) - s.stops[s.found].Left; {
	case s.found == 0:
		return b.closedOff(s, to)
	case need > game.Points(start.left):
		return &game.Hindrance{Why: noMP, At: to, By: game.None, Need: need, Have: game.Points(start.left), Near: -1}
	}
	return b.caught(s, to)
}

// seek notes whether the goal is found, and goes on where a zone would have ended the move.
func (s *searcher) seek(n *node) {
	if s.goal(&n.mover) && n.stop > 0 {
		s.found = n.stop
	}
	if n.halted {
		n.halted, s.held = false, append(s.held, n.stop)
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
	if g := b.gripping(x.At, b.counters[s.id].side.Other()); x.Why == zoneStops && len(g) > 0 {
		x.By = g[0]
	}
	return x
}

// closedOff names what closes the way nearest to a hex that no way leads to.
func (b *Battle) closedOff(s *searcher, to hex.Hex) *game.Hindrance {
	barred := s.bars()
	closer := func(a, b game.Barred) int { return a.Hex.Distance(to) - b.Hex.Distance(to) }
	if len(barred) == 0 {
		return game.Hinder(impassable, to)
	}
	x := slices.MinFunc(barred, closer)
	near := game.Hinder(x.Why, x.Hex)
	near.By = b.inTheWay(x.Why, x.Hex)
	return near
}

// inTheWay is who stands in a hex, where that is the reason why it is closed.
func (b *Battle) inTheWay(why *rule.Refusal, h hex.Hex) game.ID {
	if why == enemyThere || why == friendThere {
		return b.top(h)
	}
	return game.None
}

// WhyNoAttack says what a counter needs to attack another in this turn.
func (b *Battle) WhyNoAttack(id, enemy game.ID) *game.Hindrance {
	switch {
	case b.over:
		return game.Hinder(gameOver, hex.Hex{})
	case !b.known(id) || !b.known(enemy):
		return game.Hinder(unknownPiece, hex.Hex{})
	}
	h := b.units[enemy].at
	switch {
	case !b.on(id) || !b.on(enemy):
		return game.Hinder(notOnMap, h)
	case b.counters[enemy].side == b.counters[id].side:
		return game.Hinder(noEnemy, h)
	case b.pending() != nil:
		return game.Hinder(decideFirst, h)
	case b.counters[id].side != b.phase.active() || b.phase.kind() == recovery:
		return game.Hinder(notYourPhase, h)
	case b.phase.kind() == melee:
		return b.whyNoBlow(id, h)
	case b.counters[id].leads():
		return game.Hinder(leaderAlone, h)
	case b.unfit(id) != nil:
		return game.Hinder(b.unfit(id), h)
	}
	return b.whyNoContact(id, h)
}

// whyNoBlow is why a unit may not attack a hex alone in the combat phase, and an attack that may
// be made with it.
func (b *Battle) whyNoBlow(id game.ID, h hex.Hex) *game.Hindrance {
	no := b.Check(Attack{[]game.ID{id}, []hex.Hex{h}})
	if no == nil {
		return nil
	}
	x := game.Hinder(no, h)
	o := offerer{b, kit.Offers{Legal: b.legal}}
	o.attacks()
	for _, f := range o.List {
		if a, ok := f.Act.(Attack); ok && slices.Contains(a.By, id) && slices.Contains(a.At, h) {
			x.Act, x.By = a, b.joins(a, id, h)
			return x
		}
	}
	return x
}

// joins is who else has a part in an attack: a unit beside this one or, before another hex
// than this, an enemy.
func (b *Battle) joins(a Attack, id game.ID, h hex.Hex) game.ID {
	for _, o := range a.By {
		if o != id {
			return o
		}
	}
	for _, t := range a.At {
		if t != h {
			return b.top(t)
		}
	}
	return game.None
}

// whyNoContact is what a unit needs before the combat phase to attack a hex in it. Where it may
// come next to it, only the phase is missing.
func (b *Battle) whyNoContact(id game.ID, h hex.Hex) *game.Hindrance {
	beside := func(m *mover) bool { return m.at.Distance(h) == 1 }
	start, begin, no := b.setsOut(id)
	switch {
	case beside(&mover{at: b.units[id].at}):
		return game.Hinder(attackLater, b.units[id].at)
	case no != nil:
		return b.heldFast(id, no, h)
	}
	r := b.search(start, begin)
	if i := stopWhere(r, beside); i >= 0 && r.Stops[i].Rest {
		return &game.Hindrance{Why: attackLater, At: r.Stops[i].Hex, By: game.None, Near: i}
	}
	return b.whyNoWay(start, r, h, beside)
}
