package table

import (
	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/panel"
)

// Consent asks both players whether dice may be taken back.
type Consent struct{ Layer }

var consentCommands = commands{
	"undo": func(c *Table, _ string) { undo(c) },
}

// undo takes back the last gesture. Where that takes back dice it asks both
// players first.
func undo(c *Table) {
	c.Remember()
	if m := c.underWay(); m != nil {
		m.Back(c)
	}
	switch to, free := c.UndoTo(); {
	case to < 0 && c.UndoStops():
		c.Clear()
		c.Mode = &Stands{Layer{c.Mode}}
	case to < 0:
		c.Refuse("undo", nil)
	case free:
		c.UndoNow()
	default:
		c.Clear()
		c.Mode = &Consent{Layer{c.Mode}}
	}
}

func (m *Consent) confirm(c *Table) bool {
	c.UndoNow()
	return true
}

func (m *Consent) Traits(c *Table) Traits {
	t := m.Layer.Traits(c)
	t.Quiet, t.Away = false, false // whoever is asked sits at the table
	return t
}

// Prompt asks both players, or who plays alone, whoever is to decide what lies under it.
func (m *Consent) Prompt(v View) panel.Prompt {
	if v.Opposed() {
		return panel.Prompt{Side: match.SideKey(v.Person), Who: v.Side(v.Person), Text: v.Say("consent.title", nil)}
	}
	return panel.Prompt{Who: v.Say("consent.who", nil), Text: v.Say("prompt.consent", nil)}
}

// about is the end of the keys of what is taken back: dice, or what came to light without any.
func (m *Consent) about(v View) string {
	if steps := v.Sess.Steps; !v.Opposed() && len(steps) > 0 && len(steps[len(steps)-1].Dice) == 0 {
		return ".seen"
	}
	return ""
}

func (m *Consent) Dock(v View) panel.Dock {
	text, yes := "consent.text"+m.about(v), "consent.yes"
	if v.Opposed() {
		text, yes = "consent.alone", "consent.alone-yes"
	}
	return panel.Dock{Name: "ask",
		Left: []panel.Section{panel.Head{Title: v.Say("consent.title"+m.about(v), nil)}, panel.Note{Text: v.Say(text, nil)}},
		Foot: []panel.Button{
			{ID: "cancel", Do: do.Cancel(), Label: v.Say("ui.cancel", nil), Look: "gho", Wide: true},
			{ID: "confirm", Do: do.Confirm(), Label: v.Say(yes, nil), Look: "pri"},
		}}
}
