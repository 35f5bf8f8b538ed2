package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Commands held back by the scenario: a leader and his units may not move before a certain
// turn, unless one of them is attacked. And what else a scenario says about the first moves.

// frozen reports whether a counter may not move yet. It still defends itself, shoots
// back, has its ZoC and attacks what stands in it.
func (b *Battle) frozen(id game.ID) bool {
	o := b.ordersOf(id)
	return o != nil && b.turn < o.Release && !b.units[b.counters[id].commander].has(freed)
}

// ordersOf is what the scenario says of the leader who commands a counter, nil if nothing.
func (b *Battle) ordersOf(id game.ID) *Command {
	l := b.counters[id].commander
	if l == game.None {
		return nil
	}
	return b.counters[l].orders
}

// heldBack says why a counter may not start a move by order of the scenario: its command
// waits, or its regiment is in hiding. Panic does not wait for orders.
func (b *Battle) heldBack(id game.ID) *rule.Refusal {
	switch {
	case b.units[id].where == game.Reserve && b.counters[id].setup.Arrives != "":
		return notArrived
	case b.lurks(id):
		return inHiding
	case b.frozen(id) && b.units[id].order != panicked:
		return commandHeld
	}
	return nil
}

// wake notes that a unit is attacked, by fire too: its whole command is free from the next
// phase of its owner.
func (b *Battle) wake(id game.ID) {
	if b.frozen(id) {
		b.units[b.counters[id].commander].set(woken)
	}
}

// release frees the commands of the side whose phase opens that were attacked before.
func (b *Battle) release() {
	for i := range b.units {
		u, c := &b.units[i], &b.counters[i]
		if c.side != b.phase.side() || !u.has(woken) {
			continue
		}
		u.clear(woken)
		u.set(freed)
		b.emit(game.Event{Kind: eventReleased, Side: c.side, Unit: game.ID(i), By: game.None, At: u.at, Ref: "R-370"})
	}
}

// stir notes that a counter moves of its own will. The first time that costs a command held
// in reserve the points of its scenario.
func (b *Battle) stir(id game.ID) {
	o := b.ordersOf(id)
	if o == nil || o.Penalty == 0 {
		return
	}
	if l := b.counters[id].commander; !b.units[l].has(stirred) {
		b.units[l].set(stirred)
		side := b.counters[id].side
		b.points[side] -= o.Penalty
		b.emit(game.Event{Kind: eventReserveMoved, Side: side, Unit: id, By: game.None, At: b.units[id].at, N: o.Penalty, Ref: "R-369"})
	}
}

// firstTurns halves an allowance in the turns in which the scenario lets everybody use only
// half of it, half up.
func (b *Battle) firstTurns(move game.MP) game.MP {
	if b.turn > b.sc.HalfTurns {
		return move
	}
	whole := int(move / game.Point)
	return game.Points((whole + 1) / 2)
}
