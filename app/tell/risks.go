package tell

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Risk says what may befall a counter.
func (w Words) Risk(r game.Risk) string {
	return w.Say("risk."+r.Code, i18n.Args{"unit": w.Name(r.Unit)})
}

// OddsRisks lists the tests that come before a roll.
func (w Words) OddsRisks(o *game.Odds) []panel.Section {
	var rows []panel.Row
	for _, r := range o.Risks {
		row := panel.Row{Text: w.Risk(r), Ref: w.Cite(r.Ref), Value: Percent(r.Ways, r.Of)}
		if r.Of == 0 {
			row.Value = w.Say("odds.may", nil)
		}
		rows = append(rows, row)
	}
	return w.warned("odds.risks", rows)
}

// PlanRisks lists what a plan brings besides its cost, with whose zone the counter would stand in.
func (w Words) PlanRisks(p *match.Plan) []panel.Section {
	var rows []panel.Row
	for _, r := range p.Warnings {
		row := panel.Row{Text: w.Risk(r), Ref: w.Cite(r.Ref), Value: Percent(r.Ways, r.Of)}
		if r.Code == game.RiskZone {
			row.Sub = w.Units(p.Under)
		}
		rows = append(rows, row)
	}
	return w.warned("plan.risks", rows)
}

// warned is a block of warnings, none without any.
func (w Words) warned(title string, rows []panel.Row) []panel.Section {
	if len(rows) == 0 {
		return nil
	}
	return []panel.Section{panel.Warnings{Title: w.Say(title, nil), Rows: rows}}
}

// Foremost is the first of some risks, and how many more there are.
func (w Words) Foremost(list []game.Risk) string {
	switch n := len(list); n {
	case 0:
		return ""
	case 1:
		return w.Risk(list[0])
	default:
		return w.Say("prompt.more-risks", i18n.Args{"risk": w.Risk(list[0]), "n": n - 1})
	}
}
