package play

import "gonfalon/engine/game"

// waiting lists the counters of the acting side that are not on the map and can be placed.
func (c *now) waiting() []game.Piece { return c.undecided(true) }

// undecided lists the counters of the acting side that are not on the map and for which
// something is to be decided before the battle: those that can be placed, or the others.
func (c *now) undecided(placed bool) []game.Piece {
	var out []game.Piece
	can, seen := map[game.ID]bool{}, map[game.ID]bool{game.None: true}
	offers := c.offers[c.actor]
	for _, o := range offers {
		can[o.Unit] = can[o.Unit] || setsDown[o.Verb]
	}
	for _, o := range offers {
		if seen[o.Unit] || c.keepsSecret(o) || can[o.Unit] != placed {
			continue
		}
		seen[o.Unit] = true
		if p := c.piece(o.Unit); p.Where != game.OnMap {
			out = append(out, p)
		}
	}
	return out
}

// setsDown are the verbs that bring a counter to its place before the battle.
var setsDown = map[game.Verb]bool{game.VerbPlace: true, game.VerbBear: true, "hide": true}
