package bmw

import (
	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// 9.0 Cavalry of two sides: units that dismount (9.5), heavy cavalry and its charge (9.6).
// Light cavalry (9.3) and horse archers (9.4) stand in light.go, the longer retreats and
// advances of all cavalry (9.2) in retreat.go and advance.go.

// Turn chooses the side that is up, before anybody moves (9.5, 9.6, B-8).
func (a Turn) check(b *Battle) *rule.Refusal {
	switch {
	case b.pending() != nil:
		return decideFirst
	case b.phase.kind() != movement:
		return notYourPhase
	case !b.known(a.Unit):
		return unknownPiece
	case b.counters[a.Unit].side != b.phase.side():
		return notYourPhase
	case !b.on(a.Unit):
		return notOnMap
	case !b.counters[a.Unit].twoSided():
		return notTwoSided // B-144
	case b.begun:
		return turnFirst
	case b.units[a.Unit].has(turned):
		return turnedOnce
	}
	return b.mayTurn(a.Unit)
}

// mayTurn says why the place of a unit forbids it: heavy cavalry not in an enemy zone (9.6,
// B-157), and nobody mounts in a swamp (B-22).
func (b *Battle) mayTurn(id game.ID) *rule.Refusal {
	c, u := &b.counters[id], &b.units[id]
	switch {
	case c.arm == HeavyHorse && b.zone(u.at, c.side.Other()):
		return turnInZone
	case c.arm == Dismounted && !u.back && b.board.Terrain(u.at) == board.Swamp:
		return mountInSwamp
	}
	return nil
}

func (a Turn) apply(b *Battle) {
	b.flip(a.Unit)
	b.units[a.Unit].set(turned)
	b.happen(eventFlipped, a.Unit, b.turnRef(a.Unit))
}

// mayCharge reports whether a mover stands where it charges or may do so (9.6, 8.23).
func (b *Battle) mayCharge(m *mover) bool {
	return b.heavy(m.id) && m.steps > 0 && m.clear && !m.escaped && b.beside(m.at, b.counters[m.id].side.Other())
}

// charges reports whether a mover would charge if it stopped where it is (B-147).
func (b *Battle) charges(m *mover) bool { return b.mayCharge(m) && b.meant(m) }

// meant reports whether a charge needs no more words: by option it must be declared (B-147).
func (b *Battle) meant(m *mover) bool { return m.spurs || !b.plays(declaredCharges) }

// Charge declares that the counter now moving charges from where it stands (B-147, B-218).
func (a Charge) check(b *Battle) *rule.Refusal {
	switch m := &b.mover; {
	case b.pending() != nil:
		return decideFirst
	case b.phase.kind() != movement:
		return notYourPhase
	case a.Unit == game.None || a.Unit != m.id:
		return notMoving
	case b.meant(m):
		return chargesAnyway
	case !b.mayCharge(m):
		return noCharge
	}
	return nil
}

func (a Charge) apply(b *Battle) {
	b.mover.spurs = true
	b.happen(eventChargeDeclared, a.Unit, "B-147")
}

// readCharges says at the end of the movement who charges: heavy cavalry on its front that
// moved over clear ground only and stands next to an enemy (9.6, 8.23, B-147, B-149).
func (b *Battle) readCharges() {
	for i := range b.units {
		id := game.ID(i)
		if b.poised(id) {
			b.units[i].set(charging)
			b.happen(eventCharges, id, "9.6")
		}
	}
}

// poised reports whether a unit that has moved will charge.
func (b *Battle) poised(id game.ID) bool {
	u := &b.units[id]
	return b.on(id) && b.heavy(id) && u.has(ranClear) && !u.has(freed) && b.beside(u.at, b.counters[id].side.Other())
}

// endCharge turns a charging unit to its weaker side (9.6).
func (b *Battle) endCharge(id game.ID) {
	b.flip(id)
	b.happen(eventChargeSpent, id, "9.6")
}

// spendCharges ends the charges that met nobody (B-153).
func (b *Battle) spendCharges() {
	for i := range b.units {
		if b.units[i].has(charging) {
			b.endCharge(game.ID(i))
		}
	}
}

// heldBack reports whether a unit is heavy cavalry on its front that is still held in the
// hand (B-183).
func (b *Battle) heldBack(id game.ID) bool { return b.heavy(id) && !b.let[b.counters[id].side] }

// restless is the throw of a side whose heavy cavalry is still held back (B-183).
func (b *Battle) restless() []step {
	if side := b.phase.active(); !b.let[side] {
		return []step{{kind: releaseStep, side: side}}
	}
	return nil
}

// release throws for the heavy cavalry that is held back as its player turn begins, for as long
// as it may be held (B-183).
func (b *Battle) release() {
	side := b.phase.active()
	held := &b.sc.Armies[side].Held
	if b.turn > held.Until {
		b.let[side] = true
		b.happen(eventUnleashed, game.None, "B-183").Side = side
		return
	}
	urge := 0
	if b.unruly(held) {
		urge = 1
	}
	t := rule.Tally{}
	test := dice.One("release-test", game.None, dice.From(held.Die-urge))
	die, free := attempt(b.roll, test)
	t.Add("B-183", "die", die)
	t.Add("B-183", "unruly", urge)
	b.let[side] = free
	e := b.happen(eventHeld, game.None, "B-183")
	if free {
		e.Kind = eventUnleashed
	}
	e.Side, e.N, e.Tally = side, t.Sum(), &t
	tell(e, game.None, die, ^test.Good)
}

// unruly reports whether a unit that strains to charge lies on its back.
func (b *Battle) unruly(h *Held) bool {
	for _, label := range h.Unruly {
		for i := range b.counters {
			if b.counters[i].label == label && b.on(game.ID(i)) && b.units[i].back {
				return true
			}
		}
	}
	return false
}
