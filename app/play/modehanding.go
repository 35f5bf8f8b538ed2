package play

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// handing is the screen as it changes hands. Where the side that comes has secrets it is
// covered, and they are shown after that until somebody else is to act; else the card lies on
// the table and the next tap ends it.
type handing struct {
	layer
	deeds *match.Deeds // what happened meanwhile, nil where the cover was only asked for
	hides bool
}

func init() {
	commands["secret"] = func(c *table, _ string) { secret(c) }
	commands["look"] = func(c *table, _ string) { takeOver(c) }
}

// secret covers the screen so that it can be handed over; seen by one side alone, it
// goes back to both.
func secret(c *table) {
	c.clear()
	if c.Privy == game.NoSide && c.HasSecrets() {
		c.Mode = &handing{layer: layer{c.Mode}, hides: true}
	}
	c.Privy = game.NoSide
	c.refresh()
}

// handOver shows the card of a side whose turn has just come, once, unless that side does
// without.
func (c *table) handOver() {
	n := len(c.Sess.Steps)
	if n < c.handed {
		c.handed = 0 // some of it was taken back
	}
	if n == c.handed || c.Opposed() || c.plain[c.Actor] || c.Mode.covers() || !c.Turned() {
		return
	}
	c.handed = n
	c.Mode = &handing{layer{c.Mode}, c.Deeds(), c.HasSecrets()}
}

// takeOver gives the table to the acting side. Where that has secrets it has the screen to
// itself now and sees them.
func takeOver(c *table) {
	m, ok := c.Mode.(*handing)
	if !ok {
		return
	}
	c.Mode = m.mode
	if m.hides {
		c.Privy = c.Actor
	}
	c.refresh()
}

func (m *handing) tap(c *table, _ hex.Hex) {
	if !m.hides {
		takeOver(c)
	}
}

func (m *handing) confirm(c *table) bool {
	if !m.hides {
		takeOver(c)
	}
	return !m.hides
}

func (m *handing) covers() bool { return true }

func (m *handing) Cover(v view) panel.Cover {
	if m.deeds == nil {
		return v.Privacy()
	}
	card := v.TurnCard(m.deeds)
	if !m.hides {
		card.Veil, card.Text = true, ""
		card.Quiet = panel.Button{ID: "no-cards", Do: "cards:" + match.SideKey(v.Actor), Label: v.Say("hand.never", i18n.Args{"side": v.Side(v.Actor)}), Look: "lnk"}
	}
	return card
}
