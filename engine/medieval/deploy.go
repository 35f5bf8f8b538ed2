package medieval

import (
	"cmp"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// The automatic set-up: lines facing the enemy, infantry before cavalry, each leader
// behind the middle of his line; pools are dealt out to leaders from wing to wing.

// deploy places everything a side has not placed yet, and makes the choices it has left open.
func (b *Battle) deploy(side game.Side) {
	f := b.outlooks[side]
	b.unmix(side)
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && c.leads() {
			b.deployCommand(game.ID(i), f)
		}
	}
	b.deployPools(side, f)
	b.dealOut(side)
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && c.leads() {
			b.deployLeader(game.ID(i), f)
		}
	}
	b.raiseBanners(side)
}

// unmix takes back what its player placed against the rules of assignment: banners of cavalry
// torn apart, and leaders away from their own.
func (b *Battle) unmix(side game.Side) {
	for i := range b.counters {
		id, c := game.ID(i), &b.counters[i]
		if c.side != side || !b.on(id) || c.rank == game.Banner {
			continue
		}
		if !c.leads() && !b.together(id) || c.leads() && b.leaderUnready(id) == leaderApart {
			Lift{id}.apply(b)
		}
	}
}

// outlook is where a side's lines look: the hexes where the enemy may stand.
type outlook struct{ enemies []hex.Hex }

// look finds out where a side's lines look.
func (b *Battle) look(side game.Side) (f outlook) {
	seen := map[hex.Hex]bool{}
	b.eachPlacement(side.Other(), func(p *Placement) {
		for _, h := range b.groundOf(p) {
			if !seen[h] {
				seen[h] = true
				f.enemies = append(f.enemies, h)
			}
		}
	})
	return f
}

// eachPlacement yields every set-up on the map that a side's scenario names.
func (b *Battle) eachPlacement(side game.Side, yield func(*Placement)) {
	army := &b.sc.Armies[side]
	for i := range army.Commands {
		for j := range army.Commands[i].Blocks {
			yieldOpen(&army.Commands[i].Blocks[j].Setup, yield)
		}
	}
	for i := range army.Pools {
		for j := range army.Pools[i].Blocks {
			yieldOpen(&army.Pools[i].Blocks[j].Setup, yield)
		}
	}
}

func yieldOpen(p *Placement, yield func(*Placement)) {
	if !p.Reserve && p.Secret == 0 {
		yield(p)
	}
}

// farOff is many hexes: lines that look at a point so far off are straight.
const farOff = 60

// facing is the direction from a group of hexes to the nearest enemy, and a distant point there.
func (f outlook) facing(homes []hex.Hex) (hex.Dir, hex.Hex) {
	at := middle(homes)
	nearest := at.Step(hex.N)
	for _, h := range f.enemies {
		if h.Distance(at) < nearest.Distance(at) || nearest == at.Step(hex.N) {
			nearest = h
		}
	}
	d := at.Bearing(nearest)
	for range farOff {
		at = at.Step(d)
	}
	return d, at
}

// middle is the hex in the middle of others.
func middle(hexes []hex.Hex) hex.Hex {
	q, r, n := 0, 0, max(1, len(hexes))
	for _, h := range hexes {
		q, r = q+int(h.Q), r+int(h.R)
	}
	return hex.Hex{Q: int16(q / n), R: int16(r / n)}
}

// deployCommand takes the losses of a command and places its units in lines.
func (b *Battle) deployCommand(leader game.ID, f outlook) {
	var line []game.ID
	for i := range b.counters {
		if c := &b.counters[i]; c.chief == leader && c.rank == game.Unit {
			line = append(line, game.ID(i))
		}
	}
	for _, id := range line {
		if (Thin{id}).check(b) == nil {
			Thin{id}.apply(b)
		}
	}
	b.deployBearer(leader, line, f)
	b.deployLine(line, f)
	if c := &b.counters[leader]; c.setup.Secret > 0 && b.units[leader].where == game.Unplaced {
		Hide{leader, c.setup.Around[0].Hex}.apply(b)
	}
}

// deployBearer places a unit where a leader with a banner has to stand, if it is a single hex.
func (b *Battle) deployBearer(leader game.ID, line []game.ID, f outlook) {
	homes, o := b.homes(leader), b.counters[leader].orders
	if len(homes) != 1 || o == nil || !o.Banner || b.any(homes[0], b.counters[leader].side, isRegular) {
		return
	}
	d, _ := f.facing(homes)
	for _, id := range line {
		if p := (Place{id, homes[0], d}); b.counters[id].regular() && b.units[id].where == game.Unplaced && p.check(b) == nil {
			p.apply(b)
			return
		}
	}
}

// deployLine places units in lines, foot first.
func (b *Battle) deployLine(line []game.ID, f outlook) {
	slices.SortStableFunc(line, func(x, y game.ID) int { return cmp.Compare(b.rankOf(x), b.rankOf(y)) })
	for _, id := range line {
		if b.units[id].where != game.Unplaced {
			continue
		}
		d, far := f.facing(b.homes(id))
		if h, ok := b.bestHome(id, far); ok {
			Place{id, h, d}.apply(b)
		}
	}
}

// rankOf orders a command's units: foot in the first line, then horse.
func (b *Battle) rankOf(id game.ID) int {
	if b.counters[id].kind.Mounted() {
		return 1
	}
	return 0
}

// bestHome is the free hex of a unit's zone that lies nearest to a point, empty hexes
// before hexes to share.
func (b *Battle) bestHome(id game.ID, far hex.Hex) (best hex.Hex, ok bool) {
	homes := b.homes(id)
	centre, score := middle(homes), 1<<30
	for _, h := range homes {
		if !b.fits(id, h) {
			continue
		}
		n := 64*h.Distance(far) + h.Distance(centre) // a line is filled from its middle
		if b.any(h, b.counters[id].side, isUnit) {
			n += 32
		}
		if n < score {
			best, ok, score = h, true, n
		}
	}
	return best, ok
}

// deployPools places the units of the pools, a banner of cavalry at a time.
func (b *Battle) deployPools(side game.Side, f outlook) {
	var line []game.ID
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && c.pool > 0 && b.heads(game.ID(i)) {
			line = append(line, game.ID(i))
		}
	}
	slices.SortStableFunc(line, func(x, y game.ID) int { return cmp.Compare(b.rankOf(x), b.rankOf(y)) })
	for _, id := range line {
		d, _ := f.facing(b.homes(id))
		for _, p := range b.campsite(id) {
			Place{p.Unit, p.Hex, d}.apply(b)
		}
	}
}

// campsite finds room for those of a unit's banner that are not placed, together with those
// that are; nil if there is none.
func (b *Battle) campsite(id game.ID) []Place {
	homes := b.homes(id)
	if len(homes) == 0 {
		return nil
	}
	_, far := b.outlooks[b.counters[id].side].facing(homes)
	slices.SortStableFunc(homes, func(x, y hex.Hex) int { return cmp.Compare(x.Distance(far), y.Distance(far)) })
	trial := b.clone()
	for _, h := range homes {
		if camp := trial.camp(b.mates(id), h, homes); camp != nil {
			return camp
		}
	}
	return nil
}

// camp places those of a group that are not placed, the first of them on a hex and the
// others beside their fellows; nil, and nothing placed, if they do not all fit.
func (b *Battle) camp(group []game.ID, first hex.Hex, homes []hex.Hex) (camp []Place) {
	for _, id := range group {
		if b.units[id].where != game.Unplaced {
			continue
		}
		if h, ok := b.pitch(id, first, homes, len(camp) == 0); ok {
			b.put(id, h)
			camp = append(camp, Place{Unit: id, Hex: h})
		}
		if !b.on(id) || !b.together(id) {
			for _, p := range camp {
				b.take(p.Unit)
			}
			return nil
		}
	}
	return camp
}

// pitch is the hex where the next of a group stands.
func (b *Battle) pitch(id game.ID, first hex.Hex, homes []hex.Hex, opens bool) (hex.Hex, bool) {
	if opens {
		return first, b.fits(id, first)
	}
	for _, h := range first.Disc(1) {
		if slices.Contains(homes, h) && b.fits(id, h) {
			return h, true
		}
	}
	return first, false
}

// dealOut gives every unit of a pool without a leader to one of those it usually follows,
// in shares from wing to wing.
func (b *Battle) dealOut(side game.Side) {
	for n := range b.sc.Armies[side].Pools {
		for _, placed := range []bool{true, false} {
			for _, horse := range []bool{true, false} {
				b.share(side, n+1, func(id game.ID) bool { return b.on(id) == placed && b.counters[id].kind.Mounted() == horse })
			}
		}
	}
}

// share deals the units of a pool that pass a test out to its leaders in equal parts.
func (b *Battle) share(side game.Side, pool int, want func(game.ID) bool) {
	var heads, leaders []game.ID
	for i := range b.counters {
		c, id := &b.counters[i], game.ID(i)
		switch {
		case c.side != side:
		case c.leads() && slices.Contains(b.usual(side, pool), c.name):
			leaders = append(leaders, id)
		case int(c.pool) == pool && c.commander == game.None && b.heads(id) && want(id):
			heads = append(heads, id)
		}
	}
	slices.SortStableFunc(heads, func(x, y game.ID) int { return cmp.Compare(b.units[x].at.Q, b.units[y].at.Q) })
	for i, id := range heads {
		Assign{id, leaders[i*len(leaders)/len(heads)]}.apply(b)
	}
}

// usual names the leaders whom the units of a pool follow unless their player decides otherwise.
func (b *Battle) usual(side game.Side, pool int) []string {
	army := &b.sc.Armies[side]
	p := &army.Pools[pool-1]
	names := p.Usual
	if len(names) == 0 {
		names = p.Under
	}
	for i := range army.Commands {
		if len(p.Usual)+len(p.Under) == 0 {
			names = append(names, army.Commands[i].Key)
		}
	}
	return names
}

// deployLeader places a leader who has a place on the map.
func (b *Battle) deployLeader(leader game.ID, f outlook) {
	homes := b.homes(leader)
	if b.units[leader].where != game.Unplaced || len(homes) == 0 {
		return
	}
	h := b.headquarters(leader, homes)
	d, _ := f.facing(homes)
	Place{leader, h, d}.apply(b)
}

// headquarters is the hex of the unit in the middle of a leader's command, by distance to
// all its units; without units the first hex of his zone.
func (b *Battle) headquarters(leader game.ID, homes []hex.Hex) hex.Hex {
	best, score := homes[0], 1<<30
	for i := range b.counters {
		c := &b.counters[i]
		if c.commander != leader || !c.regular() || !b.on(game.ID(i)) || !slices.Contains(homes, b.units[i].at) {
			continue
		}
		if n := b.spreadFrom(leader, b.units[i].at); n < score {
			best, score = b.units[i].at, n
		}
	}
	return best
}

func (b *Battle) spreadFrom(leader game.ID, h hex.Hex) int {
	sum := 0
	for i := range b.counters {
		if b.counters[i].commander == leader && b.counters[i].rank == game.Unit && b.on(game.ID(i)) {
			sum += h.Distance(b.units[i].at)
		}
	}
	return sum
}

// raiseBanners has every banner held whose leader stands with a unit that can.
func (b *Battle) raiseBanners(side game.Side) {
	b.eachBanner(func(u *unit) bool { return u.where == game.Unplaced }, func(id game.ID) {
		if b.counters[id].side != side {
			return
		}
		if bearer := b.bearer(id); bearer != game.None {
			Bear{id, bearer}.apply(b)
		}
	})
}
