package medieval

import (
	"slices"
	"sync"

	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// search finds all positions a mover can come to, cheapest first, by the same functions
// that check and apply its acts.
func (b *Battle) search(start mover, begin game.Action) *game.Reach {
	return b.searchFrom(start, begin, b.crowding(start.id) != nil)
}

// searchFrom searches for a counter that makes room in a hex or does not.
func (b *Battle) searchFrom(start mover, begin game.Action, crowds bool) *game.Reach {
	s := b.newSearch(start, crowds)
	defer s.end()
	s.run(start)
	return &game.Reach{Unit: start.id, Stops: slices.Clone(s.stops), Barred: s.bars(), Acts: func(x *game.Stop) game.Action {
		if x.Prev < 0 {
			return begin
		}
		return manner(x.How).act(start.id, x)
	}}
}

// searchers are those that have ended: the next searches work in their memory.
var searchers = sync.Pool{New: func() any { return new(searcher) }}

// newSearch is a search that has looked at nothing. It ends with end.
func (b *Battle) newSearch(start mover, crowds bool) *searcher {
	s := searchers.Get().(*searcher)
	cells := b.board.Cells()
	*s = searcher{
		b: b, id: start.id, c: &b.counters[start.id], crowds: crowds, stops: s.stops[:0], lines: s.lines,
		seen: kit.Blank(s.seen, positions/64*cells), known: kit.Blank(s.known, cells), barred: s.barred[:0], zones: s.zones,
	}
	s.lines.Empty(int(start.left) + 1)
	s.chart()
	return s
}

// chart charts the zones of the enemy, which stay as they are during a search.
func (s *searcher) chart() {
	if chart := &s.b.zones[s.c.side.Other()]; *chart == nil {
		s.zones = s.b.chart(s.c.side.Other(), s.zones)
		*chart, s.charted = s.zones, chart
	}
}

// end gives up the memory of a search.
func (s *searcher) end() {
	if s.charted != nil {
		*s.charted = nil
	}
	s.b, s.c, s.goal = nil, nil, nil
	searchers.Put(s)
}

// run settles positions, cheapest first, until there are no more or the goal is found.
func (s *searcher) run(start mover) {
	s.stop(&start, -1, gaining)
	s.onward(&start, 0)
	for left := int(start.left); left >= 0; left-- {
		for s.found == 0 && s.lines.Take(left, &s.at) {
			s.settle(&s.at)
		}
	}
}

// searcher is a search by movement points left.
type searcher struct {
	b       *Battle
	id      game.ID
	c       *counter
	stops   []game.Stop
	lines   kit.Lines[node]
	at      node     // the one looked at
	seen    []uint64 // a bit for each position that is settled
	known   []known  // by cell
	barred  []game.Barred
	zones   []int8  // memory for a chart
	charted *[]int8 // where the battle has it, nil if another search sees to that
	crowds  bool    // it stands where it may not stay

	// A search that looks for one thing ends there, and goes on through zones.
	goal  func(*mover) bool
	found int32   // the stop where it is, 0 until then
	held  []int32 // the stops in which a zone would have ended the move
}

// known is what a search knows of a hex, as bits.
type known uint8

const (
	reached known = 1 << iota // it has a stop there
	shut                      // there is a reason not to enter it
)

// node is a position in the search and how it was come to.
type node struct {
	m    mover
	key  int32 // of the position
	prev int32 // the stop before
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

// act is the act that led to a stop.
func (how manner) act(id game.ID, s *game.Stop) game.Action {
	switch how {
	case holding:
		return Advance{id, s.Hex, Hold, false}
	case slowing:
		return Advance{id, s.Hex, Slow, false}
	case riding:
		return Advance{id, s.Hex, Gain, true}
	case wheeling:
		return Wheel{id, s.Facing}
	case creeping:
		return Creep{id, false, s.Facing}
	case creepingOn:
		return Creep{id, true, s.Facing}
	case shifting:
		return ShiftInFormation{id, s.Hex, s.Facing}
	}
	return Advance{id, s.Hex, Gain, false}
}

// positions is how many there are in one hex by facing, charge and three facts; they fill
// whole words of bits.
const positions = 6 * 4 * 8

// key tells positions apart that differ in what can follow. Only cavalry has charge, and
// only infantry cares whether it has kept to the road.
func (s *searcher) key(m *mover) int32 {
	k := 0
	if !s.c.leads() {
		k = int(m.facing)
	}
	k = k*4 + int(m.charge)
	if !s.c.horse() {
		k += bit(m.march)*2 + bit(m.paced)
	}
	k = k*8 + bit(m.turned)*4 + bit(m.onRoad)*2 + bit(m.halt != goesOn)
	return int32(s.b.board.Cell(m.at)*positions + k)
}

func bit(on bool) int {
	if on {
		return 1
	}
	return 0
}

// seenAt is the word of the settled positions in which one is noted, and its bit there.
func (s *searcher) seenAt(key int32) (word *uint64, bit uint64) {
	return &s.seen[uint32(key)/64], 1 << (uint32(key) % 64)
}

// push puts a position in line, unless it is settled already.
func (s *searcher) push(m *mover, prev int32, how manner, last bool) {
	key := s.key(m)
	if word, bit := s.seenAt(key); *word&bit == 0 {
		n := s.lines.Put(int(m.left))
		n.m, n.key, n.prev, n.how, n.last = *m, key, prev, how, last
	}
}

// settle makes a position a stop, unless it was come to more cheaply, and looks on from it.
func (s *searcher) settle(n *node) {
	word, bit := s.seenAt(n.key)
	if *word&bit != 0 {
		return
	}
	*word |= bit
	at := s.stop(&n.m, n.prev, n.how)
	if s.goal != nil {
		s.seek(n, at)
	}
	if n.last {
		s.stops[at].Rest = !s.b.owes(n.m)
		return
	}
	s.onward(&n.m, at)
}

// stop adds a stop. That it has to ride on from there is found where the hex ahead is looked at.
func (s *searcher) stop(m *mover, prev int32, how manner) int32 {
	s.known[s.b.board.Cell(m.at)] |= reached
	s.stops = append(s.stops, game.Stop{Hex: m.at, Facing: m.facing, Left: m.left,
		Charge: int(m.charge), Rest: !s.sentOn(m), Prev: prev, How: uint8(how)})
	return int32(len(s.stops) - 1)
}

// sentOn reports whether a counter has to go on from a position by anything but its charge.
func (s *searcher) sentOn(m *mover) bool {
	return m.hidden || s.b.strayedFrom(m) && s.b.canGoHome(*m) ||
		s.crowds && m.at == s.b.units[m.id].at && s.b.canMoveOn(*m)
}

// onward looks at everything that can be done from a position.
func (s *searcher) onward(m *mover, at int32) {
	switch {
	case s.b.slow(m.id):
		s.shifts(m, at)
	case s.b.anyWay(m):
		for d := hex.N; d <= hex.NW; d++ {
			s.enter(m, d, at)
		}
	default:
		s.enter(m, m.facing, at)
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
func (s *searcher) enter(m *mover, d hex.Dir, at int32) {
	w, no := s.b.wayOut(m, d)
	if no != nil {
		s.bar(m.at.Step(d), no)
		return
	}
	charge, no := s.stride(m, &w, gaining, at)
	switch {
	case no == noMP:
		return
	case no != nil:
		s.stride(m, &w, riding, at)
		if no == rideAlways {
			s.stride(m, &w, holding, at)
		}
		s.bar(w.to, no)
		return
	}
	if s.b.driven(m) {
		s.stops[at].Rest = false // 5.6.11
	}
	if charge > m.charge {
		s.stride(m, &w, holding, at)
	}
	if m.charge > 0 {
		s.stride(m, &w, slowing, at)
	}
}

// stride follows one manner of going a way to the charge it leads to, but not to where the ground
// would break the unit.
func (s *searcher) stride(m *mover, w *way, how manner, at int32) (charge int8, no *rule.Refusal) {
	st := stride{next: *m, cost: rule.SumOnly()}
	no = s.b.takeWay(&st, m, w, paces[how], how == riding)
	st.next.turned = st.next.traces&traceOf(w.to) != 0 && s.hasTurned(at, w.to)
	switch {
	case no != nil:
		return 0, no
	case st.penalty != "" && s.b.breaks(&st):
		s.bar(w.to, s.b.hazard(st.penalty))
	default:
		s.push(&st.next, at, how, st.rides || s.b.piles.Top(int(w.cell)) != game.None && s.b.any(w.to, s.c.side.Other(), isLeader))
	}
	return st.next.charge, nil
}

// hasTurned reports whether a way that has come to a stop turned on a hex. Of two ways to a
// position the search keeps the cheaper one, though the other may still turn on a hex where that
// one has: coming back to the hex costs more than turning there at once.
func (s *searcher) hasTurned(at int32, h hex.Hex) bool {
	for ; at >= 0; at = s.stops[at].Prev {
		if x := &s.stops[at]; x.Hex == h && manner(x.How) == wheeling {
			return true
		}
	}
	return s.b.hasSpun(s.id, h)
}

// paces are those of the manners of going a way.
var paces = [...]Pace{gaining: Gain, holding: Hold, slowing: Slow, riding: Gain}

func (s *searcher) creeps(m *mover, at int32) {
	for d := hex.N; d <= hex.NW; d++ {
		if st, no := s.b.creep(*m, false, d, rule.SumOnly()); no == nil {
			s.push(&st.next, at, creeping, false)
		}
		if st, no := s.b.creep(*m, true, d, rule.SumOnly()); no == nil && !s.b.breaks(&st) {
			s.push(&st.next, at, creepingOn, true)
		}
	}
}

// shifts looks at the hexes a ranged unit can enter in its combat formation (10.1.4).
func (s *searcher) shifts(m *mover, at int32) {
	for d := hex.N; d <= hex.NW && m.fresh; d++ {
		st, no := s.b.shift(*m, m.at.Step(d), m.facing, rule.SumOnly())
		switch {
		case no != nil:
			s.bar(m.at.Step(d), no)
			continue
		case s.b.breaks(&st):
			s.bar(m.at.Step(d), s.b.hazard(st.penalty))
			continue
		}
		for st.next.facing = hex.N; st.next.facing <= hex.NW; st.next.facing++ {
			s.push(&st.next, at, shifting, true)
		}
	}
}

func (s *searcher) turns(m *mover, at int32) {
	if m.turned || m.left == 0 && !m.onRoad {
		return // 4.3.8; 4.3.9: only on a road a turn is free
	}
	for _, n := range [...]int{1, -1, 2, -2, 3} {
		next, cost := *m, rule.SumOnly()
		switch no := s.b.wheel(&next, m.facing.Turn(n), &cost); {
		case no == nil:
			s.push(&next, at, wheeling, false)
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
	if k := &s.known[s.b.board.Cell(h)]; *k&shut == 0 {
		*k |= shut
		s.barred = append(s.barred, game.Barred{Hex: h, Why: why})
	}
}

// bars lists the barred hexes that were not come to in another way.
func (s *searcher) bars() (list []game.Barred) {
	s.barred = slices.DeleteFunc(s.barred, func(x game.Barred) bool { return s.known[s.b.board.Cell(x.Hex)]&reached != 0 })
	return append(list, s.barred...)
}
