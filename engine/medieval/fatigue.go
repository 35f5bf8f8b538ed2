package medieval

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// 12.0 and 13.0 Organisation and fatigue: each unit follows the leader the scenario gave
// it (12.2.1), for the whole game (12.2.3); leaders tire, and tired commands fall apart. Players may
// leave fatigue out: then no level rises above nought, and nothing here happens.

// tire notes what makes a leader's fatigue rise: he moved, or a unit of his has charge
// (13.1.3, 13.1.4, R-425, R-426).
func (b *Battle) tire(id game.ID) {
	c := &b.counters[id]
	switch {
	case c.leads():
		b.exert(id)
	case b.ed.FatigueByCharge && b.units[id].charge > 0:
		b.exert(c.commander)
	}
}

// freshness is the level at which a leader begins: that of the scenario, or none where nobody tires
//
func (b *Battle) freshness(printed int) int8 {
	if !b.plays(tiring) {
		return 0
	}
	return int8(printed)
}

// exert tires a leader this turn; once is all, whatever the causes (13.1.6, R-427), so that
// nothing is left to choose about him.
func (b *Battle) exert(l game.ID) {
	if !b.plays(tiring) {
		return
	}
	b.units[l].set(exerted)
	for s := range b.credits {
		if b.credits[s].leader == l {
			b.credits[s] = credit{}
		}
	}
}

// credit is a combat that tired a leader although others could have helped as much: until
// the next combat or the end of the phase their owner may charge one of them instead (R-43,
// It is empty without others.
type credit struct {
	leader game.ID
	others []game.ID // shared by copies of the position, never changed
}

// credit tires the first of the leaders who helped equally in a combat.
func (b *Battle) credit(leaders []game.ID) {
	if !b.plays(tiring) {
		return
	}
	l := leaders[0]
	at := &b.credits[b.counters[l].side]
	*at = credit{}
	if !b.units[l].has(exerted) {
		*at = credit{l, leaders[1:]}
		b.units[l].set(exerted)
	}
}

// substitutes are the leaders who may still be charged instead of the one who was.
func (b *Battle) substitutes(side game.Side) (out []game.ID) {
	c := &b.credits[side]
	for _, l := range c.others {
		if b.on(l) && b.inPlay(c.leader) {
			out = append(out, l)
		}
	}
	return out
}

func (a TireLeader) check(b *Battle) *rule.Refusal {
	switch {
	case !b.plays(tiring):
		return nobodyTires
	case !b.known(a.Leader) || !b.counters[a.Leader].leads():
		return notALeader
	case b.pending() != nil:
		return decideFirst
	case !slices.Contains(b.substitutes(b.counters[a.Leader].side), a.Leader):
		return noHelp
	}
	return nil
}

func (a TireLeader) apply(b *Battle) {
	side := b.counters[a.Leader].side
	spared := b.credits[side].leader
	b.credits[side] = credit{}
	b.units[spared].clear(exerted)
	b.units[a.Leader].set(exerted)
	b.emit(game.Event{Kind: eventFatiguePassed, Side: side, Unit: a.Leader, By: spared, Ref: "R-61"})
}

// chargeTires notes the charge that units carry into a new turn.
func (b *Battle) chargeTires() {
	for i := range b.counters {
		if b.on(game.ID(i)) && b.counters[i].rank == game.Unit {
			b.tire(game.ID(i))
		}
	}
}

// worn reports whether a unit suffers from its leader (13.1.1), who is tired beyond the
// limit (13.2.1). Horse archers do
// not care (10.5.11), nor do units whose leader is dead or that nobody leads.
func (b *Battle) worn(id game.ID) bool {
	c := &b.counters[id]
	if c.rank != game.Unit || c.commander == game.None || c.kind.shootsMounted() {
		return false
	}
	l := &b.units[c.commander]
	return l.where != game.Dead && int(l.fatigue) > b.ed.FatigueLimit
}

// tired reports whether a unit has to test before it acts: it is worn and has not tested
// this turn (13.2.1, 13.2.2, R-429).
func (b *Battle) tired(id game.ID) bool {
	return b.ed.FatigueScatters > 0 && !b.units[id].has(tested) && b.worn(id)
}

// fit tests a unit that is about to act and reports whether it still can (13.2.1).
func (b *Battle) fit(id game.ID) bool {
	if !b.tired(id) {
		return true
	}
	b.units[id].set(tested)
	if !b.breakable(id, byFatigue) {
		return true // no die, and it counts as tested
	}
	thrown, trials := b.ed.wear(b.roll, id)
	b.emit(game.Event{Kind: eventFatigueRoll, Side: b.counters[id].side, Unit: id, By: game.None, At: b.units[id].at,
		Dice: thrown, Trials: trials, Ref: "13.2.1"})
	if len(broken(trials)) == 0 {
		return true
	}
	b.unsettle(id, byFatigue, "13.2.1")
	return b.on(id)
}

// wear throws the test of a tired unit: what the die shows, and how it went (13.2.1).
func (e *Edition) wear(r dice.Roller, id game.ID) (thrown []int, trials []game.Trial) {
	thrown = dice.Throw(r, dice.One("fatigue-test", id, dice.From(e.FatigueScatters+1)))
	return thrown, tried(id, thrown, dice.UpTo(e.FatigueScatters))
}

// tiredRisk is the test that a unit still has to pass before it acts, if it can break it.
func (b *Battle) tiredRisk(id game.ID) []game.Risk {
	if !b.tired(id) || !b.breakable(id, byFatigue) {
		return nil
	}
	ways, of := dice.Likely(func(r dice.Roller) bool { _, trials := b.ed.wear(r, id); return len(broken(trials)) > 0 })
	return []game.Risk{{Unit: id, Code: "tired-may-scatter", Ways: ways, Of: of, Ref: "13.2.1"}}
}

// settleFatigue moves every leader's fatigue by one step at the end of a turn: up if he was
// exerted, down if he was not and his owner lets him rest (13.1.3 to 13.1.6, R-427, R-428).
func (b *Battle) settleFatigue() {
	for i := range b.counters {
		u := &b.units[i]
		if !b.counters[i].leads() || u.where == game.Dead {
			continue
		}
		was, ref := u.fatigue, rule.Ref("13.1.3")
		if u.has(exerted) {
			u.fatigue++
		} else if !u.has(restless) {
			u.fatigue, ref = max(0, u.fatigue-1), "13.1.5"
		}
		if u.fatigue != was {
			b.emit(game.Event{Kind: eventFatigue, Side: b.counters[i].side, Unit: game.ID(i), By: game.None, N: int(u.fatigue), Ref: ref})
		}
	}
}

func (a DriveOn) check(b *Battle) *rule.Refusal {
	switch {
	case !b.plays(tiring):
		return nobodyTires
	case !b.known(a.Leader) || !b.counters[a.Leader].leads() || !b.inPlay(a.Leader):
		return notALeader
	case !b.ed.RestMayBeRefused:
		return noRefusal
	case b.pending() != nil:
		return decideFirst
	case b.phase.side() != b.counters[a.Leader].side:
		return notYourPhase
	case b.units[a.Leader].has(restless):
		return alreadyTold
	}
	return nil
}

func (a DriveOn) apply(b *Battle) {
	b.units[a.Leader].set(restless)
	b.emit(game.Event{Kind: eventNoRest, Side: b.counters[a.Leader].side, Unit: a.Leader, By: game.None, Ref: "13.1.5"})
}
