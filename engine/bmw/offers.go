package bmw

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
)

// Offers appends what a side may do now. Every offer has passed the check of its act.
func (b *Battle) Offers(side game.Side, to []game.Offer) []game.Offer {
	o := offerer{b, kit.Offers{Legal: b.legal, List: to}}
	switch s := b.pending(); {
	case b.over:
	case s != nil && s.kind == followStep:
		if b.winner() == side {
			o.advances()
		}
	case s != nil:
		if s.side == side {
			o.decisions(*s)
		}
	case side == b.phase.side():
		o.phase()
	}
	return o.List
}

// offerer collects offers.
type offerer struct {
	b *Battle
	kit.Offers
}

// phase offers what may be done freely in a phase, and its end.
func (o *offerer) phase() {
	switch o.b.phase.kind() {
	case movement:
		o.movement()
	case fire, fireBack:
		for i := range o.b.counters {
			o.shots(game.ID(i))
		}
	case melee:
		o.attacks()
	case recovery:
		o.Button(Rally{}, verbRallyArmy, game.None, "11.2")
	}
	o.Button(EndPhase{}, game.VerbEndPhase, game.None, "3.2")
}

// movement offers the steps of the counter now moving, those that may begin, and the sides
// that may be turned up.
func (o *offerer) movement() {
	b := o.b
	if m := b.mover; m.id != game.None {
		eachBeside(m.at, func(h hex.Hex) { o.Add(Advance{m.id, h}, game.VerbAdvance, m.id, h, "4.1") })
		o.Button(Leave{m.id}, game.VerbLeave, m.id, "B-28")
		o.Button(Charge{m.id}, verbDeclareCharge, m.id, "B-147")
	}
	o.Button(Muster{}, verbMuster, game.None, "B-217")
	for i := range b.counters {
		id := game.ID(i)
		if b.counters[i].side != b.phase.side() {
			continue
		}
		if b.awaited(id) {
			o.entries(id)
			continue
		}
		if !b.on(id) {
			continue
		}
		o.Add(Begin{id}, game.VerbBegin, id, b.units[i].at, b.beginRef(id))
		if b.counters[i].twoSided() {
			o.Button(Turn{id}, b.turnVerb(id), id, b.turnRef(id))
		}
	}
}

// entries offers the hexes over which a counter may come onto the map.
func (o *offerer) entries(id game.ID) {
	for _, h := range o.b.counters[id].arrives.Over {
		o.Add(Enter{id, h}, verbEnter, id, h, "B-233")
	}
}

// turnVerb says what turning a counter would do.
func (b *Battle) turnVerb(id game.ID) game.Verb {
	switch back := b.units[id].back; {
	case b.counters[id].arm == HeavyHorse && back:
		return verbTurnHeavy
	case b.counters[id].arm == HeavyHorse:
		return verbTurnFast
	case back:
		return verbDismount
	}
	return verbMount
}

func (o *offerer) shots(id game.ID) {
	if o.b.loaded(id) == nil {
		o.b.eachTarget(id, func(a Shoot) bool {
			o.Add(a, game.VerbShoot, id, o.b.units[a.Target].at, o.b.shotRef())
			return false
		})
	}
}

// attacks offers for every hex that can be attacked each unit alone, with all who have nobody
// else to fight, and all who can reach it; for every unit all its targets together, and those
// whom nobody else can fight. One of these is always legal while anybody must fight (B-62).
func (o *offerer) attacks() {
	b := o.b
	var hexes []hex.Hex
	groups := map[hex.Hex][]game.ID{}
	for i := range b.counters {
		id := game.ID(i)
		if b.counters[i].side != b.phase.active() || b.mayFight(id) != nil {
			continue
		}
		o.Button(Feign{id}, verbFeign, id, "B-213")
		targets := b.targets(id)
		for _, h := range targets {
			if groups[h] == nil {
				hexes = append(hexes, h)
			}
			groups[h] = append(groups[h], id)
			o.assault([]game.ID{id}, []hex.Hex{h})
		}
		o.assault([]game.ID{id}, targets)
		o.assault([]game.ID{id}, b.onlyMine(id, targets))
	}
	for _, h := range hexes {
		o.assault(groups[h], []hex.Hex{h})
		o.assault(b.onlyThere(h, groups[h]), []hex.Hex{h})
	}
}

// onlyMine are those of a unit's targets that must be attacked and by nobody else.
func (b *Battle) onlyMine(id game.ID, targets []hex.Hex) (list []hex.Hex) {
	for _, h := range targets {
		t := b.troop(h, b.phase.active().Other())
		if t != game.None && b.owing(t) && b.stranded(t, []game.ID{id}) {
			list = append(list, h)
		}
	}
	return list
}

// onlyThere are those of a group that must attack and can attack nobody else.
func (b *Battle) onlyThere(h hex.Hex, group []game.ID) (list []game.ID) {
	t := b.troop(h, b.phase.active().Other())
	for _, id := range group {
		if t != game.None && b.owing(id) && b.stranded(id, []game.ID{t}) {
			list = append(list, id)
		}
	}
	return list
}

// assault offers an attack once.
func (o *offerer) assault(by []game.ID, at []hex.Hex) {
	if len(by) == 0 || len(at) == 0 || slices.ContainsFunc(o.List, func(x game.Offer) bool { return sameAttack(x.Act, by, at) }) {
		return
	}
	a := Attack{by, at}
	o.Add(a, game.VerbAttack, by[0], at[0], o.b.attackRef(a))
}

func sameAttack(a game.Action, by []game.ID, at []hex.Hex) bool {
	x, ok := a.(Attack)
	return ok && slices.Equal(x.By, by) && slices.Equal(x.At, at)
}

// decisions offers the answers to the decision that is pending.
func (o *offerer) decisions(s step) {
	b := o.b
	switch s.kind {
	case evadeStep, withdrawStep:
		for _, id := range b.evaders(s) {
			o.evasions(id, evadeVerb(s.kind))
		}
		o.Button(Stand{}, verbStand, game.None, b.expectDecision(s).Ref)
	case escapeStep:
		o.evasions(s.unit, verbEscape)
	case lossStep:
		for _, id := range b.members(s.side) {
			o.Add(Lose{id}, verbLoseUnit, id, b.units[id].at, "7.6")
		}
	case retreatStep:
		for _, id := range b.fight.runs {
			for _, p := range b.retreats(id) {
				o.SureWay(Retreat{id, p}, verbRetreat, id, p, b.retreatRef(id))
			}
		}
	case chaseStep:
		for _, h := range b.openings(s.unit) {
			o.Add(Pursue{s.unit, h}, verbPursue, s.unit, h, "B-212")
		}
	case restoreStep:
		b.eachRestore(func(r Restore) { o.Sure(r, verbRestore, r.Unit, r.Hex, "11.2") })
	}
}

func evadeVerb(k stepKind) game.Verb {
	if k == withdrawStep {
		return verbWithdraw
	}
	return verbEvade
}

func (o *offerer) evasions(id game.ID, verb game.Verb) {
	for _, p := range o.b.evasions(id, everyWay) {
		o.SureWay(Evade{id, p}, verb, id, p, o.b.evadeRef(id))
	}
}

// advances offers the ways of an advance after combat.
func (o *offerer) advances() {
	for _, id := range o.b.followers() {
		for _, p := range o.b.follows(id) {
			a := Follow{id, p}
			o.SureWay(a, verbAdvanceAfter, id, p, o.b.followRef(a))
		}
	}
	o.Button(Stay{}, verbStayAll, game.None, "7.9")
}
