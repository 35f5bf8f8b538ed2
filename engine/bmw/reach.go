package bmw

import (
	"slices"
	"sync"

	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Reach is everything a counter could do by moving from where it is.
func (b *Battle) Reach(id game.ID) *game.Reach {
	switch {
	case b.over || !b.known(id):
		return nil
	case b.mayArrive(id) == nil:
		return b.entryReach(id)
	case b.mayMove(id) != nil:
		return nil
	}
	if id == b.mover.id {
		return b.search(b.mover, nil)
	}
	return b.search(b.newMover(id), Begin{id})
}

// search finds all positions a mover can come to, those with most movement left first.
func (b *Battle) search(start mover, begin game.Action) *game.Reach {
	s := b.newSearch(start)
	defer s.end()
	s.run(start)
	return &game.Reach{Unit: start.id, Stops: slices.Clone(s.stops), Barred: s.bars(), Acts: func(x *game.Stop) game.Action {
		if x.Prev < 0 {
			return begin
		}
		return Advance{start.id, x.Hex}
	}}
}

// searchers are those that have ended: the next searches work in their memory.
var searchers = sync.Pool{New: func() any { return new(searcher) }}

// newSearch is a search that has looked at nothing. It ends with end.
func (b *Battle) newSearch(start mover) *searcher {
	s := searchers.Get().(*searcher)
	cells := b.board.Cells()
	*s = searcher{b: b, id: start.id, heavy: b.heavy(start.id), stops: s.stops[:0], lines: s.lines, best: kit.Blank(s.best, 2*cells), barred: kit.Blank(s.barred, cells)}
	s.lines.Empty(start.left + 1)
	return s
}

// end gives up the memory of a search.
func (s *searcher) end() {
	s.b, s.goal = nil, nil
	searchers.Put(s)
}

// run looks at positions, those with most movement left first, until there are no more or the
// goal is found.
func (s *searcher) run(start mover) {
	s.arrive(start, -1)
	for left := start.left; left >= 0; left-- {
		for s.found == 0 && s.lines.Take(left, &s.at) {
			if s.goal != nil {
				s.seek(&s.at)
			}
			s.onward(&s.at)
		}
	}
}

// searcher is a search by movement points left.
type searcher struct {
	b      *Battle
	id     game.ID
	heavy  bool // it could charge
	stops  []game.Stop
	lines  kit.Lines[node]
	at     node            // the one looked at
	best   []int16         // movement points left, counted from 1, by place
	barred []*rule.Refusal // by cell

	// A search that looks for one thing ends there, and goes on through zones.
	goal  func(*mover) bool
	found int32   // the stop where it is, 0 until then
	held  []int32 // the stops in which a zone would have ended the move
}

// place is what tells positions apart: a charge needs a way over clear ground only (9.6),
// which need not be the cheapest.
func (s *searcher) place(m *mover) int {
	return 2*s.b.board.Cell(m.at) + kit.Bit(m.clear && s.heavy)
}

// node is a position, and the stop that stands for it.
type node struct {
	mover
	stop int32
}

// arrive notes a position unless the search has come there as well before.
func (s *searcher) arrive(m mover, prev int32) {
	best := &s.best[s.place(&m)]
	if int(*best) > m.left {
		return
	}
	*best = int16(m.left + 1)
	*s.lines.Put(m.left) = node{m, int32(len(s.stops))}
	s.stops = append(s.stops, s.b.stop(&m, prev))
}

// onward adds the hexes that can be entered from a position.
func (s *searcher) onward(from *node) {
	for d := hex.N; d <= hex.NW; d++ {
		to := from.at.Step(d)
		cell := s.b.board.Cell(to)
		if cell < 0 || s.bettered(cell, from.left) {
			continue
		}
		m, _, no := s.b.step(from.mover, to, rule.SumOnly())
		if no == nil {
			s.arrive(m, from.stop)
		} else if s.barred[cell] == nil {
			s.barred[cell] = no
		}
	}
}

// bettered reports whether the search has come to a hex with more left, in every way that
// counts, than anybody would have who enters it with so much: each hex costs a point.
func (s *searcher) bettered(cell, left int) bool {
	return int(s.best[2*cell]) >= left && (!s.heavy || int(s.best[2*cell+1]) >= left)
}

// stop is a position as the contract shows it.
func (b *Battle) stop(m *mover, prev int32) game.Stop {
	s := game.Stop{Hex: m.at, Left: game.Points(m.left), Rest: b.mayRest(m), Prev: prev}
	if b.charges(m) {
		s.Marks, s.Ref = game.Charging, "9.6"
	}
	return s
}

// bars lists the hexes next to the reach that cannot be entered.
func (s *searcher) bars() (list []game.Barred) {
	field := s.b.board
	for i := range s.stops {
		s.barred[field.Cell(s.stops[i].Hex)] = nil
	}
	for c, no := range s.barred {
		if no != nil {
			list = append(list, game.Barred{Hex: field.Hex(c), Why: no})
		}
	}
	return list
}

// WhyIdle says why a counter may do nothing now.
func (b *Battle) WhyIdle(id game.ID) *rule.Refusal {
	switch {
	case b.over:
		return gameOver
	case !b.known(id):
		return unknownPiece
	case b.pending() != nil:
		return decideFirst
	}
	switch b.phase.kind() {
	case movement:
		if b.awaited(id) {
			return b.mayArrive(id)
		}
		return b.mayMove(id)
	case fire, fireBack:
		return b.loaded(id)
	case melee:
		return b.mayFight(id)
	}
	return notYourPhase
}

// heavy reports whether a counter could charge as it stands (9.6).
func (b *Battle) heavy(id game.ID) bool {
	return b.counters[id].arm == HeavyHorse && !b.units[id].back
}
