package play

import "gonfalon/app/panel"

// consent asks both players whether dice may be taken back.
type consent struct{ layer }

func init() {
	commands["undo"] = func(c *table, _ string) { c.undo() }
}

// undo takes back the last gesture. Where that takes back dice it asks both
// players first.
func (c *table) undo() {
	switch to, free := c.undoTo(); {
	case to < 0:
	case free:
		c.undoNow()
	default:
		c.clear()
		c.mode = &consent{layer{c.mode}}
	}
}

func (m *consent) confirm(c *table) bool {
	c.undoNow()
	return true
}

func (m *consent) says(_ *table, w words) string { return w.say("prompt.consent", nil) }

func (m *consent) dock(_ *table, w words) panel.Dock {
	return panel.Dock{Name: "ask",
		Left: []panel.Section{panel.Head{Title: w.say("consent.title", nil)}, panel.Note{Text: w.say("consent.text", nil)}},
		Foot: []panel.Button{
			{ID: "cancel", Do: "cancel", Label: w.say("ui.cancel", nil), Look: "gho", Wide: true},
			{ID: "confirm", Do: "confirm", Label: w.say("consent.yes", nil), Look: "pri"},
		}}
}
