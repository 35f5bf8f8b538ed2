package table

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
)

// Parting lies over a look back and asks with which dice a game goes on from there: with those that
// fell after it, or with others.
type Parting struct {
	Layer
	Dice int // how many fell after it
}

// LooksBack reports whether an earlier position is looked at.
func (c *Table) LooksBack() bool { return Lies[*Replay](c) || Lies[*Parting](c) }

func (m *Parting) Prompt(v View) panel.Prompt {
	return panel.Prompt{Who: v.Say("replay.branch", nil), Text: v.Say("branch.dice", nil)}
}

func (m *Parting) Dock(v View) panel.Dock {
	return panel.Dock{Name: "ask",
		Left: []panel.Section{panel.Head{Title: v.Say("branch.dice", nil)}, panel.Note{Text: v.Say("branch.dice.text", i18n.Args{"n": m.Dice})}},
		Foot: []panel.Button{
			{ID: "branch-no", Do: do.Branch("no"), Label: v.Say("ui.cancel", nil), Look: "gho"},
			{ID: "branch-keep", Do: do.Branch("keep"), Label: v.Say("branch.keep", nil), Look: "gho"},
			{ID: "branch-fresh", Do: do.Branch("fresh"), Label: v.Say("branch.fresh", nil), Look: "pri"}}}
}

// Stands says that dice are final: what was done up to the last throw is not taken back.
type Stands struct{ Layer }

func (m *Stands) Traits(c *Table) Traits {
	t := m.Layer.Traits(c)
	t.Quiet, t.Away = false, false // as in every question
	return t
}

func (m *Stands) confirm(*Table) bool { return false }

func (m *Stands) Prompt(v View) panel.Prompt {
	return panel.Prompt{Side: match.SideKey(v.Actor), Who: v.Say("dice.stand", nil), Text: v.Say("prompt.dice-stand", nil)}
}

func (m *Stands) Dock(v View) panel.Dock {
	return panel.Dock{Name: "ask",
		Left: []panel.Section{panel.Head{Title: v.Say("dice.stand", nil)}, panel.Note{Text: v.Say("dice.stand.text", nil)}},
		Foot: []panel.Button{{ID: "cancel", Do: do.Cancel(), Label: v.Say("ui.back", nil), Look: "pri", Side: match.SideKey(v.Actor), Wide: true}}}
}
