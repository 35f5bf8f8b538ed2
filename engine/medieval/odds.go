package medieval

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 1.4, 1.5 and 5.1.1: what a combat is made of. Everything here is pure, so that the
// same lines serve the forecast and the combat itself.

// combat is a combat before the dice: who fights whom, and the hex that counts for
// terrain (5.3.2).
type combat struct {
	by, on  []game.ID
	at      []hex.Hex
	counter bool
	focus   hex.Hex
}

// newCombat gathers the defenders of the hexes attacked; the whole hex defends.
func (b *Battle) newCombat(by []game.ID, at []hex.Hex, counter bool) combat {
	c := combat{by: by, at: at, counter: counter}
	foe := b.counters[by[0]].side.Other()
	for _, h := range at {
		c.on = append(c.on, b.standing(h, foe, isUnit)...)
	}
	c.focus = b.focus(at, by, foe)
	return c
}

// focus is the defending hex with most SP (5.3.2); of equals the one where the ground
// serves the defender best. Several hexes are attacked from one.
func (b *Battle) focus(at []hex.Hex, by []game.ID, foe game.Side) hex.Hex {
	best := at[0]
	for _, h := range at[1:] {
		n := b.strength(h, foe, game.None) - b.strength(best, foe, game.None)
		if n > 0 || n == 0 && b.shelter(by, h) > b.shelter(by, best) {
			best = h
		}
	}
	return best
}

// shelter is what the ground gives a defender who is attacked from one hex.
func (b *Battle) shelter(by []game.ID, h hex.Hex) int {
	n := b.ed.Terrain[b.terrain(h)].Combat
	if len(by) == 0 {
		return n
	}
	from := b.units[by[0]].at
	if d, near := from.Toward(h); near && b.board.Side(from, d)&(board.Stream|board.River) != 0 {
		n += b.ed.Stream.Combat
	}
	if b.uphill(from, h) {
		n += b.ed.Uphill.Combat
	}
	return n
}

// odds sums a combat up: strengths, ratio, modifiers and the final column.
func (b *Battle) odds(c combat) game.Odds {
	o := game.Odds{Attackers: c.by, Defenders: c.on, At: c.at, Columns: Columns}
	o.AttackSP, o.DefendSP = b.attackStrength(c), b.defendStrength(c)
	if len(c.on) == 0 { // only leaders: the best column, no modifiers (8.2.9, R-77)
		o.Initial, o.Final = len(Columns)-1, len(Columns)-1
		return o
	}
	o.Initial = initialColumn(o.AttackSP, o.DefendSP)
	b.attackModifiers(&o.Attack, c)
	b.defenceModifiers(&o.Defend, c)
	o.Led = [2][]game.ID{b.helpers(c.by), b.helpers(c.on)}
	shifted := o.Initial + o.Attack.Sum() - o.Defend.Sum()
	o.Final = b.ed.shiftColumns(o.Initial, o.Attack.Sum(), o.Defend.Sum())
	o.Beyond.Add("R-474", "beyond-table", o.Final-shifted)
	return o
}

// Columns that a combat moves by.
const (
	behind     = 2 // 3.1.2
	pincers    = 1 // 5.2.6
	ledInHex   = 2 // 8.2.1
	ledFromFar = 1 // 8.2.2
	underFlag  = 1 // 7.1.7
	shakenFoe  = 1 // Ko-9.2.3
	stakesFoot = 1 // Ko-15.2.2, against infantry
	stakesHard = 2 // and against cavalry
)

// attackModifiers are the attacker's combat modifiers (1.5, R-61: all of them count).
func (b *Battle) attackModifiers(t *rule.Tally, c combat) {
	armour := b.groupArmour(c.by, c.on)
	charge := 0
	for _, id := range c.by {
		charge += b.attackCharge(id, c)
	}
	b.chargeLine(t, c.by, charge, armour)
	t.Add("5.2.7", "armour", armour)
	b.rearLine(t, c)
	b.oppositeLine(t, c)
	b.leaderLine(t, c.by)
	b.bannerLine(t, c.by)
	b.moraleLine(t, b.counters[c.by[0]].side)
	b.rangedLine(t, c.on, true)
	b.weakLine(t, c.on)
}

// defenceModifiers are the defender's.
func (b *Battle) defenceModifiers(t *rule.Tally, c combat) {
	armour := b.groupArmour(c.on, c.by)
	charge := 0
	for _, id := range c.on {
		if !b.anyShiltron(c.by) { // 11.3.6
			charge += b.cappedCharge(id, int(b.units[id].charge))
		}
	}
	b.chargeLine(t, c.on, charge, armour)
	t.Add("5.2.7", "armour", armour)
	b.groundLines(t, c)
	b.leaderLine(t, c.on)
	b.bannerLine(t, c.on)
	b.moraleLine(t, b.counters[c.by[0]].side.Other())
	b.rangedLine(t, c.by, false)
	b.weakLine(t, c.by)
	b.palisadeLine(t, c)
}

// groupArmour is the mean armour of a group; a shiltron takes 1 from cavalry (11.3.7).
func (b *Battle) groupArmour(ids, enemies []game.ID) int {
	sum, pikes := 0, b.anyShiltron(enemies)
	for _, id := range ids {
		c := &b.counters[id]
		sum += c.armour
		if pikes && c.kind.Mounted() && c.armour > 0 {
			sum--
		}
	}
	return mean(sum, len(ids))
}

// chargeLine adds the group's charge, the mean of a sum, not above its armour plus one (5.6.4, 5.6.5,
// Where some of it counts less, the line says by what.
func (b *Battle) chargeLine(t *rule.Tally, group []game.ID, sum, armour int) {
	charge, ref := mean(sum, len(group)), b.cappedBy(group)
	switch {
	case charge > armour+1:
		t.Add("5.6.5", "charge-capped", armour+1)
	case ref != "":
		t.Add(ref, "charge-capped", charge)
	default:
		t.Add("5.6.4", "charge", charge)
	}
}

// cappedBy is the paragraph by which somebody of a group has less of a charge than it rode up, "" if
// nobody has: disorder, or a worn out leader (Ko-9.2.4, Ko-14.3.1, R-30, R-60).
func (b *Battle) cappedBy(group []game.ID) (ref rule.Ref) {
	for _, id := range group {
		switch u := &b.units[id]; {
		case u.charge < 2 || !b.weak(id) || b.counters[id].kind.shootsMounted():
		case u.order == disorganised:
			return "Ko-9.2.4"
		default:
			ref = "Ko-14.3.1"
		}
	}
	return ref
}

// cappedCharge is what counts in combat of the charge the ground leaves a unit: nothing for
// horse archers (10.5.3, R-34), no more than 1 out of order (Ko-9.2.4, R-30).
func (b *Battle) cappedCharge(id game.ID, charge int) int {
	switch {
	case b.counters[id].kind.shootsMounted():
		return 0
	case b.weak(id):
		return min(charge, 1)
	}
	return charge
}

// attackCharge is an attacker's charge after what the ground takes from it, at least 0.
func (b *Battle) attackCharge(id game.ID, c combat) int {
	charge := int(b.units[id].charge)
	if b.chargeBroken(c.focus) || b.overWall(b.units[id].at, c.focus) || // 11.1.2
		c.counter && b.counters[id].armour == 0 || b.anyShiltron(c.on) { // 5.6.6; 5.7.9, R-62, R-63; 11.3.6
		return 0
	}
	d, _ := b.units[id].at.Toward(c.focus)
	s := b.board.Side(b.units[id].at, d)
	switch {
	case s.Has(board.Bridge):
		charge-- // 5.6.7, R-32
	case s&(board.Stream|board.River) != 0:
		charge-- // 5.6.8, R-32
	}
	if b.uphill(b.units[id].at, c.focus) {
		charge-- // 5.6.9
	}
	return b.cappedCharge(id, max(0, charge))
}

// chargeBroken reports whether an attack on this hex takes all charge (5.6.6).
func (b *Battle) chargeBroken(h hex.Hex) bool {
	t := b.terrain(h)
	return t == board.Forest || t == board.Swamp || t == board.Fort
}

func (b *Battle) uphill(from, to hex.Hex) bool {
	return b.terrain(to) == board.Hill && b.terrain(from) != board.Hill
}

// rearLine is the bonus for attacking from the rear of the strongest defender (3.1.2, R-37, R-38).
func (b *Battle) rearLine(t *rule.Tally, c combat) {
	if n := b.rearHexes(c); n > 0 && b.ed.RearPerHex {
		t.Add("3.1.2", "rear", behind*n)
	} else if n > 0 {
		t.Add("3.1.2", "rear", behind)
	}
}

// rearHexes is from how many hexes attackers reach the rear of the strongest defender.
func (b *Battle) rearHexes(c combat) int {
	most := 0
	for _, id := range c.on {
		most = max(most, int(b.units[id].sp))
	}
	best := 0
	for _, id := range c.on {
		if int(b.units[id].sp) == most {
			best = max(best, b.hexesBehind(id, c.by))
		}
	}
	return best
}

func (b *Battle) hexesBehind(defender game.ID, by []game.ID) int {
	u := &b.units[defender]
	if u.has(shiltron) {
		return 0 // 11.3.5, R-79
	}
	var seen [6]bool
	n := 0
	for _, id := range by {
		d, near := u.at.Toward(b.units[id].at)
		if near && rear(u.facing, d) && !seen[d] {
			seen[d] = true
			n++
		}
	}
	return n
}

// oppositeLine is the bonus for attacking a hex from exactly opposite hexes (5.2.6, R-39 to R-41).
func (b *Battle) oppositeLine(t *rule.Tally, c combat) {
	for _, h := range c.at {
		var from [6]bool
		for _, id := range c.by {
			if d, near := h.Toward(b.units[id].at); near {
				from[d] = true
			}
		}
		if from[0] && from[3] || from[1] && from[4] || from[2] && from[5] {
			t.Add("5.2.6", "opposite", pincers)
			return
		}
	}
}

// groundLines are the defender's modifiers for terrain: the hex, and water or slope that
// most of the attacking strength has before it (5.3.1, R-51 to R-54).
func (b *Battle) groundLines(t *rule.Tally, c combat) {
	ground := b.terrain(c.focus)
	t.Add("5.3.1", ground.String(), b.ed.Terrain[ground].Combat)
	all, wet, low := 0, 0, 0
	for _, id := range c.by {
		sp := b.attackSP(id, c)
		all += sp
		d, _ := b.units[id].at.Toward(c.focus)
		if b.board.Side(b.units[id].at, d)&(board.Stream|board.River) != 0 {
			wet += sp
		}
		if b.uphill(b.units[id].at, c.focus) {
			low += sp
		}
	}
	if 2*wet > all {
		t.Add("R-52", "stream", b.ed.Stream.Combat)
	}
	if 2*low > all {
		t.Add("R-53", "uphill", b.ed.Uphill.Combat)
	}
}

// rangedLine is what a side gains against ranged units (10.3.1, R-49): by the book for the
// attacker only, or for whichever side fights them.
func (b *Battle) rangedLine(t *rule.Tally, enemies []game.ID, attacking bool) {
	if !attacking && !b.ed.RangedEitherWay {
		return
	}
	for _, id := range enemies {
		if b.counters[id].kind.Ranged() {
			t.Add("10.3.1", "ranged-target", b.ed.RangedBonus)
			return
		}
	}
}

// Forecast explains an act that dice follow, nil for others.
func (b *Battle) Forecast(a game.Action) *game.Odds {
	switch a := a.(type) {
	case Countercharge:
		return b.lookAhead(a)
	case Shoot:
		return b.fireForecast(a)
	case ManWalls:
		return b.manned(a)
	case EndPhase:
		return b.phaseForecast()
	}
	c, ok := b.combatOf(a)
	if !ok {
		return nil
	}
	return b.prospect(c)
}

// prospect explains a combat that may still be changed by the throws before it.
func (b *Battle) prospect(c combat) *game.Odds {
	c.on = b.likelyMen(c)
	o := b.odds(c)
	o.Chances, o.Risks = b.chances(o.Final), b.risks(c)
	return &o
}

// risks are the throws before a combat that may change it.
func (b *Battle) risks(c combat) (list []game.Risk) {
	for _, id := range c.by {
		list = append(list, b.tiredRisk(id)...)
	}
	for _, id := range slices.Concat(c.by, c.on) {
		if b.elite(b.counters[id].kind) && len(c.on) > 0 {
			ways, of := dice.Likely(func(r dice.Roller) bool { _, trials := bowShot(r, id); return trials[0].Broken })
			list = append(list, game.Risk{Unit: id, Code: "bow-may-hit", Ways: ways, Of: of, Ref: "Ko-15.1.4"})
		}
	}
	return list
}

// combatOf is the combat an act leads to at once.
func (b *Battle) combatOf(a game.Action) (combat, bool) {
	switch a := a.(type) {
	case Attack:
		if a.check(b) != nil {
			return combat{}, false
		}
		return b.newCombat(a.By, a.At, false), true
	case StrikeNow:
		if b.waits(joinStep) == nil || len(b.fight.by) == 0 {
			return combat{}, false
		}
		return b.newCombat(b.fight.by, b.fight.at, true), true
	}
	return combat{}, false
}

// lookAhead is the forecast of a countercharge combat as if one more unit had ridden.
func (b *Battle) lookAhead(a Countercharge) *game.Odds {
	if a.check(b) != nil {
		return nil
	}
	c, luck := b.seen(b.counters[a.Unit].side), &dice.Lucky{}
	c.roll = luck // what the ride itself may throw turns out well
	if c.waits(joinStep) == nil {
		c.fight = fight{at: []hex.Hex{c.mover.at}, counter: true}
		c.steps.Push(step{kind: joinStep, side: c.counters[a.Unit].side})
	}
	c.units[a.Unit].set(tested) // before it rides, so no leader in the hex it comes to steadies it
	c.ride(a)
	if !c.able(a.Unit) {
		return nil
	}
	c.fight.by = append(c.fight.by, a.Unit)
	o := c.Forecast(StrikeNow{})
	o.Risks = slices.Concat(b.tiredRisk(a.Unit), o.Risks, shakyRides(c.events, luck.Tests))
	return o
}

// shakyRides are the morale tests of a ride that were taken to turn out well (Ko-9.1.2).
func shakyRides(events []game.Event, tests []dice.Test) (list []game.Risk) {
	for i := range events {
		if e := &events[i]; e.Kind == eventMoralePassed || e.Kind == eventMoraleFailed {
			n := slices.IndexFunc(tests, func(t dice.Test) bool { return t.Code == "morale-test" })
			ways, of := tests[n].Fails()
			tests = tests[n+1:]
			list = append(list, game.Risk{Unit: e.Unit, Code: "may-lose-order", Ways: ways, Of: of, Ref: e.Ref})
		}
	}
	return list
}

// chances are the results of a column, of the throw that resolves the combat.
func (b *Battle) chances(column int) []game.Chance {
	return game.Chances(func(r dice.Roller) game.Result {
		_, cell := b.ed.fall(r, game.None, column)
		return cell
	})
}
