package bmw

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 7.2 and 7.5 Odds. Everything here is pure, so that the same lines serve the forecast and
// the combat itself.

// combat is who fights whom.
type combat struct {
	by, on []game.ID
	at     []hex.Hex
	charge bool // a charging unit attacks (B-150)
}

// anyCharging reports whether any of some units charges.
func (b *Battle) anyCharging(ids []game.ID) bool {
	return slices.ContainsFunc(ids, func(id game.ID) bool { return b.units[id].has(charging) })
}

// odds sums a combat up.
func (b *Battle) odds(c combat) game.Odds {
	o := game.Odds{Attackers: c.by, Defenders: c.on, At: c.at, Columns: columns}
	o.AttackOf, o.DefendOf = b.attack(c), b.defence(c)
	o.AttackSP, o.DefendSP = o.AttackOf.Sum(), o.DefendOf.Sum()
	if o.DefendSP == 0 {
		o.Initial, o.Final = best, best // B-67: no shift saves it
		return o
	}
	b.demoralisedLine(&o.Attack, b.counters[c.by[0]].side)
	b.hillLine(&o.Defend, c)
	o.Initial = even + ratio(o.AttackSP, o.DefendSP)
	shifted := o.Initial + o.Attack.Sum() - o.Defend.Sum() // B-73, B-74
	o.Final = withinTable(shifted)
	o.Beyond.Add("B-222", "beyond-table", o.Final-shifted)
	return o
}

// attack is the attacker's strength: units halved by the ground are summed, halved with the
// fraction up, and then joined by the others (7.5, B-81).
func (b *Battle) attack(c combat) (t rule.Tally) {
	halved := 0
	for _, id := range c.by {
		n := b.strengthLines(&t, id)
		if b.halved(id, c.on) {
			halved += n
		}
	}
	t.Add("7.5", "halved", -(halved / 2))
	return t
}

// defence is the defender's strength, which is never halved (B-83).
func (b *Battle) defence(c combat) (t rule.Tally) {
	for _, id := range c.on {
		b.strengthLines(&t, id)
	}
	return t
}

// strengthLines adds a unit and the best leader with it (10.2, B-84, B-85).
func (b *Battle) strengthLines(t *rule.Tally, id game.ID) int {
	t.Add("7.2", "strength", b.face(id).CS)
	t.Add("10.2", "leader-value", b.leadership(id))
	return b.strength(id)
}

// strength is what a unit and the best leader with it fight with.
func (b *Battle) strength(id game.ID) int { return b.face(id).CS + b.leadership(id) }

func (b *Battle) leadership(id game.ID) int {
	return b.bestLeader(b.units[id].at, b.counters[id].side)
}

// halved reports whether the ground halves an attacker, once at most (7.5, B-78 to B-82): where he
// stands, where an enemy of his stands, or water between them that has no bridge (B-232).
func (b *Battle) halved(id game.ID, on []game.ID) bool {
	at := b.units[id].at
	return b.ground(at).out || slices.ContainsFunc(on, func(d game.ID) bool {
		return b.ground(b.units[d].at).in || waded(b.edge(at, b.units[d].at))
	})
}

// hillLine is the shift for a defender on a hill unless any attacker stands on one (7.5, B-75
// to B-77).
func (b *Battle) hillLine(t *rule.Tally, c combat) {
	onHill := func(id game.ID) bool { return b.board.Terrain(b.units[id].at) == board.Hill }
	if slices.ContainsFunc(c.on, onHill) && !slices.ContainsFunc(c.by, onHill) {
		t.Add("7.5", "hill", chart[board.Hill].shift)
	}
}

// Forecast explains an act decided by dice before it is done, nil for others.
func (b *Battle) Forecast(a game.Action) *game.Odds {
	switch a := a.(type) {
	case Shoot:
		return b.shotOdds(a)
	case Attack:
		return b.attackOdds(a)
	case Rally:
		return b.rallyOdds()
	case Muster:
		return b.musterOdds()
	case EndPhase:
		return b.phaseForecast()
	}
	return nil
}

// attempt throws the one die that decides alone: what it shows, and whether that is enough.
func attempt(r dice.Roller, t dice.Test) (die int, done bool) {
	die = dice.Throw(r, t)[0]
	return die, t.Good.Has(die)
}

// oneDie explains what one die alone decides, by the throw that settles it.
func oneDie(t dice.Test, done, failed string) *game.Odds {
	type face struct {
		die  int
		done bool
	}
	o := &game.Odds{Chances: []game.Chance{{Result: game.Result{Code: done}}, {Result: game.Result{Code: failed}}}}
	for _, s := range dice.Spread(func(r dice.Roller) (f face) { f.die, f.done = attempt(r, t); return f }) {
		n := 1
		if s.Value.done {
			o.Need, n = append(o.Need, s.Value.die), 0
		}
		o.Chances[n].Ways += s.Ways
		o.Chances[0].Of, o.Chances[1].Of = s.Of, s.Of
	}
	return o
}

// attackOdds explains an attack as if nobody left before the combat; who may is a risk.
func (b *Battle) attackOdds(a Attack) *game.Odds {
	if a.check(b) != nil {
		return nil
	}
	c := combat{by: slices.Clone(a.By), at: a.At, charge: b.anyCharging(a.By)}
	game.Sort(c.by)
	for _, h := range a.At {
		if t := b.troop(h, b.phase.active().Other()); t != game.None {
			c.on = append(c.on, t)
		}
	}
	if len(c.on) == 0 {
		return b.huntOdds(c)
	}
	o := b.odds(c)
	o.Chances = chances(o.Final)
	o.Risks = append(b.leaving(c, evadeStep), b.leaving(c, withdrawStep)...)
	return &o
}

// chances are the results of a column, of the throw that resolves the combat.
func chances(column int) []game.Chance {
	return game.Chances(func(r dice.Roller) game.Result {
		_, cell := fall(r, game.None, column)
		return cell
	})
}

// leaving tells who may leave a combat before the roll and so change it (8.3, 9.4, 10.1).
func (b *Battle) leaving(c combat, k stepKind) (list []game.Risk) {
	for _, id := range b.leavers(c, k) {
		switch {
		case k == withdrawStep:
			list = append(list, game.Risk{Unit: id, Code: "may-withdraw", Ref: "9.4"})
		case b.counters[id].leads():
			list = append(list, game.Risk{Unit: id, Code: "may-evade", Ref: "10.1"})
		default:
			list = append(list, game.Risk{Unit: id, Code: "may-evade", Ref: "8.3"})
		}
	}
	return list
}
