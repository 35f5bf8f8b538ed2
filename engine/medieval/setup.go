package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Set-up: each side stands its counters in the zones and hexes of the scenario, with any
// facing, under the stacking limit; banners go with their leaders (7.1.1, R-269).

// homes are the hexes a counter may be set up on, in the order of the map.
func (b *Battle) homes(id game.ID) []hex.Hex {
	p := b.counters[id].setup
	var out []hex.Hex
	for _, z := range p.Zones {
		out = append(out, b.board.Zones[z].Hexes...)
	}
	for _, a := range p.Around {
		for _, h := range a.Hex.Disc(a.Radius) {
			if b.open(h) && !slices.Contains(out, h) {
				out = append(out, h)
			}
		}
	}
	return out
}

// settingUp says why a side may not change its set-up.
func (b *Battle) settingUp(id game.ID) *rule.Refusal {
	switch {
	case !b.known(id):
		return unknownPiece
	case b.phase != setUp:
		return notInSetUp
	case b.ready[b.counters[id].side]:
		return alreadyReady
	}
	return nil
}

func (a Place) check(b *Battle) *rule.Refusal {
	if no := b.settingUp(a.Unit); no != nil {
		return no
	}
	c := &b.counters[a.Unit]
	switch {
	case c.rank == game.Banner:
		return notBearer // 7.1.1: banners are borne
	case a.Facing > hex.NW:
		return badFacing
	case c.setup.Reserve || !slices.Contains(b.homes(a.Unit), a.Hex):
		return outsideZone
	case !b.fits(a.Unit, a.Hex):
		return overStack
	}
	return nil
}

func (a Place) apply(b *Battle) {
	b.put(a.Unit, a.Hex)
	b.units[a.Unit].facing, b.units[a.Unit].wall = a.Facing, a.Facing
	b.emit(game.Event{Kind: "placed", Side: b.counters[a.Unit].side, Unit: a.Unit, By: game.None, At: a.Hex, Facing: a.Facing, Ref: "R-7"})
	b.dropBanners(a.Unit)
}

// dropBanners takes banners from a bearer that no longer stands with their leader.
func (b *Battle) dropBanners(moved game.ID) {
	b.eachBanner(func(u *unit) bool { return u.held != game.None }, func(id game.ID) {
		if b.mayBear(id, b.units[id].held) != nil {
			b.units[id].held, b.units[id].where = game.None, game.Unplaced
		}
	})
}

// mayBear says why a unit may not hold a banner at the start: it must be a regular unit
// in the hex of the banner's leader (7.1.1, 7.1.2, R-269 to R-271).
func (b *Battle) mayBear(banner, bearer game.ID) *rule.Refusal {
	l := b.counters[banner].commander
	if !b.known(bearer) || !b.counters[bearer].regular() || b.counters[bearer].side != b.counters[banner].side ||
		!b.on(bearer) || !b.on(l) || b.units[bearer].at != b.units[l].at {
		return notBearer
	}
	return nil
}

func (a Bear) check(b *Battle) *rule.Refusal {
	if no := b.settingUp(a.Banner); no != nil {
		return no
	}
	if b.counters[a.Banner].rank != game.Banner {
		return notBearer
	}
	return b.mayBear(a.Banner, a.Unit)
}

func (a Bear) apply(b *Battle) {
	b.units[a.Banner].where = game.OnMap
	b.hold(a.Banner, a.Unit, "banner-passed", "7.1.1")
}

func (a Deploy) check(b *Battle) *rule.Refusal {
	switch {
	case a.Side > game.B:
		return unknownPiece
	case b.phase != setUp:
		return notInSetUp
	case b.ready[a.Side]:
		return alreadyReady
	}
	return nil
}

func (a Deploy) apply(b *Battle) { b.deploy(a.Side) }

func (a Ready) check(b *Battle) *rule.Refusal {
	if no := (Deploy{a.Side}).check(b); no != nil {
		return no
	}
	for i := range b.counters {
		c := &b.counters[i]
		if c.side != a.Side || b.units[i].where != game.Unplaced || c.setup.Reserve && c.rank != game.Banner {
			continue
		}
		if c.rank != game.Banner {
			return notPlaced
		}
		if b.bearer(game.ID(i)) == game.None {
			return bannerNeeds
		}
	}
	return nil
}

// bearer is the first unit that could hold a banner at the start, None if there is none.
func (b *Battle) bearer(banner game.ID) game.ID {
	l := b.counters[banner].commander
	if !b.on(l) {
		return game.None
	}
	for id := b.top(b.units[l].at); id != game.None; id = b.next[id] {
		if b.mayBear(banner, id) == nil {
			return id
		}
	}
	return game.None
}

// apply ends a side's set-up: banners without a bearer get one, the reserve takes its hex
// when both sides are ready the first turn begins.
func (a Ready) apply(b *Battle) {
	for i := range b.counters {
		c, id := &b.counters[i], game.ID(i)
		switch {
		case c.side != a.Side || b.units[i].where != game.Unplaced:
		case c.rank == game.Banner:
			Bear{id, b.bearer(id)}.apply(b)
		case c.setup.Reserve:
			b.units[i].where, b.units[i].at = game.Reserve, c.setup.Around[0].Hex
		}
	}
	b.ready[a.Side] = true
	b.emit(game.Event{Kind: "ready", Side: a.Side, Unit: game.None, By: game.None, Ref: "R-7"})
	if b.ready[game.A] && b.ready[game.B] {
		b.phase = 0
		b.emit(game.Event{Kind: "turn", Side: game.NoSide, N: b.turn, Unit: game.None, By: game.None, Ref: "2.0"})
		b.openPhase()
	}
}
