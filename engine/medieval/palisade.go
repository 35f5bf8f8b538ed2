package medieval

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Ko-15 Janissaries and their palisades.

// elite reports whether a kind is janissaries, where their chapter is in force; else they are light
// infantry.
func (b *Battle) elite(k Kind) bool { return k == Janissaries && b.plays(janissaries) }

// tetherLength is how far a janissary may be from his Aga, in hexes (Ko-15.1.3).
const tetherLength = 10

// strayed reports whether a janissary unit is too far from its Aga, its leader by the order of battle.
func (b *Battle) strayed(id game.ID) bool {
	m := mover{id: id, at: b.units[id].at}
	return b.on(id) && b.strayedFrom(&m)
}

// tether is the cost of the cheapest way to the Aga from every hex (Ko-15.1.3).
func (b *Battle) tether(id game.ID) []game.MP {
	c := &b.counters[id]
	aga := b.units[c.chief].at
	return b.waysFor(c, errand{to: aga}, func(h hex.Hex) bool { return h == aga }, 0)
}

// homeward says why a janissary may not step to a hex: beyond the tether he does not go, and
// strayed he goes only the shortest way to his Aga (Ko-15.1.3).
func (b *Battle) homeward(m *mover, to hex.Hex) *rule.Refusal {
	c := &b.counters[m.id]
	switch {
	case !b.elite(c.kind) || !b.on(c.chief):
		return nil
	case b.strayedFrom(m):
		return b.onWayHome(m, to)
	case to.Distance(b.units[c.chief].at) > tetherLength:
		return beyondAga
	}
	return nil
}

// onWayHome says why a hex does not lie on the shortest way to the Aga.
func (b *Battle) onWayHome(m *mover, to hex.Hex) *rule.Refusal {
	d, near := m.at.Toward(to)
	if !near {
		return notAdjacent
	}
	step, no := b.bareCost(&b.counters[m.id], m.at, d)
	if no != nil {
		return no
	}
	if cost := b.tether(m.id); cost[b.board.Cell(to)]+step != cost[b.board.Cell(m.at)] {
		return notToAga
	}
	return nil
}

// turnsFromAga reports whether a strayed janissary would turn from the way to his Aga.
func (b *Battle) turnsFromAga(m *mover, to hex.Dir) bool {
	return b.strayedFrom(m) && b.onWayHome(m, m.at.Step(to)) != nil
}

func (b *Battle) strayedFrom(m *mover) bool {
	c := &b.counters[m.id]
	return b.elite(c.kind) && b.on(c.chief) && m.at.Distance(b.units[c.chief].at) > tetherLength
}

// recallJanissaries makes strayed units leave their palisades as their phase begins (Ko-15.1.3).
func (b *Battle) recallJanissaries() {
	for _, id := range b.acting() {
		if b.strayed(id) {
			b.emit(game.Event{Kind: eventStrayed, Side: b.phase.side(), Unit: id, By: game.None, At: b.units[id].at, Ref: "Ko-15.1.3"})
			b.dropPalisade(id, "Ko-15.1.3")
		}
	}
}

// owesReturn reports whether a strayed janissary must still move toward his Aga.
func (b *Battle) owesReturn(id game.ID) bool {
	if !b.elite(b.counters[id].kind) || !b.strayed(id) {
		return false
	}
	m, can := b.dutyMove(id)
	return can && b.canGoHome(m)
}

// canGoHome reports whether a strayed unit can still turn or step toward its Aga, or face the
// enemy who bars its way, to attack him.
func (b *Battle) canGoHome(m mover) bool {
	if m.gone || m.left < game.Point {
		return false
	}
	for d := hex.N; d <= hex.NW; d++ {
		if to := m.at.Step(d); b.board.On(to) && b.onWayHome(&m, to) == nil && b.canGo(m, to, d) {
			return true
		}
	}
	return false
}

func (b *Battle) canGo(m mover, to hex.Hex, d hex.Dir) bool {
	turned := m
	if d != m.facing {
		if cost := rule.SumOnly(); b.wheel(&turned, d, &cost) != nil {
			return false
		}
	}
	if b.any(to, b.counters[m.id].side.Other(), isTarget) {
		return !front(m.facing, d)
	}
	_, no := b.stride(turned, to, Gain, false, rule.SumOnly())
	return no == nil
}

// volley is the bow shot of janissaries before a combat: on a 1 an enemy they fight loses
// 1 SP (Ko-15.1.4, R-384). Nothing is thrown when nobody they fight has an SP that is not hit yet
//
func (b *Battle) volley() {
	f := &b.fight
	for party, ids := range [][]game.ID{f.by, f.on} {
		targets := b.hitsLeft(1 - party)
		for _, id := range ids {
			if !b.elite(b.counters[id].kind) || !b.on(id) || targets == 0 {
				continue
			}
			thrown, trials := bowShot(b.roll, id)
			b.emit(game.Event{Kind: eventBowShot, Side: b.counters[id].side, Unit: id, By: game.None, Dice: thrown, Trials: trials, Ref: "Ko-15.1.4"})
			if trials[0].Broken {
				b.steps.Push(step{kind: lossStep, side: b.partySide(1 - party), party: 1 - party, n: 1})
				targets--
			}
		}
	}
}

// hitsLeft is how many SP can be taken from a party one by one, by hits on those who fight.
func (b *Battle) hitsLeft(party int) (n int) {
	for _, id := range b.losers(step{party: party}) {
		for sp := int(b.units[id].sp); sp > 0; sp = b.reducedBy(id, sp, 1) {
			n++
		}
	}
	return n
}

// bowShot throws for a janissary unit: what the die shows, and whether it hits an enemy, who is
// chosen then (Ko-15.1.4).
func bowShot(r dice.Roller, id game.ID) (thrown []int, trials []game.Trial) {
	hits := dice.Only(1)
	thrown = dice.Throw(r, dice.One("bow-shot", id, hits))
	return thrown, tried(game.None, thrown, hits)
}

// bulky says why a unit with a palisade may not move so: set up it does not move, and with
// it the unit goes one adjacent hex only (Ko-15.1.2, R-386).
func (b *Battle) bulky(m *mover) *rule.Refusal {
	u := &b.units[m.id]
	switch {
	case u.has(staked):
		return palisadeStands
	case u.has(entered) || m.at != u.at: // a search goes on from hexes where the unit does not stand yet
		return palisadeHeavy
	}
	return nil
}

func (a SetPalisade) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	switch {
	case !b.units[a.Unit].has(stakes):
		return noPalisade
	case b.mover.left < game.Point:
		return noMP // Ko-15.2.1
	}
	return nil
}

func (a SetPalisade) apply(b *Battle) {
	u := &b.units[a.Unit]
	b.mover.left -= game.Point
	b.mover.fresh = false
	kind := eventPalisadeSet
	if u.has(staked) {
		u.clear(staked)
		kind = eventPalisadeStruck
	} else {
		u.set(staked)
		u.wall = b.mover.facing // Ko-15.2.3
	}
	b.emit(game.Event{Kind: kind, Side: b.counters[a.Unit].side, Unit: a.Unit, By: game.None, At: u.at, Facing: u.wall, Ref: "Ko-15.2.1"})
}

func (a AbandonPalisade) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	if !b.units[a.Unit].has(stakes) {
		return noPalisade
	}
	return nil
}

func (a AbandonPalisade) apply(b *Battle) { b.dropPalisade(a.Unit, "Ko-15.1.3") }

// dropPalisade removes a unit's palisade: it was abandoned or lost in flight (Ko-15.2.4, R-389, R-391).
func (b *Battle) dropPalisade(id game.ID, ref rule.Ref) {
	if u := &b.units[id]; u.has(stakes) {
		u.clear(stakes | staked)
		b.emit(game.Event{Kind: eventPalisadeLost, Side: b.counters[id].side, Unit: id, By: game.None, At: u.at, Ref: ref})
	}
}

// palisadeLine is the defender's modifier behind palisades: 2 against cavalry, 1 against
// infantry, if most of the attacking SP comes from before them (Ko-15.2.2, Ko-15.2.3, R-387, R-388).
func (b *Battle) palisadeLine(t *rule.Tally, c combat) {
	horse, foot := 0, 0
	for _, id := range c.by {
		if b.counters[id].kind.Mounted() {
			horse += b.attackSP(id, c)
		} else {
			foot += b.attackSP(id, c)
		}
	}
	for _, id := range c.on {
		if b.units[id].has(staked) && 2*b.facingWall(id, c) > horse+foot {
			n := stakesFoot
			if horse >= foot {
				n = stakesHard
			}
			t.Add("Ko-15.2.2", "palisade", n)
			return
		}
	}
}

// facingWall is the attacking SP that comes through the three hexes a palisade covers.
func (b *Battle) facingWall(defender game.ID, c combat) int {
	u, sum := &b.units[defender], 0
	for _, id := range c.by {
		if d, near := u.at.Toward(b.units[id].at); near && front(u.wall, d) {
			sum += b.attackSP(id, c)
		}
	}
	return sum
}
