package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// search finds all positions a mover can come to, cheapest first, by the same functions
// that check and apply its acts.
func (b *Battle) search(start mover, begin game.Action) *game.Reach {
	return b.searchFrom(start, begin, b.crowds(start.id))
}

// searchFrom searches for a counter that makes room in a hex or does not.
func (b *Battle) searchFrom(start mover, begin game.Action, crowds bool) *game.Reach {
	s := b.newSearch(start, crowds)
	s.run(start, begin)
	s.bars()
	return s.reach
}

// newSearch is a search that has looked at nothing.
func (b *Battle) newSearch(start mover, crowds bool) *searcher {
	return &searcher{
		b: b, crowds: crowds, c: &b.counters[start.id], reach: &game.Reach{Unit: start.id, Stops: make([]game.Stop, 0, 16*start.left)},
		nodes: make([]node, 0, 24*start.left),
		seen:  make([]uint64, positions/64*b.board.Cells()), waiting: make([]line, start.left+1),
	}
}

// run settles positions, cheapest first, until there are no more or the goal is found.
func (s *searcher) run(start mover, begin game.Action) {
	s.stop(&start, -1, begin)
	s.onward(start, 0)
	for left := int(start.left); left >= 0; left-- {
		for i := s.waiting[left].first; i > 0 && s.found == 0; i = s.nodes[i-1].next {
			s.settle(s.nodes[i-1])
		}
	}
}

// searcher is a search by movement points left, which are small whole numbers: a line of
// nodes waits for each.
type searcher struct {
	b       *Battle
	c       *counter
	reach   *game.Reach
	nodes   []node
	waiting []line   // by MP left
	seen    []uint64 // a bit for each position that is settled
	barred  []game.Barred
	crowds  bool // it stands where it may not stay

	// A search that looks for one thing ends there, and goes on through zones.
	goal  func(*mover) bool
	found int32   // the stop where it is, 0 until then
	held  []int32 // the stops in which a zone would have ended the move
}

// line is a queue of nodes, each by its index plus one; 0 ends it.
type line struct{ first, last int32 }

// node is a position in the search and how it was come to.
type node struct {
	m    mover
	prev int32 // the stop before
	next int32 // the node after it in its line
	how  manner
	last bool // what the counter did there changes the field: no further without a new search
}

// manner is the kind of act that led to a position; the position tells the rest of it.
type manner uint8

const (
	gaining manner = iota
	holding
	slowing
	riding
	wheeling
	creeping
	creepingOn
	shifting
)

// act is the act that led to the node.
func (n *node) act() game.Action {
	switch n.how {
	case holding:
		return Advance{n.m.id, n.m.at, Hold, false}
	case slowing:
		return Advance{n.m.id, n.m.at, Slow, false}
	case riding:
		return Advance{n.m.id, n.m.at, Gain, true}
	case wheeling:
		return Wheel{n.m.id, n.m.facing}
	case creeping:
		return Creep{n.m.id, false, n.m.facing}
	case creepingOn:
		return Creep{n.m.id, true, n.m.facing}
	case shifting:
		return ShiftInFormation{n.m.id, n.m.at, n.m.facing}
	}
	return Advance{n.m.id, n.m.at, Gain, false}
}

// positions is how many there are in one hex by facing, charge and three facts; they fill
// whole words of bits.
const positions = 6 * 4 * 8

// key tells positions apart that differ in what can follow. Only cavalry has charge, and
// only infantry cares whether it has kept to the road.
func (s *searcher) key(m *mover) int {
	k := 0
	if !s.c.leads() {
		k = int(m.facing)
	}
	k = k*4 + int(m.charge)
	if !s.c.horse() {
		k += bit(m.march)*2 + bit(m.paced)
	}
	k = k*8 + bit(m.turned)*4 + bit(m.onRoad)*2 + bit(m.halt != goesOn)
	return s.b.board.Cell(m.at)*positions + k
}

func bit(on bool) int {
	if on {
		return 1
	}
	return 0
}

// mark notes a position and reports whether it is new.
func (s *searcher) mark(m *mover) bool {
	k := s.key(m)
	word, bit := &s.seen[k/64], uint64(1)<<(k%64)
	if *word&bit != 0 {
		return false
	}
	*word |= bit
	return true
}

// push puts a position in its line, unless it is settled already.
func (s *searcher) push(n node) {
	if k := s.key(&n.m); s.seen[k/64]&(1<<(k%64)) != 0 {
		return
	}
	s.nodes = append(s.nodes, n)
	i, q := int32(len(s.nodes)), &s.waiting[n.m.left]
	if q.first == 0 {
		q.first = i
	} else {
		s.nodes[q.last-1].next = i
	}
	q.last = i
}

// settle makes a position a stop, unless it was come to more cheaply, and looks on from it.
func (s *searcher) settle(n node) {
	if !s.mark(&n.m) {
		return
	}
	at := s.stop(&n.m, n.prev, n.act())
	if s.goal != nil {
		s.seek(&n, at)
	}
	if n.last {
		s.reach.Stops[at].Rest = !s.b.owes(n.m)
		return
	}
	s.onward(n.m, at)
}

// stop adds a stop. That it has to ride on from there is found where the hex ahead is looked at.
func (s *searcher) stop(m *mover, prev int32, a game.Action) int32 {
	s.reach.Stops = append(s.reach.Stops, game.Stop{Hex: m.at, Facing: m.facing, Left: m.left,
		Charge: int(m.charge), Rest: !s.sentOn(m), Prev: prev, Act: a})
	return int32(len(s.reach.Stops) - 1)
}

// sentOn reports whether a counter has to go on from a position by anything but its charge.
func (s *searcher) sentOn(m *mover) bool {
	return m.hidden || s.b.strayedFrom(*m) && s.b.canGoHome(*m) ||
		s.crowds && m.at == s.b.units[m.id].at && s.b.canMoveOn(*m)
}

// onward looks at everything that can be done from a position.
func (s *searcher) onward(m mover, at int32) {
	switch {
	case s.b.slow(m.id):
		s.shifts(m, at)
	case s.b.anyWay(&m):
		for d := hex.N; d <= hex.NW; d++ {
			s.enter(m, m.at.Step(d), at)
		}
	default:
		s.enter(m, m.at.Step(m.facing), at)
	}
	if s.c.leads() || m.hidden {
		return
	}
	s.turns(m, at)
	if m.fresh {
		s.creeps(m, at)
	}
}

// enter looks at the ways to enter a hex. The other paces and riding down are looked at
// only where the first try leaves a reason to; who would ride down friends at the usual pace
// may pass them at a slower one.
func (s *searcher) enter(m mover, to hex.Hex, at int32) {
	next, no := s.stride(m, to, gaining, at)
	switch {
	case no == noMP:
		return
	case no != nil:
		s.stride(m, to, riding, at)
		if no == rideAlways {
			s.stride(m, to, holding, at)
		}
		s.bar(to, no)
		return
	}
	if s.b.driven(&m) {
		s.reach.Stops[at].Rest = false // 5.6.11
	}
	if next.charge > m.charge {
		s.stride(m, to, holding, at)
	}
	if m.charge > 0 {
		s.stride(m, to, slowing, at)
	}
}

// stride follows one way of entering a hex, but not to where the ground would break the unit.
func (s *searcher) stride(m mover, to hex.Hex, how manner, at int32) (mover, *rule.Refusal) {
	pace := [...]Pace{gaining: Gain, holding: Hold, slowing: Slow, riding: Gain}[how]
	st, no := s.b.stride(m, to, pace, how == riding, rule.SumOnly())
	switch {
	case no != nil:
		return m, no
	case s.b.breaks(&st):
		s.bar(to, s.b.hazard(st.penalty))
	default:
		s.push(node{m: st.next, prev: at, how: how, last: st.rides || s.b.any(to, s.c.side.Other(), isLeader)})
	}
	return st.next, nil
}

func (s *searcher) creeps(m mover, at int32) {
	for d := hex.N; d <= hex.NW; d++ {
		if st, no := s.b.creep(m, false, d); no == nil {
			s.push(node{m: st.next, prev: at, how: creeping})
		}
		if st, no := s.b.creep(m, true, d); no == nil && !s.b.breaks(&st) {
			s.push(node{m: st.next, prev: at, how: creepingOn, last: true})
		}
	}
}

// shifts looks at the hexes a ranged unit can enter in its combat formation (10.1.4).
func (s *searcher) shifts(m mover, at int32) {
	for d := hex.N; d <= hex.NW && m.fresh; d++ {
		st, no := s.b.shift(m, m.at.Step(d), m.facing)
		switch {
		case no != nil:
			s.bar(m.at.Step(d), no)
			continue
		case s.b.breaks(&st):
			s.bar(m.at.Step(d), s.b.hazard(st.penalty))
			continue
		}
		for st.next.facing = hex.N; st.next.facing <= hex.NW; st.next.facing++ {
			s.push(node{m: st.next, prev: at, how: shifting, last: true})
		}
	}
}

func (s *searcher) turns(m mover, at int32) {
	if m.turned || m.left == 0 && !m.onRoad {
		return // 4.3.8; 4.3.9: only on a road a turn is free
	}
	for _, n := range [...]int{1, -1, 2, -2, 3} {
		next, _, no := s.b.wheel(m, m.facing.Turn(n), rule.SumOnly())
		switch {
		case no == nil:
			s.push(node{m: next, prev: at, how: wheeling})
		case no == noMP && !m.onRoad:
			return // larger turns cost no less
		}
	}
}

// bar keeps the first reason that bars a hex; want of MP bars nothing for good.
func (s *searcher) bar(h hex.Hex, why *rule.Refusal) {
	if why == noMP || why == zoneStops || !s.b.board.On(h) {
		return
	}
	for i := range s.barred {
		if s.barred[i].Hex == h {
			return
		}
	}
	s.barred = append(s.barred, game.Barred{Hex: h, Why: why})
}

// bars lists the barred hexes that were not come to in another way.
func (s *searcher) bars() {
	for _, x := range s.barred {
		if !s.reached(x.Hex) {
			s.reach.Barred = append(s.reach.Barred, x)
		}
	}
}

func (s *searcher) reached(h hex.Hex) bool {
	for i := range s.reach.Stops {
		if s.reach.Stops[i].Hex == h {
			return true
		}
	}
	return false
}
