package medieval

import "gonfalon/engine/game"

// The strength a unit fights with, after everything that halves or doubles it.

// attackStrength is the SP of all attackers; foot ranged units alone count 1 in all (10.3.2).
func (b *Battle) attackStrength(c combat) int {
	if b.allRanged(c.by) {
		return 1
	}
	sum := 0
	for _, id := range c.by {
		sum += b.attackSP(id, c)
	}
	return max(1, sum)
}

// defendStrength is the SP of all defenders.
func (b *Battle) defendStrength(c combat) int {
	if len(c.on) > 0 && b.allRanged(c.on) {
		return 1
	}
	sum := 0
	for _, id := range c.on {
		sum += b.pikes(id, b.fightSP(id), c.by)
	}
	if len(c.on) > 0 {
		return max(1, sum)
	}
	return sum
}

func (b *Battle) allRanged(ids []game.ID) bool {
	for _, id := range ids {
		if !b.counters[id].kind.Ranged() {
			return false
		}
	}
	return true
}

// fightSP is a unit's own strength: none for a ranged unit in movement formation (10.1.1,
// R-26), half when it fights out of order (Ko-9.2.2).
func (b *Battle) fightSP(id game.ID) int {
	sp := int(b.units[id].sp)
	if b.counters[id].kind.Ranged() && !b.units[id].has(combatSide) {
		return 0
	}
	if b.weak(id) {
		sp = halfUp(sp, 2)
	}
	return sp
}

// attackSP is the strength of one attacker: halved in a swamp off the road and over
// a wall (11.1.1), doubled in a shiltron against cavalry (11.3.4).
func (b *Battle) attackSP(id game.ID, c combat) int {
	if b.allRanged(c.by) {
		return 1 // all of them count 1; what only compares them takes them for equal
	}
	u := &b.units[id]
	sp := b.fightSP(id)
	if sp > 0 && b.ed.Terrain[b.terrain(u.at)].Halves && !b.roadHex(u.at) {
		sp = halfUp(sp, 2)
	}
	if sp > 0 && b.overWall(u.at, c.focus) {
		sp = halfUp(sp, 2)
	}
	return b.pikes(id, sp, c.on)
}
