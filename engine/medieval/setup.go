package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Set-up: each side stands its counters in the zones and hexes of the scenario, with any
// facing, under the stacking limit; banners go with their leaders (7.1.1, R-269).
// Some counters hide (ambush.go), arrive later (reinforcements.go) or have to be given a
// leader first (assignment.go).

// homes are the hexes a counter may be set up on, in the order of the map.
func (b *Battle) homes(id game.ID) []hex.Hex {
	c := &b.counters[id]
	if c.setup.Among {
		return b.quarters(id)
	}
	if c.setup.Reserve || c.setup.Secret > 0 {
		return nil
	}
	if c.plot == nil {
		return b.groundOf(&c.setup)
	}
	return c.plot.homes
}

// plot is where some counters may be set up, and where they look then: a direction and a hex
// far off in it.
type plot struct {
	homes  []hex.Hex
	facing hex.Dir
	far    hex.Hex
}

// stakeOut finds the plots of all counters.
func (b *Battle) stakeOut() {
	for i := range b.counters {
		if c := &b.counters[i]; c.plot != nil && c.plot.homes == nil {
			c.plot.homes = b.groundOf(&c.setup)
			if c.plot.facing, c.plot.far = b.outlooks[c.side].facing(c.plot.homes); c.setup.Faces {
				c.plot.facing = c.setup.Facing
			}
		}
	}
}

// view is where a counter looks that is set up in its place.
func (b *Battle) view(id game.ID) (facing hex.Dir, far hex.Hex) {
	if c := &b.counters[id]; c.plot == nil || c.setup.Among || c.setup.Reserve || c.setup.Secret > 0 {
		return b.outlooks[c.side].facing(b.homes(id))
	}
	return b.counters[id].plot.facing, b.counters[id].plot.far
}

// groundOf is all open hexes of a placement.
func (b *Battle) groundOf(p *Placement) []hex.Hex {
	var out []hex.Hex
	for _, z := range p.Zones {
		out = append(out, b.board.Zones[z].Hexes...)
	}
	if len(p.Around) == 0 {
		return out
	}
	seen := make([]bool, b.board.Cells())
	for _, a := range p.Around {
		for _, h := range a.Hex.Disc(a.Radius) {
			if b.open(h) && !seen[b.board.Cell(h)] {
				seen[b.board.Cell(h)] = true
				out = append(out, h)
			}
		}
	}
	return out
}

// quarters are the hexes where a leader stands among his own cavalry; one who has none goes
// with any cavalry of his side (13.1.5 of one book).
func (b *Battle) quarters(leader game.ID) []hex.Hex {
	var own, all []hex.Hex
	commands := false
	for i := range b.counters {
		c, id := &b.counters[i], game.ID(i)
		if c.rank != game.Unit || c.side != b.counters[leader].side || !c.kind.Mounted() {
			continue
		}
		commands = commands || c.commander == leader
		if !b.on(id) {
			continue
		}
		all = append(all, b.units[i].at)
		if c.commander == leader {
			own = append(own, b.units[i].at)
		}
	}
	if commands {
		return own
	}
	return all
}

// settingUp says why a counter may not be set up.
func (b *Battle) settingUp(id game.ID) *rule.Refusal {
	if !b.known(id) {
		return unknownPiece
	}
	return b.deploying(b.counters[id].side)
}

// deploying says why a side may not change its set-up.
func (b *Battle) deploying(side game.Side) *rule.Refusal {
	switch {
	case side > game.B:
		return unknownPiece
	case b.phase != setUp:
		return notInSetUp
	case b.ready[side]:
		return alreadyReady
	}
	return nil
}

func (a Place) check(b *Battle) *rule.Refusal {
	if no := b.settingUp(a.Unit); no != nil {
		return no
	}
	switch {
	case b.counters[a.Unit].rank == game.Banner:
		return notBearer // 7.1.1: banners are borne
	case a.Facing > hex.NW:
		return badFacing
	case b.units[a.Unit].where == game.Dead || !slices.Contains(b.homes(a.Unit), a.Hex):
		return outsideZone
	case !b.fits(a.Unit, a.Hex):
		return overStack
	}
	return nil
}

func (a Place) apply(b *Battle) {
	b.put(a.Unit, a.Hex)
	b.units[a.Unit].facing, b.units[a.Unit].wall = a.Facing, a.Facing
	b.emit(game.Event{Kind: game.EventPlaced, Side: b.counters[a.Unit].side, Unit: a.Unit, By: game.None, At: a.Hex, Facing: a.Facing, Ref: "R-7"})
	b.dropBanners(a.Unit)
}

func (a Lift) check(b *Battle) *rule.Refusal {
	if no := b.settingUp(a.Unit); no != nil {
		return no
	}
	if !b.on(a.Unit) || b.counters[a.Unit].rank == game.Banner {
		return notOnMap
	}
	return nil
}

func (a Lift) apply(b *Battle) {
	b.take(a.Unit)
	b.emit(game.Event{Kind: eventLifted, Side: b.counters[a.Unit].side, Unit: a.Unit, By: game.None, At: b.units[a.Unit].at, Ref: "R-7"})
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
	if !b.known(bearer) || !b.counters[bearer].regular() || b.counters[bearer].side != b.counters[banner].side || !b.on(bearer) {
		return notBearer
	}
	if b.counters[banner].chief == game.None && b.leaderWithout(banner, b.units[bearer].at) == game.None {
		return bannerTaken
	}
	if l := b.counters[banner].chief; l != game.None && (!b.on(l) || b.units[bearer].at != b.units[l].at) {
		return notBearer
	}
	return nil
}

// leaderWithout is a leader in a hex who could be given a banner of his player's choice:
// one who has no other (7.1.1, R-410).
func (b *Battle) leaderWithout(banner game.ID, h hex.Hex) game.ID {
	for _, l := range b.standing(h, b.counters[banner].side, isLeader) {
		taken := false
		b.eachBanner(func(u *unit) bool { return u.held != game.None }, func(id game.ID) {
			taken = taken || id != banner && b.counters[id].commander == l
		})
		if !taken {
			return l
		}
	}
	return game.None
}

func (a BearBanner) check(b *Battle) *rule.Refusal {
	if no := b.settingUp(a.Banner); no != nil {
		return no
	}
	if b.counters[a.Banner].rank != game.Banner {
		return notBearer
	}
	return b.mayBear(a.Banner, a.Unit)
}

func (a BearBanner) apply(b *Battle) {
	if b.counters[a.Banner].chief == game.None {
		b.redraw()
		c := &b.counters[a.Banner]
		c.commander = b.leaderWithout(a.Banner, b.units[a.Unit].at)
		c.label = b.counters[c.commander].label
	}
	b.units[a.Banner].where = game.OnMap
	b.hold(a.Banner, a.Unit, eventBannerPassed, "7.1.1")
}

func (a ThinRanks) check(b *Battle) *rule.Refusal {
	if no := b.settingUp(a.Unit); no != nil {
		return no
	}
	l := b.counters[a.Unit].chief
	if b.counters[a.Unit].rank != game.Unit || l == game.None || b.lossesOpen(l) == 0 || b.units[a.Unit].sp == 0 {
		return noLosses
	}
	return nil
}

// apply takes the SP without effect on MORALE or points.
func (a ThinRanks) apply(b *Battle) {
	u, c := &b.units[a.Unit], &b.counters[a.Unit]
	if u.sp--; c.reduced == 0 {
		u.sp = 0
	}
	b.emit(game.Event{Kind: eventLostSP, Side: c.side, Unit: a.Unit, By: game.None, At: u.at, N: 1, Ref: "R-395"})
	if u.sp == 0 {
		b.remove(a.Unit, game.Dead)
		b.dropBanners(a.Unit)
	}
}

// lossesOpen is how many SP a leader's command must still lose before play.
func (b *Battle) lossesOpen(leader game.ID) int {
	o := b.counters[leader].orders
	if o == nil || o.Losses == 0 {
		return 0
	}
	n := o.Losses
	for i := range b.counters {
		if c := &b.counters[i]; c.rank == game.Unit && c.chief == leader {
			n -= c.sp - int(b.units[i].sp)
		}
	}
	return max(0, n)
}

func (a Deploy) check(b *Battle) *rule.Refusal {
	if no := b.deploying(a.Side); no != nil {
		return no
	}
	if b.owing(a.Side) != nil {
		return nil
	}
	trial := b.clone()
	if trial.deploy(a.Side); trial.Hash() == b.Hash() {
		return nothingToPlace
	}
	return nil
}

func (a Deploy) apply(b *Battle) { b.deploy(a.Side) }

// hasSecret reports whether a side sets up something that the other may not see.
func (b *Battle) hasSecret(side game.Side) bool {
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && c.setup.Secret > 0 {
			return true
		}
	}
	return len(b.sc.Armies[side].Pits) > 0
}
