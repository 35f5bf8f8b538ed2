package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Cheapest ways for those who must go the shortest way: panicked units (Ko-10.2.2) and
// strayed janissaries (Ko-15.1.3).

// far is the cost of a way that does not exist.
const far = game.MP(1 << 20)

// errand is what the ways of a counter depend on: what it is, where it must go, and which
// works lie in ruins.
type errand struct {
	to      hex.Hex
	edge    bool // to the friendly edge instead
	side    game.Side
	mounted bool
	armour  int
	ruins   int
}

// waysFor is the cost of the cheapest way from every hex to those that are an end, each of
// which costs last. It is kept until the next copy of the battle.
func (b *Battle) waysFor(c *counter, e errand, end func(hex.Hex) bool, last game.MP) []game.MP {
	e.side, e.mounted, e.armour, e.ruins = c.side, c.kind.Mounted(), c.armour, len(b.ruins)
	if cost, ok := b.ways[e]; ok {
		return cost
	}
	cost := make([]game.MP, b.board.Cells())
	var queue []hex.Hex
	for i := range cost {
		cost[i] = far
		if h := b.board.Hex(i); b.open(h) && end(h) {
			cost[i] = last
			queue = append(queue, h)
		}
	}
	b.relax(c, cost, queue)
	if b.ways == nil {
		b.ways = map[errand][]game.MP{}
	}
	b.ways[e] = cost
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
