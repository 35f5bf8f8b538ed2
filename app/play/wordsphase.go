package play

import (
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// events is a list of events under a heading, nothing without any.
func (w words) events(heading string, list []game.Event) []panel.Section {
	if len(list) == 0 {
		return nil
	}
	l := panel.Ledger{Title: w.say(heading, nil)}
	for _, e := range list {
		l.Rows = append(l.Rows, panel.Row{Text: w.event(e), Ref: w.cite(e.Ref)})
	}
	return []panel.Section{l}
}
