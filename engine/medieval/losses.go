package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Losses of strength points: 1.2, 5.4.6, 5.4.7.

// cause is why SP are lost; it decides what MORALE and the victory table make of it.
type cause uint8

const (
	inCombat   cause = iota // 6.1.4
	ownDoing                // ground a unit entered itself
	riddenDown              // 5.8.4
	riddenOver              // by its own cavalry
	leaderFell              // 8.1.6
	lostTrack               // no room on the track, or nobody to regroup with (9.1.5, 9.1.7)
)

// losing lets a party lose what it has to: its player chooses unless one unit is left.
// More than there is to lose is lost on nobody.
func (b *Battle) losing(at int) (waits bool) {
	for b.steps[at].n > 0 {
		c := b.losers(b.steps[at])
		if len(c) == 0 {
			return false
		}
		if len(c) > 1 {
			return true
		}
		b.loseOne(at, c[0])
	}
	return false
}

// losers are the units that may take a loss: any of the party with SP, or for hexes
// not retreated any of those that retreated.
func (b *Battle) losers(s step) []game.ID {
	m := b.members(s.party)
	if b.ahead(rollStep) { // a bow hits who is going to fight
		m = slices.DeleteFunc(m, func(id game.ID) bool { return slices.Contains(b.fight.reserve, id) })
	}
	return m
}

// loseOne takes one SP of the pending loss from a unit.
func (b *Battle) loseOne(at int, id game.ID) {
	b.steps[at].n--
	b.fight.lost[b.steps[at].party]++
	ref := rule.Ref("5.1.1")
	switch {
	case b.steps[at].kind == shortStep:
		ref = "5.4.6"
	case b.ahead(rollStep):
		ref = "Ko-15.1.4"
	}
	b.hurt(id, 1, inCombat, ref)
}

func (a Lose) check(b *Battle) *rule.Refusal {
	s := b.lossPending()
	if s == nil {
		return notPending
	}
	for _, id := range b.losers(*s) {
		if id == a.Unit {
			return nil
		}
	}
	return notInFight
}

func (a Lose) apply(b *Battle) { b.loseOne(len(b.steps)-1, a.Unit) }

// lossPending is the loss that waits for a choice.
func (b *Battle) lossPending() *step {
	if s := b.waits(lossStep); s != nil {
		return s
	}
	return b.waits(shortStep)
}

// hurt takes SP from a unit; without any left it is eliminated (1.2).
func (b *Battle) hurt(id game.ID, n int, why cause, ref rule.Ref) {
	u, c := &b.units[id], &b.counters[id]
	left := b.reducedBy(id, int(u.sp), n)
	lost := int(u.sp) - left
	u.sp = int8(left)
	b.emit(game.Event{Kind: eventLostSP, Side: c.side, Unit: id, By: game.None, At: u.at, N: lost, Ref: ref})
	if u.sp == 0 {
		b.die(id, why, ref)
	}
}

// reducedBy is what a loss leaves of the SP of a unit: nothing where its counter has no reverse side.
func (b *Battle) reducedBy(id game.ID, sp, n int) int {
	if b.counters[id].reduced == 0 && n > 0 {
		return 0
	}
	return max(0, sp-n)
}

// die eliminates a unit: its banner passes or falls, MORALE moves (6.1.4) and the enemy scores.
func (b *Battle) die(id game.ID, why cause, ref rule.Ref) {
	u, c := &b.units[id], &b.counters[id]
	onMap, scored := u.where == game.OnMap, u.where == game.Away && b.sc.EscapesScore
	b.remove(id, game.Dead)
	u.sp, u.charge = 0, 0
	b.halt(id)
	b.emit(game.Event{Kind: eventEliminated, Side: c.side, Unit: id, By: game.None, At: u.at, Ref: ref})
	if onMap {
		b.bereave(id, false)
	} else {
		b.forfeit(id)
	}
	if why == inCombat {
		b.shiftMorale(c.side.Other(), unitBoxes, "6.1.4")
	}
	if why != riddenOver && !scored {
		b.score(c.side.Other(), b.worth(id), id)
	}
}
