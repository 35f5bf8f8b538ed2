package play

import (
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Both players look at one screen. What only one of them may see is shown after the
// screen was covered and handed over, and only until somebody else is to act.

// piece is a counter as it may be shown to whoever looks at the screen.
func (c *Controller) piece(id game.ID) game.Piece { return c.now.view.Piece(id) }

// sees reports whether a counter may be shown to whoever looks at the screen.
func (c *Controller) sees(p game.Piece) bool { return !p.Has(game.Hidden) || p.Side == c.privy }

// keepsSecret reports whether an offer may not be shown to whoever looks at the screen.
func (c *Controller) keepsSecret(o game.Offer) bool { return o.Secret && c.privy != c.now.actor }

// hasSecrets reports whether the acting side has something that only it may see.
func (c *Controller) hasSecrets() bool {
	for _, o := range c.now.offers[c.now.actor] {
		if o.Secret {
			return true
		}
	}
	for id := range game.ID(c.sess.Game.Counters()) {
		if p := c.piece(id); p.Side == c.now.actor && p.Has(game.Hidden) {
			return true
		}
	}
	return false
}

// hides reports whether a counter belongs to what is decided in secret, which whoever looks at
// the screen may not see.
func (c *Controller) hides(id game.ID) bool {
	for _, o := range c.now.offers[c.now.actor] {
		if c.keepsSecret(o) && (o.Unit == id || o.Unit == c.leaderOf(id)) {
			return true
		}
	}
	return false
}

// Secret covers the screen so that it can be handed over; seen by one side alone, it
// goes back to both.
func (c *Controller) Secret() {
	c.clear()
	c.handing = c.privy == game.NoSide && c.hasSecrets()
	c.privy = game.NoSide
	c.refresh()
}

// TakeOver shows the acting side, which has the screen to itself, its secrets.
func (c *Controller) TakeOver() {
	if c.handing {
		c.handing, c.privy = false, c.now.actor
		c.refresh()
	}
}

// secretButton is the way to the secrets and back; there is none without secrets.
func (c *Controller) secretButton(w words) []panel.Button {
	if !c.hasSecrets() || c.replay != nil {
		return nil
	}
	label := "secret.show"
	if c.privy != game.NoSide {
		label = "secret.hide"
	}
	return []panel.Button{{ID: "secret", Do: "secret", Label: w.say(label, nil), Look: "gho", Side: css(c.now.actor)}}
}

// Cover hides the table while the screen changes hands.
func (c *Controller) Cover(lang string) panel.Cover {
	if !c.handing {
		return panel.Cover{}
	}
	w := c.words(lang)
	side := i18n.Args{"side": w.side(c.now.actor)}
	return panel.Cover{Side: css(c.now.actor), Title: w.say("secret.title", side), Text: w.say("secret.text", side),
		Look: w.say("secret.look", side), Back: w.say("ui.back", nil)}
}
