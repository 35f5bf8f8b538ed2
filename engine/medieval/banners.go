package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 7.0 Banners: always held by a regular unit; a banner that falls shakes its army.

// bannerBoxes is what the fall of a banner moves MORALE by (6.1.5).
const bannerBoxes = 3

// bannerAt is where a banner is: with its holder, or on the ground where it fell.
func (b *Battle) bannerAt(id game.ID) hex.Hex {
	if h := b.units[id].held; h != game.None {
		return b.units[h].at
	}
	return b.units[id].at
}

// eachBanner calls yield with every banner that a test on its state picks.
//
//go:noinline
func (b *Battle) eachBanner(want func(*unit) bool, yield func(game.ID)) {
	for _, id := range b.ranks.banners {
		if want(&b.units[id]) {
			yield(id)
		}
	}
}

// bannerOf is a banner that a unit holds, None if it holds none.
func (b *Battle) bannerOf(holder game.ID) game.ID {
	found := game.None
	b.eachBanner(func(u *unit) bool { return u.held == holder && u.where == game.OnMap }, func(id game.ID) { found = id })
	return found
}

// bannerLine is +1 for a group with a held banner in or next to a hex of it (7.1.7, R-46, R-47).
func (b *Battle) bannerLine(t *rule.Tally, group []game.ID) {
	if b.bannered(group) {
		t.Add("7.1.7", "banner", underFlag)
	}
}

// bannered reports whether a held banner is in or next to a hex of a group.
func (b *Battle) bannered(group []game.ID) (near bool) {
	side := b.counters[group[0]].side
	b.eachBanner(func(u *unit) bool { return u.held != game.None && u.where == game.OnMap }, func(id game.ID) {
		for _, m := range group {
			near = near || b.counters[id].side == side && b.on(b.units[id].held) && b.bannerAt(id).Distance(b.units[m].at) <= 1
		}
	})
	return near
}

// bereave finds a new holder for the banners of a unit that is gone: a regular unit in its
// hex (7.1.5, R-276) or, if it only scattered, also one beside it; else they fall. A banner
// that it had captured only passes within the hex.
func (b *Battle) bereave(holder game.ID, scattered bool) {
	b.eachBanner(func(u *unit) bool { return u.held == holder }, func(id game.ID) {
		u := &b.units[id]
		u.at, u.held, u.where = b.units[holder].at, game.None, game.OnMap
		n := 0
		if scattered && !u.has(trophy) {
			n = 1
		}
		switch c := b.catchers(id, n); len(c) {
		case 0:
			b.fall(id)
		case 1:
			b.hold(id, c[0], eventBannerPassed, b.passing(id, n))
		default:
			b.steps.Push(step{kind: catchStep, side: b.keeper(id), banner: id, n: n})
		}
	})
}

// forfeit takes the banners of a unit that died off the map out of the game: they have
// fallen where nobody can take them (7.1.5, R-281), or the enemy who carried them is gone.
func (b *Battle) forfeit(holder game.ID) {
	b.eachBanner(func(u *unit) bool { return u.held == holder }, func(id game.ID) {
		u := &b.units[id]
		u.held = game.None
		if u.has(trophy) {
			return
		}
		b.fall(id)
		u.where = game.Dead
	})
}

// keeper is the side whose units carry a banner: the enemy's once he has captured it.
func (b *Battle) keeper(banner game.ID) game.Side {
	side := b.counters[banner].side
	if b.units[banner].has(trophy) {
		return side.Other()
	}
	return side
}

// passing is by what a banner falls or passes on, to units within reach hexes: one of the enemy's
// always, else where its holder died (7.1.5), or scattered or fled (7.1.4, R-275).
func (b *Battle) passing(banner game.ID, reach int) rule.Ref {
	switch {
	case b.units[banner].has(trophy):
		return "R-514"
	case reach > 0:
		return "R-275"
	}
	return "7.1.5"
}

// catchers are the units that may take up a banner without holder: those in its hex, or
// if there are none those within reach hexes.
func (b *Battle) catchers(banner game.ID, reach int) []game.ID {
	at, side := b.units[banner].at, b.keeper(banner)
	if c := b.standing(at, side, isRegular); len(c) > 0 || reach == 0 {
		return c
	}
	var out []game.ID
	for d := hex.N; d <= hex.NW; d++ {
		out = append(out, b.standing(at.Step(d), side, isRegular)...)
	}
	return out
}

// hold gives a banner to a unit; who carries one of the enemy has captured it, and it is on the map
// no more as what it was.
func (b *Battle) hold(banner, bearer game.ID, kind game.EventKind, ref rule.Ref) {
	u := &b.units[banner]
	u.held, u.where = bearer, game.OnMap
	if b.counters[bearer].side != b.counters[banner].side {
		u.where = game.Captured
	}
	b.emit(game.Event{Kind: kind, Side: b.counters[bearer].side, Unit: banner, By: bearer, At: b.units[bearer].at, Ref: ref})
}

// fall leaves a banner on the ground (7.1.5); MORALE moves whoever takes it later (6.1.5). That of
// a banner which its captor loses has been moved.
func (b *Battle) fall(banner game.ID) {
	u := &b.units[banner]
	side := b.counters[banner].side
	b.emit(game.Event{Kind: eventBannerFell, Side: side, Unit: banner, By: game.None, At: u.at, Ref: b.passing(banner, 0)})
	if !u.has(trophy) {
		b.shiftMorale(side.Other(), bannerBoxes, "6.1.5")
	}
}

// takeUp lets a regular unit take the banners fallen in the hex it came to: its own back, or an
// enemy's (7.1.6, R-277, R-278).
func (b *Battle) takeUp(taker game.ID, h hex.Hex) {
	side := b.counters[taker].side
	lying := func(u *unit) bool { return u.held == game.None && u.where == game.OnMap && u.at == h }
	b.eachBanner(lying, func(id game.ID) {
		switch {
		case b.limbo(id):
		case b.counters[id].side == side:
			b.takeBack(id, taker)
		case b.units[id].has(trophy):
			b.hold(id, taker, eventBannerCaptured, "R-514") // again, without points
		default:
			b.capture(id, taker)
			b.score(side, b.sc.Armies[side].Points.Banner, id)
		}
	})
}

// capture takes an enemy's banner: its captor carries it, or it is out of the game where it cannot be
// won back (7.1.6, R-514).
func (b *Battle) capture(banner, taker game.ID) {
	u := &b.units[banner]
	u.set(trophy)
	b.hold(banner, taker, eventBannerCaptured, "7.1.6")
	if !b.plays(recapture) {
		u.held = game.None
	}
}

// takeBack gives a banner to a unit of its own side: MORALE moves back, and the points of a capture
// are taken away again (6.1.5, R-277, R-279, R-514).
func (b *Battle) takeBack(banner, taker game.ID) {
	u, side := &b.units[banner], b.counters[banner].side
	b.hold(banner, taker, eventBannerRecaptured, "6.1.5")
	b.shiftMorale(side, bannerBoxes, "6.1.5")
	if u.has(trophy) {
		u.clear(trophy)
		b.score(side.Other(), -b.sc.Armies[side.Other()].Points.Banner, banner)
	}
}

// limbo reports whether a banner still waits for its owner to choose a holder.
func (b *Battle) limbo(banner game.ID) bool {
	for _, s := range b.steps {
		if s.kind == catchStep && s.banner == banner {
			return true
		}
	}
	return false
}

// catching waits for the choice of a holder as long as there is one to be made.
func (b *Battle) catching(s step) (waits bool) {
	if b.units[s.banner].held != game.None {
		return false
	}
	switch c := b.catchers(s.banner, s.n); len(c) {
	case 0:
		b.fall(s.banner)
	case 1:
		b.hold(s.banner, c[0], eventBannerPassed, b.passing(s.banner, s.n))
	default:
		return true
	}
	return false
}

func (a CatchBanner) check(b *Battle) *rule.Refusal {
	s := b.waits(catchStep)
	if s == nil || s.banner != a.Banner {
		return notPending
	}
	for _, id := range b.catchers(s.banner, s.n) {
		if id == a.Unit {
			return nil
		}
	}
	return notBearer
}

func (a CatchBanner) apply(b *Battle) {
	reach := 0
	if s := b.waits(catchStep); s != nil { // a record of older rules may have none
		reach = s.n
	}
	b.hold(a.Banner, a.Unit, eventBannerPassed, b.passing(a.Banner, reach))
}

// handover says why the unit now moving may not pass its banner to another (7.1.3, 7.1.4).
func (b *Battle) handover(a HandBanner) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	banner := b.bannerOf(a.Unit)
	switch {
	case banner == game.None:
		return notHolder
	case b.units[banner].has(handed):
		return bannerPassed
	case !b.known(a.To) || a.To == a.Unit || !b.on(a.To) || !isRegular(&b.counters[a.To], &b.units[a.To]) ||
		b.counters[a.To].side != b.counters[a.Unit].side:
		return notBearer // 7.1.2, R-271; who panics loses what it holds
	case b.units[a.To].at.Distance(b.units[a.Unit].at) > 1:
		return bannerFar
	case b.mover.left < game.Point:
		return noMP
	}
	return nil
}

func (a HandBanner) check(b *Battle) *rule.Refusal { return b.handover(a) }

// apply passes the banner for 1 MP of the holder. A receiver may move with it only if the
// holder had not moved yet (7.1.3, R-273).
func (a HandBanner) apply(b *Battle) {
	banner := b.bannerOf(a.Unit)
	if b.units[a.Unit].has(entered) {
		b.units[a.To].set(moved)
	}
	b.mover.left -= game.Point
	b.mover.fresh = false
	b.units[banner].set(handed)
	b.hold(banner, a.To, eventBannerPassed, "7.1.4")
}
