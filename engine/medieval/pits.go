package medieval

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// 11.2 Wolf pits: hidden traps that throw cavalry into disorder.

// traps are the hexes with wolf pits, by the side that dug them.
func (sc *Scenario) traps() [2][]hex.Hex {
	return [2][]hex.Hex{sc.Armies[game.A].Pits, sc.Armies[game.B].Pits}
}

// found are wolf pits that the enemy knows, and whose they are.
type found struct {
	at hex.Hex
	of game.Side
}

// spring tests a cavalry unit that came into the enemy's pits (11.2.1 to 11.2.3, R-343 to R-347).
func (b *Battle) spring(id game.ID) {
	u, c := &b.units[id], &b.counters[id]
	if !slices.Contains(b.traps[c.side.Other()], u.at) {
		return
	}
	if p := (found{u.at, c.side.Other()}); !slices.Contains(b.pits, p) {
		b.pits = append(b.pits, p)
		b.emit(game.Event{Kind: eventPitsFound, Side: c.side, Unit: id, By: game.None, At: u.at, Ref: "11.2.1", Revealed: true})
	}
	if !c.kind.Mounted() {
		return
	}
	safe := dice.Only(1)
	thrown := b.throw(dice.One("pits", id, safe))
	die := thrown[0]
	u.charge, b.moverOf(id).charge = 0, 0 // 11.2.3
	b.emit(game.Event{Kind: eventPits, Side: c.side, Unit: id, By: game.None, At: u.at, Dice: thrown,
		Trials: tried(id, thrown, ^safe), Ref: "11.2.2"})
	switch {
	case die == 2:
		b.recoil(id)
	case die == 3:
		b.halt(id)
		b.unsettle(id, byGround, "11.2.2")
	case die >= 4:
		b.hurt(id, 1, ownDoing, "11.2.2")
	}
}

// moverOf is the mover if it is this counter, else a mover nobody looks at.
func (b *Battle) moverOf(id game.ID) *mover {
	if b.mover.id == id {
		return &b.mover
	}
	return &mover{}
}

// stands reports whether a counter is still in the hex it came to.
func (b *Battle) stands(id game.ID, h hex.Hex) bool { return b.able(id) && b.units[id].at == h }

// halt ends the move of a counter if it is the one moving.
func (b *Battle) halt(id game.ID) { b.moverOf(id).gone = true }

// recoil sends a unit back to the hex it came from; if it cannot stand there it loses 1 SP.
func (b *Battle) recoil(id game.ID) {
	u := &b.units[id]
	b.halt(id)
	back, foe := u.from, b.counters[id].side.Other()
	if u.at.Distance(back) != 1 || !b.fits(id, back) || b.any(back, foe, isAnybody) || b.zoned(back, foe) { // 5.4.5
		b.hurt(id, 1, ownDoing, "11.2.2")
		return
	}
	b.emit(game.Event{Kind: eventRecoiled, Side: b.counters[id].side, Unit: id, By: game.None, From: u.at, At: back, Ref: "11.2.2"})
	b.put(id, back)
}
