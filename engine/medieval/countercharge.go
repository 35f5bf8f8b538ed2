package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 5.7 Countercharge: cavalry of the side that is not moving may ride at the enemy cavalry
// now moving, when that comes close before its front.

// countercharge says why a unit may not ride at the mover with this facing.
func (b *Battle) countercharge(id game.ID, facing hex.Dir) *rule.Refusal {
	if no := b.eligible(id); no != nil {
		return no
	}
	u := &b.units[id]
	if facing > hex.NW || u.facing.Angle(facing) > 1 {
		return ccTurn // 5.7.2a
	}
	to := u.at.Step(facing)
	d, near := to.Toward(b.mover.at)
	switch {
	case !near:
		return ccHex // 5.7.2b
	case !front(facing, d):
		return ccFront
	}
	w, no := b.crossing(u.at, facing)
	if no != nil {
		return no
	}
	switch {
	case b.any(to, b.counters[id].side.Other(), isUnit):
		return enemyThere // 4.2.2; leaders alone are ridden into (8.2.8)
	case !b.fits(id, to):
		return overStack
	case b.strikesAcross(w.to, d):
		return acrossRiver
	}
	return nil
}

// strikesAcross reports whether a river without crossing lies between two hexes.
func (b *Battle) strikesAcross(h hex.Hex, d hex.Dir) bool {
	_, no := b.crossing(h, d)
	return no == riverBars
}

// eligible says why a unit may not countercharge at all, wherever it would ride.
func (b *Battle) eligible(id game.ID) *rule.Refusal {
	switch {
	case !b.known(id):
		return unknownPiece
	case b.pending() != nil && b.waits(joinStep) == nil:
		return decideFirst
	case !b.countercharged() && !b.mayBeCountercharged():
		return ccPhase
	case !b.on(id) || b.counters[id].side == b.phase.side():
		return notOnMap
	case !isHorse(&b.counters[id], &b.units[id]):
		return ccHorse // 5.7.1, R-210
	case b.frozen(id):
		return countersNot
	case b.units[id].has(countered):
		return ccOnce // 5.7.7
	case !b.before(id):
		return ccRange // 5.7.1, R-195, R-196
	case b.inZone(b.units[id].at, b.phase.side(), isHorse):
		return ccPinned // 5.7.8, R-201
	case b.screened(id):
		return ccScreened // 5.7.10
	}
	return nil
}

// mayBeCountercharged reports whether an enemy is moving in a cavalry movement phase (5.2.1, R-204, R-208).
func (b *Battle) mayBeCountercharged() bool {
	return b.phase.movement() && b.phase.horse() && b.mover.id != game.None && !b.mover.gone &&
		!b.mover.hidden && b.able(b.mover.id)
}

// countercharged reports whether a countercharge is under way that others may join.
func (b *Battle) countercharged() bool { return b.waits(joinStep) != nil }

// before reports whether the mover stands two hexes off, next to a hex of the unit's front area.
func (b *Battle) before(id game.ID) bool {
	u := &b.units[id]
	if u.at.Distance(b.mover.at) != 2 {
		return false
	}
	for n := -1; n <= 1; n++ {
		if u.at.Step(u.facing.Turn(n)).Distance(b.mover.at) == 1 {
			return true
		}
	}
	return false
}

// screened reports whether the mover is next to another unit of the countercharger's side;
// those that ride with it do not count (5.7.10, 5.7.5, R-202).
func (b *Battle) screened(id game.ID) bool {
	side := b.counters[id].side
	for d := hex.N; d <= hex.NW; d++ {
		for f := b.top(b.mover.at.Step(d)); f != game.None; f = b.piles.Next(f) {
			c := &b.counters[f]
			if c.side == side && isUnit(c, &b.units[f]) && f != id && !slices.Contains(b.fight.by, f) {
				return true
			}
		}
	}
	return false
}

func (a Countercharge) check(b *Battle) *rule.Refusal { return b.countercharge(a.Unit, a.Facing) }

func (a Countercharge) apply(b *Battle) {
	if b.waits(joinStep) == nil {
		b.fight = fight{at: []hex.Hex{b.mover.at}, counter: true}
		b.steps.Push(step{kind: joinStep, side: b.counters[a.Unit].side})
	}
	b.units[a.Unit].set(countered)
	b.stir(a.Unit)
	if b.fit(a.Unit) {
		b.ride(a)
	}
	if b.able(a.Unit) && b.strikes(a.Unit, b.mover.at) == nil { // pits may have thrown it back
		b.fight.by = append(b.fight.by, a.Unit)
	}
}

// ride makes the move of a countercharge: turn, then one hex (5.7.2, 5.7.6, R-198 to R-200).
func (b *Battle) ride(a Countercharge) {
	u := &b.units[a.Unit]
	w, _ := b.crossing(u.at, a.Facing)
	if a.Facing != u.facing {
		u.charge = 0
	}
	ford := w.ford && b.ed.Entry.FordCharging
	if ford {
		u.charge = 0
	}
	ref := b.ground(&b.counters[a.Unit], &w, u.charge)
	from := u.at
	if !ford {
		u.charge = b.gain(u.charge, &w)
	}
	u.facing = a.Facing
	b.put(a.Unit, w.to)
	b.emit(game.Event{Kind: eventCountercharged, Side: b.counters[a.Unit].side, Unit: a.Unit, By: b.mover.id,
		From: from, At: w.to, Facing: a.Facing, N: int(u.charge), Ref: "5.7.2"})
	b.tire(a.Unit)
	b.come(a.Unit, ref)
}

// joining waits while another unit could join the countercharge; then the combat is fought (5.7.3, 5.7.5).
func (b *Battle) joining(s step) (waits bool) {
	for i := range b.counters {
		if b.counters[i].side == s.side && b.eligible(game.ID(i)) == nil && b.canRideAt(game.ID(i)) {
			return true
		}
	}
	b.clash()
	return false
}

// canRideAt reports whether a unit has a facing with which it may countercharge.
func (b *Battle) canRideAt(id game.ID) bool {
	for n := -1; n <= 1; n++ {
		if b.countercharge(id, b.units[id].facing.Turn(n)) == nil {
			return true
		}
	}
	return false
}

func (StrikeNow) check(b *Battle) *rule.Refusal {
	if b.waits(joinStep) == nil {
		return notPending
	}
	return nil
}

func (StrikeNow) apply(b *Battle) {
	b.steps.Pop()
	b.clash()
}

// clash fights the combat of a countercharge, if any unit came through; all of them may
// still fight in the attack phase (5.7.4).
func (b *Battle) clash() {
	if len(b.fight.by) == 0 {
		b.fight = fight{}
		return
	}
	game.Sort(b.fight.by)
	b.engage()
}
