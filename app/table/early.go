package table

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/hex"
)

// Early is the question whether a phase shall end in which most have not moved.
type Early struct{ Layer }

// tap goes on playing.
func (m *Early) tap(c *Table, h hex.Hex) {
	c.Mode = m.Mode
	c.Mode.tap(c, h)
}

func (m *Early) confirm(c *Table) bool { return c.finish() }

func (m *Early) Traits(c *Table) Traits {
	t := m.Layer.Traits(c)
	t.Firm = false
	return t
}

func (m *Early) Says(v View) string { return v.Say("prompt.early", nil) }

// Dock has the way back where the button was that asks, so that no second tap ends the phase.
func (m *Early) Dock(v View) panel.Dock {
	left, moved := v.Unmoved()
	return panel.Dock{Name: "early",
		Left:  []panel.Section{panel.Head{Title: v.Say("early.title", nil), Sub: v.Say("early.text", i18n.Args{"n": left, "of": left + moved})}},
		Right: []panel.Section{CommandsLeft(v)},
		Foot: []panel.Button{{ID: "confirm", Do: do.Confirm(), Label: v.Say("early.end", nil), Look: "gho"},
			{ID: "cancel", Do: do.Cancel(), Label: v.Say("early.stay", nil), Look: "pri", Side: match.SideKey(v.Actor), Wide: true}}}
}
