package play

import "gonfalon/engine/game"

// Both players look at one screen. What only one of them may see is shown after the
// screen was covered and handed over, and only until somebody else is to act.

// piece is a counter as it may be shown to whoever looks at the screen.
func (c *now) piece(id game.ID) game.Piece { return c.pieces[id] }

// sees reports whether a counter may be shown to whoever looks at the screen.
func (c *now) sees(p game.Piece) bool { return !p.Has(game.Hidden) || p.Side == c.privy }

// keepsSecret reports whether an offer may not be shown to whoever looks at the screen.
func (c *now) keepsSecret(o game.Offer) bool { return o.Secret && c.privy != c.actor }

// hasSecrets reports whether the acting side has something that only it may see, and somebody else
// looks at the screen as well.
func (c *now) hasSecrets() bool {
	if c.person != game.NoSide {
		return false
	}
	for _, o := range c.offers[c.actor] {
		if o.Secret {
			return true
		}
	}
	for id := range game.ID(c.view.Counters()) {
		if p := c.piece(id); p.Side == c.actor && p.Has(game.Hidden) {
			return true
		}
	}
	return false
}

// hides reports whether a counter belongs to what is decided in secret, which whoever looks at
// the screen may not see.
func (c *now) hides(id game.ID) bool {
	for _, o := range c.offers[c.actor] {
		if c.keepsSecret(o) && (o.Unit == id || o.Unit == c.leaderOf(id)) {
			return true
		}
	}
	return false
}

// conceals reports whether a side of a battle that goes on has something that the other must not know.
func (c *battle) conceals() bool {
	g := c.sess.Game
	return c.table.Stage != game.StageOver && g.Hash() != g.Seen(game.NoSide).Hash()
}
