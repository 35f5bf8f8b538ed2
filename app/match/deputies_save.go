package match

import (
	"slices"
	"strings"

	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// Deputies are the orders under which the computer leads for a person, as saves keep them: not those of one turn.
func (c *Match) Deputies() map[string]map[string]string {
	var out map[string]map[string]string
	for side, orders := range c.Aides.Orders {
		for of, order := range orders {
			if c.Aides.lent(game.Side(side), of) {
				continue
			}
			if out == nil {
				out = map[string]map[string]string{}
			}
			if out[SideKey(game.Side(side))] == nil {
				out[SideKey(game.Side(side))] = map[string]string{}
			}
			name := planning.KindMark + of.Kind
			if of.Leader != game.None {
				name = c.Sess.Game.Name(of.Leader)
			}
			out[SideKey(game.Side(side))][name] = order.Text(c.Sess.Game)
		}
	}
	return out
}

// Entrust reads such orders; it reports whether all of them are known.
func (c *Match) Entrust(deputies map[string]map[string]string) (all bool) {
	all = true
	for _, side := range []game.Side{game.A, game.B} {
		for name, order := range deputies[SideKey(side)] {
			of, known := c.followingNamed(side, name)
			o, ok := planning.ReadOrder(c.Sess.Game, side, order)
			if !known || !ok || c.Foe != nil && c.Foe.Side == side {
				all = false
				continue
			}
			c.Appoint(side, of, o)
		}
	}
	return all
}

// followingNamed is a following by its name in a save.
func (c *Match) followingNamed(side game.Side, name string) (of Following, known bool) {
	if kind, ok := strings.CutPrefix(name, planning.KindMark); ok {
		of = Following{Leader: game.None, Kind: kind}
	} else {
		of.Leader = game.None
		for id := range game.ID(c.Sess.Game.Counters()) {
			if c.Sess.Game.Name(id) == name {
				of.Leader = id
			}
		}
	}
	ids := slices.IndexFunc(c.Followings(side), func(x Following) bool { return x == of })
	return of, ids >= 0 || of.Leader != game.None && c.Sess.Game.Piece(of.Leader).Side == side
}
