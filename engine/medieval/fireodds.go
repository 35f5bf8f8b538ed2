package medieval

import (
	"strconv"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 10.2 What a shot may do, before it is fired: every throw of dice by the functions that settle
// the shot.

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
	o.Chances = game.Chances(func(r dice.Roller) game.Result {
		if b.vain(sh) {
			return FireEffect{}.result()
		}
		t := rule.SumOnly()
		_, effect := b.aim(r, sh, &t)
		return effect.result()
	})
	return o
}

// fireRisks are the throws that come before or beside the fire roll (10.2.1, 10.2.4, 13.2.1).
func (b *Battle) fireRisks(sh shot) (list []game.Risk) {
	list = b.tiredRisk(sh.by)
	if b.nearFriends(sh) {
		ways, of := dice.Likely(func(r dice.Roller) bool { _, trials := astray(r, sh.by); return trials[0].Broken })
		list = append(list, game.Risk{Unit: sh.at, Code: "friendly-fire", Ways: ways, Of: of, Ref: "10.2.1"})
	}
	leaders := b.standing(b.units[sh.at].at, b.counters[sh.at].side, isLeader)
	if len(leaders) == 0 {
		return list
	}
	for _, s := range dice.Spread(func(r dice.Roller) game.ID { _, hit := marked(r, sh.by, leaders); return hit }) {
		if s.Value != game.None {
			list = append(list, game.Risk{Unit: s.Value, Code: "leader-may-be-hit", Ways: s.Ways, Of: s.Of, Ref: "10.2.4"})
		}
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
