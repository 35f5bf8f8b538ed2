package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// The automatic set-up: lines facing the enemy, infantry before cavalry, each leader
// behind the middle of his line; pools are dealt out to leaders from wing to wing.

// deploy places everything a side has not placed yet, and makes the choices it has left open.
func (b *Battle) deploy(side game.Side) {
	b.unmix(side)
	b.thinRanks(side)
	b.deployBearers(side)
	b.deployNarrow(side)
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && c.leads() {
			b.deployCommand(game.ID(i))
		}
	}
	b.deployPools(side)
	b.makeRoom(side)
	b.deployRest(side)
}

// deployRest deals out the units of pools, places the leaders and raises their banners.
func (b *Battle) deployRest(side game.Side) {
	b.dealOut(side)
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && c.leads() {
			b.deployLeader(game.ID(i))
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
	seen := make([]bool, b.board.Cells())
	b.eachPlacement(side.Other(), func(p *Placement) {
		for _, h := range b.groundOf(p) {
			if cell := b.board.Cell(h); !seen[cell] {
				seen[cell] = true
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

// thinRanks takes the losses that the scenario has the units of a side begin with.
func (b *Battle) thinRanks(side game.Side) {
	for i := range b.counters {
		if id := game.ID(i); b.counters[i].side == side && (ThinRanks{id}).check(b) == nil {
			ThinRanks{id}.apply(b)
		}
	}
}

// lineOf is the units of a leader's command.
func (b *Battle) lineOf(leader game.ID) (line []game.ID) {
	for i := range b.counters {
		if c := &b.counters[i]; c.chief == leader && c.rank == game.Unit {
			line = append(line, game.ID(i))
		}
	}
	return line
}

// deployCommand places the units of a command in lines.
func (b *Battle) deployCommand(leader game.ID) {
	b.deployLine(b.lineOf(leader))
	if c := &b.counters[leader]; c.setup.Secret > 0 && b.units[leader].where == game.Unplaced {
		Hide{leader, c.setup.Around[0].Hex}.apply(b)
	}
}

// deployBearer places a unit where a leader with a banner has to stand, if it is a single hex.
func (b *Battle) deployBearer(leader game.ID, line []game.ID) {
	homes, o := b.homes(leader), b.counters[leader].orders
	if len(homes) != 1 || o == nil || !o.Banner || b.any(homes[0], b.counters[leader].side, isRegular) {
		return
	}
	for _, id := range line {
		d, _ := b.view(id)
		if p := (Place{id, homes[0], d}); b.counters[id].regular() && b.units[id].where == game.Unplaced && p.check(b) == nil {
			p.apply(b)
			return
		}
	}
}

// deployLine places units in lines, foot first.
func (b *Battle) deployLine(line []game.ID) {
	b.footFirst(line)
	for _, id := range line {
		if b.units[id].where != game.Unplaced {
			continue
		}
		d, far := b.view(id)
		if h, ok := b.bestHome(id, far); ok {
			Place{id, h, d}.apply(b)
		}
	}
}

// footFirst orders units: foot in the first line, then horse.
func (b *Battle) footFirst(line []game.ID) {
	var foot, horse []game.ID
	for _, id := range line {
		if b.counters[id].kind.Mounted() {
			horse = append(horse, id)
		} else {
			foot = append(foot, id)
		}
	}
	copy(line, append(foot, horse...))
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

// deployLeader places a leader who has a place on the map.
func (b *Battle) deployLeader(leader game.ID) {
	homes := b.homes(leader)
	if b.units[leader].where != game.Unplaced || len(homes) == 0 {
		return
	}
	h := b.headquarters(leader, homes)
	d, _ := b.view(leader)
	Place{leader, h, d}.apply(b)
}

// shareOf is the hex of a leader whom no unit belongs to: leaders stand from wing to wing.
func (b *Battle) shareOf(leader game.ID, homes []hex.Hex) hex.Hex {
	homes = slices.Clone(homes)
	game.SortBy(homes, func(h hex.Hex) int { return -int(h.Q) })
	all := b.ranks.leaders[b.counters[leader].side]
	return homes[(2*slices.Index(all, leader)+1)*len(homes)/(2*len(all))]
}

// headquarters is the hex of the unit in the middle of a leader's command, by distance to
// all its units; without units the first hex of his zone.
func (b *Battle) headquarters(leader game.ID, homes []hex.Hex) hex.Hex {
	if b.counters[leader].setup.Among && !b.plays(organisation) {
		return b.shareOf(leader, homes)
	}
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
			BearBanner{id, bearer}.apply(b)
		}
	})
}
