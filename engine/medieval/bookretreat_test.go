package medieval_test

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// compareRetreats compares the retreats of all who have still to make theirs.
func (b *bout) compareRetreats(t *testing.T, f *field) (n int) {
	ways := offered(f, "retreat")
	for _, id := range b.sides[b.loser()] {
		if p := f.Piece(id); p.Where == game.OnMap && !slices.Contains(b.back, id) {
			sameWays(t, f, id, "retreat", ways[id], f.retreats(p, b.far()))
			delete(ways, id)
			n++
		}
	}
	for id := range ways {
		t.Errorf("%s may retreat and has not been beaten", f.Name(id))
	}
	return n
}

// retreats are the ways a beaten unit may take: n hexes, each further from where it fought
// (5.4.2, R-100), or as many as there are (5.4.6).
func (f *field) retreats(p game.Piece, n int) (longest [][]hex.Hex) {
	if f.rooted(p) {
		return nil
	}
	away := func(_ []hex.Hex, from, to hex.Hex) bool {
		return p.Hex.Distance(to) > p.Hex.Distance(from) && f.backTo(p, from, to)
	}
	walks(p.Hex, n, away, func(way []hex.Hex) {
		if len(longest) > 0 && len(way) > len(longest[0]) {
			longest = nil
		}
		if len(longest) == 0 || len(way) == len(longest[0]) {
			longest = append(longest, slices.Clone(way))
		}
	})
	return longest
}

// backTo reports whether a unit may retreat from a hex to the next: not into an enemy zone
// or ground closed to it (5.4.5), not onto enemies (4.2.2), over walls only on foot,
// and at every step within the limit (R-108) - but that cavalry rides down the foot of its
// own side, wherever foot can be ridden down (5.4.4, R-110, R-112).
func (f *field) backTo(p game.Piece, from, to hex.Hex) bool {
	foe := p.Side.Other()
	switch {
	case !f.open(from, to), f.walled(from, to) && mounted(p), f.zoned(to, foe), f.any(to, foe, isUnit):
		return false
	case mounted(p) && f.any(to, p.Side, isFoot):
		return !f.sheltered(to) && f.room(p, to, isHorse)
	}
	return f.room(p, to, isUnit)
}
