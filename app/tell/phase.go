package tell

import (
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Events is a list of events under a heading, nothing without any.
func (w Words) Events(heading string, list []game.Event) []panel.Section {
	if len(list) == 0 {
		return nil
	}
	l := panel.Ledger{Title: w.Say(heading, nil)}
	for _, e := range list {
		l.Rows = append(l.Rows, panel.Row{Text: w.Event(e), Ref: w.Cite(e.Ref)})
	}
	return []panel.Section{l}
}
