package play

import (
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// scale lists the victories of a battle with what each takes; the one won stands out.
func (w words) scale(o *game.Outcome) []panel.Section {
	l := panel.Ledger{Title: w.say("scale.title", nil)}
	for _, g := range o.Scale {
		l.Rows = append(l.Rows, grade(w, g, o))
	}
	if len(l.Rows) == 0 {
		return nil
	}
	return []panel.Section{l}
}

// grade is one victory of a scale with what it takes, of each side where that differs.
func grade(w words, g game.Grade, o *game.Outcome) panel.Row {
	row := panel.Row{Text: w.say("scale."+g.Code, nil), Ref: w.cite(g.Ref)}
	takes := func(s game.Side) string { return w.say("measure."+g.By, i18n.Args{"n": g.From[s]}) }
	var notes []string
	switch {
	case g.From[game.A] != g.From[game.B]:
		for s := game.A; s <= game.B; s++ {
			notes = append(notes, w.say("scale.of-side", i18n.Args{"side": w.side(s), "needs": takes(s)}))
		}
	case g.From[game.A] > 0:
		row.Value = takes(game.A)
	default: // a condition without a figure is a sentence, too long for the column of figures
		notes = append(notes, takes(game.A))
	}
	if g.Code == o.Code {
		row.Look = "sum"
		notes = append(notes, w.say("scale.won", i18n.Args{"side": w.side(o.Winner)}))
	}
	row.Sub = strings.Join(notes, " · ")
	return row
}
