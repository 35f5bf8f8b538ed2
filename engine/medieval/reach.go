package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// wouldScatter bars hexes from a reach that a player would not enter unknowingly; the act
// itself is legal and offered.
var (
	wouldScatter = refuse("4.2.6", "would-scatter")
	wouldFounder = refuse("4.2.7", "would-founder")
)

// Reach is everything a counter could do by moving, or all hexes to set it down on.
func (b *Battle) Reach(id game.ID) *game.Reach {
	switch {
	case !b.known(id) || b.over:
		return nil
	case b.phase == setUp:
		return b.homeReach(id)
	case b.units[id].has(rallied):
		return b.setDownReach(id, func(h hex.Hex, f hex.Dir) act { return Regroup{id, h, f} })
	case b.units[id].where == game.Away:
		return b.setDownReach(id, func(h hex.Hex, f hex.Dir) act { return Return{id, h, f} })
	case id == b.mover.id && !b.mover.gone && b.pending() == nil:
		return b.search(b.mover, nil)
	case b.mayBegin(id) == nil:
		return b.search(b.newMover(id), Begin{id})
	}
	return nil
}

// WhyIdle says why a counter may do nothing now.
func (b *Battle) WhyIdle(id game.ID) *rule.Refusal {
	switch {
	case b.over:
		return gameOver
	case !b.known(id):
		return unknownPiece
	case b.phase == setUp:
		return b.settingUp(id)
	case b.phase.attack():
		if !b.on(id) {
			return notOnMap
		}
		return b.mayAttack(id, b.targets(id))
	case id == b.mover.id && !b.mover.gone:
		return nil
	case b.phase.movement() && b.counters[id].side != b.phase.side():
		return b.eligible(id)
	case b.units[id].where == game.Scattered && !b.units[id].has(rallied):
		return notRallied
	case b.units[id].where == game.Away:
		return tooSoonIf(b.turn < int(b.units[id].back))
	}
	return b.mayBegin(id)
}

func tooSoonIf(early bool) *rule.Refusal {
	if early {
		return tooSoon
	}
	return nil
}

func (b *Battle) homeReach(id game.ID) *game.Reach {
	foe := b.centre(b.counters[id].side.Other())
	r := &game.Reach{Unit: id}
	for _, h := range b.homes(id) {
		f := h.Bearing(foe)
		b.addSetDown(r, h, f, Place{id, h, f})
	}
	return r
}

func (b *Battle) setDownReach(id game.ID, at func(hex.Hex, hex.Dir) act) *game.Reach {
	r := &game.Reach{Unit: id}
	for c := range b.board.Cells() {
		h := b.board.Hex(c)
		b.addSetDown(r, h, b.units[id].facing, at(h, b.units[id].facing))
	}
	return r
}

func (b *Battle) addSetDown(r *game.Reach, h hex.Hex, f hex.Dir, a act) {
	if a.check(b) == nil {
		r.Stops = append(r.Stops, game.Stop{Hex: h, Facing: f, Rest: true, Prev: -1, Act: a})
	}
}

// search finds all positions a mover can come to, cheapest first, by the same functions
// that check and apply its acts.
func (b *Battle) search(start mover, begin game.Action) *game.Reach {
	s := searcher{b: b, reach: &game.Reach{Unit: start.id}, seen: map[uint32]bool{}, barred: map[hex.Hex]*rule.Refusal{}}
	s.queue = make([][]node, int(start.left)+1)
	s.push(node{m: start, prev: -1, act: begin})
	for left := int(start.left); left >= 0; left-- {
		for i := 0; i < len(s.queue[left]); i++ {
			s.settle(s.queue[left][i])
		}
	}
	s.bars()
	return s.reach
}

// searcher is a search by movement points left, which are small whole numbers.
type searcher struct {
	b      *Battle
	reach  *game.Reach
	queue  [][]node
	seen   map[uint32]bool
	barred map[hex.Hex]*rule.Refusal
	order  []hex.Hex
}

// node is a position in the search and how it was come to.
type node struct {
	m    mover
	prev int32
	act  game.Action
}

func (s *searcher) push(n node) { s.queue[n.m.left] = append(s.queue[n.m.left], n) }

// key tells positions apart that differ in what can follow.
func (s *searcher) key(m *mover) uint32 {
	k := uint32(s.b.board.Cell(m.at))
	if !s.b.counters[m.id].leads() {
		k = k*6 + uint32(m.facing)
	}
	k = k*4 + uint32(m.charge)
	for _, bit := range []bool{m.turned, m.onRoad, m.halted, m.march && !s.b.counters[m.id].horse(), m.fresh} {
		k *= 2
		if bit {
			k++
		}
	}
	return k
}

// settle makes a position a stop, unless it was come to more cheaply, and looks on from it.
func (s *searcher) settle(n node) {
	k := s.key(&n.m)
	if s.seen[k] {
		return
	}
	s.seen[k] = true
	at := int32(len(s.reach.Stops))
	s.reach.Stops = append(s.reach.Stops, game.Stop{Hex: n.m.at, Facing: n.m.facing, Left: n.m.left,
		Charge: int(n.m.charge), Rest: !s.b.owes(n.m) && !n.m.hidden, Prev: n.prev, Act: n.act})
	s.ahead(n.m, at)
	s.turns(n.m, at)
}

// ahead looks at the hexes that can be entered from a position.
func (s *searcher) ahead(m mover, at int32) {
	c := &s.b.counters[m.id]
	if !c.leads() && !m.hidden {
		s.enter(m, m.at.Step(m.facing), at)
		return
	}
	for d := hex.N; d <= hex.NW; d++ {
		s.enter(m, m.at.Step(d), at)
	}
}

func (s *searcher) enter(m mover, to hex.Hex, at int32) {
	if !s.stride(m, Advance{m.id, to, Gain, false}, at) {
		s.stride(m, Advance{m.id, to, Gain, true}, at)
	}
	if s.b.counters[m.id].rank == game.Unit && s.b.counters[m.id].kind.Mounted() {
		s.stride(m, Advance{m.id, to, Hold, false}, at)
		s.stride(m, Advance{m.id, to, Slow, false}, at)
	}
	if m.fresh && !m.hidden && !s.b.counters[m.id].leads() {
		s.creeps(m, at)
	}
}

// stride follows one act of entering; it reports whether the hex is passable at all.
func (s *searcher) stride(m mover, a Advance, at int32) bool {
	st, no := s.b.stride(m, a.To, a.Pace, a.Ride, rule.Bare())
	switch {
	case no != nil:
		if a.Pace == Gain && !a.Ride {
			s.bar(a.To, no)
		}
		return no == noMP
	case st.penalty != "":
		if s.b.ed.Entry.Always[s.b.board.Terrain(a.To)] {
			s.bar(a.To, wouldFounder)
		} else {
			s.bar(a.To, wouldScatter)
		}
		return true
	}
	s.push(node{st.next, at, a})
	return true
}

func (s *searcher) creeps(m mover, at int32) {
	for d := hex.N; d <= hex.NW; d++ {
		for _, step := range []bool{false, true} {
			if st, no := s.b.creep(m, step, d); no == nil && st.penalty == "" {
				s.push(node{st.next, at, Creep{m.id, step, d}})
			}
		}
	}
}

func (s *searcher) turns(m mover, at int32) {
	if m.turned || s.b.counters[m.id].leads() || m.hidden {
		return
	}
	for d := hex.N; d <= hex.NW; d++ {
		if next, _, no := s.b.wheel(m, d, rule.Bare()); no == nil {
			s.push(node{next, at, Wheel{m.id, d}})
		}
	}
}

// bar keeps the first reason that bars a hex; want of MP bars nothing for good.
func (s *searcher) bar(h hex.Hex, why *rule.Refusal) {
	if why == noMP || why == zoneStops || why == offMap || s.barred[h] != nil || s.b.board.Terrain(h) == board.Void {
		return
	}
	s.barred[h] = why
	s.order = append(s.order, h)
}

// bars lists the barred hexes that were not come to in another way.
func (s *searcher) bars() {
	reached := make(map[hex.Hex]bool, len(s.reach.Stops))
	for i := range s.reach.Stops {
		reached[s.reach.Stops[i].Hex] = true
	}
	for _, h := range s.order {
		if !reached[h] {
			s.reach.Barred = append(s.reach.Barred, game.Barred{Hex: h, Why: s.barred[h]})
		}
	}
}
