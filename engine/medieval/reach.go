package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// hazard is what bars a hex that costs a unit its order by a paragraph (4.2.6, 4.2.7).
func (b *Battle) hazard(ref rule.Ref) *rule.Refusal {
	switch {
	case b.ed.Order == Disorganises && ref == "4.2.7":
		return footBreaks
	case b.ed.Order == Disorganises:
		return horseBreaks
	case ref == "4.2.7":
		return wouldFounder
	}
	return wouldScatter
}

// Reach is everything a counter could do by moving, or all hexes to set it down on.
func (b *Battle) Reach(id game.ID) *game.Reach {
	switch {
	case !b.known(id) || b.over:
		return nil
	case b.phase == setUp:
		return b.homeReach(id)
	case b.mayArrive(id) == nil:
		return b.entryReach(id)
	case b.downs(id) != nil:
		return b.setDownReach(id, b.units[id].facing, b.downs(id))
	}
	if m, begin, goes := b.setsOut(id); goes {
		return b.search(m, begin)
	}
	return nil
}

// downs is the act that sets a counter down where it is to stand, nil if it moves or does neither.
func (b *Battle) downs(id game.ID) func(hex.Hex, hex.Dir) act {
	switch {
	case b.phase == setUp:
		return b.settles(id)
	case b.units[id].has(rallied):
		return func(h hex.Hex, f hex.Dir) act { return Regroup{id, h, f} }
	case b.mayArrive(id) == nil:
		return func(h hex.Hex, _ hex.Dir) act { return Enter{id, h, b.inward(h)} }
	case b.mayReturn(id) == nil:
		return func(h hex.Hex, f hex.Dir) act { return Return{id, h, f} }
	}
	return nil
}

// setsOut is the mover of a counter that may move hex by hex, and the act that begins its move.
// Who panics has none: it flees, step by step (Ko-10.2.2).
func (b *Battle) setsOut(id game.ID) (m mover, begin game.Action, goes bool) {
	switch {
	case b.units[id].order == panicked:
		return m, nil, false
	case id == b.mover.id && !b.mover.gone && b.pending() == nil:
		return b.mover, nil, true
	}
	return b.newMover(id), Begin{id}, b.mayBegin(id) == nil
}

// WhyIdle says why a counter may do nothing now.
func (b *Battle) WhyIdle(id game.ID) *rule.Refusal {
	switch {
	case b.over:
		return gameOver
	case !b.known(id):
		return unknownPiece
	case b.phase == setUp:
		return b.settingUp(id)
	case b.phase.attack():
		if !b.on(id) {
			return notOnMap
		}
		return b.mayAttack(id, b.targets(id))
	case b.awaited(id) && b.counters[id].rank != game.Unit:
		return comesAlong
	case id == b.mover.id && !b.mover.gone:
		return nil
	case b.phase.movement() && b.counters[id].side != b.phase.side():
		return b.whyNoReaction(id)
	case b.units[id].where == game.Scattered && !b.units[id].has(rallied):
		return notRallied
	case b.units[id].where == game.Away:
		return b.mayReturn(id)
	case b.awaited(id):
		return b.mayArrive(id)
	}
	return b.mayBegin(id)
}

// whyNoReaction says why a counter has no reaction: foot could only shoot (10.1.5), cavalry
// could countercharge too (5.7).
func (b *Battle) whyNoReaction(id game.ID) *rule.Refusal {
	c := &b.counters[id]
	if c.kind.Ranged() || c.kind.shootsMounted() && b.loaded(id) == nil {
		return b.loaded(id)
	}
	return b.eligible(id)
}

func (b *Battle) homeReach(id game.ID) *game.Reach {
	if b.hides(id) {
		return b.setDownReach(id, hex.N, b.settles(id))
	}
	homes := b.homes(id)
	f, _ := b.view(id)
	return b.setDowns(id, homes, f, b.settles(id))
}

// settles is the act that sets a counter down during set-up.
func (b *Battle) settles(id game.ID) func(hex.Hex, hex.Dir) act {
	if b.hides(id) {
		return func(h hex.Hex, _ hex.Dir) act { return Hide{id, h} }
	}
	return func(h hex.Hex, f hex.Dir) act { return Place{id, h, f} }
}

// hides reports whether a counter is the leader of a regiment that its player hides.
func (b *Battle) hides(id game.ID) bool {
	c := &b.counters[id]
	return c.leads() && c.setup.Secret > 0
}

// setDownReach is all hexes of the map on which an act sets a counter down.
func (b *Battle) setDownReach(id game.ID, f hex.Dir, downs func(hex.Hex, hex.Dir) act) *game.Reach {
	return b.setDowns(id, b.hexes(func(hex.Hex) bool { return true }), f, downs)
}

// setDowns is those of some hexes on which an act sets a counter down.
func (b *Battle) setDowns(id game.ID, hexes []hex.Hex, f hex.Dir, downs func(hex.Hex, hex.Dir) act) *game.Reach {
	r := &game.Reach{Unit: id, Acts: func(s *game.Stop) game.Action { return downs(s.Hex, s.Facing) }}
	for _, h := range hexes {
		if downs(h, f).check(b) == nil {
			r.Stops = append(r.Stops, game.Stop{Hex: h, Facing: f, Rest: true, Prev: -1})
		}
	}
	return r
}

// entryReach is the hexes over which a counter can arrive, and with what it moves on from there.
func (b *Battle) entryReach(id game.ID) *game.Reach {
	r := &game.Reach{Unit: id, Acts: func(s *game.Stop) game.Action { return Enter{id, s.Hex, s.Facing} }}
	for _, h := range b.entries(id) {
		if a := (Enter{id, h, b.inward(h)}); a.check(b) == nil {
			m := b.enters(a)
			r.Stops = append(r.Stops, game.Stop{Hex: h, Facing: m.facing, Left: m.left, Rest: true, Prev: -1})
		}
	}
	return r
}
