package bmw

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 7.1 to 7.4 Combat: who must fight, who may, and one combat after another in the order the
// attacker likes (B-62).

// layDuties notes at the start of the phase who must attack or be attacked (5.3, 7.3, B-61).
func (b *Battle) layDuties() {
	active := b.phase.active()
	for i := range b.units {
		id, u := game.ID(i), &b.units[i]
		c := &b.counters[i]
		if !b.on(id) || c.leads() {
			continue
		}
		if b.zone(u.at, c.side.Other()) && (c.side != active || b.unfit(id) == nil) {
			u.set(owes)
		}
	}
}

// mayFight says why a unit may not take part in an attack of its side.
func (b *Battle) mayFight(id game.ID) *rule.Refusal {
	switch {
	case !b.known(id):
		return unknownPiece
	case b.phase.kind() != melee || b.counters[id].side != b.phase.active():
		return notYourPhase
	case !b.on(id):
		return notOnMap
	case b.counters[id].leads():
		return leaderAlone // 10.4, B-69
	case b.units[id].has(fought):
		return attackedTwice // 7.1, 7.3
	case !b.hasTarget(id):
		return noEnemy
	}
	return b.unfit(id)
}

// unfit says why a unit never attacks: trains (B-30, B-31), and those without strength (B-67).
func (b *Battle) unfit(id game.ID) *rule.Refusal {
	switch {
	case b.counters[id].arm == Train:
		return cannotAttack
	case b.strength(id) == 0:
		return noStrength
	}
	return nil
}

// targets are the hexes a unit could attack: adjacent enemies who have not fought yet (B-63),
// wherever they stand (B-33), and lone leaders (B-68).
func (b *Battle) targets(id game.ID) (list []hex.Hex) {
	eachBeside(b.units[id].at, func(h hex.Hex) {
		if b.targetHex(h, b.counters[id].side.Other()) {
			list = append(list, h)
		}
	})
	return list
}

// hasTarget reports whether a unit could attack any hex.
func (b *Battle) hasTarget(id game.ID) bool {
	for d := hex.N; d <= hex.NW; d++ {
		if b.targetHex(b.units[id].at.Step(d), b.counters[id].side.Other()) {
			return true
		}
	}
	return false
}

func (b *Battle) targetHex(h hex.Hex, foe game.Side) bool {
	return b.fresh(b.troop(h, foe)) || b.lone(h, foe)
}

// fresh reports whether a unit has not fought in this phase.
func (b *Battle) fresh(id game.ID) bool { return id != game.None && !b.units[id].has(fought) }

func (a Attack) check(b *Battle) *rule.Refusal {
	switch {
	case b.pending() != nil:
		return decideFirst
	case b.phase.kind() != melee:
		return notYourPhase
	case len(a.By) == 0 || len(a.At) == 0:
		return noAttackers
	case kit.Repeated(a.By) || kit.Repeated(a.At):
		return unknownPiece
	}
	for _, id := range a.By {
		if no := b.mayFight(id); no != nil {
			return no
		}
		if no := b.reachesAll(id, a.At); no != nil {
			return no
		}
	}
	return b.leavesOpponents(a)
}

// reachesAll says why a unit cannot attack all of these hexes together (7.4).
func (b *Battle) reachesAll(id game.ID, at []hex.Hex) *rule.Refusal {
	foe := b.counters[id].side.Other()
	for _, h := range at {
		t := b.troop(h, foe)
		switch {
		case b.units[id].at.Distance(h) != 1:
			return notInContact
		case t == game.None && !b.lone(h, foe):
			return noEnemy
		case t == game.None && len(at) > 1:
			return leaderApart
		case t != game.None && !b.fresh(t):
			return defendedTwice
		}
	}
	return nil
}

// leavesOpponents refuses an attack after which a unit that must fight has nobody left to
// fight with (7.3, 7.4, B-62).
func (b *Battle) leavesOpponents(a Attack) *rule.Refusal {
	gone := slices.Clone(a.By)
	for _, h := range a.At {
		if t := b.troop(h, b.phase.active().Other()); t != game.None {
			gone = append(gone, t)
		}
	}
	for _, g := range gone {
		for _, cell := range b.board.Beside(b.units[g].at) { // only who stands beside them loses anybody
			id := b.troopIn(int(cell), b.counters[g].side.Other())
			if id != game.None && !slices.Contains(gone, id) && b.owing(id) && b.stranded(id, gone) {
				return strandsOther
			}
		}
	}
	return nil
}

// owing reports whether a unit must still fight and finds somebody to fight with (B-61).
func (b *Battle) owing(id game.ID) bool {
	u := &b.units[id]
	able := b.counters[id].side != b.phase.active() || b.unfit(id) == nil
	return able && b.on(id) && u.has(owes) && !u.has(fought) && !b.stranded(id, nil)
}

// stranded reports whether a unit has no opponent left but those given.
func (b *Battle) stranded(id game.ID, gone []game.ID) bool {
	for _, cell := range b.board.Beside(b.units[id].at) {
		if o := b.troopIn(int(cell), b.counters[id].side.Other()); b.opposes(o, id) && !slices.Contains(gone, o) {
			return false
		}
	}
	return true
}

// opposes reports whether an enemy beside a unit is there and could still fight with it.
func (b *Battle) opposes(enemy, id game.ID) bool {
	return b.fresh(enemy) && (b.counters[id].side == b.phase.active() || b.unfit(enemy) == nil)
}

// opponents are where the adjacent enemies stand with whom a unit could still fight.
func (b *Battle) opponents(id game.ID) (list []hex.Hex) {
	eachBeside(b.units[id].at, func(h hex.Hex) {
		if b.opposes(b.troop(h, b.counters[id].side.Other()), id) {
			list = append(list, h)
		}
	})
	return list
}

// anyOwed reports whether anybody must still fight (7.3).
func (b *Battle) anyOwed() bool {
	for i := range b.units {
		if b.owing(game.ID(i)) {
			return true
		}
	}
	return false
}

// anyAttack reports whether the side of the phase could attack at all.
func (b *Battle) anyAttack() bool {
	for i := range b.units {
		if b.mayFight(game.ID(i)) == nil {
			return true
		}
	}
	return false
}

func (a Attack) apply(b *Battle) {
	f := fight{by: slices.Clone(a.By), at: slices.Clone(a.At), charge: b.anyCharging(a.By), result: game.Result{Code: "-"}}
	game.Sort(f.by)
	for _, h := range f.at {
		if t := b.troop(h, b.phase.active().Other()); t != game.None {
			f.on = append(f.on, t)
		}
	}
	for _, id := range slices.Concat(f.by, f.on) {
		b.units[id].set(fought)
	}
	b.fight = f
	active := b.phase.active()
	if len(f.on) == 0 {
		b.attackLeaders(f.at[0])
		return
	}
	b.steps.Push(step{kind: evadeStep, side: active.Other()}, step{kind: withdrawStep, side: active}, step{kind: rollStep})
}
