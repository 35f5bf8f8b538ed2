package play

import "gonfalon/app/panel"

// consent asks both players whether dice may be taken back.
type consent struct{ layer }

func init() {
	commands["undo"] = func(c *table, _ string) { undo(c) }
}

// undo takes back the last gesture. Where that takes back dice it asks both
// players first.
func undo(c *table) {
	c.remember()
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

func (m *consent) says(v view) string {
	if v.foe != nil {
		return v.say("consent.title", nil)
	}
	return v.say("prompt.consent", nil)
}

func (m *consent) dock(v view) panel.Dock {
	text, yes := "consent.text", "consent.yes"
	if v.foe != nil {
		text, yes = "consent.alone", "consent.alone-yes"
	}
	return panel.Dock{Name: "ask",
		Left: []panel.Section{panel.Head{Title: v.say("consent.title", nil)}, panel.Note{Text: v.say(text, nil)}},
		Foot: []panel.Button{
			{ID: "cancel", Do: "cancel", Label: v.say("ui.cancel", nil), Look: "gho", Wide: true},
			{ID: "confirm", Do: "confirm", Label: v.say(yes, nil), Look: "pri"},
		}}
}
