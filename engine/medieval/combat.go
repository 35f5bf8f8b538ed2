package medieval

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 5.1 and 5.2 Combat: who fights whom, one combat after another in the order the attacker
// likes (5.2.9), each resolved to its end.

func (a Attack) check(b *Battle) *rule.Refusal {
	switch {
	case b.pending() != nil:
		return decideFirst // 5.2.10
	case !b.phase.attack():
		return notYourPhase // 5.2.1
	case len(a.By) == 0 || len(a.At) == 0:
		return noAttackers
	case !b.allKnown(a.By) || kit.Repeated(a.By) || kit.Repeated(a.At):
		return unknownPiece
	}
	for _, id := range a.By {
		if no := b.mayAttack(id, a.At); no != nil {
			return no
		}
	}
	if len(a.At) > 1 && !b.sameHex(a.By) {
		return manyOnMany // 5.2.5, R-69
	}
	if b.overcrowded(a.By) {
		return fortFight // 11.1.8
	}
	if b.leavesMate(a) {
		return sameTogether
	}
	if no := b.onceEach(a); no != nil {
		return no
	}
	if b.leavesBound(a.By, a.At) {
		return boundEnemy
	}
	return nil
}

// leavesBound reports whether an attack on some hexes would leave out an enemy bound to the
// attackers: in the ZoC of one of them, not attacked yet, and left to nobody else.
func (b *Battle) leavesBound(by []game.ID, at []hex.Hex) bool {
	foe := b.phase.side().Other()
	return slices.ContainsFunc(by, func(id game.ID) bool {
		return b.controls(id) && b.eachFront(b.units[id].at, b.units[id].facing, func(h hex.Hex) bool {
			return b.fresh(h, foe) && !slices.Contains(at, h) && !b.leftTo(h, by)
		})
	})
}

// leftTo reports whether somebody else has an enemy hex in his ZoC and can still attack it once
// these have: units in their own hex only as far as works let them fight (11.1.8).
func (b *Battle) leftTo(h hex.Hex, by []game.ID) bool {
	for d := hex.N; d <= hex.NW; d++ {
		for id := b.top(h.Step(d)); id != game.None; id = b.piles.Next(id) {
			if !slices.Contains(by, id) && b.owesAttack(id) && b.covers(id, h) && !b.overcrowded(append(slices.Clone(by), id)) {
				return true
			}
		}
	}
	return false
}

// leavesMate reports whether an attack leaves out a unit that would fight the same enemies
// from the same hex: such units attack together, unless too many for works (11.1.8).
func (b *Battle) leavesMate(a Attack) bool {
	for _, id := range a.By {
		for mate := b.top(b.units[id].at); mate != game.None; mate = b.piles.Next(mate) {
			if !slices.Contains(a.By, mate) && b.boundTo(mate, a.At) && !b.overcrowded(append(slices.Clone(a.By), mate)) {
				return true
			}
		}
	}
	return false
}

// boundTo reports whether a unit still owes an attack and can do its duty on all of these
// hexes and on no others.
func (b *Battle) boundTo(id game.ID, at []hex.Hex) bool {
	if !b.owesAttack(id) || b.mayAttack(id, at) != nil {
		return false
	}
	u, foe := &b.units[id], b.counters[id].side.Other()
	fresh := b.hasFreshPrey(id, foe)
	return !b.eachFront(u.at, u.facing, func(h hex.Hex) bool {
		return b.targetHex(h, foe) && (!fresh || !b.assailedHex(h, foe)) && !slices.Contains(at, h)
	})
}

func (b *Battle) allKnown(ids []game.ID) bool {
	for _, id := range ids {
		if !b.known(id) {
			return false
		}
	}
	return true
}

// anyOn reports whether any of some counters is on the map.
func (b *Battle) anyOn(ids []game.ID) bool { return slices.ContainsFunc(ids, b.on) }

func (b *Battle) sameHex(ids []game.ID) bool {
	for _, id := range ids {
		if b.units[id].at != b.units[ids[0]].at {
			return false
		}
	}
	return true
}

// mayAttack says why a unit may not attack these hexes in this phase.
func (b *Battle) mayAttack(id game.ID, at []hex.Hex) *rule.Refusal {
	switch {
	case !b.on(id):
		return notOnMap
	case !b.acts(id) || !isUnit(&b.counters[id], &b.units[id]):
		return wrongArm // R-13; Ko-10.2.1
	case b.units[id].has(attacked):
		return attackedTwice
	case b.overcrowded([]game.ID{id}):
		return fortFight // 11.1.8: its hex has fought with all it may
	}
	for _, h := range at {
		if no := b.strikes(id, h); no != nil {
			return no
		}
	}
	return nil
}

// strikes says why a unit cannot reach a hex with its weapons: it attacks its front area
// only (5.2.4), and across a river only over a bridge or ford.
func (b *Battle) strikes(id game.ID, h hex.Hex) *rule.Refusal {
	return b.strikesFrom(id, b.units[id].at, b.units[id].facing, h)
}

// strikesFrom is strikes for a unit as if it stood elsewhere.
func (b *Battle) strikesFrom(id game.ID, at hex.Hex, facing hex.Dir, h hex.Hex) *rule.Refusal {
	d, near := at.Toward(h)
	if !near || !front(facing, d) && !b.units[id].has(shiltron) { // 11.3.5
		return notFront
	}
	s := b.board.Side(at, d)
	if s.Has(board.River) && s&(board.Bridge|board.Ford) == 0 {
		return acrossRiver
	}
	if !b.targetHex(h, b.counters[id].side.Other()) {
		return noEnemy
	}
	return nil
}

// targetHex reports whether something that can be attacked stands in a hex.
func (b *Battle) targetHex(h hex.Hex, foe game.Side) bool {
	return b.any(h, foe, isTarget)
}

// fresh reports whether a hex holds an enemy that was not attacked yet in this phase.
func (b *Battle) fresh(h hex.Hex, foe game.Side) bool {
	return b.targetHex(h, foe) && !b.assailedHex(h, foe)
}

// onceEach keeps a hex from being attacked twice in a phase, but for units that could
// not meet their duty otherwise.
func (b *Battle) onceEach(a Attack) *rule.Refusal {
	foe := b.phase.side().Other()
	again := false
	for _, h := range a.At {
		again = again || b.assailedHex(h, foe)
	}
	if !again {
		return nil
	}
	for _, id := range a.By {
		if !b.hasPrey(id) {
			return defendedTwice
		}
		if b.hasFreshPrey(id, foe) {
			return freshFirst
		}
	}
	return nil
}

// assailedHex reports whether a counter in a hex has been attacked in this phase.
func (b *Battle) assailedHex(h hex.Hex, side game.Side) bool {
	for id := b.top(h); id != game.None; id = b.piles.Next(id) {
		if b.counters[id].side == side && b.units[id].has(assailed) {
			return true
		}
	}
	return false
}

// hasPrey reports whether a unit has an enemy in its ZoC (5.2.2).
func (b *Battle) hasPrey(id game.ID) bool {
	u := &b.units[id]
	return b.controls(id) && b.preyBefore(u.at, u.facing, b.counters[id].side.Other())
}

// preyBefore reports whether a unit with this facing on this hex would have an enemy in its ZoC.
func (b *Battle) preyBefore(at hex.Hex, facing hex.Dir, foe game.Side) bool {
	return b.eachFront(at, facing, func(h hex.Hex) bool { return b.targetHex(h, foe) })
}

// hasFreshPrey reports whether a unit has an enemy in its ZoC that was not attacked yet.
func (b *Battle) hasFreshPrey(id game.ID, foe game.Side) bool {
	u := &b.units[id]
	return b.controls(id) && b.eachFront(u.at, u.facing, func(h hex.Hex) bool { return b.fresh(h, foe) })
}

// eachFront reports whether any hex of a front area that a ZoC covers, and where somebody stands,
// passes a test.
func (b *Battle) eachFront(at hex.Hex, facing hex.Dir, want func(hex.Hex) bool) bool {
	for n, beside := -1, b.board.Beside(at); n <= 1; n++ {
		d := facing.Turn(n)
		if b.piles.Top(int(beside[d])) != game.None && !b.board.Side(at, d).Has(board.River) && want(at.Step(d)) { // 3.2.3
			return true
		}
	}
	return false
}

// owesAttack reports whether a unit must still attack in this phase (5.2.2, 5.2.3, R-64, R-67).
func (b *Battle) owesAttack(id game.ID) bool {
	if !b.on(id) || !b.acts(id) || b.counters[id].rank != game.Unit || b.units[id].has(attacked) {
		return false
	}
	return b.hasPrey(id) && !b.overcrowded([]game.ID{id})
}

// attacksOwed says whether the phase has attacks left that must be made (5.2.12).
func (b *Battle) attacksOwed() *rule.Refusal {
	if slices.ContainsFunc(b.acting(), b.owesAttack) {
		return mustAttack
	}
	return nil
}

// anyAttack reports whether the side of the phase could attack at all; a phase without
// an attack is passed over.
func (b *Battle) anyAttack() bool {
	return slices.ContainsFunc(b.acting(), func(id game.ID) bool {
		return b.on(id) && isUnit(&b.counters[id], &b.units[id]) && b.hasTarget(id)
	})
}

// targets are the hexes a unit could attack.
func (b *Battle) targets(id game.ID) []hex.Hex {
	var out []hex.Hex
	for d := hex.N; d <= hex.NW; d++ {
		if h := b.around(id, d); b.strikes(id, h) == nil {
			out = append(out, h)
		}
	}
	return out
}

// hasTarget reports whether a unit could attack any hex.
func (b *Battle) hasTarget(id game.ID) bool {
	for d := hex.N; d <= hex.NW; d++ {
		if b.strikes(id, b.around(id, d)) == nil {
			return true
		}
	}
	return false
}

// around is one of the six hexes around a unit, clockwise from the first of its front area.
func (b *Battle) around(id game.ID, d hex.Dir) hex.Hex {
	u := &b.units[id]
	return u.at.Step(u.facing.Turn(int(d) - 1))
}

func (a Attack) apply(b *Battle) {
	b.fight = fight{by: slices.Clone(a.By), at: slices.Clone(a.At)}
	game.Sort(b.fight.by)
	for _, id := range b.fight.by {
		b.units[id].set(attacked)
	}
	b.engage()
}

// engage tests the attackers for fatigue; what becomes of the banners of those it scatters
// is settled before the others fight.
func (b *Battle) engage() {
	b.steps.Push(step{kind: meetStep})
	b.fight.by = slices.DeleteFunc(b.fight.by, func(id game.ID) bool { return !b.fit(id) })
}

// anyLeft reports whether anybody is left to fight: the death of a leader whom the attackers
// rode over can be the end of a weak unit of his (8.1.4, 8.2.8).
func (b *Battle) anyLeft() bool {
	foe := b.counters[b.fight.by[0]].side.Other()
	return slices.ContainsFunc(b.fight.at, func(h hex.Hex) bool { return b.targetHex(h, foe) })
}

// meet brings the parties of a combat together; without attackers it lapses.
func (b *Battle) meet() {
	f := &b.fight
	if len(f.by) == 0 || !b.anyLeft() {
		b.fight = fight{}
		return
	}
	c := b.newCombat(f.by, f.at, f.counter)
	f.on = c.on
	b.assail()
	b.muster()
	for _, id := range f.on {
		b.disturb(id) // 11.1.7
		b.wake(id)
	}
	b.steps.Push(step{kind: manStep, side: b.partySide(1)}, step{kind: bowStep}, step{kind: rollStep})
}

// assail notes who is attacked in an attack phase; one that lapsed attacked nobody.
func (b *Battle) assail() {
	if b.fight.counter {
		return
	}
	for _, h := range b.fight.at {
		for _, id := range b.standing(h, b.phase.side().Other(), isAnybody) {
			b.units[id].set(assailed)
		}
	}
}

// line is the combat as it stands now: the units that fight and are still there.
func (b *Battle) line() combat {
	f := &b.fight
	gone := func(id game.ID) bool { return !b.on(id) }
	f.by, f.on = slices.DeleteFunc(f.by, gone), slices.DeleteFunc(f.on, gone)
	foe := b.phase.side().Other()
	if f.counter {
		foe = b.phase.side()
	}
	return combat{by: f.by, on: f.on, at: f.at, counter: f.counter, focus: b.focus(f.at, f.by, foe)}
}

// muster notes where everybody in the combat stands, and who stands with a leader.
func (b *Battle) muster() {
	f := &b.fight
	for _, id := range append(slices.Clone(f.by), f.on...) {
		h := b.units[id].at
		f.posts = append(f.posts, post{id, h})
		leaders := b.standing(h, b.counters[id].side, isLeader)
		if len(leaders) > 0 {
			f.steady = append(f.steady, id) // 9.1.3
		}
		b.musterLeaders(leaders, h)
	}
	for _, h := range f.at { // leaders alone in a hex attacked (8.2.9)
		b.musterLeaders(b.standing(h, b.counters[f.by[0]].side.Other(), isLeader), h)
	}
}

func (b *Battle) musterLeaders(leaders []game.ID, h hex.Hex) {
	for _, l := range leaders {
		if _, known := b.fight.post(l); !known {
			b.fight.posts = append(b.fight.posts, post{l, h})
		}
		b.exert(l) // he fights
	}
}

// rollCombat throws the dice and makes everything that follows pending (5.1.1, R-84).
func (b *Battle) rollCombat() {
	f := &b.fight
	if !b.anyOn(f.by) || len(f.on) > 0 && !b.anyOn(f.on) {
		b.steps.Push(step{kind: pursuitStep}, step{kind: endStep}) // bow shots left nobody to fight
		return
	}
	c := b.line()
	o := b.odds(c)
	b.creditLeaders(c)
	b.breakCharge(c)
	thrown, r := b.ed.fall(b.roll, b.lowestAttacked(), o.Final)
	o.Roll = thrown[0] + thrown[1]
	o.Result = &r
	f.result = r
	b.emit(game.Event{Kind: game.EventCombat, Side: b.partySide(0), Unit: game.None, By: game.None, Units: f.by, At: f.at[0],
		Dice: thrown, Ref: "5.1.1", Odds: &o})
	b.killLoneLeaders()
	if len(f.on) == 0 {
		f.result.Defend = game.Harm{}
	}
	b.aftermath()
}

// fall throws the dice of a combat: what they show, and the cell of the table they hit (5.1.1).
func (e *Edition) fall(r dice.Roller, whom game.ID, column int) ([]int, game.Result) {
	thrown := dice.Throw(r, dice.Two("combat", whom, dice.Only(12)))
	return thrown, e.Combat.At(column, dice.Sum(thrown))
}

// breakCharge takes the charge of attackers on forest, swamp or fortifications (5.6.6, R-36).
func (b *Battle) breakCharge(c combat) {
	if !b.chargeBroken(c.focus) {
		return
	}
	for _, id := range c.by {
		b.units[id].charge = 0
	}
}

// aftermath makes the parts of a combat pending, in their order (5.1.1f, 5.1.1g, R-84).
func (b *Battle) aftermath() {
	f := &b.fight
	a, d := b.partySide(0), b.partySide(1)
	b.steps.Push(
		step{kind: lossStep, side: a, party: 0, n: f.result.Attack.Loss},
		step{kind: lossStep, side: d, party: 1, n: f.result.Defend.Loss},
		step{kind: retreatStep, side: b.partySide(max(0, f.beaten())), party: f.beaten()},
		step{kind: shortStep, side: b.partySide(max(0, f.beaten())), party: f.beaten()},
		step{kind: fateStep, party: f.beaten()},
		step{kind: escapeStep, side: b.partySide(max(0, f.beaten())), party: f.beaten()},
		step{kind: pursuitStep},
		step{kind: breakStep, party: f.beaten()},
		step{kind: endStep},
	)
}

// killLoneLeaders: leaders without units in a hex attacked die whatever the result (8.2.9, R-77).
func (b *Battle) killLoneLeaders() {
	foe := b.partySide(1)
	for _, h := range b.fight.at {
		if b.any(h, foe, isUnit) {
			continue
		}
		for _, l := range b.standing(h, foe, isLeader) {
			b.killLeader(l, b.fight.by[0], "8.2.9")
		}
	}
}

// endFight lowers the charge of all cavalry that took part (5.2.11, R-94) and, after a
// countercharge, ends the move of the unit it stopped (5.7.11, R-208).
func (b *Battle) endFight() {
	for _, id := range append(slices.Clone(b.fight.by), b.fight.on...) {
		if u := &b.units[id]; b.on(id) && u.charge > 0 {
			u.charge--
		}
	}
	if b.fight.counter {
		b.mover.gone = true
	}
	b.fight = fight{}
}
