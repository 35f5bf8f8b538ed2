package medieval_test

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
)

// compareAdvances compares the advances of all whose opponents are gone.
func (b *bout) compareAdvances(t *testing.T, f *field) (n int) {
	ways := offered(f, "advance-after")
	for party := range 2 {
		for _, id := range b.sides[party] {
			p := f.Piece(id)
			if p.Where != game.OnMap || !isUnit(p) || slow(p) || slices.Contains(b.settled, id) || b.standing(f, 1-party) {
				continue
			}
			found := b.advances(f, p, 1-party)
			sameWays(t, f, id, "ends of an advance", ends(ways[id]), ends(found))
			var had [][]hex.Hex
			anyStep := func(_ []hex.Hex, _, to hex.Hex) bool { return f.Board().On(to) }
			walks(p.Hex, 3, anyStep, func(way []hex.Hex) {
				if f.Check(medieval.Exploit{Unit: id, Path: way}) == nil {
					had = append(had, slices.Clone(way))
				}
			})
			sameWays(t, f, id, "advance", had, found)
			delete(ways, id)
			n++
		}
	}
	for id := range ways {
		t.Errorf("%s may advance and has nowhere to", f.Name(id))
	}
	return n
}

// standing reports whether anybody of a party is left.
func (b *bout) standing(f *field, party int) bool {
	return slices.ContainsFunc(b.sides[party], func(id game.ID) bool { return f.Piece(id).Where == game.OnMap })
}

// advances are the ways of an advance: into a hex where opponents died, and from there
// one hex further unless an enemy zone covers it, as a regular move that rides nobody down
// (5.2.8, R-96).
func (b *bout) advances(f *field, p game.Piece, dead int) (ways [][]hex.Hex) {
	step := func(way []hex.Hex, from, to hex.Hex) bool {
		emptied := dead == 1 && slices.Contains(b.lone, to) || slices.ContainsFunc(b.sides[dead], func(id game.ID) bool { return b.posts[id] == to })
		if len(way) == 0 && !emptied || len(way) > 0 && f.zoned(from, p.Side.Other()) {
			return false
		}
		return f.open(from, to) && !f.any(to, p.Side.Other(), isUnit) && f.room(p, to, isUnit)
	}
	walks(p.Hex, 2, step, func(way []hex.Hex) { ways = append(ways, slices.Clone(way)) })
	return ways
}
