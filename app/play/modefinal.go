package play

import "gonfalon/app/panel"

// stands says that dice are final: what was done up to the last throw is not taken back.
type stands struct{ layer }

func (m *stands) quiet() bool         { return false }
func (m *stands) confirm(*table) bool { return false }

// over is nobody's, as of every question.
func (m *stands) over(*table) bool { return false }

func (m *stands) prompt(v view) panel.Prompt {
	return panel.Prompt{Side: css(v.actor), Who: v.say("dice.stand", nil), Text: v.say("prompt.dice-stand", nil)}
}

func (m *stands) dock(v view) panel.Dock {
	return panel.Dock{Name: "ask",
		Left: []panel.Section{panel.Head{Title: v.say("dice.stand", nil)}, panel.Note{Text: v.say("dice.stand.text", nil)}},
		Foot: []panel.Button{{ID: "cancel", Do: "cancel", Label: v.say("ui.back", nil), Look: "pri", Side: css(v.actor), Wide: true}}}
}
