package match

import "gonfalon/engine/game"

// Both players look at one screen. What only one of them may see is shown after the
// screen was covered and handed over, and only until somebody else is to act.

// Piece is a counter as it may be shown to whoever looks at the screen.
func (c *Position) Piece(id game.ID) game.Piece { return c.Pieces[id] }

// Sees reports whether a counter may be shown to whoever looks at the screen.
func (c *Position) Sees(p game.Piece) bool { return !p.Has(game.Hidden) || p.Side == c.Privy }

// keepsSecret reports whether an offer may not be shown to whoever looks at the screen.
func (c *Position) keepsSecret(o game.Offer) bool { return o.Secret && c.Privy != c.Actor }

// HasSecrets reports whether the acting side has something that only it may see, and somebody else
// looks at the screen as well.
func (c *Position) HasSecrets() bool {
	if c.Person != game.NoSide {
		return false
	}
	for _, o := range c.Offers[c.Actor] {
		if o.Secret {
			return true
		}
	}
	for id := range game.ID(c.View.Counters()) {
		if p := c.Piece(id); p.Side == c.Actor && p.Has(game.Hidden) {
			return true
		}
	}
	return false
}

// Hides reports whether a counter belongs to what is decided in secret, which whoever looks at
// the screen may not see.
func (c *Position) Hides(id game.ID) bool {
	for _, o := range c.Offers[c.Actor] {
		if c.keepsSecret(o) && (o.Unit == id || o.Unit == c.leaderOf(id)) {
			return true
		}
	}
	return false
}

// Conceals reports whether a side of a battle that goes on has something that the other must not know.
func (c *Match) Conceals() bool {
	g := c.Sess.Game
	return c.Table.Stage != game.StageOver && g.Hash() != g.Seen(game.NoSide).Hash()
}
