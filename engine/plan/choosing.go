package plan

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// thought is what the planner thinks about one counter.
type thought struct {
	*Planner
	unit  game.ID
	piece game.Piece
	want  Place
	reach *game.Reach
	bad   []bool // stops that turned out to be no good, and those beyond them
	best  int    // the stop it shall end on, -1 if it has none
	flaw  Reason
	ways  *ways // to its place
}

// think looks at everything a counter could do and chooses what would be best.
func (p *Planner) think(id game.ID, want Place) *thought {
	t := &thought{Planner: p, unit: id, piece: p.now.Piece(id), want: want}
	if t.piece.Where == game.OnMap {
		t.reach = p.now.Reach(id)
	}
	if t.reach != nil {
		t.bad = make([]bool, len(t.reach.Stops))
	}
	if p.Plan.Mode == Charge {
		t.aim()
	}
	t.lead()
	t.choose()
	return t
}

// lead looks for the ways to the counter's place, and to that of the head where none leads there.
func (t *thought) lead() {
	if t.reach == nil || t.passes(t.want.Hex) && t.Plan.Mode != Charge {
		return
	}
	if t.ways = t.ground.to(t.want.Hex); t.ways.from(t.piece.Hex) >= t.seen.Board().Cells() {
		t.ways = t.Planner.ways
	}
}

// choose takes the stop with the least to be said against it; to stay is a choice as well.
func (t *thought) choose() {
	t.best = -1
	if t.reach == nil {
		return
	}
	least := 0
	for i := range t.reach.Stops {
		s := &t.reach.Stops[i]
		t.bad[i] = t.bad[i] || s.Prev >= 0 && t.bad[s.Prev]
		if i > 0 && !s.Rest || t.bad[i] {
			continue
		}
		if n := t.against(s); t.best < 0 || n < least {
			t.best, least = i, n
		}
	}
}

// The weights of what is to be said against a stop: a hex more from the place outweighs a wrong
// front, and that what is left of the movement.
const (
	perHex  = 1 << 12
	perTurn = 1 << 7
)

// against is how much is to be said against a stop.
func (t *thought) against(s *game.Stop) int {
	n := perTurn*t.askew(s) - 8*arrival(s) - min(7, int(s.Left/game.Point))
	switch t.Plan.Mode {
	case Charge:
		return n + t.contact(s)
	case Turn:
		return n + 4*perHex*s.Hex.Distance(t.want.Hex)
	case CloseUp:
		return n + perHex*s.Hex.Distance(t.Plan.To) + t.crowd(s)
	case Withdraw:
		return n + t.apart(s) + perHex*len(t.foes.zones[s.Hex])*2
	}
	return n + t.apart(s) + perTurn*len(t.foes.zones[s.Hex])
}

// arrival is the charge with which a counter arrives: its factor, or 1 for a charge without.
func arrival(s *game.Stop) int {
	if s.Marks&game.Charging != 0 {
		return max(1, s.Charge)
	}
	return s.Charge
}

// askew is by how many turns a stop misses the front wanted.
func (t *thought) askew(s *game.Stop) int {
	if !t.piece.HasFacing {
		return 0
	}
	return s.Facing.Angle(t.want.Facing)
}

// apart is how far a stop is from the counter's place. In the place of another who has still to
// come it is a little worse.
func (t *thought) apart(s *game.Stop) int {
	if s.Hex == t.want.Hex {
		return 0
	}
	n := perHex * t.far(s.Hex)
	if t.places[s.Hex] > 0 {
		n += perHex / 2
	}
	return n
}

// far is how far a hex is from the counter's place, or from that of the head.
func (t *thought) far(h hex.Hex) int {
	if t.ways == nil {
		return h.Distance(t.want.Hex)
	}
	return t.ways.from(h)
}

// crowd is what is to be said against ending among friends.
func (t *thought) crowd(s *game.Stop) (n int) {
	if t.piece.Rank != game.Unit || s.Hex == t.piece.Hex {
		return 0
	}
	each(t.now, t.side, func(o game.Piece) {
		if o.Rank == game.Unit && o.Hex == s.Hex {
			n += 3 * perHex
		}
	})
	return n
}

// aim gives a counter that charges its target: the nearest that is not charged by many already.
func (t *thought) aim() {
	least := -1
	for _, h := range t.targets() {
		if n := t.piece.Hex.Distance(h) + 2*t.loads[h]; least < 0 || n < least {
			least, t.want.Hex = n, h
		}
	}
	t.want.Facing = t.piece.Hex.Bearing(t.want.Hex)
}

// targets are the hexes of those enemies that are to be charged.
func (p *Planner) targets() []hex.Hex {
	switch {
	case len(p.Plan.Targets) > 0:
		return p.Plan.Targets
	case len(p.foes.at[p.Plan.To]) > 0:
		return []hex.Hex{p.Plan.To}
	}
	return p.foes.hexes
}

// contact is what is to be said against a stop of a charge: that no target is ahead of it, little
// charge, and that others charge the same target.
func (t *thought) contact(s *game.Stop) int {
	least := perHex * (8 + t.far(s.Hex))
	for _, h := range t.targets() {
		if t.meets(s, h) {
			least = min(least, perHex*(4-arrival(s))+perTurn*4*t.loads[h]+perTurn*len(t.foes.zones[s.Hex]))
		}
	}
	return least
}

// meets reports whether a counter would have a hex before its front.
func (t *thought) meets(s *game.Stop, h hex.Hex) bool {
	if t.piece.HasFacing {
		return s.Hex.Step(s.Facing) == h
	}
	return s.Hex.Distance(h) == 1
}

// met is the target before the front of a counter at a stop.
func (t *thought) met(s *game.Stop) (at hex.Hex, ok bool) {
	for _, h := range t.targets() {
		if t.meets(s, h) {
			return h, true
		}
	}
	return hex.Hex{}, false
}

// arrives reports whether the stop chosen is what the counter was told to come to.
func (t *thought) arrives() bool {
	if t.best < 0 {
		return t.piece.Where == game.OnMap && t.piece.Hex == t.want.Hex && t.Plan.Mode != Charge && t.Plan.Mode != CloseUp &&
			(t.Plan.Mode != Turn || t.piece.Facing == t.want.Facing)
	}
	s := &t.reach.Stops[t.best]
	switch t.Plan.Mode {
	case Charge:
		_, ok := t.met(s)
		return ok
	case CloseUp:
		return t.closed(s.Hex)
	case Turn:
		return s.Facing == t.want.Facing || !t.piece.HasFacing
	}
	return s.Hex == t.want.Hex
}

// closed reports whether a hex has no gap between itself and those who closed up before.
func (t *thought) closed(h hex.Hex) bool {
	return h == t.Plan.To || slices.ContainsFunc(t.Plan.Moves, func(m Move) bool { return m.End.Hex.Distance(h) <= 1 })
}
