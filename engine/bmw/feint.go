package bmw

import (
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// The option of feigned flight (B-213): once in a battle a leader has some of his knights fall
// back from their combats on purpose, to draw the enemy after them.

// feint is what a side has declared so far; turn is 0 while it has not.
type feint struct{ turn, units int }

// Feign declares that a unit will fall back after its combat (B-213).
func (a Feign) check(b *Battle) *rule.Refusal {
	if b.pending() != nil {
		return decideFirst
	}
	if no := b.mayFight(a.Unit); no != nil {
		return no
	}
	return b.mayFeign(a.Unit)
}

// mayFeign says why a unit that may attack may not feign flight (B-213).
func (b *Battle) mayFeign(id game.ID) *rule.Refusal {
	side := b.counters[id].side
	f, said := &b.sc.Armies[side].Feint, b.feints[side]
	switch {
	case !b.plays(feignedFlight) || f.Leader == "" || !b.counters[id].feigns:
		return neverFeigns
	case b.units[id].has(feigning):
		return feignsAlready
	case b.turn < f.From:
		return feintTooEarly
	case said.turn != 0 && said.turn != b.turn:
		return feintOver
	case said.units == f.Units:
		return feintFull
	case !b.hears(id, f):
		return feintTooFar
	}
	return nil
}

// hears reports whether a unit is near enough to the leader of the feint.
func (b *Battle) hears(id game.ID, f *Feint) bool {
	for i := range b.counters {
		if c := &b.counters[i]; c.leads() && c.label == f.Leader && b.on(game.ID(i)) {
			return b.units[i].at.Distance(b.units[id].at) <= f.Within
		}
	}
	return false
}

func (a Feign) apply(b *Battle) {
	said := &b.feints[b.counters[a.Unit].side]
	said.turn = b.turn
	said.units++
	b.units[a.Unit].set(feigning)
	b.happen(eventFeigns, a.Unit, "B-213")
}
