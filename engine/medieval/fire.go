package medieval

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 10.2 Ranged fire: a shot is declared, the unit under fire may answer at once, and then all
// shots are rolled before any loss is taken.

// shot is one unit's fire that was declared and is not settled yet.
type shot struct {
	by, at game.ID
}

func (a Shoot) check(b *Battle) *rule.Refusal {
	if b.pending() != nil && b.waits(fireStep) == nil {
		return decideFirst
	}
	if no := b.loaded(a.Unit); no != nil {
		return no
	}
	if b.waits(fireStep) != nil && (a.Unit != b.shots[0].at || a.Target != b.shots[0].by) {
		return decideFirst // 10.2.6: only the unit under fire answers
	}
	return b.mayAim(a.Unit, a.Target)
}

func (a Shoot) apply(b *Battle) {
	if s := b.waits(fireStep); s != nil {
		s.n = answered
	} else {
		b.shots = nil
		b.steps.Push(step{kind: fireStep, side: b.counters[a.Target].side})
	}
	b.spend(a.Unit)
	b.disturb(a.Target) // 11.1.7, R-249
	b.wake(a.Target)
	if b.fit(a.Unit) {
		b.shots = append(b.shots, shot{a.Unit, a.Target})
	}
}

// answered marks a shot whose target has decided whether to shoot back.
const answered = 1

// spend marks a shot as used; in its own phase it costs 1 MP (10.5.8).
func (b *Battle) spend(id game.ID) {
	if b.counters[id].side == b.phase.side() {
		b.units[id].set(shotOwn)
		b.mover.left -= game.Point
		b.mover.fresh = false
		b.stir(id)
		return
	}
	b.units[id].set(shotReact)
}

func (HoldFire) check(b *Battle) *rule.Refusal {
	if b.waits(fireStep) == nil {
		return notPending
	}
	return nil
}

func (HoldFire) apply(b *Battle) { b.pending().n = answered }

// firing waits while the unit under fire may answer at once, then settles all shots: every
// roll is made before any loss is taken (10.2.6, R-248).
func (b *Battle) firing(s step) (waits bool) {
	if s.n != answered && len(b.shots) == 1 {
		back := Shoot{b.shots[0].at, b.shots[0].by}
		if b.loaded(back.Unit) == nil && b.mayAim(back.Unit, back.Target) == nil {
			return true
		}
	}
	var hits []hit
	for _, sh := range b.shots {
		hits = append(hits, b.fire(sh))
	}
	b.shots = nil
	for _, h := range hits {
		b.land(h)
	}
	return false
}

// hit is a shot with its dice thrown.
type hit struct {
	shot
	loss     int      // SP
	friendly bool     // it went among the shooter's own (10.2.1)
	broken   rule.Ref // the paragraph that breaks the target, or none
	stopped  rule.Ref // the paragraph that stops it, or none
	leader   game.ID  // the leader it kills
}

// fire rolls for one shot (10.2.1 to 10.2.4), with the dice that ride on it.
func (b *Battle) fire(sh shot) hit {
	h := hit{shot: sh, leader: game.None}
	if h.friendly = b.strays(sh); h.friendly {
		return h
	}
	switch {
	case b.counters[sh.at].leads():
	case b.vain(sh):
		b.emit(game.Event{Kind: eventShotInVain, Side: b.counters[sh.by].side, Unit: sh.at, By: sh.by, At: b.units[sh.at].at,
			Ref: b.counters[sh.by].kind.fireRef()})
	default:
		b.rollShot(&h)
	}
	h.leader = b.markLeader(sh.by, b.units[sh.at].at, b.counters[sh.at].side)
	b.shake(&h)
	return h
}

// aim throws for a shot: what the dice show, with the modifiers their sum, and what the fire
// table makes of it.
func (b *Battle) aim(r dice.Roller, sh shot, t *rule.Tally) ([]int, FireEffect) {
	thrown := dice.Throw(r, dice.Two("shot", sh.by, dice.Only(12)))
	t.Add("10.2", "dice", dice.Sum(thrown))
	b.aimLines(t, sh)
	return thrown, b.effect(sh, t.Sum())
}

// effect is what the fire table makes of a modified roll.
func (b *Battle) effect(sh shot, roll int) FireEffect {
	far := b.units[sh.by].at.Distance(b.units[sh.at].at)
	return b.ed.Fire.Units[b.counters[sh.by].kind][far-1][max(1, min(roll, 12))-1]
}

// telling is the totals of the dice with which a shot does anything to its target.
func (b *Battle) telling(sh shot) dice.Totals {
	t := rule.SumOnly()
	b.aimLines(&t, sh)
	return dice.Where(func(total int) bool { return b.harms(sh.at, b.effect(sh, total+t.Sum())) })
}

// harms reports whether an effect changes anything about a unit.
func (b *Battle) harms(id game.ID, e FireEffect) bool {
	return e.Loss > 0 || e.Break && b.breakable(id, byFire) || e.Stop && !b.units[id].has(stopped)
}

// vain reports whether a shot is fired without dice: no total of them does anything, and no leader
// is there to be hit. It is a shot and an attack all the same.
func (b *Battle) vain(sh shot) bool {
	_, settled := dice.Two("shot", sh.by, b.telling(sh)).Settled()
	return settled && !b.any(b.units[sh.at].at, b.counters[sh.at].side, isLeader)
}

// rollShot throws for a shot.
func (b *Battle) rollShot(h *hit) {
	var t rule.Tally
	thrown, e := b.aim(b.roll, h.shot, &t)
	at, k := b.units[h.at].at, b.counters[h.by].kind
	h.loss = e.Loss
	if e.Break {
		h.broken = "10.7.1"
	}
	if e.Stop {
		h.stopped = "10.7.1"
	}
	b.emit(game.Event{Kind: eventShot, Side: b.counters[h.by].side, Unit: h.at, By: h.by, At: at, N: h.loss, Dice: thrown,
		Trials: tried(h.at, thrown, b.telling(h.shot)), Ref: k.fireRef(), Tally: &t})
}

// markLeader throws for the leaders in a hex under the fire of a unit.
func (b *Battle) markLeader(by game.ID, at hex.Hex, side game.Side) game.ID {
	leaders := b.standing(at, side, isLeader)
	if len(leaders) == 0 {
		return game.None
	}
	thrown, hit := marked(b.roll, by, leaders)
	var trials []game.Trial
	for _, l := range leaders {
		t := game.Tried(l, thrown, fatalShot)
		t.Broken = l == hit
		trials = append(trials, t)
	}
	b.emit(game.Event{Kind: eventLeaderUnderFire, Side: side, Unit: leaders[0], By: game.None, At: at, Dice: thrown, Trials: trials, Ref: "10.2.4"})
	return hit
}

// fatalShot is what hits a leader under fire (10.2.4).
var fatalShot = dice.Only(12)

// marked throws for leaders under fire: what the two dice show, and whom they hit: nobody below
// 12, of several one by a die more (10.2.4, R-237).
func marked(r dice.Roller, by game.ID, leaders []game.ID) (thrown []int, hit game.ID) {
	thrown = dice.Throw(r, dice.Two("leader-under-fire", by, ^fatalShot))
	switch {
	case !fatalShot.Has(dice.Sum(thrown)):
		return thrown, game.None
	case len(leaders) == 1:
		return thrown, leaders[0]
	}
	which := dice.Throw(r, dice.One("leader-hit", by, dice.UpTo(6)))[0]
	return thrown, leaders[(which-1)%len(leaders)]
}

// shake throws the test that follows a loss: shock by crossbows (10.6.3, R-244), order after
// horse archers (10.5.10, R-245). Where it can change nothing nothing is thrown.
func (b *Battle) shake(h *hit) {
	if h.loss == 0 || !b.survives(h) {
		return
	}
	breaks := b.breakableBy(h)
	switch k := b.counters[h.by].kind; {
	case k == Crossbows && (breaks || b.ed.ShockStops && !b.units[h.at].has(stopped)):
		b.rollShock(h)
	case k.shootsMounted() && breaks:
		e := game.Event{Side: b.counters[h.at].side, Unit: h.at, By: h.by, N: 1, Ref: "10.5.10"}
		if len(b.throwBreak(0, h.by, []game.ID{h.at}, e)) > 0 {
			h.broken = "10.5.10"
		}
	}
}

// rollShock throws the shock by crossbows.
func (b *Battle) rollShock(h *hit) {
	test := dice.One("shock-test", h.by, dice.UpTo(5))
	thrown := b.throw(test)
	b.emit(game.Event{Kind: eventShockRoll, Side: b.counters[h.at].side, Unit: h.at, By: h.by, Dice: thrown,
		Trials: tried(h.at, thrown, ^test.Good), Ref: "10.6.3"})
	if test.Good.Has(thrown[0]) {
		return
	}
	h.broken = "10.6.3"
	if b.ed.ShockStops {
		h.stopped = "10.6.3"
	}
}

// survives reports whether the target of a hit outlives it, and the leader whom the shot kills (8.1.4).
func (b *Battle) survives(h *hit) bool {
	sp := int(b.units[h.at].sp)
	if h.leader != game.None && b.mourns(h.at, h.leader) {
		sp = b.reducedBy(h.at, sp, 1)
	}
	return b.reducedBy(h.at, sp, h.loss) > 0
}

// breakableBy reports whether a shot can break its target: a leader whom it kills steadies nobody any more.
func (b *Battle) breakableBy(h *hit) bool {
	if at := b.units[h.at].at; h.leader != game.None && len(b.standing(at, b.counters[h.at].side, isLeader)) == 1 {
		return b.ed.Order == Scatters || b.units[h.at].order == sound
	}
	return b.breakable(h.at, byFire)
}

// land takes the effect of a shot.
func (b *Battle) land(h hit) {
	if h.friendly {
		b.steps.Push(step{kind: sufferStep, side: b.counters[h.by].side, banner: h.at, by: h.by})
		return
	}
	if h.leader != game.None && b.on(h.leader) {
		b.killLeader(h.leader, h.by, "10.2.4")
	}
	if h.loss > 0 && b.on(h.at) {
		b.hurt(h.at, h.loss, inCombat, b.counters[h.by].kind.fireRef())
	}
	if h.broken != "" && b.on(h.at) {
		b.unsettle(h.at, byFire, h.broken)
	}
	if h.stopped != "" && b.on(h.at) {
		b.units[h.at].set(stopped)
		b.emit(game.Event{Kind: eventStopped, Side: b.counters[h.at].side, Unit: h.at, By: h.by, At: b.units[h.at].at, Ref: h.stopped})
	}
}
