package bmw

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// fight is the combat being resolved; there is never more than one (7.1).
type fight struct {
	by, on  []game.ID // those attacking and defending who are still in it
	at      []hex.Hex // hexes attacked
	charge  bool      // a charging unit attacks (B-150)
	feigned bool      // attackers fall back who feign flight (B-214)
	result  game.Result
	vacated []vacancy
	lost    []game.ID // named for elimination (B-91)
	runs    []game.ID // those who have yet to retreat
	fled    []game.ID // leaders who left a defender of their own will (B-221)
	march   march     // the rest of a way that waits for a leader to be gone (B-27)
}

// march is a way that a unit takes after a combat or before it, and as what event it is told.
type march struct {
	kind game.EventKind
	unit game.ID
	way  []hex.Hex
	ref  rule.Ref
}

// vacancy is a hex that a unit left or died in (7.9).
type vacancy struct {
	at    hex.Hex
	of    game.Side // whose unit it was
	short bool      // left before combat: one hex of advance only (8.3, B-117)
}

func (f fight) clone() fight {
	f.by, f.on, f.at = slices.Clone(f.by), slices.Clone(f.on), slices.Clone(f.at)
	f.vacated, f.lost, f.runs = slices.Clone(f.vacated), slices.Clone(f.lost), slices.Clone(f.runs)
	f.fled = slices.Clone(f.fled)
	return f
}

// open reports whether a fight goes on.
func (f *fight) open() bool { return len(f.at) > 0 }

// confrontation explains the fight in progress (game.Table), nil without one: until the die is
// thrown as it stands now, with those who may still leave it.
func (b *Battle) confrontation() *game.Odds {
	f := &b.fight
	c := combat{slices.Clone(f.by), slices.Clone(f.on), f.at, f.charge}
	switch {
	case b.over || !f.open():
		return nil
	case len(f.on) == 0 && b.lone(f.at[0], b.phase.active().Other()):
		return b.huntOdds(c)
	case !b.ahead(rollStep) || len(c.on) == 0 || len(c.by) == 0:
		r := f.result
		return &game.Odds{Attackers: c.by, Defenders: c.on, At: f.at, Result: &r}
	}
	o := b.odds(c)
	o.Chances = chances(o.Final)
	for _, k := range []stepKind{evadeStep, withdrawStep} {
		if b.ahead(k) {
			o.Risks = append(o.Risks, b.leaving(c, k)...)
		}
	}
	return &o
}

// drop takes a unit out of the combat.
func (f *fight) drop(id game.ID) {
	gone := func(o game.ID) bool { return o == id }
	f.by, f.on = slices.DeleteFunc(f.by, gone), slices.DeleteFunc(f.on, gone)
}

// members are those of a side who are still in the combat.
func (b *Battle) members(side game.Side) []game.ID {
	if side == b.phase.active() {
		return b.fight.by
	}
	return b.fight.on
}

// vacate notes that a unit left its hex or died in it.
func (b *Battle) vacate(id game.ID, at hex.Hex, short bool) {
	if b.fight.open() && !b.counters[id].leads() {
		b.fight.vacated = append(b.fight.vacated, vacancy{at, b.counters[id].side, short})
	}
}
