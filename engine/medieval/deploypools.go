package medieval

import (
	"math"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Automatic set-up of units that no scenario gives to a leader: banners of cavalry are placed
// together and dealt out from wing to wing.

// deployPools places the units of the pools, a banner of cavalry at a time.
func (b *Battle) deployPools(side game.Side) {
	var line []game.ID
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && c.pool > 0 && b.heads(game.ID(i)) {
			line = append(line, game.ID(i))
		}
	}
	b.footFirst(line)
	for _, id := range line {
		d, _ := b.view(id)
		for _, p := range b.campsite(id) {
			Place{p.Unit, p.Hex, d}.apply(b)
		}
	}
}

// campsite finds room for those of a unit's banner that are not placed, together with those
// that are; nil if there is none, or nobody to place.
func (b *Battle) campsite(id game.ID) []Place {
	group := b.mates(id)
	for b.units[group[0]].where != game.Unplaced {
		if group = group[1:]; len(group) == 0 {
			return nil
		}
	}
	_, far := b.view(id)
	homes := nearest(b.homes(id), far)
	for _, h := range homes {
		if !b.fits(group[0], h) {
			continue
		}
		if camp := b.camp(group, h, homes); camp != nil {
			return camp
		}
	}
	return nil
}

// nearest lists hexes by their distance from a point; of those as far off the first stays first.
func nearest(hexes []hex.Hex, to hex.Hex) []hex.Hex {
	out := make([]hex.Hex, 0, len(hexes))
	for n, next := 0, 0; len(out) < len(hexes); n = next {
		next = math.MaxInt
		for _, h := range hexes {
			switch d := h.Distance(to); {
			case d == n:
				out = append(out, h)
			case d > n:
				next = min(next, d)
			}
		}
	}
	return out
}

// camp is where those of a group that are not placed can stand, the first of them on a hex and
// the others beside their fellows; nil if they do not all fit. They stand there for the trial only.
func (b *Battle) camp(group []game.ID, first hex.Hex, homes []hex.Hex) (camp []Place) {
	ranks := b.units[group[0]:][:len(group)] // those of a group follow each other
	before := slices.Clone(ranks)
	room := true
	for i := 0; i < len(group) && room; i++ {
		if id := group[i]; b.units[id].where == game.Unplaced {
			camp, room = b.join(camp, id, first, homes)
		}
	}
	for _, p := range camp {
		b.take(p.Unit)
	}
	if copy(ranks, before); !room {
		return nil
	}
	return camp
}

// join places one more in a camp, if it has room beside its fellows.
func (b *Battle) join(camp []Place, id game.ID, first hex.Hex, homes []hex.Hex) ([]Place, bool) {
	h, ok := b.pitch(id, first, homes, len(camp) == 0)
	if !ok {
		return camp, false
	}
	b.plant(id, h)
	return append(camp, Place{Unit: id, Hex: h}), b.together(id)
}

// pitch is the hex where the next of a group stands.
func (b *Battle) pitch(id game.ID, first hex.Hex, homes []hex.Hex, opens bool) (hex.Hex, bool) {
	if opens {
		return first, b.fits(id, first)
	}
	for _, step := range hex.Within(1) {
		if h := first.Plus(step); slices.Contains(homes, h) && b.fits(id, h) {
			return h, true
		}
	}
	return first, false
}

// dealOut gives every unit of a pool without a leader to one of those it usually follows,
// in shares from wing to wing; where units belong to nobody it deals none.
func (b *Battle) dealOut(side game.Side) {
	if !b.plays(organisation) {
		return
	}
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
	if len(heads) == 0 {
		return
	}
	game.SortBy(heads, func(id game.ID) int { return -int(b.units[id].at.Q) })
	b.redraw()
	for i, id := range heads {
		b.give(id, leaders[i*len(leaders)/len(heads)])
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
