package bmw

import (
	"math"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 8.0 Light troops: disengagement and retreat before combat, with what cavalry (9.3, 9.4) and
// leaders (10.1) make of it.

// evadeHexes is how far a retreat before combat goes (8.3).
const evadeHexes = 3

// mayDisengage says why a counter may not leave the enemy zones it stands in (4.4, 5.2, 8.21,
// B-123): it needs a dot, and no enemy who holds it may be faster. Leaders always may (10.1).
func (b *Battle) mayDisengage(id game.ID) *rule.Refusal {
	c := &b.counters[id]
	if c.leads() {
		return nil
	}
	grip := b.gripping(b.units[id].at, c.side.Other())
	switch {
	case len(grip) == 0:
		return nil
	case b.face(id).Dot == game.NoDot:
		return frozen // B-26
	case b.outpaced(id, grip):
		return tooFast
	}
	return nil
}

// outpaced reports whether any of some enemies is faster than a unit (8.21).
func (b *Battle) outpaced(id game.ID, by []game.ID) bool {
	return slices.ContainsFunc(by, func(o game.ID) bool { return b.face(o).MA > b.face(id).MA })
}

// mayEvade reports whether a unit could retreat before combat: a solid dot, nobody faster
// around it, and a way (8.3, B-128).
func (b *Battle) mayEvade(id game.ID) bool {
	return b.face(id).Dot == game.Solid && b.mayDisengage(id) == nil && len(b.evasions(id, 1)) > 0
}

// mayWithdraw reports whether an attacker could break off: horse archers in good order, with
// nobody faster around them and a way (9.4, B-159, B-161).
func (b *Battle) mayWithdraw(id game.ID) bool {
	c, u := &b.counters[id], &b.units[id]
	return c.arm == HorseArchers && !u.back && !b.outpaced(id, b.gripping(u.at, c.side.Other())) && len(b.evasions(id, 1)) > 0
}

// everyWay is for who wants to know all ways, however many there are.
const everyWay = math.MaxInt

// evasions are the ways of a retreat before combat, one for each end (8.3, B-129, B-130). The search
// may end once so many are found: the shortest come first, so one tells whether there is any.
func (b *Battle) evasions(id game.ID, most int) [][]hex.Hex {
	if b.counters[id].leads() {
		return b.escapes(id)
	}
	if b.horse(id) {
		return atMost(evadeHexes, b.ways(id, 1, evadeHexes, b.anywhere, most))
	}
	if free := b.ways(id, 1, evadeHexes, b.empty, most); len(free) > 0 {
		return free // of its own will foot goes over free hexes only
	}
	through, _ := b.walks(id)
	return atMost(evadeHexes, through)
}

// atMost drops the ways that are longer than n.
func atMost(n int, ways [][]hex.Hex) [][]hex.Hex {
	return slices.DeleteFunc(ways, func(p []hex.Hex) bool { return len(p) > n })
}

// evaders are those who may leave now, in the combat that is under way.
func (b *Battle) evaders(s step) []game.ID {
	return b.leavers(combat{by: b.fight.by, on: b.fight.on, charge: b.fight.charge}, s.kind)
}

// leavers are those who may leave a combat before the roll: first the defenders and the leaders
// with them, then the horse archers among the attackers (8.3, 9.4, 10.1, B-160).
func (b *Battle) leavers(c combat, k stepKind) (list []game.ID) {
	switch {
	case len(c.by) == 0 || len(c.on) == 0:
		return nil
	case k == withdrawStep:
		return slices.DeleteFunc(slices.Clone(c.by), func(id game.ID) bool { return !b.mayWithdraw(id) })
	}
	if !c.charge { // 9.6, B-150
		list = slices.DeleteFunc(slices.Clone(c.on), func(id game.ID) bool { return !b.mayEvade(id) })
	}
	return append(list, b.besideDefenders(c.on)...)
}

// besideDefenders are the leaders with some defenders who could leave them, each once in a
// combat (B-221).
func (b *Battle) besideDefenders(on []game.ID) (list []game.ID) {
	for _, id := range on {
		for _, l := range b.leaders(b.units[id].at, b.counters[id].side) {
			if !slices.Contains(b.fight.fled, l) && len(b.escapes(l)) > 0 {
				list = append(list, l)
			}
		}
	}
	return list
}

// evading waits while somebody may leave.
func (b *Battle) evading(s step) (waits bool) { return len(b.evaders(s)) > 0 }

func (a Evade) check(b *Battle) *rule.Refusal {
	s := b.pending()
	switch {
	case s == nil || s.kind != evadeStep && s.kind != withdrawStep && s.kind != escapeStep || !b.known(a.Unit):
		return notPending
	case s.kind == escapeStep && a.Unit != s.unit, s.kind != escapeStep && !slices.Contains(b.evaders(*s), a.Unit):
		return notEvading
	case !among(b.evasions(a.Unit, everyWay), a.Path):
		return evadeWay
	}
	return nil
}

func (a Evade) apply(b *Battle) {
	from := b.units[a.Unit].at
	if b.counters[a.Unit].leads() {
		b.leave(a)
		return
	}
	if !b.horse(a.Unit) {
		b.jostle(a.Unit, a.Path)
	}
	ref := b.evadeRef(a.Unit)
	b.vacate(a.Unit, from, true)
	b.fight.drop(a.Unit)
	b.travel(march{eventEvaded, a.Unit, a.Path, ref})
}

// leave takes a leader away by himself (10.1, 10.4).
func (b *Battle) leave(a Evade) {
	ref := b.evadeRef(a.Unit)
	if b.waits(escapeStep) != nil {
		b.steps.Pop()
	} else {
		b.fight.fled = append(b.fight.fled, a.Unit)
	}
	b.travel(march{eventEvaded, a.Unit, a.Path, ref})
}

func (Stand) check(b *Battle) *rule.Refusal {
	switch s := b.pending(); {
	case s != nil && s.kind == escapeStep:
		return mustEscape // 10.4
	case s == nil || s.kind != evadeStep && s.kind != withdrawStep:
		return notPending
	}
	return nil
}

func (Stand) apply(b *Battle) { b.steps.Pop() }
