package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 9.0 Scatter: broken units leave the map for the track of scattered units and try to
// regroup near their leader.

// scatter takes a unit that broke (9.1.1) from the map to the track, or eliminates it when the track is full
// (9.1.2, 9.1.4, R-297 to R-299).
func (b *Battle) scatter(id game.ID, ref rule.Ref) {
	u, c := &b.units[id], &b.counters[id]
	if b.onTrack(c.side) >= b.sc.Options.TrackBoxes {
		b.emit(game.Event{Kind: eventTrackFull, Side: c.side, Unit: id, By: game.None, At: u.at, Ref: "9.1.4"})
		b.die(id, lostTrack, "9.1.4")
		return
	}
	b.remove(id, game.Scattered)
	u.charge = 0
	b.emit(game.Event{Kind: eventScattered, Side: c.side, Unit: id, By: game.None, At: u.at, Ref: ref})
	b.bereave(id, true)
}

// onTrack is how many units of a side stand on the track.
func (b *Battle) onTrack(side game.Side) int {
	n := 0
	for i := range b.units {
		if b.units[i].where == game.Scattered && b.counters[i].side == side {
			n++
		}
	}
	return n
}

// scattered are the throws of the scattered units of the phase's arm (9.1.6).
func (b *Battle) scattered() (list []step) {
	for _, id := range b.acting() {
		if b.units[id].where == game.Scattered {
			list = append(list, step{kind: regroupStep, side: b.phase.side(), by: id})
		}
	}
	return list
}

// tryRegroup throws a die for a scattered unit (9.1.6); one whose leader and Grand Leader are
// dead is eliminated (9.1.7).
func (b *Battle) tryRegroup(id game.ID) {
	if len(b.rallyPoints(id)) == 0 {
		if b.ed.OrphansPerish {
			b.die(id, lostTrack, "9.1.7")
		}
		return
	}
	comes := dice.From(b.ed.RegroupOn)
	thrown := b.throw(dice.One("regroup-test", id, comes))
	kind := eventRallyFailed
	if comes.Has(thrown[0]) {
		kind = eventRallied
		b.units[id].set(rallied)
	}
	b.emit(game.Event{Kind: kind, Side: b.counters[id].side, Unit: id, By: game.None, N: b.ed.RegroupOn, Dice: thrown,
		Trials: tried(id, thrown, ^comes), Ref: "9.1.6"})
}

// rallyPoints are the leaders a scattered unit may return to: its commander, or when he is dead a Grand
// Leader (9.1.6, 9.1.7, R-301), and any where units belong to nobody; none when all of them are dead.
func (b *Battle) rallyPoints(id game.ID) []game.ID {
	c := &b.counters[id]
	if b.plays(organisation) && b.units[c.commander].where != game.Dead {
		return []game.ID{c.commander}
	}
	var out []game.ID
	for _, l := range b.ranks.leaders[c.side] {
		if grand := b.counters[l].rank == game.GrandLeader; b.units[l].where != game.Dead && (grand || !b.plays(organisation)) {
			out = append(out, l)
		}
	}
	return out
}

// orphaned reports whether the leader that a unit belongs to is dead.
func (b *Battle) orphaned(id game.ID) bool {
	return b.plays(organisation) && b.units[b.counters[id].commander].where == game.Dead
}

// mayRegroup says why a unit may not return to a hex (9.1.6, R-300, R-302).
func (b *Battle) mayRegroup(id game.ID, h hex.Hex) *rule.Refusal {
	switch {
	case !b.known(id):
		return unknownPiece
	case b.pending() != nil:
		return decideFirst
	case !b.phase.movement():
		return notYourPhase
	case !b.units[id].has(rallied) || b.units[id].where != game.Scattered:
		return notRallied
	}
	if no := b.moverOwes(); no != nil {
		return no
	}
	no := leaderAway
	for _, l := range b.rallyPoints(id) {
		switch {
		case !b.on(l):
		case h.Distance(b.units[l].at) <= b.counters[l].reach:
			return b.standable(id, h)
		default:
			no = outOfRange
		}
	}
	return no
}

func (a Regroup) check(b *Battle) *rule.Refusal {
	if a.Facing > hex.NW {
		return badFacing
	}
	return b.mayRegroup(a.Unit, a.Hex)
}

// apply sets the unit down as moved and without charge (9.1.8); one that lost its leader
// loses 1 SP first (9.1.7, R-304).
func (a Regroup) apply(b *Battle) {
	b.units[a.Unit].clear(rallied)
	c := &b.counters[a.Unit]
	if b.orphaned(a.Unit) {
		b.hurt(a.Unit, 1, lostTrack, "9.1.7")
		if b.units[a.Unit].where == game.Dead {
			return
		}
	}
	b.setDown(a.Unit, a.Hex, a.Facing)
	b.emit(game.Event{Kind: eventRegrouped, Side: c.side, Unit: a.Unit, By: game.None, At: a.Hex, Facing: a.Facing, Ref: "9.1.6"})
	b.arrive(a.Unit)
}

// open reports whether a hex is ground a counter may stand on.
func (b *Battle) open(h hex.Hex) bool {
	switch b.terrain(h) {
	case board.Void, board.Lake, board.RiverHex:
		return false
	}
	return true
}
