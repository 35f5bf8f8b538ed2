package play

import (
	"gonfalon/app/match"
	"gonfalon/app/panel"
)

// consent asks both players whether dice may be taken back.
type consent struct{ layer }

func init() {
	commands["undo"] = func(c *table, _ string) { undo(c) }
}

// undo takes back the last gesture. Where that takes back dice it asks both
// players first.
func undo(c *table) {
	c.Remember()
	if m := c.underWay(); m != nil {
		m.back(c)
	}
	switch to, free := c.UndoTo(); {
	case to < 0 && c.UndoStops():
		c.clear()
		c.Mode = &stands{layer{c.Mode}}
	case to < 0:
		c.refuse("undo", nil)
	case free:
		c.undoNow()
	default:
		c.clear()
		c.Mode = &consent{layer{c.Mode}}
	}
}

func (m *consent) confirm(c *table) bool {
	c.undoNow()
	return true
}

func (m *consent) quiet() bool { return false }

// prompt asks both players, or who plays alone, whoever is to decide what lies under it.
func (m *consent) prompt(v view) panel.Prompt {
	if v.Opposed() {
		return panel.Prompt{Side: match.SideKey(v.Person), Who: v.Side(v.Person), Text: v.Say("consent.title", nil)}
	}
	return panel.Prompt{Who: v.Say("consent.who", nil), Text: v.Say("prompt.consent", nil)}
}

// over is nobody's: whoever is asked sits at the table.
func (m *consent) over(*table) bool { return false }

// about is the end of the keys of what is taken back: dice, or what came to light without any.
func (m *consent) about(v view) string {
	if steps := v.Sess.Steps; !v.Opposed() && len(steps) > 0 && len(steps[len(steps)-1].Dice) == 0 {
		return ".seen"
	}
	return ""
}

func (m *consent) dock(v view) panel.Dock {
	text, yes := "consent.text"+m.about(v), "consent.yes"
	if v.Opposed() {
		text, yes = "consent.alone", "consent.alone-yes"
	}
	return panel.Dock{Name: "ask",
		Left: []panel.Section{panel.Head{Title: v.Say("consent.title"+m.about(v), nil)}, panel.Note{Text: v.Say(text, nil)}},
		Foot: []panel.Button{
			{ID: "cancel", Do: "cancel", Label: v.Say("ui.cancel", nil), Look: "gho", Wide: true},
			{ID: "confirm", Do: "confirm", Label: v.Say(yes, nil), Look: "pri"},
		}}
}
