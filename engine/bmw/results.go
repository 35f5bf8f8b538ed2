package bmw

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// 7.6 and 7.7 Results and elimination.

// rollCombat throws the die and makes everything that follows pending; without anybody left
// on one side there is nothing to roll for (B-133, B-159).
func (b *Battle) rollCombat() {
	f := &b.fight
	active := b.phase.active()
	if len(f.on) == 0 || len(f.by) == 0 {
		b.steps.Push(step{kind: flightStep}, step{kind: followStep}, step{kind: closeStep})
		return
	}
	o := b.odds(combat{by: slices.Clone(f.by), on: slices.Clone(f.on), at: f.at})
	thrown, r := fall(b.roll, slices.Min(f.on), o.Final)
	o.Roll, o.Result, f.result = dice.Sum(thrown), &r, r
	e := b.happen(game.EventCombat, game.None, "7.2")
	e.Side, e.Units, e.At, e.Dice, e.Odds = active, o.Attackers, f.at[0], thrown, &o
	b.steps.Push(b.aftermath(r)...)
}

// fall throws the die of a combat: what it shows, and the cell of the table it hits (7.2). Odds
// beyond the table need none.
func fall(r dice.Roller, whom game.ID, column int) (thrown []int, cell game.Result) {
	if cell, sure := automatic(column); sure {
		return nil, cell
	}
	thrown = dice.Throw(r, dice.One("combat", whom, dice.Only(1))) // the attacker's best row
	return thrown, resultTable[thrown[0]-1][column-1]
}

// aftermath is the parts of a combat in their order (7.6); attackers fall back last, before
// anybody advances.
func (b *Battle) aftermath(r game.Result) (list []step) {
	attacker := b.phase.active()
	defender := attacker.Other()
	switch r {
	case attackerLoses:
		list = []step{{kind: lossStep, side: attacker}, {kind: removeStep}}
	case exchange:
		list = []step{{kind: lossStep, side: attacker}, {kind: lossStep, side: defender}, {kind: removeStep}} // B-91
	case defenderRetreats:
		b.fight.runs = slices.Clone(b.fight.on)
		list = []step{{kind: retreatStep, side: defender}}
	case defenderLoses:
		list = []step{{kind: lossStep, side: defender}, {kind: removeStep}}
	}
	return append(list, step{kind: flightStep}, step{kind: followStep}, step{kind: closeStep})
}

// flight sends attackers back: all of them by AR (7.6, B-88), otherwise those who feign (B-214).
// The throws of those who may pursue follow.
func (b *Battle) flight() {
	f := &b.fight
	feigners := slices.DeleteFunc(slices.Clone(f.by), func(id game.ID) bool { return !b.units[id].has(feigning) })
	f.feigned = len(feigners) > 0
	if f.runs = feigners; f.result == attackerRetreats {
		f.runs = slices.Clone(f.by)
	}
	if len(f.runs) > 0 {
		fallBack := step{kind: retreatStep, side: b.phase.active()}
		b.steps.Push(append([]step{fallBack}, b.chase(f.runs)...)...)
	}
}

// losing asks an owner which of his units goes; an only one goes without asking (7.6, B-89).
func (b *Battle) losing(s step) (waits bool) {
	ids := b.members(s.side)
	if len(ids) > 1 {
		return true
	}
	b.fight.lost = append(b.fight.lost, ids...)
	return false
}

func (a Lose) check(b *Battle) *rule.Refusal {
	switch s := b.waits(lossStep); {
	case s == nil:
		return notLosing
	case !b.known(a.Unit) || !slices.Contains(b.members(s.side), a.Unit):
		return notInFight
	}
	return nil
}

func (a Lose) apply(b *Battle) {
	b.steps.Pop()
	b.fight.lost = append(b.fight.lost, a.Unit)
}

// removeLost eliminates those named, together (B-91).
func (b *Battle) removeLost() {
	for _, id := range b.fight.lost {
		b.kill(id, "7.7")
	}
	b.fight.lost = nil
	b.judge()
}

// kill eliminates a counter where it stands; leaders with it stay (10.2, B-92).
func (b *Battle) kill(id game.ID, ref rule.Ref) {
	b.happen(eventEliminated, id, ref)
	b.vacate(id, b.units[id].at, false)
	b.take(id)
	b.units[id].where = game.Dead
	b.units[id].clear(charging)
	b.fight.drop(id)
	if b.mover.id == id {
		b.mover = mover{id: game.None}
	}
}

// closeFight ends the combat and the charges in it (9.6, B-153).
func (b *Battle) closeFight() {
	for _, id := range b.fight.by {
		if b.units[id].has(charging) {
			b.endCharge(id)
		}
	}
	b.fight = fight{}
}
