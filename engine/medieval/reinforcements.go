package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Reinforcements: counters that come onto the map over certain hexes, so many a turn, each
// in its own movement phase; leaders and banners come with their first units (R-374, R-375,
//

// awaited reports whether a counter has still to arrive.
func (b *Battle) awaited(id game.ID) bool {
	return b.units[id].where == game.Reserve && b.counters[id].setup.Arrives != ""
}

// mayArrive says why a counter may not come onto the map now, wherever.
func (b *Battle) mayArrive(id game.ID) *rule.Refusal {
	if no := b.outOfTurn(id); no != nil {
		return no
	}
	if b.counters[id].rank != game.Unit || !b.awaited(id) {
		return notOnMap
	}
	if no := b.quota(b.counters[id].side, b.counters[id].kind.Mounted()); no != nil {
		return no
	}
	return b.moverOwes()
}

// quota says why no more of an arm may arrive this turn: so many cavalry a turn, and foot only
// when no cavalry is left to come.
func (b *Battle) quota(side game.Side, horse bool) *rule.Refusal {
	army := &b.sc.Armies[side].Arrivals
	most := army.Foot
	if horse {
		most = army.Horse
	}
	come := 0
	for _, id := range b.arm(side, horse) {
		if b.counters[id].rank == game.Unit && b.units[id].has(arrived) {
			come++
		}
	}
	switch {
	case b.turn < army.From:
		return arrivesLater
	case !horse && b.horseAwaited(side):
		return horseFirst
	case come >= most:
		return quotaFull
	}
	return nil
}

// horseAwaited reports whether cavalry of a side has still to arrive.
func (b *Battle) horseAwaited(side game.Side) bool {
	return slices.ContainsFunc(b.arm(side, true), func(id game.ID) bool { return b.counters[id].rank == game.Unit && b.awaited(id) })
}

// entries are the hexes over which a counter arrives.
func (b *Battle) entries(id game.ID) []hex.Hex {
	return b.board.Zones[b.counters[id].setup.Arrives].Hexes
}

func (a Enter) check(b *Battle) *rule.Refusal {
	if a.Facing > hex.NW {
		return badFacing
	}
	if no := b.mayArrive(a.Unit); no != nil {
		return no
	}
	if !slices.Contains(b.entries(a.Unit), a.Hex) {
		return entryWhere
	}
	return b.standable(a.Unit, a.Hex)
}

// apply sets the unit on its entry hex, which it pays for, and lets it move on.
func (a Enter) apply(b *Battle) {
	b.endMove()
	c, u := &b.counters[a.Unit], &b.units[a.Unit]
	m := b.enters(a)
	b.put(a.Unit, a.Hex)
	u.facing, u.wall = a.Facing, a.Facing
	u.set(entered | arrived)
	b.mover = m
	b.emit(game.Event{Kind: eventEntered, Side: c.side, Unit: a.Unit, By: game.None, At: a.Hex, Facing: a.Facing, N: int(b.mover.left), Ref: "R-374"})
	b.bringAlong(a.Unit)
	b.arrive(a.Unit)
}

// enters is a counter on its entry hex, which it has paid for.
func (b *Battle) enters(a Enter) mover {
	c, road := &b.counters[a.Unit], b.roadHex(a.Hex)
	cost := b.ed.Terrain[b.terrain(a.Hex)].mp(c)
	if road {
		cost = b.roadCost(c)
	}
	return mover{id: a.Unit, at: a.Hex, facing: a.Facing, left: max(0, b.allowanceOf(a.Unit)-cost), onRoad: road, march: road}
}

// herald is the leader who may come with a unit: its own, or where it has none the first who waits for
// the same hexes.
func (b *Battle) herald(id game.ID) game.ID {
	c := &b.counters[id]
	if c.commander != game.None {
		return c.commander
	}
	for _, l := range b.ranks.leaders[c.side] {
		if b.awaited(l) && b.counters[l].setup.Arrives == c.setup.Arrives {
			return l
		}
	}
	return game.None
}

// bringAlong lets the leader and the banners of a command come with its first unit.
func (b *Battle) bringAlong(id game.ID) {
	c, h := &b.counters[id], b.units[id].at
	if l := b.herald(id); l != game.None && b.awaited(l) {
		b.put(l, h)
		b.emit(game.Event{Kind: eventEntered, Side: c.side, Unit: l, By: id, At: h, Ref: "R-375"})
	}
	if !c.regular() {
		return
	}
	b.eachBanner(func(u *unit) bool { return u.where == game.Reserve }, func(banner game.ID) {
		if b.counters[banner].commander == c.commander {
			b.units[banner].where = game.OnMap
			b.hold(banner, id, eventBannerPassed, "R-375")
		}
	})
}

// inward is the direction from an edge of the map to its middle.
func (b *Battle) inward(h hex.Hex) hex.Dir {
	p := b.board.Part
	return h.Bearing(hex.At((p.Left+p.Right+1)/2, (p.Top+p.Bottom+1)/2))
}
