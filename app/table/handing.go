package table

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Handing is the screen as it changes hands. Where the side that comes has secrets it is
// covered, and they are shown after that until somebody else is to act; else the card lies on
// the table and the next tap ends it.
type Handing struct {
	Layer
	deeds *match.Deeds // what happened meanwhile, nil where the cover was only asked for
	hides bool
}

var handingCommands = commands{
	"secret": func(c *Table, _ string) { secret(c) },
	"look":   func(c *Table, _ string) { TakeOver(c) },
}

var handKeys = do.Keys{"Enter": do.Confirm(), " ": do.Confirm()}

func (m *Handing) keys() do.Keys { return handKeys }

// secret covers the screen so that it can be handed over; seen by one side alone, it
// goes back to both.
func secret(c *Table) {
	c.Clear()
	if c.Privy == game.NoSide && c.HasSecrets() {
		c.Mode = &Handing{Layer: Layer{c.Mode}, hides: true}
	}
	c.Privy = game.NoSide
	c.Refresh()
}

// HandOver shows the card of a side whose turn has just come, once, unless that side does
// without.
func (c *Table) HandOver() {
	n := len(c.Sess.Steps)
	if n < c.Handed {
		c.Handed = 0 // some of it was taken back
	}
	if n == c.Handed || c.Grave() || c.Opposed() || c.Watched() || c.Cardless[c.Actor] || c.Traits().Covers || !c.Turned() {
		return
	}
	c.Handed = n
	c.Mode = &Handing{Layer{c.Mode}, c.Deeds(), c.HasSecrets()}
}

// TakeOver gives the table to the acting side. Where that has secrets it has the screen to
// itself now and sees them.
func TakeOver(c *Table) {
	m, ok := c.Mode.(*Handing)
	if !ok {
		return
	}
	c.Mode = m.Mode
	if m.hides {
		c.Privy = c.Actor
	}
	c.Refresh()
}

func (m *Handing) tap(c *Table, _ hex.Hex) {
	if !m.hides {
		TakeOver(c)
	}
}

func (m *Handing) confirm(c *Table) bool {
	if !m.hides {
		TakeOver(c)
	}
	return !m.hides
}

func (m *Handing) Traits(c *Table) Traits {
	t := m.Layer.Traits(c)
	t.Covers = true
	return t
}

func (m *Handing) Cover(v View) panel.Cover {
	if m.deeds == nil {
		return v.Privacy()
	}
	card := v.TurnCard(m.deeds)
	if !m.hides {
		card.Veil, card.Text = true, ""
		card.Quiet = panel.Button{ID: "no-cards", Do: do.Cards(match.SideKey(v.Actor)), Label: v.Say("hand.never", i18n.Args{"side": v.Side(v.Actor)}), Look: "lnk"}
	}
	return card
}
