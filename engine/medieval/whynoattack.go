package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// What it takes to attack an enemy a player points at: in an attack phase the act itself says
// so, before it the search for a place to attack from.

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
	case !b.on(enemy) || !b.targetHex(h, b.counters[id].side.Other()):
		return game.Hinder(noEnemy, h)
	case b.pending() != nil:
		return game.Hinder(decideFirst, h)
	case !b.on(id) || !b.acts(id) || !isUnit(&b.counters[id], &b.units[id]):
		return game.Hinder(b.unarmed(id), h)
	case b.phase.attack():
		return b.whyNoBlow(id, h)
	}
	return b.whyNoContact(id, h)
}

// unarmed is why a counter attacks nobody in this turn of its arm.
func (b *Battle) unarmed(id game.ID) *rule.Refusal {
	switch {
	case !b.on(id):
		return notOnMap
	case b.counters[id].side != b.phase.side():
		return notYourPhase
	case b.counters[id].leads():
		return leaderAttacks
	}
	return wrongArm
}

// whyNoBlow is why a unit may not attack a hex alone in its attack phase, and an attack that
// may be made with it.
func (b *Battle) whyNoBlow(id game.ID, h hex.Hex) *game.Hindrance {
	no := b.Check(Attack{[]game.ID{id}, []hex.Hex{h}})
	if no == nil {
		return nil
	}
	x := game.Hinder(no, h)
	if b.mayAttack(id, []hex.Hex{h}) != nil {
		return x
	}
	o := offerer{b: b, Offers: kit.Offers{Legal: b.legal}}
	o.attacks(b.phase.side())
	w := kit.Blow{Unit: id, At: h, Parts: parts, Stands: func(t hex.Hex) game.ID { return b.standing(t, b.counters[id].side.Other(), isTarget)[0] }}
	return w.Join(x, o.List)
}

// parts is who takes part in an attack, and on whom.
func parts(act game.Action) (by []game.ID, at []hex.Hex) {
	if a, ok := act.(Attack); ok {
		return a.By, a.At
	}
	return nil, nil
}

// whyNoContact is what a unit needs in its movement phase to attack a hex in the next one. Where
// it may come to a place to attack from, only the phase is missing.
func (b *Battle) whyNoContact(id game.ID, h hex.Hex) *game.Hindrance {
	if b.strikes(id, h) == nil {
		return game.Hinder(attackLater, b.units[id].at)
	}
	start, begin, goes := b.setsOut(id)
	if !goes {
		return game.Hinder(b.idle(id), h)
	}
	r := b.search(start, begin)
	w := b.whyNot(start, r, h, func(at hex.Hex, facing hex.Dir) bool { return b.strikesFrom(id, at, facing, h) == nil })
	if i, can := w.Rests(r); can {
		return &game.Hindrance{Why: attackLater, At: r.Stops[i].Hex, By: game.None, Near: i}
	}
	return w.Answer(r)
}
