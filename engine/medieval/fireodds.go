package medieval

import (
	"strconv"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 10.2 What a shot may do, before it is fired: every throw of two dice looked up by the same
// function that settles the shot.

// fireForecast explains a shot, nil if it may not be fired.
func (b *Battle) fireForecast(a Shoot) *game.Odds {
	if a.check(b) != nil {
		return nil
	}
	sh := shot{a.Unit, a.Target}
	o := &game.Odds{Attackers: []game.ID{a.Unit}, Defenders: []game.ID{a.Target}, At: []hex.Hex{b.units[a.Target].at},
		AttackSP: int(b.units[a.Unit].sp), DefendSP: int(b.units[a.Target].sp), Risks: b.fireRisks(sh)}
	b.aimLines(&o.Attack, sh)
	if b.counters[a.Target].leads() {
		return o // only the throw for the leader matters
	}
	for d1 := 1; d1 <= 6; d1++ {
		for d2 := 1; d2 <= 6; d2++ {
			t := rule.SumOnly()
			o.Chances = addChance(o.Chances, b.fireEffect(sh, d1+d2, &t).result())
		}
	}
	return o
}

// fireRisks are the throws that come before or beside the fire roll (10.2.1, 10.2.4, 13.2.1).
func (b *Battle) fireRisks(sh shot) (list []game.Risk) {
	if b.tired(sh.by) {
		list = append(list, game.Risk{Unit: sh.by, Code: "tired-may-scatter", Ways: b.ed.FatigueScatters, Of: 6, Ref: "13.2.1"})
	}
	if b.nearFriends(sh) {
		list = append(list, game.Risk{Unit: sh.at, Code: "friendly-fire", Ways: 1, Of: 6, Ref: "10.2.1"})
	}
	for _, l := range b.standing(b.units[sh.at].at, b.counters[sh.at].side, isLeader) {
		list = append(list, game.Risk{Unit: l, Code: "leader-may-be-hit", Ways: 1, Of: 36, Ref: "10.2.4"})
	}
	return list
}

// result is an effect as the odds show it.
func (e FireEffect) result() game.Result {
	r := game.Result{Code: "-", Defend: game.Harm{Loss: e.Loss, Break: e.Break}}
	switch {
	case e.Loss > 0:
		r.Code = "-" + strconv.Itoa(e.Loss)
	case e.Break && e.Stop:
		r.Code, r.Defend.Other = "DS", "stopped"
	case e.Break:
		r.Code = "S"
	}
	return r
}
