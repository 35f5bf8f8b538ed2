package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 10.1, 10.2, 10.4, 10.5 and 10.7 Who may shoot at what: readiness, range, arc, sight and modifiers.

// fireRange is how far a unit shoots, in hexes; 0 if it does not.
func (b *Battle) fireRange(id game.ID) int { return len(b.ed.Fire.Units[b.counters[id].kind]) }

// mayHit says why a shooter cannot shoot at a hex: range and arc (10.4.1, 10.5.4, 10.6.1, 10.7.2,
// ) and line of sight (10.2.5).
func (b *Battle) mayHit(id game.ID, h hex.Hex) *rule.Refusal {
	u := &b.units[id]
	n := u.at.Distance(h)
	switch {
	case n == 0 || n > b.fireRange(id):
		return outOfShot
	case !b.shootsRound(id) && !inCone(u.at, u.facing, h):
		return outOfArc
	case b.blocked(u.at, h):
		return noSight
	}
	return nil
}

// shootsRound reports whether a unit shoots in all directions: horse archers do (10.5.4), and all if so agreed
//
func (b *Battle) shootsRound(id game.ID) bool {
	return b.counters[id].kind.shootsMounted() || b.plays(allRoundFire)
}

// inCone reports whether a hex lies between the two outer directions of the front area:
// some steps ahead and the rest to one side lead to it.
func inCone(from hex.Hex, facing hex.Dir, to hex.Hex) bool {
	n := from.Distance(to)
	for ahead := range n + 1 {
		h := steps(from, facing, ahead)
		if steps(h, facing.Turn(1), n-ahead) == to || steps(h, facing.Turn(-1), n-ahead) == to {
			return true
		}
	}
	return false
}

// steps is the hex n steps off in a direction.
func steps(h hex.Hex, d hex.Dir, n int) hex.Hex {
	for range n {
		h = h.Step(d)
	}
	return h
}

// blocked reports whether the line between two hexes is blocked by a hex between them; where
// it runs along a hexside only if both hexes beside it block (10.2.5, R-218, R-219).
func (b *Battle) blocked(from, to hex.Hex) bool {
	_, blocked := kit.Blocked(from, to, b.screens)
	return blocked
}

func (b *Battle) screens(h hex.Hex) bool {
	switch b.terrain(h) {
	case board.Hill, board.Forest, board.Village, board.Fort:
		return true
	}
	return false
}

// loaded says why a unit may not shoot now, whatever the target.
func (b *Battle) loaded(id game.ID) *rule.Refusal {
	switch {
	case !b.known(id) || !b.on(id):
		return notOnMap
	case b.fireRange(id) == 0 || b.units[id].order == panicked:
		return notRanged
	case b.counters[id].kind.Ranged() && !b.units[id].has(combatSide):
		return notFormed // 10.1.2
	case !b.phase.movement():
		return notYourPhase
	case b.counters[id].side == b.phase.side():
		return b.loadedOwn(id)
	case b.units[id].has(shotReact):
		return shotAlready // 10.1.6, R-222, R-223
	}
	return nil
}

// loadedOwn is the shot of horse archers during their own move (10.5.6 to 10.5.8, R-224).
func (b *Battle) loadedOwn(id game.ID) *rule.Refusal {
	switch {
	case !b.counters[id].kind.shootsMounted():
		return notYourPhase
	case id != b.mover.id || b.mover.gone:
		return notMoving
	case b.units[id].has(shotOwn):
		return shotAlready // 10.5.7
	case b.mover.left < game.Point:
		return noMP // 10.5.8
	}
	return nil
}

// mayAim says why a loaded unit may not shoot at a counter: in the enemy's phases only at
// counters of the arm that moves (2.1, R-220, R-221).
func (b *Battle) mayAim(id, target game.ID) *rule.Refusal {
	if !b.known(target) {
		return unknownPiece
	}
	c, u := &b.counters[target], &b.units[target]
	switch {
	case !b.on(target) || c.rank == game.Banner || u.order == panicked || c.side == b.counters[id].side:
		return noTarget
	case !b.movesNow(c, b.counters[id].side):
		return otherArm
	case c.leads() && b.any(u.at, c.side, func(c *counter, u *unit) bool { return isUnit(c, u) && b.movesNow(c, b.counters[id].side) }):
		return unitsFirst
	}
	return b.mayHit(id, u.at)
}

// movesNow reports whether a counter belongs to an arm that a side may shoot at in this phase.
func (b *Battle) movesNow(c *counter, shooter game.Side) bool {
	return shooter == b.phase.side() || c.horse() == b.phase.horse()
}

// aimLines are the modifiers of a shot: armour (10.2.2, 10.7.3), ground (10.2.3), a thinned
// unit of horse archers (10.5.9).
func (b *Battle) aimLines(t *rule.Tally, sh shot) {
	k, armour := b.counters[sh.by].kind, b.counters[sh.at].armour
	switch {
	case k != Bombards:
		t.Add("10.2.2", "their-armour", -armour)
	case armour == MaxArmour:
		t.Add("10.7.3", "their-armour", heavyCover)
	}
	switch b.terrain(b.units[sh.at].at) {
	case board.Forest, board.Village, board.Fort:
		t.Add("10.2.3", "cover", cover)
	}
	if k.shootsMounted() && b.units[sh.by].sp == 1 {
		t.Add("10.5.9", "thinned", thinRanks)
	}
}

// What the dice of a shot are changed by, besides the armour of who is shot at.
const (
	heavyCover = -1 // 10.7.3: the heaviest armour against bombards
	cover      = -1 // 10.2.3
	thinRanks  = -1 // 10.5.9
)
