package bmw_test

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// compareEvasions compares the retreats before combat of the defenders (8.3) or, when it is
// their turn, of the horse archers among the attackers (9.4).
func (c *clash) compareEvasions(t *testing.T, f *field, verb game.Verb, who []game.ID) (n int) {
	ways := offered(f, verb)
	for _, id := range who {
		p := f.Piece(id)
		if p.Where != game.OnMap || p.Hex != c.posts[id] {
			continue // it has left already
		}
		var found [][]hex.Hex
		if verb == "withdraw" && withdraws(f, p) || verb == "evade" && !c.charge && evades(f, p) {
			found = f.evasions(p)
		}
		sameEnds(t, p, string(verb), ways[id], found)
		delete(ways, id)
		n++
	}
	for id := range ways {
		if p := f.Piece(id); p.Rank == game.Unit {
			t.Errorf("%s may give way and is not attacked", p.Label)
		}
	}
	return n
}

// evades reports whether a unit may give way: with a solid dot up, and nobody faster who holds
// it in his zone (8.21, 8.3, B-123, B-128).
func evades(f *field, p game.Piece) bool { return p.Dot == game.Solid && !outpaced(f, p) }

// withdraws reports whether an attacker may break off: horse archers in good order with nobody
// faster around them (9.4, B-159).
func withdraws(f *field, p game.Piece) bool {
	return p.Kind == "horse-archers" && !p.Has(game.Disorganised) && !outpaced(f, p)
}

func outpaced(f *field, p game.Piece) bool {
	return slices.ContainsFunc(f.grip(p.Hex, p.Side.Other()), func(o game.Piece) bool { return o.Move > p.Move })
}

// evasions are the ways of up to three hexes to a free one (8.3, B-129): of cavalry over
// friends at will, of foot through them only if it has no other, as in a retreat (B-130).
func (f *field) evasions(p game.Piece) (list [][]hex.Hex) {
	step := func(_ []hex.Hex, from, to hex.Hex) bool { return f.backTo(p, from, to) && (mounted(p) || f.free(to)) }
	walks(p.Hex, step, func(way []hex.Hex) bool {
		if f.free(way[len(way)-1]) {
			list = append(list, slices.Clone(way))
		}
		return len(way) < 3
	})
	if len(list) == 0 && !mounted(p) {
		list = slices.DeleteFunc(f.walksBack(p), func(way []hex.Hex) bool { return len(way) > 3 || !f.free(way[len(way)-1]) })
	}
	return list
}
