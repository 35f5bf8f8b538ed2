package bmw

import (
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
)

// Hash identifies the position, equal on all machines: everything that state holds, and the
// options in force.
func (b *Battle) Hash() uint64 { return b.sum(true) }

// sum is the sum of the position, with or without where the enemy of a leader comes from.
func (b *Battle) sum(came bool) uint64 {
	s := kit.NewSum()
	for i := range b.units {
		u := &b.units[i]
		s.Words(kit.Hexes(u.at, u.at), uint64(u.where), uint64(kit.Bit(u.back)), uint64(u.flags))
	}
	s.Add(int(b.chosen), b.turn, int(b.phase), kit.Bits(b.begun, b.over), kit.Bits(b.let[0], b.let[1], b.shaken[0], b.shaken[1]))
	b.mover.addTo(&s)
	s.Add(len(b.shots), len(b.steps), len(b.holders))
	for _, x := range b.shots {
		s.Add(int(x.by), int(x.at))
	}
	for _, x := range b.steps {
		s.Add(int(x.kind), int(x.side), int(x.unit)+kit.Bit(came)*int(x.came)<<16)
	}
	for _, side := range b.holders {
		s.Add(int(side))
	}
	for side := game.A; side <= game.B; side++ {
		s.Add(b.feints[side].turn, b.feints[side].units, b.mustered[side])
	}
	b.fight.addTo(&s)
	s.Outcome(&b.outcome)
	return s.Value()
}

// addTo adds what a mover is made of to the sum of the position.
func (m *mover) addTo(s *kit.Sum) {
	s.Hex(m.at)
	s.Add(int(m.id), m.left, m.steps, kit.Bits(m.halted, m.escaped, m.clear, m.spurs))
}

// addTo adds what a fight is made of to the sum of the position.
func (f *fight) addTo(s *kit.Sum) {
	s.IDs(f.by, f.on, f.lost, f.runs, f.fled)
	s.Way(f.at)
	s.Add(kit.Bits(f.charge, f.feigned), len(f.vacated))
	s.Result(f.result)
	for _, v := range f.vacated {
		s.Hex(v.at)
		s.Add(int(v.of), kit.Bit(v.short))
	}
	f.march.addTo(s)
}

// addTo adds a way that waits to the sum of the position.
func (m *march) addTo(s *kit.Sum) {
	s.Add(int(m.unit))
	s.Way(m.way)
	s.Text(string(m.kind))
	s.Text(string(m.ref))
}
