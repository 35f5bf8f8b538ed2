package medieval

import "gonfalon/engine/game/kit"

// Hash identifies the position, equal on all machines: everything that state holds, and what
// assignment and defection change of the counters.
func (b *Battle) Hash() uint64 { return b.sum(Rules) }

// sum is the sum of the position as a revision of the rules since summedAnew makes it.
func (b *Battle) sum(rules int) uint64 {
	s := kit.NewSum()
	for i := range b.units {
		b.units[i].addTo(&s, &b.counters[i])
	}
	s.Add(b.turn, int(b.phase), kit.Bits(b.ready[0], b.ready[1], b.over), b.box, b.level, b.points[0], b.points[1])
	b.mover.addTo(&s)
	s.Add(len(b.steps))
	for _, x := range b.steps {
		s.Add(int(x.kind), int(x.side), x.party, x.n, int(x.banner), int(x.by))
	}
	b.fight.addTo(&s)
	s.Outcome(&b.outcome)
	b.addMarks(&s)
	if b.changed != 0 { // records that change nothing have the sums of older ones
		s.Add(int(b.changed))
	}
	if b.changed&(1<<turnLimit) != 0 {
		s.Add(b.lastTurn())
	}
	if rules >= turnsRemembered {
		b.addTurns(&s)
	}
	return s.Value()
}

// addMarks adds what is noted of hexes, shots and tired leaders.
func (b *Battle) addMarks(s *kit.Sum) {
	s.Add(len(b.ruins), len(b.pits), len(b.shots))
	for _, r := range b.ruins {
		s.Hex(r.at)
		s.Add(kit.Bit(r.new))
	}
	for _, p := range b.pits {
		s.Hex(p.at)
		s.Add(int(p.of))
	}
	for _, x := range b.shots {
		s.Add(int(x.by), int(x.at))
	}
	for _, c := range b.credits {
		s.Add(int(c.leader))
		s.IDs(c.others)
	}
	for _, side := range b.holders {
		s.Add(int(side))
	}
	for _, h := range b.packed { // mostly none, and then the sum is that of older records
		s.Hex(h)
	}
}

// addTurns adds where the mover has turned; mostly nowhere, and then the sum is that of older records.
func (b *Battle) addTurns(s *kit.Sum) {
	if len(b.spun) > 0 {
		s.Add(len(b.spun)) // tells them from what is crowded
	}
	for _, h := range b.spun {
		s.Hex(h)
	}
}

// addTo adds the state of a counter to the sum of the position.
func (u *unit) addTo(s *kit.Sum, c *counter) {
	s.Words(kit.Hexes(u.at, u.from),
		kit.Octets(uint8(u.where), uint8(u.facing), uint8(u.sp), uint8(u.charge),
			uint8(u.fatigue), uint8(u.back), uint8(u.order), uint8(u.wall)),
		uint64(u.flags)|uint64(uint16(u.held))<<32|uint64(uint8(u.razing))<<48,
		uint64(c.side)|uint64(uint16(c.commander))<<8)
}

// addTo adds what a mover is made of to the sum of the position.
func (m *mover) addTo(s *kit.Sum) {
	s.Hex(m.at)
	s.Add(int(m.id), int(m.facing), int(m.charge), int(m.left), int(m.halt))
	s.Add(kit.Bits(m.fresh, m.turned, m.drag, m.onRoad, m.march, m.paced, m.hidden, m.gone))
}

// addTo adds what a fight is made of to the sum of the position.
func (f *fight) addTo(s *kit.Sum) {
	s.IDs(f.by, f.on, f.steady, f.fled, f.reserve)
	s.Way(f.at)
	s.Add(kit.Bit(f.counter), f.lost[0], f.lost[1], f.short, len(f.posts), len(f.runs), len(f.chase), len(f.trails))
	s.Result(f.result)
	for _, p := range f.posts {
		s.Add(int(p.id))
		s.Hex(p.at)
	}
	for _, r := range f.runs {
		s.Add(int(r.id), r.n)
	}
	for _, c := range f.chase {
		s.Add(int(c.id), int(c.duty))
	}
	for _, t := range f.trails {
		s.Add(int(t.unit))
		s.Way(t.path)
	}
}
