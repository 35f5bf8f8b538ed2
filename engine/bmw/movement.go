package bmw

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 4.0 Movement: counters move one at a time, hex by hex, as far as their allowance goes.

// mover is a counter on its way.
type mover struct {
	id      game.ID
	at      hex.Hex
	left    int  // movement points
	steps   int  // hexes entered
	halted  bool // it entered an enemy zone (5.2, B-25)
	escaped bool // it began in an enemy zone and left it (8.21)
	clear   bool // it entered clear hexes only (9.6, B-148)
	spurs   bool // its charge was declared where it is (B-218)
}

func (b *Battle) newMover(id game.ID) mover {
	return mover{id: id, at: b.units[id].at, left: b.face(id).MA, clear: true}
}

// mayMove says why a counter may not begin to move.
func (b *Battle) mayMove(id game.ID) *rule.Refusal {
	switch {
	case b.pending() != nil:
		return decideFirst
	case b.phase.kind() != movement:
		return notYourPhase // 4.1
	case !b.known(id):
		return unknownPiece
	case b.counters[id].side != b.phase.side():
		return notYourPhase
	case b.awaited(id):
		return b.stillAway(id)
	case !b.on(id):
		return notOnMap
	case b.units[id].has(moved):
		return alreadyMoved // 4.1
	case id == b.mover.id:
		return nil
	case b.between():
		return moverOwes
	}
	return b.mayDisengage(id)
}

func (a Begin) check(b *Battle) *rule.Refusal {
	if a.Unit == b.mover.id && b.phase.kind() == movement && a.Unit != game.None {
		return alreadyMoved
	}
	return b.mayMove(a.Unit)
}

func (a Begin) apply(b *Battle) {
	b.endMove()
	b.begun, b.mover = true, b.newMover(a.Unit)
	b.happen(game.EventBegan, a.Unit, "4.1")
}

// between reports whether the counter now moving stands among friends, where it may not end
// its move (4.3, B-13).
func (b *Battle) between() bool { return b.mover.id != game.None && !b.mayRest(&b.mover) }

// mayRest reports whether a mover could end its move where it is (4.3, 10.2).
func (b *Battle) mayRest(m *mover) bool {
	c := &b.counters[m.id]
	if c.leads() {
		return true
	}
	for id := b.top(m.at); id != game.None; id = b.piles.Next(id) {
		if id != m.id && !b.counters[id].leads() {
			return false
		}
	}
	return true
}

// endMove ends the move of the counter now moving; unused points are lost (4.2).
func (b *Battle) endMove() {
	m := &b.mover
	if m.id != game.None && m.steps > 0 && b.on(m.id) {
		u := &b.units[m.id]
		u.set(moved)
		if m.clear && b.meant(m) {
			u.set(ranClear)
		}
		if m.escaped {
			u.set(freed)
		}
	}
	b.mover = mover{id: game.None}
}

// moving says why a counter is not the one now moving.
func (b *Battle) moving(id game.ID) *rule.Refusal {
	switch {
	case b.pending() != nil:
		return decideFirst
	case b.phase.kind() != movement:
		return notYourPhase
	case id == game.None || id != b.mover.id:
		return notMoving
	}
	return nil
}

func (a Advance) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	_, _, no := b.step(b.mover, a.To, rule.SumOnly())
	return no
}

func (a Advance) apply(b *Battle) {
	m, cost, no := b.step(b.mover, a.To, rule.Tally{})
	if no != nil {
		m = stepThen(b.mover, a.To)
	}
	from := b.mover.at
	b.mover = m
	b.put(a.Unit, a.To)
	e := b.happen(game.EventMoved, a.Unit, "4.1")
	e.From, e.N, e.Tally = from, 6*m.left, &cost
	b.surprise(a.To, from, b.counters[a.Unit].side.Other())
}

// stepThen is a mover after a step that today's rules refuse and a record of older rules
// holds: it is made as it was (engine/save), and leaves no movement points.
func stepThen(m mover, to hex.Hex) mover {
	m.at, m.steps, m.left, m.spurs, m.clear = to, m.steps+1, 0, false, false
	return m
}

// step takes a mover one hex on, and sees to it that it can end its move somewhere (4.3).
func (b *Battle) step(m mover, to hex.Hex, cost rule.Tally) (mover, rule.Tally, *rule.Refusal) {
	n, cost, no := b.enter(m, to, cost)
	if no == nil && !b.mayRest(&n) && !b.passes(n) {
		no = friendThere
	}
	return n, cost, no
}

// enter takes a mover one hex on.
func (b *Battle) enter(m mover, to hex.Hex, cost rule.Tally) (mover, rule.Tally, *rule.Refusal) {
	if no := b.closed(&m, to); no != nil {
		return m, cost, no
	}
	if m.steps == 0 && b.zone(m.at, b.counters[m.id].side.Other()) {
		m.escaped = true
	}
	if no := b.zoneCloses(&m, to); no != nil {
		return m, cost, no
	}
	if b.byRoad(m.at, to) {
		cost.Add("4.2", "road", 6)
	} else {
		cost.Add("4.2", b.board.Terrain(to).String(), 6*b.ground(to).cost)
		if waded(b.edge(m.at, to)) {
			cost.Add("B-232", "stream", 6*wading)
		}
	}
	if m.left -= cost.Sum() / 6; m.left < 0 {
		return m, cost, noMP // 4.2, B-20
	}
	m.clear = m.clear && b.board.Terrain(to) == board.Clear && b.edge(m.at, to)&water == 0 // 9.6, B-224
	m.at, m.steps, m.spurs = to, m.steps+1, false
	m.halted = b.zone(to, b.counters[m.id].side.Other()) // 5.2
	return m, cost, nil
}

// closed says why the ground or who stands there bars a hex.
func (b *Battle) closed(m *mover, to hex.Hex) *rule.Refusal {
	c := &b.counters[m.id]
	foe := c.side.Other()
	_, near := m.at.Toward(to)
	switch {
	case !near:
		return notAdjacent
	case !b.board.On(to):
		return offMap
	case b.troop(to, foe) != game.None:
		return enemyThere // 4.4
	case c.leads() && b.led(to, foe):
		return enemyThere // B-27: units drive lone leaders off
	}
	if no := b.bars(m.id, m.at, to); no != nil {
		return no
	}
	if b.heldBack(m.id) && b.beside(to, foe) {
		return inHand // B-183
	}
	return nil
}

// zoneCloses says how enemy zones bar the way from a hex to the next (5.2, 8.2, 10.1).
func (b *Battle) zoneCloses(m *mover, to hex.Hex) *rule.Refusal {
	c := &b.counters[m.id]
	foe := c.side.Other()
	leaving := m.steps == 0 && m.escaped
	if m.halted {
		return zoneStops // 5.2
	}
	if leaving {
		if no := b.mayDisengage(m.id); no != nil {
			return no
		}
	}
	switch {
	case !b.zone(to, foe):
		return nil
	case leaving:
		return fromZone // 8.21, B-125
	case c.leads() && b.troop(to, c.side) == game.None:
		return leaderZone // 10.1
	case m.escaped && !c.leads() && b.face(m.id).Dot == game.Open:
		return onceOut // 8.22
	}
	return nil
}

// passes reports whether a mover among friends can go on to a hex where it may stay.
func (b *Battle) passes(m mover) bool {
	s := b.newSearch(m)
	defer s.end()
	s.arrive(m, -1)
	for left := m.left; left >= 0; left-- {
		for s.lines.Take(left, &s.at) {
			if s.passesOn() {
				return true
			}
		}
	}
	return false
}

// passesOn reports whether a mover where the search looks can go on to a hex where it may stay; if
// not, the search goes on from all others.
func (s *searcher) passesOn() bool {
	for d := hex.N; d <= hex.NW; d++ {
		n, _, no := s.b.enter(s.at.mover, s.at.at.Step(d), rule.SumOnly())
		switch {
		case no != nil:
		case s.b.mayRest(&n):
			return true
		default:
			s.arrive(n, s.at.stop)
		}
	}
	return false
}

func (a Leave) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	switch {
	case !b.exits(b.mover.at, b.counters[a.Unit].side):
		return noExit
	case b.mover.halted:
		return zoneStops
	case b.mover.left < 1:
		return noMP
	}
	if b.mover.steps == 0 {
		return b.mayDisengage(a.Unit)
	}
	return nil
}

// apply takes a counter off the map; it is neither lost nor comes back (B-28).
func (a Leave) apply(b *Battle) {
	b.happen(eventLeftMap, a.Unit, "B-28")
	b.take(a.Unit)
	b.units[a.Unit].where = game.Away
	b.mover = mover{id: game.None}
}

func (b *Battle) exits(h hex.Hex, side game.Side) bool {
	for _, x := range b.sc.Armies[side].Exits {
		if x == h {
			return true
		}
	}
	return false
}
