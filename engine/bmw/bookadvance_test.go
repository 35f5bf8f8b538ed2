package bmw_test

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// compareAdvances compares the advances of the winners (7.9): of all who can, or if somebody
// who charges can follow into a hex that was fought for, of those who charge (9.6, B-152).
func (c *clash) compareAdvances(t *testing.T, f *field) (n int) {
	ways, found := offered(f, "advance-after"), map[game.ID][][]hex.Hex{}
	charged := false
	for id := range ways {
		for _, member := range c.comrades(id) {
			p := f.Piece(member)
			if p.Where != game.OnMap || p.Hex != c.posts[member] {
				continue
			}
			if list := c.advances(f, p); len(list) > 0 {
				found[member] = list
				charged = charged || p.Has(game.Charging) && c.fought(f, p)
			}
		}
	}
	for id, list := range found {
		if p := f.Piece(id); !charged || p.Has(game.Charging) && c.fought(f, p) {
			sameEnds(t, p, "advance", ways[id], list)
			delete(ways, id)
			n++
		}
	}
	for id := range ways {
		t.Errorf("%s may advance and has nowhere to", f.Piece(id).Label)
	}
	return n
}

// comrades are the party of a unit in the combat.
func (c *clash) comrades(id game.ID) []game.ID {
	if slices.Contains(c.by, id) {
		return c.by
	}
	return c.on
}

// vacated reports whether opponents of a unit have left a hex next to it (B-112), and whether
// they fought for it or only gave way before the combat.
func (c *clash) vacated(f *field, p game.Piece, h hex.Hex) (left, fought bool) {
	for id, at := range c.posts {
		o := f.Piece(id)
		if at == h && o.Side != p.Side && f.free(h) && f.suits(p, p.Hex, h) && p.Kind != "train" {
			left, fought = true, fought || !slices.Contains(c.evaded, id)
		}
	}
	if p.Side == c.side && slices.Contains(c.lone, h) && f.free(h) && f.suits(p, p.Hex, h) && p.Kind != "train" {
		left = true // he who was there alone has got away (10.4)
	}
	return left, fought
}

// fought reports whether a unit may enter any hex that was fought for.
func (c *clash) fought(f *field, p game.Piece) bool {
	return slices.ContainsFunc(hexes(p.Hex), func(h hex.Hex) bool {
		_, fought := c.vacated(f, p, h)
		return fought
	})
}

func hexes(around hex.Hex) (list []hex.Hex) {
	for d := hex.N; d <= hex.NW; d++ {
		list = append(list, around.Step(d))
	}
	return list
}

// advances are the ways of an advance: into a hex that was left, whatever zones there are; of
// cavalry, unless it was left before the combat (B-117), up to two more, over friends, to a
// free one (7.9, 9.2, B-116, B-122).
func (c *clash) advances(f *field, p game.Piece) (list [][]hex.Hex) {
	step := func(way []hex.Hex, from, to hex.Hex) bool {
		if len(way) == 0 {
			left, _ := c.vacated(f, p, to)
			return left
		}
		return f.suits(p, from, to) && !f.held(to, p.Side.Other())
	}
	walks(p.Hex, step, func(way []hex.Hex) bool {
		if f.free(way[len(way)-1]) { // where it came from it is still counted
			list = append(list, slices.Clone(way))
		}
		_, fought := c.vacated(f, p, way[0])
		return len(way) < 3 && mounted(p) && fought
	})
	return list
}
