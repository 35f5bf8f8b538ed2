package bmw

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Reach is everything a counter could do by moving from where it is.
func (b *Battle) Reach(id game.ID) *game.Reach {
	if b.over || b.mayMove(id) != nil {
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
	s.run(start, begin)
	s.bars()
	return s.reach
}

// newSearch is a search that has looked at nothing.
func (b *Battle) newSearch(start mover) *searcher {
	return &searcher{b: b, reach: &game.Reach{Unit: start.id}, barred: map[hex.Hex]*rule.Refusal{},
		waiting: make([][]node, start.left+1), best: map[place]int{}}
}

// run looks at positions, those with most movement left first, until there are no more or the
// goal is found.
func (s *searcher) run(start mover, begin game.Action) {
	s.arrive(start, -1, begin)
	for left := start.left; left >= 0; left-- {
		for i := 0; i < len(s.waiting[left]) && s.found == 0; i++ {
			n := s.waiting[left][i]
			if s.goal != nil {
				s.seek(&n)
			}
			s.onward(n)
		}
	}
}

// searcher is a search by movement points left: a line of nodes waits for each.
type searcher struct {
	b       *Battle
	reach   *game.Reach
	waiting [][]node
	best    map[place]int // movement points left, by position
	barred  map[hex.Hex]*rule.Refusal

	// A search that looks for one thing ends there, and goes on through zones.
	goal  func(*mover) bool
	found int32   // the stop where it is, 0 until then
	held  []int32 // the stops in which a zone would have ended the move
}

// place is what tells positions apart: a charge needs a way over clear ground only (9.6),
// which need not be the cheapest.
type place struct {
	at    hex.Hex
	clear bool
}

// node is a position, and the stop that stands for it.
type node struct {
	mover
	stop int32
}

// arrive notes a position unless the search has come there as well before.
func (s *searcher) arrive(m mover, prev int32, a game.Action) {
	p := place{m.at, m.clear && s.b.heavy(m.id)}
	if left, known := s.best[p]; known && left >= m.left {
		return
	}
	s.best[p] = m.left
	s.waiting[m.left] = append(s.waiting[m.left], node{m, int32(len(s.reach.Stops))})
	s.reach.Stops = append(s.reach.Stops, s.b.stop(&m, prev, a))
}

// onward adds the hexes that can be entered from a position.
func (s *searcher) onward(from node) {
	for d := hex.N; d <= hex.NW; d++ {
		to := from.at.Step(d)
		m, _, no := s.b.step(from.mover, to)
		if no == nil {
			s.arrive(m, from.stop, Advance{m.id, to})
		} else if s.barred[to] == nil {
			s.barred[to] = no
		}
	}
}

// stop is a position as the contract shows it.
func (b *Battle) stop(m *mover, prev int32, a game.Action) game.Stop {
	s := game.Stop{Hex: m.at, Left: game.Points(m.left), Rest: b.mayRest(m), Prev: prev, Act: a}
	if b.charges(m) {
		s.Marks, s.Ref = game.Charging, "9.6"
	}
	return s
}

// bars lists the hexes next to the reach that cannot be entered.
func (s *searcher) bars() {
	for i := range s.reach.Stops {
		delete(s.barred, s.reach.Stops[i].Hex)
	}
	field := s.b.board
	for c := range field.Cells() {
		if no := s.barred[field.Hex(c)]; no != nil {
			s.reach.Barred = append(s.reach.Barred, game.Barred{Hex: field.Hex(c), Why: no})
		}
	}
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
