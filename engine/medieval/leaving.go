package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 4.4 Leaving and returning to the map: out over the edge by movement or pursuit, back
// after three full turns near the hex it left.

// turnsAway is how many full game turns a unit stays off the map (4.4.3).
const turnsAway = 3

func (a Leave) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	_, no := b.leave(b.mover, a.Side)
	return no
}

// leave rides a mover over the map edge for 1 MP (4.4.2, R-413).
func (b *Battle) leave(m mover, d hex.Dir) (rule.Tally, *rule.Refusal) {
	var cost rule.Tally
	c := &b.counters[m.id]
	switch {
	case d > hex.NW:
		return cost, badFacing
	case !b.board.AtEdge(m.at, d) || m.hidden:
		return cost, notAtEdge
	case !c.leads() && d != m.facing:
		return cost, frontOnly
	case m.halt != goesOn:
		return cost, m.halt.refusal()
	}
	if no := b.bound(&m); no != nil {
		return cost, no
	}
	if b.strayedFrom(&m) {
		return cost, notToAga // Ko-15.1.3
	}
	cost.Add("4.4.2", "leaving", int(game.Point))
	if m.drag {
		cost.Add("3.3.3", "riding-on-in-zone", int(game.Point))
	}
	if game.MP(cost.Sum()) > m.left {
		return cost, noMP
	}
	return cost, nil
}

func (a Leave) apply(b *Battle) {
	b.stir(a.Unit)
	b.depart(a.Unit, a.Side, b.turn+turnsAway, "4.4.1") // own movement phase
}

// depart takes a counter over the edge; it may come back in the turn given. What it
// holds goes with it.
func (b *Battle) depart(id game.ID, d hex.Dir, back int, ref rule.Ref) {
	u := &b.units[id]
	b.remove(id, game.Away)
	u.facing, u.back, u.charge = d, int8(back), 0
	b.tire(id)
	b.emit(game.Event{Kind: eventLeftMap, Side: b.counters[id].side, Unit: id, By: game.None, At: u.at, N: back, Ref: ref})
	b.scoreEscape(id, 1)
}

// edge is a side of the map.
type edge uint8

const (
	top edge = iota
	right
	bottom
	left
)

// edgeOf is the side of the map that is crossed from a hex in direction d.
func (b *Battle) edgeOf(h hex.Hex, d hex.Dir) edge {
	col, part := h.Step(d).Col(), b.board.Part
	switch {
	case d == hex.N:
		return top
	case d == hex.S:
		return bottom
	case col > part.Right:
		return right
	case col < part.Left:
		return left
	case h.Row() == part.Top:
		return top
	}
	return bottom
}

// onEdge reports whether a hex lies along a side of the map.
func (b *Battle) onEdge(h hex.Hex, e edge) bool {
	switch part := b.board.Part; e {
	case top:
		return h.Row() == part.Top
	case right:
		return h.Col() == part.Right
	case bottom:
		return h.Row() == part.Bottom
	}
	return h.Col() == b.board.Part.Left
}

// outOfTurn says why a counter that is not on the map may not move now: those that come onto
// it do so in the movement phase of their arm.
func (b *Battle) outOfTurn(id game.ID) *rule.Refusal {
	switch {
	case !b.known(id):
		return unknownPiece
	case b.pending() != nil:
		return decideFirst
	case !b.phase.movement() || !b.acts(id):
		return notYourPhase
	}
	return nil
}

// mayReturn says why a unit may not come back now, wherever (4.4.3).
func (b *Battle) mayReturn(id game.ID) *rule.Refusal {
	if no := b.outOfTurn(id); no != nil {
		return no
	}
	switch {
	case b.units[id].where != game.Away:
		return notAway
	case b.turn < int(b.units[id].back):
		return tooSoon
	}
	return b.moverOwes()
}

// returnsAt says why a unit may not come back on a hex (4.4.4 to 4.4.9).
func (b *Battle) returnsAt(id game.ID, h hex.Hex) *rule.Refusal {
	u, c := &b.units[id], &b.counters[id]
	within := 4
	if c.horse() {
		within = 6
	}
	if !b.board.On(h) || !b.onEdge(h, b.edgeOf(u.at, u.facing)) || h.Distance(u.at) > within {
		return tooFar // 4.4.4, R-415
	}
	return b.standable(id, h)
}

// standable says why a counter may not be set down on a hex: impassable ground (4.4.6),
// enemies or their ZoC (4.4.7), stacking (4.4.9). Regrouping follows it too.
func (b *Battle) standable(id game.ID, h hex.Hex) *rule.Refusal {
	if no := b.unopposed(h, b.counters[id].side.Other()); no != nil {
		return no
	}
	if !b.fits(id, h) {
		return overStack
	}
	return nil
}

// unopposed says why nobody may be set down on a hex, for the ground or an enemy.
func (b *Battle) unopposed(h hex.Hex, foe game.Side) *rule.Refusal {
	switch {
	case !b.open(h):
		return returnGround
	case b.any(h, foe, isAnybody) || b.zoned(h, foe):
		return returnBlocked
	}
	return nil
}

func (a Return) check(b *Battle) *rule.Refusal {
	if a.Facing > hex.NW {
		return badFacing
	}
	if no := b.mayReturn(a.Unit); no != nil {
		return no
	}
	return b.returnsAt(a.Unit, a.Hex)
}

// apply only sets the counter down: it does not move in this phase (4.4.5, R-416).
func (a Return) apply(b *Battle) {
	b.scoreEscape(a.Unit, -1)
	b.setDown(a.Unit, a.Hex, a.Facing)
	b.emit(game.Event{Kind: eventReturned, Side: b.counters[a.Unit].side, Unit: a.Unit, By: game.None, At: a.Hex, Facing: a.Facing, Ref: "4.4.3"})
	b.arrive(a.Unit)
}

// setDown stands a counter on a hex as moved and without charge.
func (b *Battle) setDown(id game.ID, h hex.Hex, f hex.Dir) {
	b.put(id, h)
	u := &b.units[id]
	u.facing, u.charge = f, 0
	u.set(moved | entered)
}
