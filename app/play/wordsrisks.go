package play

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// endsInZone is the warning that a counter would stand in an enemy zone.
const endsInZone = "ends-in-zone"

// risk says what may befall a counter.
func (w words) risk(r game.Risk) string {
	return w.say("risk."+r.Code, i18n.Args{"unit": w.unit(r.Unit)})
}

// oddsRisks lists the tests that come before a roll.
func (w words) oddsRisks(o *game.Odds) []panel.Section {
	var rows []panel.Row
	for _, r := range o.Risks {
		row := panel.Row{Text: w.risk(r), Ref: w.cite(r.Ref), Value: percent(r.Ways, r.Of)}
		if r.Of == 0 {
			row.Value = w.say("odds.may", nil)
		}
		rows = append(rows, row)
	}
	return w.warned("odds.risks", rows)
}

// planRisks lists what a plan brings besides its cost, with whose zone the counter would stand in.
func (w words) planRisks(p *match.Plan) []panel.Section {
	var rows []panel.Row
	for _, r := range p.Warnings {
		row := panel.Row{Text: w.risk(r), Ref: w.cite(r.Ref), Value: percent(r.Ways, r.Of)}
		if r.Code == endsInZone {
			row.Sub = w.units(p.Under)
		}
		rows = append(rows, row)
	}
	return w.warned("plan.risks", rows)
}

// warned is a block of warnings, none without any.
func (w words) warned(title string, rows []panel.Row) []panel.Section {
	if len(rows) == 0 {
		return nil
	}
	return []panel.Section{panel.Warnings{Title: w.say(title, nil), Rows: rows}}
}

// foremost is the first of some risks, and how many more there are.
func (w words) foremost(list []game.Risk) string {
	switch n := len(list); n {
	case 0:
		return ""
	case 1:
		return w.risk(list[0])
	default:
		return w.say("prompt.more-risks", i18n.Args{"risk": w.risk(list[0]), "n": n - 1})
	}
}
