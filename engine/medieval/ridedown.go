package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 5.8 Ride down: charging cavalry rides over infantry, hostile or its own, and eliminates it.

// rideDown settles a stride into a hex whose infantry the owner wants to ride down.
func (b *Battle) rideDown(s *stride, to hex.Hex) *rule.Refusal {
	side, no := b.prey(s.next.id, to)
	if no != nil {
		return no
	}
	if s.next.charge <= 1 || s.penalty != "" {
		return rideTooSlow // 5.8.1, R-173: the charge after entering; 5.8.2c, R-471: none is left in such ground
	}
	if b.ed.RideDownFormula && b.rideValue(&s.next, to, side) <= 0 {
		return rideTooWeak // 5.8.2
	}
	s.cost.Add("5.8.6", "riding-down", int(game.Points(b.spOf(to, side, isFoot))))
	s.rides = true
	return nil
}

// prey finds whose infantry stands in a hex that cavalry would ride down. No hostile
// cavalry may stand there, its own only within the stacking limit (4.5.2), and the
// infantry must not be sheltered (5.8.8, R-55, R-112).
func (b *Battle) prey(id game.ID, to hex.Hex) (game.Side, *rule.Refusal) {
	side := b.counters[id].side.Other()
	if !b.any(to, side, isUnit) {
		side = side.Other()
	}
	switch {
	case !b.any(to, side, isFoot):
		return side, noRideDown
	case side != b.counters[id].side && b.any(to, side, isHorse):
		return side, enemyThere // 4.2.2
	case side == b.counters[id].side && b.mounted(to, side, id)+int(b.units[id].sp) > HexLimit:
		return side, overStack
	}
	return side, b.sheltered(to)
}

// sheltered says why infantry in a hex cannot be ridden down, nil if it can: it stands in a
// fortification, among buildings, in a shiltron or behind a palisade (5.8.8, R-55).
func (b *Battle) sheltered(h hex.Hex) *rule.Refusal {
	closed := func(_ *counter, u *unit) bool { return u.has(shiltron) } // 11.3
	switch t := b.terrain(h); {
	case t == board.Village || t == board.Fort || b.anybody(h, closed):
		return rideSheltered
	case b.anybody(h, isStaked):
		return ridePalisade
	}
	return nil
}

// rideValue is the rider's charge modifier and armour, less the armour of the infantry and
// the terrain; above 0 it rides them down (5.8.2, R-174, R-468).
func (b *Battle) rideValue(m *mover, to hex.Hex, side game.Side) int {
	c, t := &b.counters[m.id], rule.SumOnly()
	t.Add("5.6.5", "charge", chargeModifier(c.kind, int(m.charge), c.armour))
	t.Add("5.8.2", "armour", c.armour)
	t.Add("5.8.2", "their-armour", -b.bestArmour(to, side))
	// The rider stands in its new hex already; where it came from lies behind it.
	if w, no := b.crossing(to.Step(m.facing.Back()), m.facing); no == nil {
		t.Add("5.8.2", "ground", -b.ed.Terrain[b.terrain(to)].Combat)
		if w.stream {
			t.Add("5.8.2", "stream", -b.ed.Stream.Combat)
		}
		if w.uphill {
			t.Add("5.8.2", "uphill", -b.ed.Uphill.Combat)
		}
	}
	return t.Sum()
}

func (b *Battle) bestArmour(h hex.Hex, side game.Side) int {
	best := 0
	b.each(h, side, isFoot, func(id game.ID) { best = max(best, b.counters[id].armour) })
	return best
}

// chargeModifier is the combat modifier one unit has from its charge: not above its
// armour plus one (5.6.4, 5.6.5); horse archers have none (10.5.3, R-469).
func chargeModifier(k Kind, charge, armour int) int {
	if k.shootsMounted() {
		return 0
	}
	return min(charge, armour+1)
}

// trample eliminates the infantry of a hex that a rider enters (5.8.3, 5.8.5), in pursuit
// and retreat whatever its charge (5.8.7); a leader among them dies and a banner is
// captured.
func (b *Battle) trample(rider game.ID, h hex.Hex) {
	side, why := b.counters[rider].side.Other(), riddenDown
	if !b.any(h, side, isUnit) {
		side, why = side.Other(), riddenOver
	}
	for _, id := range b.standing(h, side, isFoot) {
		b.wake(id)
		b.emit(game.Event{Kind: eventRiddenDown, Side: side, Unit: id, By: rider, At: h, Ref: "5.8.3"})
		b.die(id, why, "5.8.3")
	}
}
