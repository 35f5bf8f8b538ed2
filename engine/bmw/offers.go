package bmw

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Offers appends what a side may do now. Every offer has passed the check of its act.
func (b *Battle) Offers(side game.Side, to []game.Offer) []game.Offer {
	o := offerer{b, to}
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
	return o.out
}

// offerer collects offers.
type offerer struct {
	b   *Battle
	out []game.Offer
}

// add offers an act that points at a hex, if it is legal.
func (o *offerer) add(a act, verb string, unit game.ID, at hex.Hex, ref rule.Ref) {
	if a.check(o.b) == nil {
		o.out = append(o.out, game.Offer{Act: a, Verb: verb, Unit: unit, At: at, Aim: true, Ref: ref})
	}
}

// way offers an act that leads along a path, if it is legal.
func (o *offerer) way(a act, verb string, unit game.ID, path []hex.Hex, ref rule.Ref) {
	n := len(o.out)
	if o.add(a, verb, unit, path[len(path)-1], ref); len(o.out) > n {
		o.out[n].Way = path
	}
}

// button offers an act that points nowhere, if it is legal.
func (o *offerer) button(a act, verb string, unit game.ID, ref rule.Ref) {
	if a.check(o.b) == nil {
		o.out = append(o.out, game.Offer{Act: a, Verb: verb, Unit: unit, Ref: ref})
	}
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
		o.button(Rally{}, "rally-army", game.None, "11.2")
	}
	o.button(EndPhase{}, "end-phase", game.None, "3.2")
}

// movement offers the steps of the counter now moving, those that may begin, and the sides
// that may be turned up.
func (o *offerer) movement() {
	b := o.b
	if m := b.mover; m.id != game.None {
		eachBeside(m.at, func(h hex.Hex) { o.add(Advance{m.id, h}, "advance", m.id, h, "4.1") })
		o.button(Leave{m.id}, "leave", m.id, "B-28")
	}
	for i := range b.counters {
		id := game.ID(i)
		if b.counters[i].side != b.phase.side() || !b.on(id) {
			continue
		}
		o.add(Begin{id}, "begin", id, b.units[i].at, "4.1")
		if b.counters[i].twoSided() {
			o.button(Turn{id}, b.turnVerb(id), id, b.turnRef(id))
		}
	}
}

// turnVerb says what turning a counter would do.
func (b *Battle) turnVerb(id game.ID) string {
	switch back := b.units[id].back; {
	case b.counters[id].arm == HeavyHorse && back:
		return "turn-heavy"
	case b.counters[id].arm == HeavyHorse:
		return "turn-fast"
	case back:
		return "dismount"
	}
	return "mount"
}

func (b *Battle) turnRef(id game.ID) rule.Ref {
	if b.counters[id].arm == HeavyHorse {
		return "9.6"
	}
	return "9.5"
}

func (o *offerer) shots(id game.ID) {
	if o.b.loaded(id) == nil {
		o.b.eachTarget(id, func(a Shoot) bool {
			o.add(a, "shoot", id, o.b.units[a.Target].at, "6.1")
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
	if len(by) == 0 || len(at) == 0 || slices.ContainsFunc(o.out, func(x game.Offer) bool { return sameAttack(x.Act, by, at) }) {
		return
	}
	o.add(Attack{by, at}, "attack", by[0], at[0], "7.1")
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
		o.button(Stand{}, "stand", game.None, "8.3")
	case escapeStep:
		o.evasions(s.unit, "escape")
	case lossStep:
		for _, id := range b.members(s.side) {
			o.add(Lose{id}, "lose-unit", id, b.units[id].at, "7.6")
		}
	case retreatStep:
		for _, id := range b.fight.runs {
			for _, p := range b.retreats(id) {
				o.way(Retreat{id, p}, "retreat", id, p, "7.8")
			}
		}
	case restoreStep:
		b.eachRestore(func(r Restore) { o.add(r, "restore", r.Unit, r.Hex, "11.2") })
	}
}

func evadeVerb(k stepKind) string {
	if k == withdrawStep {
		return "withdraw"
	}
	return "evade"
}

func (o *offerer) evasions(id game.ID, verb string) {
	for _, p := range o.b.evasions(id) {
		o.way(Evade{id, p}, verb, id, p, "8.3")
	}
}

// advances offers the ways of an advance after combat.
func (o *offerer) advances() {
	for _, id := range o.b.followers() {
		for _, p := range o.b.follows(id) {
			o.way(Follow{id, p}, "advance-after", id, p, "7.9")
		}
	}
	o.button(Stay{}, "stay-all", game.None, "7.9")
}
