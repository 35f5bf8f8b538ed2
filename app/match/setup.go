package match

import "gonfalon/engine/game"

// Waiting lists the counters of the acting side that are not on the map and can be placed.
func (c *Position) Waiting() []game.Piece { return c.Undecided(true) }

// Undecided lists the counters of the acting side that are not on the map and for which
// something is to be decided before the battle: those that can be placed, or the others.
func (c *Position) Undecided(placed bool) []game.Piece {
	var out []game.Piece
	can, seen := map[game.ID]bool{}, map[game.ID]bool{game.None: true}
	offers, codes := c.Offers[c.Actor], c.codes()
	for _, o := range offers {
		can[o.Unit] = can[o.Unit] || setsDown(codes.VerbInfo(o.Verb).Class)
	}
	for _, o := range offers {
		if seen[o.Unit] || c.keepsSecret(o) || can[o.Unit] != placed {
			continue
		}
		seen[o.Unit] = true
		if p := c.Piece(o.Unit); p.Where != game.OnMap {
			out = append(out, p)
		}
	}
	return out
}

// setsDown reports whether acts of a class bring a counter to its place before the battle.
func setsDown(c game.VerbClass) bool { return c == game.ToPlace || c == game.ToBear }
