package table

import (
	"gonfalon/app/afar"
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Apart is a game with somebody elsewhere while nobody at this screen may act: the letter waits to be sent, or
// the friend's to come. The person may look round.
type Apart struct{ rest }

func (m *Apart) tap(c *Table, h hex.Hex) { c.SelectAt(h) }
func (m *Apart) confirm(*Table) bool     { return false }

func (m *Apart) Traits(c *Table) Traits {
	t := m.rest.Traits(c)
	t.Quiet, t.Patient = true, true
	return t
}

func (m *Apart) Rotate(*Table, int)          {}
func (m *Apart) Choose(*pick)                {}
func (m *Apart) options(*Table) []game.Offer { return nil }
func (m *Apart) chooser(c *Table) game.Side {
	if c.Afar.State() == afar.ToSend {
		return c.Person
	}
	return c.Person.Other()
}

// Back drops what is selected.
func (m *Apart) Back(c *Table) { c.Sel = game.None }

func (m *Apart) Prompt(v View) panel.Prompt { return v.asks() }
func (m *Apart) Says(v View) string {
	if how := v.Afar.How(); how != "" {
		return v.OfFriend("afar.ended-" + how)
	}
	return v.OfFriend("afar.prompt-" + v.Afar.State().String())
}

func (m *Apart) Dock(v View) panel.Dock {
	d := panel.Dock{Name: "apart", Foot: []panel.Button{v.UndoButton()}}
	state := v.Afar.State()
	head := panel.Head{Title: v.OfFriend("afar.title-" + state.String())}
	send := panel.Button{ID: "post", Do: do.Post(), Mark: "share", Label: v.Say("afar.again", nil), Look: "gho"}
	switch state {
	case afar.ToSend:
		switch head.Sub = v.Holds(); {
		case v.Afar.Answers():
			head.Title, head.Sub = v.Say("afar.title-answer", nil), ""
		case v.Afar.Declared() != nil:
			head.Title = v.Say("afar.title-throw", nil)
		}
		send.Label, send.Look, send.Side = v.Say("afar.send", nil), "pri", match.SideKey(v.Person)
	case afar.TheirTurn:
		d.Foot = append(d.Foot, panel.Button{ID: "open-letter", Do: do.Drawer("paste"), Label: v.Say("afar.open", nil), Look: "gho"})
	}
	if how := v.Afar.How(); how != "" {
		head.Title = v.OfFriend("afar.ended-" + how)
	}
	d.Left = append(d.Left, head)
	if v.Sel != game.None {
		d.Left = append(d.Left, v.Head(v.Piece(v.Sel)))
	}
	d.Foot = append(d.Foot, send)
	return d
}

// Holds says what the letter under way holds.
func (v View) Holds() string {
	d, throws := v.Deed()
	if d.From < d.To && match.TurnOf(v.Table.Phases, v.Sess.Steps[d.From].Phase) == match.SetUp {
		return v.Say("afar.holds-setup", nil)
	}
	return v.Say("afar.holds", i18n.Args{"moves": len(d.Moved), "fights": d.Fights, "throws": throws})
}
