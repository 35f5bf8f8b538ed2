package bmw

import (
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
)

// The sum of a position as older revisions made it. It is compared with what a record of theirs
// holds, and used for nothing else.

// The revisions since which the sum is another one.
const (
	summedAnew = 3 // it covers the whole position
	summedCame = 4 // where the enemy of a leader comes from is part of that
)

// HashIn is the sum of the position that records of a revision hold.
func (b *Battle) HashIn(rules int) uint64 {
	if rules >= summedAnew {
		return b.sum(rules >= summedCame)
	}
	return b.oldHash()
}

// oldHash leaves out some of the position, as it always did: records hold it.
func (b *Battle) oldHash() uint64 {
	s := kit.NewOldSum()
	for i := range b.units {
		u := &b.units[i]
		s.AddHex(u.at)
		s.Add(int(u.where), kit.Bit(u.back), int(u.flags))
	}
	s.Add(b.turn, int(b.phase), kit.Bit(b.begun), kit.Bit(b.over))
	s.Add(kit.Bit(b.let[0]), kit.Bit(b.let[1]), kit.Bit(b.shaken[0]), kit.Bit(b.shaken[1]))
	b.mover.addOld(s)
	s.Add(len(b.shots), len(b.steps))
	for _, x := range b.shots {
		s.Add(int(x.by), int(x.at))
	}
	for _, x := range b.steps {
		s.Add(int(x.kind), int(x.side), int(x.unit))
	}
	for _, side := range b.holders {
		s.Add(int(side))
	}
	b.fight.addOld(s)
	if b.chosen != 0 { // sums without options are older and stay as they were
		b.addOldOptions(s)
	}
	for _, c := range []byte(b.fight.result.Code + b.outcome.Code) {
		s.Add(int(c))
	}
	return s.Value()
}

// addOldOptions adds what only options bring about to the old sum.
func (b *Battle) addOldOptions(s kit.OldSum) {
	s.Add(kit.Bit(b.mover.spurs), kit.Bit(b.fight.feigned))
	for side := game.A; side <= game.B; side++ {
		s.Add(b.feints[side].turn, b.feints[side].units, b.mustered[side])
	}
}

// addOld adds what a mover is made of to the old sum.
func (m *mover) addOld(s kit.OldSum) {
	s.Add(int(m.id))
	s.AddHex(m.at)
	s.Add(m.left, m.steps, kit.Bit(m.halted), kit.Bit(m.escaped), kit.Bit(m.clear))
}

// addOld adds what a fight is made of to the old sum.
func (f *fight) addOld(s kit.OldSum) {
	s.Add(kit.Bit(f.charge), len(f.at), len(f.vacated))
	for _, h := range f.at {
		s.AddHex(h)
	}
	for _, v := range f.vacated {
		s.AddHex(v.at)
		s.Add(int(v.of), kit.Bit(v.short))
	}
	s.AddIDs(f.by, f.on, f.lost, f.runs)
	if len(f.fled) > 0 { // sums without them are older and stay as they were
		s.AddIDs(f.fled)
	}
	for _, h := range f.march.way {
		s.AddHex(h)
	}
}
