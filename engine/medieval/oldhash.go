package medieval

import (
	"gonfalon/engine/game/kit"
)

// The sums of a position as earlier revisions made them. They are compared with what a record
// of theirs holds, and used for nothing else.

// The revisions since which the sum has something in it.
const (
	summedAnew      = 2 // all of the position
	turnsRemembered = 4 // the hexes that the mover has turned on
)

// HashIn is the sum of the position that records of a revision hold.
func (b *Battle) HashIn(rules int) uint64 {
	if rules >= summedAnew {
		return b.sum(rules)
	}
	return b.oldHash()
}

// oldHash is the sum of revision 1 and those before it. It leaves out some of the position, as it always did: records hold it.
func (b *Battle) oldHash() uint64 {
	s := kit.NewOldSum()
	for i := range b.units {
		b.counters[i].addOld(s)
		b.units[i].addOld(s)
	}
	s.Add(b.turn, int(b.phase), b.box, b.level, b.points[0], b.points[1], len(b.ruins), len(b.pits))
	for _, r := range b.ruins {
		s.AddHex(r.at)
		s.Add(kit.Bit(r.new))
	}
	for _, p := range b.pits {
		s.AddHex(p.at)
		s.Add(int(p.of))
	}
	b.mover.addOld(s)
	for _, x := range b.steps {
		s.Add(int(x.kind), int(x.side), x.party, x.n, int(x.banner), int(x.by))
	}
	for _, x := range b.shots {
		s.Add(int(x.by), int(x.at))
	}
	for _, c := range b.credits {
		for _, l := range c.others {
			s.Add(int(c.leader), int(l))
		}
	}
	b.fight.addOld(s)
	return s.Value()
}

// addOld adds what assignment and defection change of a counter to the old sum.
func (c *counter) addOld(s kit.OldSum) { s.Add(int(c.side), int(c.commander)) }

// addOld adds the state of a counter to the old sum.
func (u *unit) addOld(s kit.OldSum) {
	s.AddHex(u.at)
	s.Add(int(u.where), int(u.facing), int(u.sp), int(u.charge), int(u.fatigue), int(u.back), int(u.held), int(u.flags))
	s.Add(int(u.order), int(u.wall), int(u.razing))
}

// addOld adds what a mover is made of to the old sum.
func (m *mover) addOld(s kit.OldSum) {
	s.Add(int(m.id))
	s.AddHex(m.at)
	s.Add(int(m.facing), int(m.charge), int(m.left))
	for _, f := range []bool{m.fresh, m.turned, m.halt != goesOn, m.drag, m.onRoad, m.march, m.paced, m.hidden, m.gone} {
		s.Add(kit.Bit(f))
	}
}

// addOld adds what a fight is made of to the old sum.
func (f *fight) addOld(s kit.OldSum) {
	s.Add(kit.Bit(f.counter), f.lost[0], f.lost[1], f.short)
	s.AddIDs(f.by, f.on, f.steady, f.fled, f.reserve)
	for _, r := range f.runs {
		s.Add(int(r.id), r.n)
	}
	for _, c := range f.chase {
		s.Add(int(c.id), kit.Bit(c.duty != free))
	}
	for _, t := range f.trails {
		s.Add(int(t.unit), len(t.path))
		for _, h := range t.path {
			s.AddHex(h)
		}
	}
}
