package bmw

import (
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
	r := b.search(start, begin)
	w := b.whyNot(start, to, func(h hex.Hex, _ hex.Dir) bool { return h == to })
	if _, can := w.Rests(r); can {
		return nil
	}
	return w.Answer(r)
}

// whyNot asks why a mover does not come to a goal in or beside a hex.
func (b *Battle) whyNot(start mover, to hex.Hex, goal func(hex.Hex, hex.Dir) bool) *kit.WhyNot {
	w := &kit.WhyNot{From: start.at, To: to, Goal: goal, Short: noMP, Zoned: zoneStops, InTheWay: b.inTheWay}
	w.Holder = func(h hex.Hex) game.ID {
		if g := b.gripping(h, b.counters[start.id].side.Other()); len(g) > 0 {
			return g[0]
		}
		return game.None
	}
	w.Passing = func(int) *game.Hindrance {
		x := game.Hinder(friendThere, to)
		x.By = b.inTheWay(friendThere, to)
		return x
	}
	w.Beyond = func() *game.Hindrance { return b.beyond(start, w) }
	w.Stuck = func() *rule.Refusal { return impassable }
	return w
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

// beyond looks for a goal that a mover does not come to: how far it is, whose zone stops it
// before, or what closes the way.
func (b *Battle) beyond(start mover, w *kit.WhyNot) *game.Hindrance {
	wide := start
	wide.left = plenty
	s := b.newSearch(wide)
	defer s.end()
	s.goal = func(m *mover) bool { return w.Goal(m.at, hex.N) }
	s.run(wide)
	return w.Far(kit.Far{Stops: s.stops, Found: s.found, Held: s.held, Barred: s.bars(), All: game.Points(plenty), Have: game.Points(start.left)})
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
	w := kit.Blow{Unit: id, At: h, Parts: parts, Stands: b.top}
	return w.Join(x, o.List)
}

// parts is who takes part in an attack, and on whom.
func parts(act game.Action) (by []game.ID, at []hex.Hex) {
	if a, ok := act.(Attack); ok {
		return a.By, a.At
	}
	return nil, nil
}

// whyNoContact is what a unit needs before the combat phase to attack a hex in it. Where it may
// come next to it, only the phase is missing.
func (b *Battle) whyNoContact(id game.ID, h hex.Hex) *game.Hindrance {
	start, begin, no := b.setsOut(id)
	switch {
	case b.units[id].at.Distance(h) == 1:
		return game.Hinder(attackLater, b.units[id].at)
	case no != nil:
		return b.heldFast(id, no, h)
	}
	r := b.search(start, begin)
	w := b.whyNot(start, h, func(at hex.Hex, _ hex.Dir) bool { return at.Distance(h) == 1 })
	if i, can := w.Rests(r); can {
		return &game.Hindrance{Why: attackLater, At: r.Stops[i].Hex, By: game.None, Near: i}
	}
	return w.Answer(r)
}
