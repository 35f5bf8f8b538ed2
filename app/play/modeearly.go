package play

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/hex"
)

// early is the question whether a phase shall end in which most have not moved.
type early struct{ layer }

// tap goes on playing.
func (m *early) tap(c *table, h hex.Hex) {
	c.Mode = m.mode
	c.Mode.tap(c, h)
}

func (m *early) confirm(c *table) bool { return c.finish() }
func (m *early) firm() bool            { return false }
func (m *early) says(v view) string    { return v.Say("prompt.early", nil) }

// dock has the way back where the button was that asks, so that no second tap ends the phase.
func (m *early) dock(v view) panel.Dock {
	left, moved := v.Unmoved()
	return panel.Dock{Name: "early",
		Left:  []panel.Section{panel.Head{Title: v.Say("early.title", nil), Sub: v.Say("early.text", i18n.Args{"n": left, "of": left + moved})}},
		Right: []panel.Section{commandsLeft(v)},
		Foot: []panel.Button{{ID: "confirm", Do: "confirm", Label: v.Say("early.end", nil), Look: "gho"},
			{ID: "cancel", Do: "cancel", Label: v.Say("early.stay", nil), Look: "pri", Side: match.SideKey(v.Actor), Wide: true}}}
}
