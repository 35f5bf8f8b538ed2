package play

import (
	"slices"
	"strings"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// ofKind marks, in a save, a following that no leader leads.
const ofKind = "kind:"

// deputies are the orders under which the computer leads for a person, as saves keep them.
func (c *battle) deputies() map[string]map[string]string {
	var out map[string]map[string]string
	for side, orders := range c.aides.orders {
		for of, order := range orders {
			if out == nil {
				out = map[string]map[string]string{}
			}
			if out[css(game.Side(side))] == nil {
				out[css(game.Side(side))] = map[string]string{}
			}
			name := ofKind + of.kind
			if of.leader != game.None {
				name = c.sess.Game.Name(of.leader)
			}
			out[css(game.Side(side))][name] = order.String()
		}
	}
	return out
}

// entrust reads such orders; it reports whether all of them are known.
func (c *battle) entrust(deputies map[string]map[string]string) (all bool) {
	all = true
	for _, side := range []game.Side{game.A, game.B} {
		for name, order := range deputies[css(side)] {
			of, known := c.followingNamed(side, name)
			if _, ok := bot.ParseOrder(order); !known || !ok || c.foe != nil && c.foe.side == side {
				all = false
				continue
			}
			c.appoint(side, of, order)
		}
	}
	return all
}

// followingNamed is a following by its name in a save.
func (c *battle) followingNamed(side game.Side, name string) (of following, known bool) {
	if kind, ok := strings.CutPrefix(name, ofKind); ok {
		of = following{leader: game.None, kind: kind}
	} else {
		of.leader = game.None
		for id := range game.ID(c.sess.Game.Counters()) {
			if c.sess.Game.Name(id) == name {
				of.leader = id
			}
		}
	}
	ids := slices.IndexFunc(c.followings(side), func(x following) bool { return x == of })
	return of, ids >= 0 || of.leader != game.None && c.sess.Game.Piece(of.leader).Side == side
}
