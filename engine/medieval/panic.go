package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 10 of two books, Panic: a panicked unit neither fights nor counts; it runs for its own
// edge of the map by the shortest way and dies on the first enemy it meets.

// panic makes a unit panic: its banner passes or falls, its charge is lost.
func (b *Battle) panic(id game.ID, ref rule.Ref) {
	u := &b.units[id]
	u.order, u.charge = panicked, 0
	b.emit(game.Event{Kind: "panicked", Side: b.counters[id].side, Unit: id, By: game.None, At: u.at, Ref: ref})
	if id == b.mover.id {
		b.mover.gone = true
	}
	b.dropPalisade(id)
	b.bereave(id, true)
}

// far is the cost of a way that does not exist.
const far = game.MP(1 << 20)

// flight is the cost of the cheapest way to the friendly edge from every hex, for a unit
// alone on the map (Ko-10.2.2, R-321).
func (b *Battle) flight(c *counter) []game.MP {
	cost := make([]game.MP, b.board.Cells())
	var queue []hex.Hex
	for i := range cost {
		cost[i] = far
		if h := b.board.Hex(i); b.open(h) && b.atFriendlyEdge(h, c.side) {
			cost[i] = game.Points(1) // 4.4.2
			queue = append(queue, h)
		}
	}
	b.relax(c, cost, queue)
	return cost
}

// relax spreads costs backwards over the map until none can be lowered.
func (b *Battle) relax(c *counter, cost []game.MP, queue []hex.Hex) {
	for len(queue) > 0 {
		to := queue[0]
		queue = queue[1:]
		for d := hex.N; d <= hex.NW; d++ {
			from := to.Step(d)
			if !b.open(from) {
				continue
			}
			step, no := b.bareCost(c, from, d.Back())
			if n := cost[b.board.Cell(to)] + step; no == nil && n < cost[b.board.Cell(from)] {
				cost[b.board.Cell(from)] = n
				queue = append(queue, from)
			}
		}
	}
}

// atFriendlyEdge reports whether a hex lies along an edge of the map that is a side's own.
func (b *Battle) atFriendlyEdge(h hex.Hex, side game.Side) bool {
	for _, name := range b.board.Friendly[b.sc.Armies[side].Letter] {
		if b.onEdge(h, edges[name]) {
			return true
		}
	}
	return false
}

var edges = map[string]edge{"top": top, "right": right, "bottom": bottom, "left": left}

// runs says why a panicked mover may not flee over a hexside: each step must lie on a
// shortest way, and cost no more than is left unless it is the first (Ko-10.2.2, R-141, R-321).
func (b *Battle) mayFlee(m mover, d hex.Dir, cost []game.MP) (game.MP, *rule.Refusal) {
	c := &b.counters[m.id]
	here := cost[b.board.Cell(m.at)]
	to := m.at.Step(d)
	step, on := game.Points(1), b.board.On(to)
	switch {
	case b.units[m.id].order != panicked:
		return 0, notPanicked
	case here >= far:
		return 0, noWayOut
	case !on && (!b.atFriendlyEdge(m.at, c.side) || here != step):
		return 0, notShortest
	}
	if on {
		var no *rule.Refusal
		if step, no = b.bareCost(c, m.at, d); no != nil {
			return 0, no
		}
		if cost[b.board.Cell(to)]+step != here {
			return 0, notShortest
		}
	}
	if step > m.left && m.left < c.move {
		return 0, noMP
	}
	return min(step, m.left), nil
}

func (a Flee) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	if a.Side > hex.NW {
		return badFacing
	}
	if b.mover.halted {
		return alreadyMoved
	}
	_, no := b.mayFlee(b.mover, a.Side, b.flight(&b.counters[a.Unit]))
	return no
}

// apply runs one hex: off its own edge or onto the enemy the unit is lost (Ko-10.2.3, Ko-10.2.4, R-326).
func (a Flee) apply(b *Battle) {
	m := &b.mover
	step, _ := b.mayFlee(*m, a.Side, b.flight(&b.counters[a.Unit]))
	from, to := m.at, m.at.Step(a.Side)
	m.left -= step
	m.fresh = false
	if !b.board.On(to) {
		b.die(a.Unit, inCombat, "Ko-10.2.4")
		return
	}
	m.at, m.facing = to, a.Side
	b.units[a.Unit].facing = a.Side
	b.put(a.Unit, to)
	b.emit(game.Event{Kind: "fled", Side: b.counters[a.Unit].side, Unit: a.Unit, By: game.None, From: from, At: to, N: int(m.left), Ref: "Ko-10.2.2"})
	b.catchPanicked(a.Unit)
	b.mingle(a.Unit)
}

// catchPanicked eliminates a panicked unit that came to an enemy's hex or ZoC (Ko-10.2.3).
func (b *Battle) catchPanicked(id game.ID) {
	h, foe := b.units[id].at, b.counters[id].side.Other()
	if b.on(id) && (b.any(h, foe, isAnybody) || b.zoned(h, foe)) {
		b.die(id, inCombat, "Ko-10.2.3")
	}
}

// owesFlight reports whether a panicked unit must still run in this phase (Ko-10.2.2).
func (b *Battle) owesFlight(id game.ID) bool {
	u := &b.units[id]
	if u.order != panicked || !b.on(id) || !b.acts(id) || u.has(moved) {
		return false
	}
	m := b.newMover(id)
	if id == b.mover.id {
		m = b.mover
	}
	return b.canFlee(m)
}

func (b *Battle) canFlee(m mover) bool {
	if m.gone || m.halted {
		return false
	}
	cost := b.flight(&b.counters[m.id])
	for d := hex.N; d <= hex.NW; d++ {
		if _, no := b.mayFlee(m, d, cost); no == nil {
			return true
		}
	}
	return false
}
