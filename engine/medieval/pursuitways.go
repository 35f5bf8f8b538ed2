package medieval

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
)

// The ways of a pursuit that are offered (5.5.3 to 5.5.5): all that differ in what they do, and of those
// that do the same one.

// eachPursuit calls yield with the paths that a pursuer may choose from.
func (b *Battle) eachPursuit(c chaser, yield func(path []hex.Hex)) {
	if c.duty != free {
		b.eachForced(c.id, yield)
		return
	}
	var ways []pursuitWay
	for _, t := range b.fight.trails {
		if b.follow(c.id, t.path[0], b.units[c.id].at) == nil {
			ways = b.spread(c.id, t, ways, yield)
		}
	}
}

// eachForced calls yield with the path that each trail forces, once where two force the same.
func (b *Battle) eachForced(id game.ID, yield func(path []hex.Hex)) {
	for i, t := range b.fight.trails {
		p := b.forced(id, t)
		same := func(earlier trail) bool { return slices.Equal(p, b.forced(id, earlier)) }
		if len(p) > 0 && !slices.ContainsFunc(b.fight.trails[:i], same) {
			yield(p)
		}
	}
}

// pursuitWay is a path and what it does: two with the same sum end in one hex and do the same on the way.
type pursuitWay struct {
	path []hex.Hex
	does uint64
}

// spread finds the voluntary paths on or beside a trail, short ones first, that do what none of those
// found before does.
func (b *Battle) spread(id game.ID, t trail, ways []pursuitWay, yield func(path []hex.Hex)) []pursuitWay {
	open := []pursuitWay{{path: []hex.Hex{t.path[0]}}}
	for len(open) > 0 {
		w := open[0]
		open = open[1:]
		w.does = b.doing(id, w.path)
		if slices.ContainsFunc(ways, func(o pursuitWay) bool { return o.does == w.does }) {
			continue
		}
		ways = append(ways, w)
		if yield(w.path); len(w.path) == b.allowance() {
			continue
		}
		at := w.path[len(w.path)-1]
		for d := hex.N; d <= hex.NW; d++ {
			to := at.Step(d)
			if !slices.Contains(w.path, to) && b.along([]hex.Hex{to}, t) && b.follow(id, to, at) == nil {
				open = append(open, pursuitWay{path: append(slices.Clone(w.path), to)})
			}
		}
	}
	return ways
}

// doing sums up what a path does: where it begins and ends, the charge that turns leave and, where some
// is left, which facings keep it (5.5.8), and what is entered of note, hex by hex.
func (b *Battle) doing(id game.ID, path []hex.Hex) uint64 {
	s := kit.NewSum()
	s.Hex(path[0])
	s.Hex(path[len(path)-1])
	from, facing, charge := b.units[id].at, b.units[id].facing, int(b.units[id].charge)
	for _, to := range path {
		d, _ := from.Toward(to)
		if facing.Angle(d) > 1 {
			charge = 0
		}
		if b.ofNote(id, from, d) {
			s.Hex(to)
			s.Add(int(d))
		}
		from, facing = to, d
	}
	if s.Add(charge); charge > 0 {
		s.Add(int(facing))
	}
	return s.Value()
}

// ofNote reports whether something comes of entering a hex: enemies are ridden over (5.5.9, 5.5.10), a
// banner is taken (7.1.5), friends in disorder or panic are met, or ground, works, pits that are known
// and what lies on the hexside cost order, SP or charge.
func (b *Battle) ofNote(id game.ID, from hex.Hex, d hex.Dir) bool {
	to, side := from.Step(d), b.counters[id].side
	unsound := func(c *counter, u *unit) bool { return c.rank == game.Unit && u.order != sound }
	return b.terrain(to) != board.Clear || b.board.Side(from, d)&^board.Road != 0 ||
		b.any(to, side.Other(), isAnybody) || b.any(to, side, unsound) || b.bannerLies(to) ||
		slices.ContainsFunc(b.pits, func(p found) bool { return p.at == to })
}

// bannerLies reports whether a fallen banner lies in a hex.
func (b *Battle) bannerLies(h hex.Hex) (lies bool) {
	b.eachBanner(func(u *unit) bool { return u.where == game.OnMap && u.held == game.None && u.at == h }, func(game.ID) { lies = true })
	return lies
}
