package tell

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// Stake is the odds of a group and the chance that it does harm, as short as can be.
func (w Words) Stake(x planning.Group) string {
	if x.Odds == nil {
		return w.Say("fights.refused", nil)
	}
	column, chance := w.Outlook(x.Odds)
	if column == "" || chance == "" {
		return column + chance
	}
	return column + " " + chance
}

// Outlook is the odds column of an attack and the chance that it does harm.
func (w Words) Outlook(o *game.Odds) (column, chance string) {
	if len(o.Columns) > 0 {
		column = o.Column(o.Final)
	}
	hurt := planning.Harmful(o.Chances)
	they, of := Ways(o.Chances, func(r game.Result) bool { return hurt(r.Defend) })
	return column, Percent(they, of)
}

// FightCard is a group: who, against whom, with what in store.
func (t Teller) FightCard(x planning.Group) panel.Card {
	card := panel.Card{Title: t.Units(x.By)}
	if x.Odds == nil {
		card.Sub, card.Ref = t.Refusal(x.Why), t.Cite(x.Why.Ref)
		return card
	}
	card.Sub = t.Say("attack.against", i18n.Args{"units": t.Names(t.Struck(x.Odds)), "hex": t.Hexes(x.At)})
	if t.Plain() {
		t.Forecast(&card, x.Odds, t.Actor)
		return card
	}
	card.Big, card.Small = t.Outlook(x.Odds)
	if likely := t.likely(x.Odds.Chances); likely != "" {
		card.Sub += " · " + likely
	}
	return card
}

// likely is the result that falls most often.
func (w Words) likely(list []game.Chance) (text string) {
	count, most := map[string]int{}, 0
	for _, c := range list {
		said := w.Result(c.Result)
		if count[said] += c.Ways; count[said] > most {
			text, most = said, count[said]
		}
	}
	return text
}

// MetBy says how many of those who must fight do so by a proposal that leaves some duties undone.
func (t Teller) MetBy(owed []game.Duty) (text string, rule panel.Ref) {
	must := 0
	for _, d := range t.Duties {
		if d.Unit != game.None {
			must, rule = must+1, t.Cite(d.Ref)
		}
	}
	if must == 0 {
		return t.Say("fights.free", nil), rule
	}
	return t.Say("fights.met", i18n.Args{"n": must - len(owed), "of": must}), rule
}

// Expected is what the groups are expected to cost either side, where that is counted in SP.
func (w Words) Expected(groups []planning.Group) []panel.Section {
	they, we, counts := 0.0, 0.0, false
	for _, x := range groups {
		if x.Odds == nil {
			continue
		}
		counts = counts || planning.CostsSP(x.Odds.Chances)
		for _, c := range x.Odds.Chances {
			they += float64(c.Ways*c.Result.Defend.Loss) / float64(c.Of)
			we += float64(c.Ways*c.Result.Attack.Loss) / float64(c.Of)
		}
	}
	if !counts {
		return nil
	}
	tenths := func(n float64) string { return w.Say("fights.sp", i18n.Args{"sp": i18n.Tenths(w.Lang, n)}) }
	return []panel.Section{panel.Ledger{Title: w.Say("fights.expected", nil), Rows: []panel.Row{
		{Text: w.Say("fights.they-lose", nil), Value: tenths(they)}, {Text: w.Say("fights.we-lose", nil), Value: tenths(we)}}}}
}

// Resolved are the groups that were rolled for, with their results.
func (t Teller) Resolved(done []match.Fought) []panel.Section {
	l := panel.Ledger{Title: t.Say("fights.done", nil)}
	for i := len(done) - 1; i >= 0; i-- {
		row := panel.Row{Text: t.Say("attack.on", i18n.Args{"hex": t.Hexes(done[i].At)}), Sub: t.Units(done[i].By)}
		for _, e := range t.Log {
			if o := e.Event.Odds; e.Step == done[i].Step && o != nil && o.Result != nil {
				row.Sub, row.Value = row.Sub+": "+t.Result(*o.Result), o.Result.Code
			}
		}
		l.Rows = append(l.Rows, row)
	}
	if len(l.Rows) == 0 {
		return nil
	}
	return []panel.Section{l}
}
