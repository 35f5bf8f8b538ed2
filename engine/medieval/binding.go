package medieval

import "gonfalon/engine/rule"

// bound says why a unit may not enter any hex now, for what it is or carries.
func (b *Battle) bound(m mover) *rule.Refusal {
	u, c := &b.units[m.id], &b.counters[m.id]
	switch {
	case u.order == panicked:
		return mustFlee // Ko-10.2.2
	case u.has(stopped):
		return isStopped
	case c.kind.Ranged() && u.has(combatSide):
		return inFormation // 10.1.1
	case u.has(shiltron) && !m.fresh:
		return shiltronStep // 11.3.9
	case u.has(stakes):
		return b.bulky(m)
	}
	return nil
}
