package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Ko-10 Panic: a panicked unit neither fights nor counts; it runs for its own edge of the
// map by the shortest way and dies on the first enemy it meets.

// panic makes a unit panic: its banner passes or falls, its charge is lost.
func (b *Battle) panic(id game.ID, ref rule.Ref) {
	u := &b.units[id]
	u.order, u.charge, u.razing = panicked, 0, 0
	b.emit(game.Event{Kind: eventPanicked, Side: b.counters[id].side, Unit: id, By: game.None, At: u.at, Ref: ref})
	if id == b.mover.id {
		b.mover.gone = true
	}
	b.dropPalisade(id, "Ko-15.2.4")
	b.bereave(id, true)
}

// flight is the cost of the cheapest way off the friendly edge from every hex, for a unit
// alone on the map (Ko-10.2.2, R-321).
func (b *Battle) flight(c *counter) []game.MP {
	return b.waysFor(c, errand{edge: true}, func(h hex.Hex) bool { return b.atFriendlyEdge(h, c.side) }, game.Point) // 4.4.2
}

// bareCost is what a step costs a unit alone on the map.
func (b *Battle) bareCost(c *counter, from hex.Hex, d hex.Dir) (game.MP, *rule.Refusal) {
	w, no := b.crossing(from, d)
	switch {
	case no != nil:
		return 0, no
	case w.road:
		return b.roadCost(c), nil
	}
	cost := b.ed.Terrain[w.ground].mp(c)
	if w.stream {
		cost += b.ed.Stream.mp(c)
	}
	if w.uphill {
		cost += b.ed.Uphill.mp(c)
	}
	return cost + b.wallCost(c, from, d), nil
}

// atFriendlyEdge reports whether a hex lies along an edge of the map that is a side's own.
func (b *Battle) atFriendlyEdge(h hex.Hex, side game.Side) bool {
	for d := hex.N; d <= hex.NW; d++ {
		if b.overFriendlyEdge(h, d, side) {
			return true
		}
	}
	return false
}

// overFriendlyEdge reports whether a step leads off the map over an edge that is a side's own.
func (b *Battle) overFriendlyEdge(h hex.Hex, d hex.Dir, side game.Side) bool {
	return b.board.AtEdge(h, d) && slices.Contains(b.board.Friendly[b.sc.Armies[side].Letter], edgeNames[b.edgeOf(h, d)])
}

var edgeNames = [...]string{top: "top", right: "right", bottom: "bottom", left: "left"}

// mayFlee is what a panicked mover pays to flee over a hexside, or why it may not: each
// step must lie on a shortest way, and only the first may cost more than is left
// (Ko-10.2.2, R-141, R-321).
func (b *Battle) mayFlee(m mover, d hex.Dir, cost []game.MP) (game.MP, *rule.Refusal) {
	c := &b.counters[m.id]
	here := cost[b.board.Cell(m.at)]
	if here >= far {
		return 0, noWayOut
	}
	step, rest := game.Point, game.MP(0) // off the map
	if to := m.at.Step(d); b.board.On(to) {
		var no *rule.Refusal
		if step, no = b.bareCost(c, m.at, d); no != nil {
			return 0, no
		}
		rest = cost[b.board.Cell(to)]
	} else if !b.overFriendlyEdge(m.at, d, c.side) {
		return 0, notShortest
	}
	switch {
	case rest+step != here:
		return 0, notShortest
	case step > m.left && m.left < b.allowanceOf(m.id):
		return 0, noMP
	}
	return min(step, m.left), nil
}

func (a Flee) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	switch {
	case a.Side > hex.NW:
		return badFacing
	case b.units[a.Unit].order != panicked:
		return notPanicked
	case b.units[a.Unit].has(stopped):
		return isStopped
	}
	_, no := b.mayFlee(b.mover, a.Side, b.flight(&b.counters[a.Unit]))
	return no
}

// apply runs one hex: off its own edge or onto the enemy the unit is lost (Ko-10.2.3,
// Ko-10.2.4, R-326).
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
	b.emit(game.Event{Kind: eventFled, Side: b.counters[a.Unit].side, Unit: a.Unit, By: game.None, From: from, At: to, N: int(m.left), Ref: "Ko-10.2.2"})
	b.catchPanicked(a.Unit)
	b.mingle(a.Unit, false)
}

// catchPanicked eliminates a panicked unit that came to an enemy's hex or ZoC (Ko-10.2.3, R-324).
func (b *Battle) catchPanicked(id game.ID) {
	h, foe := b.units[id].at, b.counters[id].side.Other()
	if b.any(h, foe, isAnybody) || b.zoned(h, foe) {
		b.die(id, inCombat, "Ko-10.2.3")
	}
}

// owesFlight reports whether a panicked unit must still run in this phase (Ko-10.2.2).
func (b *Battle) owesFlight(id game.ID) bool {
	if b.units[id].order != panicked {
		return false
	}
	m, can := b.dutyMove(id)
	return can && b.canFlee(m)
}

func (b *Battle) canFlee(m mover) bool {
	if m.gone || b.units[m.id].has(stopped) {
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
