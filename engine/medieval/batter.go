package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 10.7.5 Bombards against fortifications and palisades.

func (a Batter) check(b *Battle) *rule.Refusal {
	if b.pending() != nil {
		return decideFirst
	}
	if no := b.loaded(a.Unit); no != nil {
		return no
	}
	switch {
	case b.counters[a.Unit].kind != Bombards:
		return bombardsOnly // 10.7.5
	case b.terrain(a.Hex) != board.Fort && len(b.palisades(a.Hex, b.counters[a.Unit].side.Other())) == 0:
		return noObject
	}
	return b.mayHit(a.Unit, a.Hex)
}

// palisades are the units of a side whose palisades stand in a hex.
func (b *Battle) palisades(h hex.Hex, side game.Side) []game.ID {
	return b.standing(h, side, func(_ *counter, u *unit) bool { return u.has(staked) })
}

func (a Batter) apply(b *Battle) {
	b.spend(a.Unit)
	for _, id := range b.palisades(a.Hex, b.counters[a.Unit].side.Other()) {
		b.wake(id)
	}
	if !b.fit(a.Unit) {
		return
	}
	dice := []int{b.roll.D6(), b.roll.D6()}
	side := b.counters[a.Unit].side
	b.emit(game.Event{Kind: "battered", Side: side, Unit: game.None, By: a.Unit, At: a.Hex, Dice: dice, Ref: "10.7.5"})
	if !b.ed.Fire.Objects[b.units[a.Unit].at.Distance(a.Hex)-1][dice[0]+dice[1]-1].Break {
		return
	}
	b.ruin(a.Hex, a.Unit, "10.7.5")
	for _, id := range b.palisades(a.Hex, side.Other()) {
		b.dropPalisade(id, "10.7.5")
	}
}
