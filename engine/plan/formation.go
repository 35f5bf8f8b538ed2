package plan

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Front is the way most of some counters face; the lower direction wins a tie. Where counters
// have no facing it is north.
func Front(g game.Game, ids []game.ID) hex.Dir {
	var count [6]int
	for _, id := range ids {
		if p := g.Piece(id); p.HasFacing {
			count[p.Facing]++
		}
	}
	return hex.Dir(slices.Index(count[:], slices.Max(count[:])))
}

// Head is the counter that leads a formation: of those furthest in front the one nearest to the
// middle, a unit before a leader. None of nobody.
func Head(g game.Game, ids []game.ID) game.ID {
	best, top := game.None, 0
	front := Front(g, ids)
	ahead, across := axes(front)
	middle := 0
	for _, id := range ids {
		middle += dot(across, vector(hex.Hex{}, g.Piece(id).Hex))
	}
	for _, id := range ids {
		p := g.Piece(id)
		v := vector(hex.Hex{}, p.Hex)
		aside := len(ids)*dot(across, v) - middle
		worth := 4*len(ids)*dot(ahead, v) - max(aside, -aside)
		if p.Rank != game.Unit {
			worth--
		}
		if best == game.None || worth > top {
			best, top = id, worth
		}
	}
	return best
}

// axes are a step ahead and a step across a front, as vectors.
func axes(front hex.Dir) (ahead, across hex.Hex) {
	o := hex.Hex{}
	a, b := o.Step(front.Turn(1)), o.Step(front.Turn(2))
	return o.Step(front), hex.Hex{Q: a.Q + b.Q, R: a.R + b.R}
}

// vector is the way from one hex to another.
func vector(from, to hex.Hex) hex.Hex { return hex.Hex{Q: to.Q - from.Q, R: to.R - from.R} }

// dot is twice the scalar product of two vectors.
func dot(a, b hex.Hex) int {
	aq, ar, bq, br := int(a.Q), int(a.R), int(b.Q), int(b.R)
	return 2*(aq*bq+ar*br) + aq*br + ar*bq
}

// turned is a vector turned clockwise by steps of 60 degrees.
func turned(v hex.Hex, steps int) hex.Hex {
	for range (steps%6 + 6) % 6 {
		v.Q, v.R = -v.R, v.Q+v.R
	}
	return v
}

// places gives every counter its place: where it stands from the head, turned with the formation,
// and its facing turned as much. A counter that withdraws keeps its front.
func (m *March) places(g game.Game, head hex.Hex) []Place {
	list := make([]Place, len(m.Units))
	for i, id := range m.Units {
		p := g.Piece(id)
		v := turned(vector(head, p.Hex), m.Turned)
		list[i] = Place{hex.Hex{Q: m.To.Q + v.Q, R: m.To.R + v.R}, p.Facing.Turn(m.Turned)}
		switch m.Mode {
		case Turn:
			list[i] = Place{p.Hex, Front(g, m.Units).Turn(m.Turned)}
		case Withdraw:
			list[i].Facing = p.Facing
		}
	}
	return list
}

// order is the order of march, as indices of Units: those furthest on the way go first and make
// room, in a hex units before leaders, who follow them. Whoever closes up goes the earlier
// the nearer he is.
func (m *March) order(g game.Game, head hex.Hex) []int {
	list := make([]int, len(m.Units))
	key := make([]int, len(m.Units))
	way := m.way(g, head)
	for i, id := range m.Units {
		p := g.Piece(id)
		key[i] = -2 * dot(way, vector(head, p.Hex))
		if m.Mode == CloseUp {
			key[i] = 2 * p.Hex.Distance(m.To)
		}
		if p.Rank != game.Unit {
			key[i]++
		}
		list[i] = i
	}
	game.SortBy(list, func(i int) int { return -key[i] })
	return list
}

// way is where the march goes: from the head to its place, or if it keeps its hex, ahead.
func (m *March) way(g game.Game, head hex.Hex) hex.Hex {
	if v := vector(head, m.To); v != (hex.Hex{}) {
		return v
	}
	return hex.Hex{}.Step(Front(g, m.Units))
}
