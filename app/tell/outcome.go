package tell

import (
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Scale lists the victories of a battle with what each takes; the one won stands out.
func (w Words) Scale(o *game.Outcome) []panel.Section {
	l := panel.Ledger{Title: w.Say("scale.title", nil)}
	for _, g := range o.Scale {
		l.Rows = append(l.Rows, grade(w, g, o))
	}
	if len(l.Rows) == 0 {
		return nil
	}
	return []panel.Section{l}
}

// grade is one victory of a scale with what it takes, of each side where that differs.
func grade(w Words, g game.Grade, o *game.Outcome) panel.Row {
	row := panel.Row{Text: w.Say("scale."+g.Code, nil), Ref: w.Cite(g.Ref)}
	takes := func(s game.Side) string { return w.Say("measure."+g.By, i18n.Args{"n": g.From[s]}) }
	var notes []string
	switch {
	case g.From[game.A] != g.From[game.B]:
		for s := game.A; s <= game.B; s++ {
			notes = append(notes, w.Say("scale.of-side", i18n.Args{"side": w.Side(s), "needs": takes(s)}))
		}
	case g.From[game.A] > 0:
		row.Value = takes(game.A)
	default: // a condition without a figure is a sentence, too long for the column of figures
		notes = append(notes, takes(game.A))
	}
	if g.Code == o.Code {
		row.Look = "sum"
		notes = append(notes, w.Say("scale.won", i18n.Args{"side": w.Side(o.Winner)}))
	}
	row.Sub = strings.Join(notes, " · ")
	return row
}
