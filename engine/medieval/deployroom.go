package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Automatic set-up leaves nobody out for whom there is room on one of his hexes, or would be if one
// other counter of his side gave way to another of its own: who has few hexes, or hexes within
// those of others, is placed before these; and who is left out afterwards is made room for.

// deployBearers places the units that bear banners where the book prints a single hex for a leader,
// before others fill it.
func (b *Battle) deployBearers(side game.Side) {
	for i := range b.counters {
		if c := &b.counters[i]; c.side == side && c.leads() {
			b.deployBearer(game.ID(i), b.lineOf(game.ID(i)))
		}
	}
}

// deployNarrow places units whose hexes others could fill before them: those with a single hex, then
// those whose hexes lie within the hexes of others, by how little room they leave.
func (b *Battle) deployNarrow(side game.Side) {
	line := b.narrow(side)
	spare := make(map[game.ID]int, len(line))
	for _, id := range line {
		spare[id] = b.spare(id, line)
	}
	game.SortBy(line, func(id game.ID) int { return -len(b.homes(id)) })
	game.SortBy(line, func(id game.ID) int { return -spare[id] })
	game.SortBy(line, func(id game.ID) int { return -min(len(b.homes(id)), 2) })
	for _, id := range line {
		b.pitchCamp(id)
	}
}

// narrow lists the units not placed that have but one hex, or hexes within those of other units. Of a
// banner of cavalry it is the first.
func (b *Battle) narrow(side game.Side) (line []game.ID) {
	for i := range b.counters {
		id := game.ID(i)
		if b.unhoused(id, side) && b.heads(id) && (len(b.homes(id)) == 1 || b.lieWithin(id)) {
			line = append(line, id)
		}
	}
	return line
}

// unhoused reports whether a unit of a side has hexes to stand on and is not placed.
func (b *Battle) unhoused(id game.ID, side game.Side) bool {
	c := &b.counters[id]
	return c.side == side && c.rank == game.Unit && b.units[id].where == game.Unplaced && len(b.homes(id)) > 0
}

// lieWithin reports whether the hexes of a unit are some of those of another unit of its side that is
// not placed.
func (b *Battle) lieWithin(id game.ID) bool {
	mine, side := b.homes(id), b.counters[id].side
	for i := range b.counters {
		if !b.unhoused(game.ID(i), side) {
			continue
		}
		if theirs := b.homes(game.ID(i)); len(theirs) > len(mine) && within(mine, theirs) {
			return true
		}
	}
	return false
}

// within reports whether all hexes of a list are in another.
func within(some, all []hex.Hex) bool {
	return !slices.ContainsFunc(some, func(h hex.Hex) bool { return !slices.Contains(all, h) })
}

// spare is how many SP the hexes of a unit can still take beyond those of the units of a line that may
// stand nowhere else.
func (b *Battle) spare(id game.ID, line []game.ID) int {
	mine, side := b.homes(id), b.counters[id].side
	left := 0
	for _, h := range mine {
		left += b.room(h, side, b.counters[id].kind.Mounted(), game.None)
	}
	for _, other := range line {
		if within(b.homes(other), mine) {
			for _, m := range b.mates(other) {
				left -= int(b.units[m].sp)
			}
		}
	}
	return left
}

// pitchCamp places a unit, or a banner of cavalry together, if there is room; it reports whether there was.
func (b *Battle) pitchCamp(id game.ID) bool {
	camp := b.campsite(id)
	d, _ := b.view(id)
	for _, p := range camp {
		Place{p.Unit, p.Hex, d}.apply(b)
	}
	return camp != nil
}

// makeRoom places who is still left out where one other counter can give way.
func (b *Battle) makeRoom(side game.Side) {
	for i := range b.counters {
		if id := game.ID(i); b.unhoused(id, side) && b.heads(id) && !b.pitchCamp(id) {
			b.displace(id)
		}
	}
}

// displace has one counter that stands on a hex of a unit go to another of its own hexes, so that the
// unit can be placed.
func (b *Battle) displace(id game.ID) {
	for _, h := range b.homes(id) {
		for _, other := range b.standing(h, b.counters[id].side, isUnit) {
			if to, free := b.elsewhere(other, h); free && b.swaps(id, other, to) {
				return
			}
		}
	}
}

// elsewhere is another hex where a counter could stand in the set-up with its fellows; free is false where
// there is none.
func (b *Battle) elsewhere(id game.ID, from hex.Hex) (to hex.Hex, free bool) {
	for _, h := range b.homes(id) {
		if h == from || !b.fits(id, h) {
			continue
		}
		b.plant(id, h)
		free = b.together(id)
		if b.plant(id, from); free {
			return h, true
		}
	}
	return from, false
}

// swaps has a counter give way to a unit, if that can be placed then; else it stays.
func (b *Battle) swaps(id, other game.ID, to hex.Hex) bool {
	from := b.units[other].at
	b.plant(other, to)
	camp := b.campsite(id)
	b.plant(other, from)
	if camp == nil {
		return false
	}
	Place{other, to, b.units[other].facing}.apply(b)
	return b.pitchCamp(id)
}
