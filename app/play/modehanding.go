package play

import (
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// handing is the screen covered while it changes hands: what only one side may see is shown
// after that, and only until somebody else is to act.
type handing struct{ layer }

func init() {
	commands["secret"] = func(c *table, _ string) { secret(c) }
	commands["look"] = func(c *table, _ string) { takeOver(c) }
}

// secret covers the screen so that it can be handed over; seen by one side alone, it
// goes back to both.
func secret(c *table) {
	c.clear()
	if c.privy == game.NoSide && c.hasSecrets() {
		c.mode = &handing{layer{c.mode}}
	}
	c.privy = game.NoSide
	c.refresh()
}

// takeOver shows the acting side, which has the screen to itself, its secrets.
func takeOver(c *table) {
	if m, ok := c.mode.(*handing); ok {
		c.mode, c.privy = m.mode, c.actor
		c.refresh()
	}
}

func (m *handing) tap(*table, hex.Hex) {}
func (m *handing) confirm(*table) bool { return false }
func (m *handing) covers() bool        { return true }

func (m *handing) cover(v view) panel.Cover {
	side := i18n.Args{"side": v.side(v.actor)}
	return panel.Cover{Side: css(v.actor), Title: v.say("secret.title", side), Text: v.say("secret.text", side),
		Look: v.say("secret.look", side), Back: v.say("ui.back", nil)}
}
