package plan

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// ground is where one would think of going on a battlefield. It ranks what the rules allow and
// forbids nothing.
type ground struct {
	board *board.Board
	from  [][6]int16 // by cell, the cells from which one comes into it, by direction; -1 if not from there
}

// survey looks at a battlefield; shunned grounds are entered by road only.
func survey(b *board.Board, shunned map[board.Terrain]bool) *ground {
	g := &ground{b, make([][6]int16, b.Cells())}
	for c := range g.from {
		h := b.Hex(c)
		g.from[c] = *b.Beside(h)
		for d := hex.N; d <= hex.NW; d++ {
			if !open(b, h, d, shunned) {
				g.from[c][d] = -1
			}
		}
	}
	return g
}

// open reports whether one would think of coming into a hex from its neighbour in a direction.
func open(b *board.Board, to hex.Hex, from hex.Dir, shunned map[board.Terrain]bool) bool {
	side, here, there := b.Side(to, from), b.Terrain(to), b.Terrain(to.Step(from))
	switch {
	case wet(here) || wet(there) || there == board.Void:
		return false
	case side.Has(board.River) && side&(board.Bridge|board.Ford) == 0:
		return false
	}
	return !shunned[here] || side&(board.Road|board.Bridge) != 0
}

func wet(t board.Terrain) bool { return t == board.Lake || t == board.RiverHex || t == board.Void }

// ways is how many hexes each cell lies from a goal, by the ways one would go.
type ways struct {
	board *board.Board
	goal  hex.Hex
	far   []int16 // by cell, 0 where no way leads and at the goal
}

// to looks for the ways to a goal.
func (g *ground) to(goal hex.Hex) *ways {
	b := g.board
	w := &ways{b, goal, make([]int16, b.Cells())}
	if !b.On(goal) {
		return w
	}
	begin := int16(b.Cell(goal))
	line := append(make([]int16, 0, b.Cells()), begin)
	for n := 0; n < len(line); n++ {
		at := line[n]
		for _, next := range g.from[at] {
			if next >= 0 && next != begin && w.far[next] == 0 {
				w.far[next] = w.far[at] + 1
				line = append(line, next)
			}
		}
	}
	return w
}

// from is how many hexes the way from a hex to the goal has; where none is known, more than any
// way there is, the fewer the nearer.
func (w *ways) from(h hex.Hex) int {
	switch c := w.board.Cell(h); {
	case h == w.goal:
		return 0
	case c >= 0 && w.far[c] > 0:
		return int(w.far[c])
	}
	return w.board.Cells() + h.Distance(w.goal)
}

// shuns is the grounds that bar a counter: those it comes to and may not enter although nobody
// stands there.
func shuns(g game.Game, r *game.Reach) map[board.Terrain]bool {
	b, set := g.Board(), map[board.Terrain]bool{}
	if r == nil {
		return set
	}
	taken := map[hex.Hex]bool{}
	for id := range game.ID(g.Counters()) {
		taken[g.Piece(id).Hex] = true
	}
	for _, x := range r.Barred {
		if t := b.Terrain(x.Hex); t != board.Clear && !taken[x.Hex] {
			set[t] = true
		}
	}
	for i := range r.Stops {
		if h := r.Stops[i].Hex; !onRoad(b, h) {
			delete(set, b.Terrain(h))
		}
	}
	return set
}

// onRoad reports whether a road leads through a hex.
func onRoad(b *board.Board, h hex.Hex) bool {
	for d := hex.N; d <= hex.NW; d++ {
		if b.Side(h, d)&(board.Road|board.Bridge) != 0 {
			return true
		}
	}
	return false
}
