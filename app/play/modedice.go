package play

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
)

// parting lies over a look back and asks with which dice a game goes on from there: with those that
// fell after it, or with others.
type parting struct {
	layer
	dice int // how many fell after it
}

// looksBack reports whether an earlier position is looked at.
func (c *table) looksBack() bool { return lies[*replay](c) || lies[*parting](c) }

func (m *parting) prompt(v view) panel.Prompt {
	return panel.Prompt{Who: v.Say("replay.branch", nil), Text: v.Say("branch.dice", nil)}
}

func (m *parting) dock(v view) panel.Dock {
	return panel.Dock{Name: "ask",
		Left: []panel.Section{panel.Head{Title: v.Say("branch.dice", nil)}, panel.Note{Text: v.Say("branch.dice.text", i18n.Args{"n": m.dice})}},
		Foot: []panel.Button{
			{ID: "branch-no", Do: "branch:no", Label: v.Say("ui.cancel", nil), Look: "gho"},
			{ID: "branch-keep", Do: "branch:keep", Label: v.Say("branch.keep", nil), Look: "gho"},
			{ID: "branch-fresh", Do: "branch:fresh", Label: v.Say("branch.fresh", nil), Look: "pri"}}}
}

// stands says that dice are final: what was done up to the last throw is not taken back.
type stands struct{ layer }

func (m *stands) quiet() bool         { return false }
func (m *stands) confirm(*table) bool { return false }

// over is nobody's, as of every question.
func (m *stands) over(*table) bool { return false }

func (m *stands) prompt(v view) panel.Prompt {
	return panel.Prompt{Side: match.SideKey(v.Actor), Who: v.Say("dice.stand", nil), Text: v.Say("prompt.dice-stand", nil)}
}

func (m *stands) dock(v view) panel.Dock {
	return panel.Dock{Name: "ask",
		Left: []panel.Section{panel.Head{Title: v.Say("dice.stand", nil)}, panel.Note{Text: v.Say("dice.stand.text", nil)}},
		Foot: []panel.Button{{ID: "cancel", Do: "cancel", Label: v.Say("ui.back", nil), Look: "pri", Side: match.SideKey(v.Actor), Wide: true}}}
}
