package bmw

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 7.9 Advances, and those of cavalry (9.2) and of charges (9.6).

// cavalryAdvance is how many hexes cavalry may advance (9.2).
const cavalryAdvance = 3

// winner is the side that may advance after the combat, NoSide if none (7.9, B-111).
func (b *Battle) winner() game.Side {
	active := b.phase.active()
	switch {
	case b.fight.result == attackerRetreats || b.fight.result == attackerLoses:
		return active.Other()
	case b.fight.result == noEffect && len(b.fight.on) > 0 && (len(b.fight.by) == 0 || b.fight.feigned):
		return active.Other() // B-159, B-215
	}
	return active
}

// following waits while somebody may advance.
func (b *Battle) following(step) (waits bool) { return len(b.followers()) > 0 }

// followers are the units that may advance: if a charging unit can, only those that charge
// (9.6, B-152).
func (b *Battle) followers() []game.ID {
	var list, chargers []game.ID
	for _, id := range b.victors() {
		if b.on(id) && b.mayAdvance(id) {
			list = append(list, id)
			if b.units[id].has(charging) && b.longAdvance(id) {
				chargers = append(chargers, id)
			}
		}
	}
	if len(chargers) > 0 {
		return chargers
	}
	return list
}

// victors are those of the winning side who could advance: not those who have fled on purpose,
// or pursued (B-212, B-215).
func (b *Battle) victors() []game.ID {
	return slices.DeleteFunc(slices.Clone(b.members(b.winner())), func(id game.ID) bool {
		return b.units[id].has(feigning) || b.units[id].has(ranOn)
	})
}

// mayAdvance reports whether any hex stands open to a unit.
func (b *Battle) mayAdvance(id game.ID) bool {
	return slices.ContainsFunc(b.fight.vacated, func(v vacancy) bool { return b.mayFollow(id, v) })
}

// longAdvance reports whether a hex stands open that a unit was driven from in combat.
func (b *Battle) longAdvance(id game.ID) bool {
	return slices.ContainsFunc(b.fight.vacated, func(v vacancy) bool { return !v.short && b.mayFollow(id, v) })
}

// openToAdvance are the hexes in which an advance may end.
func (b *Battle) openToAdvance() (list []hex.Hex) {
	for _, id := range b.followers() {
		for _, p := range b.follows(id) {
			list = kit.Once(list, p[len(p)-1])
		}
	}
	return list
}

// mayFollow reports whether a unit may enter a vacated hex (7.9, B-112, B-113).
func (b *Battle) mayFollow(id game.ID, v vacancy) bool {
	u := &b.units[id]
	return v.of != b.counters[id].side && u.at.Distance(v.at) == 1 && b.empty(v.at) && b.mayEnter(id, u.at, v.at) &&
		b.counters[id].arm != Train // B-122
}

// follows are the ways on which a unit may advance, one for each end and for each enemy leader
// that would be driven off (B-220): the vacated hex, and for cavalry up to two more, through
// friends and whatever zones (7.9, 9.2, B-116).
func (b *Battle) follows(id game.ID) (list [][]hex.Hex) {
	var seen, ended []spot
	var queue []trail
	for _, v := range b.fight.vacated {
		s := b.spotAfter(spot{}, id, v.at)
		if !b.mayFollow(id, v) || slices.Contains(ended, s) {
			continue
		}
		ended = append(ended, s)
		first := trail{}.on(s)
		list = append(list, first.way)
		if b.horse(id) && !v.short { // one left before the combat leads on only as a further hex (B-117)
			seen = append(seen, s)
			queue = append(queue, first)
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		from := &queue[0]
		eachBeside(from.at, func(to hex.Hex) {
			s := b.spotAfter(from.spot, id, to)
			if slices.Contains(seen, s) || !b.ridesOn(id, from.at, to) {
				return
			}
			seen = append(seen, s)
			next := from.on(s)
			if b.empty(to) && !slices.Contains(ended, s) {
				list = append(list, next.way)
			}
			if len(next.way) < cavalryAdvance {
				queue = append(queue, next)
			}
		})
	}
	return list
}

// ridesOn reports whether advancing cavalry may go on from a hex to the next.
func (b *Battle) ridesOn(id game.ID, from, to hex.Hex) bool {
	return b.mayEnter(id, from, to) && b.troop(to, b.counters[id].side.Other()) == game.None
}

func (a Follow) check(b *Battle) *rule.Refusal {
	switch {
	case b.waits(followStep) == nil || !b.known(a.Unit) || !slices.Contains(b.victors(), a.Unit):
		return notFollowing
	case !slices.Contains(b.followers(), a.Unit) && len(b.followers()) > 0 && b.mayAdvance(a.Unit):
		return chargeOn
	case !among(b.follows(a.Unit), a.Path):
		return followWay
	}
	return nil
}

// mustCharge reports whether a charging unit has to occupy a hex (9.6).
func (b *Battle) mustCharge() bool {
	return slices.ContainsFunc(b.followers(), func(id game.ID) bool { return b.units[id].has(charging) && b.longAdvance(id) })
}

// apply advances; the unit fights no more in this phase (7.9, B-121).
func (a Follow) apply(b *Battle) {
	b.steps.Pop()
	b.travel(march{eventAdvanced, a.Unit, a.Path, b.followRef(a)})
}

func (Stay) check(b *Battle) *rule.Refusal {
	switch {
	case b.waits(followStep) == nil:
		return notFollowing
	case b.mustCharge():
		return chargeOn
	}
	return nil
}

func (Stay) apply(b *Battle) { b.steps.Pop() }
