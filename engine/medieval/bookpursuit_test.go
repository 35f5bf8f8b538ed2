package medieval_test

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
)

// comparePursuits compares the pursuits of all winners who have not made theirs.
func (b *bout) comparePursuits(t *testing.T, f *field) (n int) {
	ways := offered(f, "pursue")
	for _, id := range b.sides[1-b.loser()] {
		p := f.Piece(id)
		if p.Where != game.OnMap || !isUnit(p) || slow(p) || slices.Contains(b.settled, id) {
			continue
		}
		if must := b.must[b.posts[id]]; must {
			sameWays(t, f, id, "obligatory pursuit", ways[id], b.forced(f, p))
		} else {
			b.compareFree(t, f, p, ways[id])
		}
		delete(ways, id)
		n++
	}
	for id := range ways {
		t.Errorf("%s may pursue and has not won", f.Name(id))
	}
	return n
}

// compareFree compares a voluntary pursuit. One way to each hex is offered, and each way that
// the book allows can be had.
func (b *bout) compareFree(t *testing.T, f *field, p game.Piece, ways [][]hex.Hex) {
	free := b.free(f, p, b.far())
	sameWays(t, f, p.ID, "ends of voluntary pursuit", ends(ways), ends(free))
	short := min(b.far(), 3) // longer ones are too many to try them all
	var had [][]hex.Hex
	anyStep := func(_ []hex.Hex, _, to hex.Hex) bool { return f.Board().On(to) }
	walks(p.Hex, short, anyStep, func(way []hex.Hex) {
		if f.Check(medieval.Pursue{Unit: p.ID, Path: way}) == nil {
			had = append(had, slices.Clone(way))
		}
	})
	sameWays(t, f, p.ID, "voluntary pursuit", had, b.free(f, p, short))
	if no := f.Check(medieval.Stay{Unit: p.ID}); no != nil && len(free) > 0 {
		t.Errorf("%s need not pursue (5.5.1) and cannot stay: %v", f.Name(p.ID), no)
	}
}

// ends are the last hexes of ways, as ways.
func ends(ways [][]hex.Hex) (out [][]hex.Hex) {
	for _, w := range ways {
		out = append(out, w[len(w)-1:])
	}
	return out
}

// forced are the obligatory pursuits: along the way of a retreat and nowhere else (5.5.3),
// with the hex that was left as the first (5.5.5), as many hexes as the printed retreat, or
// as far as the way is free.
func (b *bout) forced(f *field, p game.Piece) (ways [][]hex.Hex) {
	for _, trail := range b.trails {
		from, n := p.Hex, 0
		for _, to := range trail[:min(len(trail), b.far())] {
			if !b.follows(f, p, from, to) {
				break
			}
			from, n = to, n+1
		}
		if n > 0 {
			ways = append(ways, trail[:n])
		}
	}
	return ways
}

// free are the voluntary pursuits of at most n hexes: the first into a hex that was left
// all on or beside the way of one retreat (5.5.4, R-129, R-130).
func (b *bout) free(f *field, p game.Piece, n int) (ways [][]hex.Hex) {
	for _, trail := range b.trails {
		beside := func(way []hex.Hex, from, to hex.Hex) bool {
			if len(way) == 0 && to != trail[0] || !b.follows(f, p, from, to) {
				return false
			}
			return slices.ContainsFunc(trail, func(h hex.Hex) bool { return h.Distance(to) <= 1 })
		}
		walks(p.Hex, n, beside, func(way []hex.Hex) { ways = append(ways, slices.Clone(way)) })
	}
	return ways
}

// follows reports whether a pursuer may go from a hex to the next. Enemy zones are nothing to
// it (5.5.6); a wall it may cross only into the hex that was defended, and then no further
// (11.1.5, R-137); cavalry rides down foot alone in its hex (5.5.9, R-135); else enemies bar
// the way, and friends for whom there is no room.
func (b *bout) follows(f *field, p game.Piece, from, to hex.Hex) bool {
	foe := p.Side.Other()
	switch {
	case !f.open(from, to):
		return false
	case f.walled(from, to) && (from != p.Hex || !b.left(to)), from != p.Hex && f.overWall(p.Hex, from):
		return false
	case f.any(to, foe, isUnit):
		return mounted(p) && !f.any(to, foe, isHorse) && !f.sheltered(to)
	}
	return f.room(p, to, isUnit)
}

// overWall reports whether the step between two hexes, if it was one, led over a wall.
func (f *field) overWall(from, to hex.Hex) bool {
	_, near := from.Toward(to)
	return near && f.walled(from, to)
}

// left reports whether a retreat began in a hex.
func (b *bout) left(h hex.Hex) bool {
	for _, trail := range b.trails {
		if trail[0] == h {
			return true
		}
	}
	return false
}
