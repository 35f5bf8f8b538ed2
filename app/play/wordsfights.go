package play

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// stake is the odds of a group and the chance that it does harm, as short as can be.
func (w words) stake(x planning.Group) string {
	if x.Odds == nil {
		return w.say("fights.refused", nil)
	}
	column, chance := w.outlook(x.Odds)
	if column == "" || chance == "" {
		return column + chance
	}
	return column + " " + chance
}

// outlook is the odds column of an attack and the chance that it does harm.
func (w words) outlook(o *game.Odds) (column, chance string) {
	if len(o.Columns) > 0 {
		column = o.Column(o.Final)
	}
	hurt := harms(o.Chances)
	they, of := ways(o.Chances, func(r game.Result) bool { return hurt(r.Defend) })
	return column, percent(they, of)
}

// fightCard is a group: who, against whom, with what in store.
func (t teller) fightCard(x planning.Group) panel.Card {
	card := panel.Card{Title: t.units(x.By)}
	if x.Odds == nil {
		card.Sub, card.Ref = t.refusal(x.Why), t.cite(x.Why.Ref)
		return card
	}
	card.Big, card.Small = t.outlook(x.Odds)
	card.Sub = t.say("attack.against", i18n.Args{"units": t.units(t.Struck(x.Odds)), "hex": t.hexes(x.At)})
	if likely := t.likely(x.Odds.Chances); likely != "" {
		card.Sub += " · " + likely
	}
	return card
}

// likely is the result that falls most often.
func (w words) likely(list []game.Chance) (text string) {
	count, most := map[string]int{}, 0
	for _, c := range list {
		said := w.result(c.Result)
		if count[said] += c.Ways; count[said] > most {
			text, most = said, count[said]
		}
	}
	return text
}

// metBy says how many of those who must fight do so by a proposal that leaves some duties undone.
func (t teller) metBy(owed []game.Duty) (text string, rule panel.Ref) {
	must := 0
	for _, d := range t.Duties {
		if d.Unit != game.None {
			must, rule = must+1, t.cite(d.Ref)
		}
	}
	if must == 0 {
		return t.say("fights.free", nil), rule
	}
	return t.say("fights.met", i18n.Args{"n": must - len(owed), "of": must}), rule
}

// expected is what the groups are expected to cost either side, where that is counted in SP.
func (w words) expected(groups []planning.Group) []panel.Section {
	they, we, counts := 0.0, 0.0, false
	for _, x := range groups {
		if x.Odds == nil {
			continue
		}
		counts = counts || costsSP(x.Odds.Chances)
		for _, c := range x.Odds.Chances {
			they += float64(c.Ways*c.Result.Defend.Loss) / float64(c.Of)
			we += float64(c.Ways*c.Result.Attack.Loss) / float64(c.Of)
		}
	}
	if !counts {
		return nil
	}
	tenths := func(n float64) string { return w.say("fights.sp", i18n.Args{"sp": i18n.Tenths(w.lang, n)}) }
	return []panel.Section{panel.Ledger{Title: w.say("fights.expected", nil), Rows: []panel.Row{
		{Text: w.say("fights.they-lose", nil), Value: tenths(they)}, {Text: w.say("fights.we-lose", nil), Value: tenths(we)}}}}
}

// resolved are the groups that were rolled for, with their results.
func (t teller) resolved(done []match.Fought) []panel.Section {
	l := panel.Ledger{Title: t.say("fights.done", nil)}
	for i := len(done) - 1; i >= 0; i-- {
		row := panel.Row{Text: t.say("attack.on", i18n.Args{"hex": t.hexes(done[i].At)}), Sub: t.units(done[i].By)}
		for _, e := range t.Log {
			if o := e.Event.Odds; e.Step == done[i].Step && o != nil && o.Result != nil {
				row.Sub, row.Value = row.Sub+": "+t.result(*o.Result), o.Result.Code
			}
		}
		l.Rows = append(l.Rows, row)
	}
	if len(l.Rows) == 0 {
		return nil
	}
	return []panel.Section{l}
}
