package bmw_test

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// compareRetreats compares the retreats that are offered (7.8, 9.2).
func (c *clash) compareRetreats(t *testing.T, f *field) (n int) {
	ways := offered(f, "retreat")
	for id := range ways {
		p := f.Piece(id)
		if !slices.Contains(c.by, id) && !slices.Contains(c.on, id) {
			t.Errorf("%s may retreat and was not in the combat", p.Label)
		}
		sameEnds(t, p, "retreat", ways[id], f.retreats(p))
		n++
	}
	return n
}

// retreats are the ways back of a unit.
func (f *field) retreats(p game.Piece) [][]hex.Hex {
	if mounted(p) {
		return f.ridesBack(p)
	}
	return f.walksBack(p)
}

// ridesBack are the ways back of cavalry: three hexes, more only while friends hold the last
// (9.2, B-103); friends are no hindrance on the way (B-104).
func (f *field) ridesBack(p game.Piece) (list [][]hex.Hex) {
	step := func(_ []hex.Hex, from, to hex.Hex) bool { return f.backTo(p, from, to) }
	walks(p.Hex, step, func(way []hex.Hex) bool {
		n := len(way)
		if n >= 3 && f.free(way[n-1]) {
			list = append(list, slices.Clone(way))
			return false
		}
		return true
	})
	return list
}

// walksBack are the ways back of foot: one hex (B-96); where no free one is open through
// friends, behind whom the first free one ends the way, and others are passed only where there
// is none (7.8, B-99). If none comes to a free hex, the unit dies where it can go no further
// (B-100).
func (f *field) walksBack(p game.Piece) [][]hex.Hex {
	var good, dead [][]hex.Hex
	var from func(at hex.Hex, way []hex.Hex)
	from = func(at hex.Hex, way []hex.Hex) {
		var next []hex.Hex
		for d := hex.N; d <= hex.NW; d++ {
			if to := at.Step(d); f.backTo(p, at, to) {
				next = append(next, to)
			}
		}
		open := slices.DeleteFunc(slices.Clone(next), func(h hex.Hex) bool { return !f.free(h) })
		for _, to := range open {
			good = append(good, append(slices.Clone(way), to))
		}
		if len(next) == 0 && len(way) > 0 {
			dead = append(dead, way)
		}
		if len(open) == 0 {
			for _, to := range next {
				from(to, append(slices.Clone(way), to))
			}
		}
	}
	if from(p.Hex, nil); len(good) > 0 {
		return good
	}
	return dead
}
