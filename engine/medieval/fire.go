package medieval

import (
	"slices"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 10.2 and 10.4 to 10.7 Ranged fire.

// FireTables are the fire tables by shooter; Objects is the bombards' table against objects.
type FireTables struct {
	Units   map[Kind]FireTable
	Objects FireTable
}

// FireTable gives the effect by range, 1 first, and by the modified roll, 1 to 12.
type FireTable [][12]FireEffect

// FireEffect is what a shot does to its target.
type FireEffect struct {
	Loss  int  // SP
	Break bool // the unit scatters or disorganises, the object is destroyed
	Stop  bool // the unit may not move any more in the phase
}

// fireTable reads rows of twelve marks: "-", SP lost, "S" or "D" for a break, "DS" with a stop.
func fireTable(rows ...string) (t FireTable) {
	for _, row := range rows {
		var line [12]FireEffect
		for i, mark := range strings.Fields(row) {
			switch {
			case mark == "1" || mark == "2":
				line[i].Loss = int(mark[0] - '0')
			case mark != "-":
				line[i] = FireEffect{Break: true, Stop: mark == "DS"}
			}
		}
		t = append(t, line)
	}
	return t
}

// shot is one unit's fire that was declared and is not settled yet.
type shot struct {
	by, at game.ID
}

// reach is how far a unit shoots, in hexes; 0 if it does not.
func (b *Battle) fireRange(id game.ID) int { return len(b.ed.Fire.Units[b.counters[id].kind]) }

// maySee says why a shooter cannot shoot at a hex: range and arc (10.4.1, 10.5.4, 10.7.2,
// ) and line of sight (10.2.5).
func (b *Battle) mayHit(id game.ID, h hex.Hex) *rule.Refusal {
	u := &b.units[id]
	n := u.at.Distance(h)
	switch {
	case n == 0 || n > b.fireRange(id):
		return outOfShot
	case !b.counters[id].kind.shootsMounted() && !inCone(u.at, u.facing, h):
		return outOfArc
	case b.blocked(u.at, h):
		return noSight
	}
	return nil
}

// inCone reports whether a hex lies between the two outer directions of the front area.
func inCone(from hex.Hex, facing hex.Dir, to hex.Hex) bool {
	n := from.Distance(to)
	for _, side := range []int{-1, 1} {
		for a := 0; a <= n; a++ {
			h := from
			for i := range n {
				if i < a {
					h = h.Step(facing)
				} else {
					h = h.Step(facing.Turn(side))
				}
			}
			if h == to {
				return true
			}
		}
	}
	return false
}

// blocked reports whether the line between two hexes is blocked by a hex between them; where
// it runs along a hexside only if both hexes beside it block (10.2.5, R-218, R-219).
func (b *Battle) blocked(from, to hex.Hex) bool {
	line := from.Line(to)
	for _, pair := range line[1 : len(line)-1] {
		if b.screens(pair[0]) && b.screens(pair[1]) {
			return true
		}
	}
	return false
}

func (b *Battle) screens(h hex.Hex) bool {
	switch b.terrain(h) {
	case board.Hill, board.Forest, board.Village, board.Fort:
		return true
	}
	return false
}

// loaded says why a unit may not shoot now, whatever the target.
func (b *Battle) loaded(id game.ID) *rule.Refusal {
	switch {
	case !b.known(id) || !b.on(id):
		return notOnMap
	case b.fireRange(id) == 0 || b.units[id].order == panicked:
		return notRanged
	case b.counters[id].kind.Ranged() && !b.units[id].has(combatSide):
		return notFormed // 10.1.2
	case !b.phase.movement():
		return notYourPhase
	case b.counters[id].side == b.phase.side():
		return b.loadedOwn(id)
	case b.units[id].has(shotReact):
		return shotAlready // 10.1.6, R-222, R-223
	}
	return nil
}

// loadedOwn is the shot of horse archers during their own move (10.5.6 to 10.5.8, R-224).
func (b *Battle) loadedOwn(id game.ID) *rule.Refusal {
	switch {
	case !b.counters[id].kind.shootsMounted():
		return notYourPhase
	case id != b.mover.id || b.mover.gone:
		return notMoving
	case b.units[id].has(shotOwn):
		return shotAlready // 10.5.7
	case b.mover.left < game.Points(1):
		return noMP // 10.5.8
	}
	return nil
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

// mayAim says why a loaded unit may not shoot at a counter: in the enemy's phases only at
// counters of the arm that moves (2.1, R-220, R-221).
func (b *Battle) mayAim(id, target game.ID) *rule.Refusal {
	if !b.known(target) {
		return unknownPiece
	}
	c, u := &b.counters[target], &b.units[target]
	switch {
	case !b.on(target) || c.rank == game.Banner || u.order == panicked || c.side == b.counters[id].side:
		return noEnemy
	case b.counters[id].side != b.phase.side() && !b.acts(target):
		return otherArm
	}
	return b.mayHit(id, u.at)
}

func (a Shoot) apply(b *Battle) {
	if b.waits(fireStep) == nil {
		b.shots = nil
		b.push(step{kind: fireStep, side: b.counters[a.Target].side})
	}
	b.spend(a.Unit)
	b.disturb(a.Target) // 11.1.7, R-249
	if b.fit(a.Unit) {
		b.shots = append(b.shots, shot{a.Unit, a.Target})
	}
	if len(b.shots) != 1 {
		b.steps[len(b.steps)-1].n = 1
	}
}

// spend marks a shot as used; in its own phase it costs 1 MP (10.5.8).
func (b *Battle) spend(id game.ID) {
	if b.counters[id].side == b.phase.side() {
		b.units[id].set(shotOwn)
		b.mover.left -= game.Points(1)
		b.mover.fresh = false
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

func (HoldFire) apply(b *Battle) { b.steps[len(b.steps)-1].n = 1 }

// firing waits while the unit under fire may answer at once, then settles all shots: every
// roll is made before any loss is taken (10.2.6, R-248).
func (b *Battle) firing(s step) (waits bool) {
	if s.n == 0 && len(b.shots) == 1 {
		back := Shoot{b.shots[0].at, b.shots[0].by}
		if b.loaded(back.Unit) == nil && b.mayAim(back.Unit, back.Target) == nil {
			return true
		}
	}
	var hits []hit
	for _, sh := range b.shots {
		hits = append(hits, b.throw(sh))
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
	effect   FireEffect
	friendly bool // it went among the shooter's own (10.2.1)
	broken   bool // the target fails its test
	leader   game.ID
}

// throw rolls for one shot (10.2.1 to 10.2.4), with the dice that ride on it.
func (b *Battle) throw(sh shot) hit {
	h := hit{shot: sh, leader: game.None}
	at := b.units[sh.at].at
	if b.zoned(at, b.counters[sh.by].side) {
		die := b.roll.D6() // 10.2.1
		h.friendly = die == 1
		b.emit(game.Event{Kind: "friendly-fire-roll", Side: b.counters[sh.by].side, Unit: sh.at, By: sh.by, At: at, Dice: []int{die}, Ref: "10.2.1"})
		if h.friendly {
			return h
		}
	}
	var t rule.Tally
	dice := []int{b.roll.D6(), b.roll.D6()}
	t.Add("10.2", "dice", dice[0]+dice[1])
	b.aimLines(&t, sh)
	table := b.ed.Fire.Units[b.counters[sh.by].kind]
	h.effect = table[b.units[sh.by].at.Distance(at)-1][max(1, min(t.Sum(), 12))-1]
	if b.counters[sh.at].leads() {
		h.effect = FireEffect{}
	}
	b.emit(game.Event{Kind: "shot", Side: b.counters[sh.by].side, Unit: sh.at, By: sh.by, At: at, N: h.effect.Loss, Dice: dice, Ref: "10.2", Tally: &t})
	h.leader = b.markLeader(at, b.counters[sh.at].side)
	b.shake(&h)
	return h
}

// aimLines are the modifiers of a shot: armour (10.2.2, 10.7.3), ground (10.2.3), a thinned
// unit of horse archers (10.5.9).
func (b *Battle) aimLines(t *rule.Tally, sh shot) {
	k, armour := b.counters[sh.by].kind, b.counters[sh.at].armour
	switch {
	case k != Bombards:
		t.Add("10.2.2", "their-armour", -armour)
	case armour == 2:
		t.Add("10.7.3", "their-armour", -1)
	}
	switch b.terrain(b.units[sh.at].at) {
	case board.Forest, board.Village, board.Fort:
		t.Add("10.2.3", "cover", -1)
	}
	if k.shootsMounted() && b.units[sh.by].sp == 1 {
		t.Add("10.5.9", "thinned", -1)
	}
}

// markLeader throws for a leader in a hex under fire: on 12 he is hit (10.2.4, R-237).
func (b *Battle) markLeader(at hex.Hex, side game.Side) game.ID {
	leaders := b.standing(at, side, isLeader)
	if len(leaders) == 0 {
		return game.None
	}
	dice := []int{b.roll.D6(), b.roll.D6()}
	b.emit(game.Event{Kind: "leader-under-fire", Side: side, Unit: leaders[0], By: game.None, At: at, Dice: dice, Ref: "10.2.4"})
	if dice[0]+dice[1] < 12 {
		return game.None
	}
	if len(leaders) == 1 {
		return leaders[0]
	}
	return leaders[(b.roll.D6()-1)%len(leaders)]
}

// shake throws the test that follows a loss: shock by crossbows (10.6.3), order after horse
// archers (10.5.10, R-245).
func (b *Battle) shake(h *hit) {
	c := &b.counters[h.at]
	if h.effect.Loss == 0 || int(b.units[h.at].sp) <= h.effect.Loss {
		return
	}
	switch k := b.counters[h.by].kind; {
	case k == Crossbows:
		die := b.roll.D6()
		h.broken = die == 6
		h.effect.Stop = h.broken && b.ed.ShockStops
		b.emit(game.Event{Kind: "shock-roll", Side: c.side, Unit: h.at, By: h.by, Dice: []int{die}, Ref: "10.6.3"})
	case k.shootsMounted():
		dice, breaks := b.breakDice()
		h.broken = breaks(0, scatterColumn(c.kind, c.armour))
		b.emit(game.Event{Kind: b.breakKind(), Side: c.side, Unit: h.at, By: h.by, Dice: dice, N: 1, Ref: "10.5.10"})
	}
}

// land takes the effect of a shot.
func (b *Battle) land(h hit) {
	if h.friendly {
		b.push(step{kind: sufferStep, side: b.counters[h.by].side, banner: h.at})
		return
	}
	if h.leader != game.None && b.on(h.leader) {
		b.killLeader(h.leader, h.by, "10.2.4")
	}
	if h.effect.Loss > 0 && b.on(h.at) {
		b.hurt(h.at, h.effect.Loss, inCombat, "10.2")
	}
	if (h.broken || h.effect.Break) && b.on(h.at) {
		b.unsettle(h.at, byFire, "10.2")
	}
	if h.effect.Stop && b.on(h.at) {
		b.units[h.at].set(stopped)
		b.emit(game.Event{Kind: "stopped", Side: b.counters[h.at].side, Unit: h.at, By: h.by, At: b.units[h.at].at, Ref: "10.6.3"})
	}
}

// victims are the friends of a shooter beside the target that friendly fire may hit (10.2.1, R-239).
func (b *Battle) victims(s step) []game.ID {
	var out []game.ID
	at := b.units[s.banner].at
	for d := hex.N; d <= hex.NW; d++ {
		out = append(out, b.standing(at.Step(d), s.side, isUnit)...)
	}
	return out
}

// suffering lets friendly fire find its victim; with nobody there the shot misses.
func (b *Battle) suffering(s step) (waits bool) {
	v := b.victims(s)
	if s.n == 1 || len(v) == 0 {
		return false
	}
	if len(v) > 1 {
		return true
	}
	b.steps[len(b.steps)-1].n = 1
	b.strikeFriend(v[0])
	return false
}

// strikeFriend takes 1 SP from a friend; a leader with it is in danger too (10.2.4, R-241).
func (b *Battle) strikeFriend(id game.ID) {
	at, side := b.units[id].at, b.counters[id].side
	b.emit(game.Event{Kind: "friendly-fire", Side: side, Unit: id, By: game.None, At: at, N: 1, Ref: "10.2.1"})
	l := b.markLeader(at, side)
	b.hurt(id, 1, inCombat, "10.2.1")
	if l != game.None && b.on(l) {
		b.killLeader(l, game.None, "10.2.4")
	}
}

func (a Suffer) check(b *Battle) *rule.Refusal {
	s := b.waits(sufferStep)
	if s == nil {
		return notPending
	}
	if !slices.Contains(b.victims(*s), a.Unit) {
		return notInFight
	}
	return nil
}

func (a Suffer) apply(b *Battle) {
	b.steps[len(b.steps)-1].n = 1
	b.strikeFriend(a.Unit)
}

func (a Batter) check(b *Battle) *rule.Refusal {
	if b.pending() != nil {
		return decideFirst
	}
	if no := b.loaded(a.Unit); no != nil {
		return no
	}
	switch {
	case b.counters[a.Unit].kind != Bombards:
		return bombardsOnly // 10.7.5
	case b.terrain(a.Hex) != board.Fort && len(b.palisades(a.Hex, b.counters[a.Unit].side.Other())) == 0:
		return noObject
	}
	return b.mayHit(a.Unit, a.Hex)
}

// palisades are the units of a side whose palisades stand in a hex.
func (b *Battle) palisades(h hex.Hex, side game.Side) []game.ID {
	return b.standing(h, side, func(_ *counter, u *unit) bool { return u.has(staked) })
}

func (a Batter) apply(b *Battle) {
	b.spend(a.Unit)
	if !b.fit(a.Unit) {
		return
	}
	dice := []int{b.roll.D6(), b.roll.D6()}
	side := b.counters[a.Unit].side
	b.emit(game.Event{Kind: "battered", Side: side, Unit: game.None, By: a.Unit, At: a.Hex, Dice: dice, Ref: "10.7.5"})
	if !b.ed.Fire.Objects[b.units[a.Unit].at.Distance(a.Hex)-1][dice[0]+dice[1]-1].Break {
		return
	}
	b.ruin(a.Hex, a.Unit, "10.7.5")
	for _, id := range b.palisades(a.Hex, side.Other()) {
		b.dropPalisade(id)
	}
}
