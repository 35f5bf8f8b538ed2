package play

import (
	"fmt"
	"slices"
	"sort"
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// throwing is the key of words on what decides: several dice, one, or none.
func throwing(o *game.Odds, prefix string) string {
	switch {
	case o == nil || len(o.Chances) == 0:
		return prefix + ".roll"
	case len(o.Chances) == 1:
		return prefix + ".sure"
	case o.Chances[0].Of == 6:
		return prefix + ".roll-one"
	}
	return prefix + ".roll"
}

// ratio is the odds of an attack before any shift.
func (w words) ratio(o *game.Odds) string {
	return w.say("attack.ratio", i18n.Args{"a": o.AttackSP, "d": o.DefendSP, "column": o.Column(o.Initial)})
}

// declaration shows an attack that was declared and waits for an answer.
func (w words) declaration(o *game.Odds) panel.Section {
	return panel.Head{Chips: w.chips(o.Attackers), Against: w.chips(o.Defenders),
		Title: w.say("attack.on", i18n.Args{"hex": w.hexes(o.At)}), Sub: w.ratio(o)}
}

// odds is the whole explanation of an act decided by dice, as a side reads it.
func (w words) odds(o *game.Odds, we game.Side) []panel.Section {
	return append(append(w.oddsRisks(o), w.modifiers(o, w.attacking(o, we))...), w.chances(o, we)...)
}

// attacking is the side that attacks; what nobody attacks is a side's own.
func (w words) attacking(o *game.Odds, we game.Side) game.Side {
	if len(o.Attackers) == 0 {
		return we
	}
	return w.game.Piece(o.Attackers[0]).Side
}

// modifiers is the strip of columns and every shift with its rule.
func (w words) modifiers(o *game.Odds, by game.Side) []panel.Section {
	out := makeUp(w, o, by)
	if len(o.Columns) > 0 {
		out = append(out, panel.Columns{Names: o.Columns, Initial: max(0, min(o.Initial, len(o.Columns)-1)), Final: o.Final,
			Label: w.say("odds.columns", i18n.Args{"first": o.Column(o.Initial), "column": o.Column(o.Final)})})
	}
	l := panel.Ledger{}
	l.Rows = append(w.shifts(o.Attack, 1, match.SideKey(by), o.Led[0]), w.shifts(o.Defend, -1, match.SideKey(by.Other()), o.Led[1])...)
	l.Rows = append(l.Rows, w.shifts(o.Beyond, 1, "none", nil)...)
	if shift := o.Final - o.Initial; len(o.Columns) > 0 && len(l.Rows) > 0 {
		l.Rows = append(l.Rows, panel.Row{Look: "sum", Value: o.Column(o.Final),
			Text: w.say("odds.shifted", i18n.Args{"column": o.Column(o.Initial), "n": abs(shift), "shift": signed(shift)})})
	}
	return append(out, l)
}

// shifts are the rows of one side's modifiers, in that side's colour and with the name of the
// leader who helps; the defender's move the column back.
func (w words) shifts(t rule.Tally, sign int, side string, led []game.ID) []panel.Row {
	var rows []panel.Row
	for _, l := range t.Lines {
		rows = append(rows, panel.Row{Text: w.tallyBy(l, led), Ref: w.cite(l.Ref), Value: signed(sign * l.N), Look: "of-" + side})
	}
	return rows
}

// chances is the exact distribution as a side reads it, the heaviest result for the defender first.
func (w words) chances(o *game.Odds, we game.Side) []panel.Section {
	if len(o.Chances) == 0 {
		return nil
	}
	list := slices.Clone(o.Chances)
	sort.SliceStable(list, func(i, j int) bool { return weight(list[i].Result) > weight(list[j].Result) })
	ch := panel.Chances{Title: w.say("odds.chances", nil), Side: match.SideKey(w.attacking(o, we)), Summary: w.summary(o, we)}
	for _, x := range list {
		text := w.result(x.Result)
		if n := len(ch.Bars); n > 0 && ch.Bars[n-1].Text == text { // the table prints it in two ways
			ch.Bars[n-1].Ways += x.Ways
			continue
		}
		ch.Bars = append(ch.Bars, panel.Chance{Text: text, Code: x.Result.Code, Ways: x.Ways, Of: x.Of,
			Weight: shade(x.Result), Back: x.Result.Attack != game.Harm{}})
	}
	for i, b := range ch.Bars {
		ch.Bars[i].Percent = i18n.Tenths(w.lang, 100*float64(b.Ways)/float64(b.Of)) + " %"
	}
	return []panel.Section{ch}
}

// weight orders results by what they do to the defender.
func weight(r game.Result) int {
	n := 10*r.Defend.Retreat + 5*r.Defend.Loss - 4*r.Attack.Loss - 6*r.Attack.Retreat
	if r.Defend.Break {
		n += 30
	}
	return n + gravity(r.Defend.Other) - gravity(r.Attack.Other)
}

// gravity is how heavy a harm with a name of its own is, 0 for none.
func gravity(harm string) int {
	switch harm {
	case "":
		return 0
	case "disordered", "falls-back", "leader-flees":
		return 35
	}
	return 60
}

// shade is how strongly a result is coloured, 0 for no effect.
func shade(r game.Result) int {
	if r.Defend == (game.Harm{}) {
		return 0
	}
	return min(100, 44+weight(r))
}

// summary is the two figures most players of a side ask for.
func (w words) summary(o *game.Odds, side game.Side) string {
	they, we, of := likely(o.Chances)
	if w.attacking(o, side) != side {
		they, we = we, they
	}
	return w.say(counted(o.Chances, "odds.summary", "odds.summary-harm"), i18n.Args{"they": percent(they, of), "we": percent(we, of)})
}

// likely counts the dice that harm the defender, and those that harm the attacker.
func likely(list []game.Chance) (they, we, of int) {
	hurt := harms(list)
	they, of = ways(list, func(r game.Result) bool { return hurt(r.Defend) })
	we, _ = ways(list, func(r game.Result) bool { return hurt(r.Attack) })
	return they, we, of
}

// costsSP reports whether any of the results is counted in SP lost.
func costsSP(list []game.Chance) bool {
	return slices.ContainsFunc(list, func(c game.Chance) bool { return c.Result.Defend.Loss+c.Result.Attack.Loss > 0 })
}

// counted is the first key where results are counted in SP, else the second.
func counted(list []game.Chance, inSP, otherwise string) string {
	if costsSP(list) {
		return inSP
	}
	return otherwise
}

// harms tells what counts as a harm among these results: a loss where any of them costs SP,
// else whatever happens.
func harms(list []game.Chance) func(game.Harm) bool {
	if costsSP(list) {
		return func(h game.Harm) bool { return h.Loss > 0 || h.Other != "" }
	}
	return func(h game.Harm) bool { return h != (game.Harm{}) }
}

// ways counts the dice of the results that fit.
func ways(list []game.Chance, fits func(game.Result) bool) (n, of int) {
	for _, c := range list {
		of = c.Of
		if fits(c.Result) {
			n += c.Ways
		}
	}
	return n, of
}

func percent(n, of int) string {
	if of == 0 {
		return ""
	}
	return fmt.Sprintf("%d %%", (100*n+of/2)/of)
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// suggested lists the attacks the game offers, the best odds first.
func (t teller) suggested() panel.Section {
	type suggestion struct {
		odds *game.Odds
		card panel.Card
	}
	var list []suggestion
	for i, of := range t.Suggestions() {
		if g := t.FromOffer(of); g != nil {
			list = append(list, suggestion{g.Odds, panel.Card{Do: "suggest:" + strconv.Itoa(i), Title: t.units(g.By),
				Sub: t.say("attack.against", i18n.Args{"units": t.units(t.Struck(g.Odds)), "hex": t.hexes(g.At)}),
				Big: g.Odds.Column(g.Odds.Final)}})
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].odds.Final > list[j].odds.Final })
	o := panel.Options{Title: t.say("attack.suggested", nil), Side: match.SideKey(t.Actor)}
	for _, s := range list {
		o.Cards = append(o.Cards, s.card)
	}
	return o
}

// rolled shows a throw: dice, column, and the result in words.
func (w words) rolled(e *game.Event) []panel.Section {
	h := panel.Head{Dice: e.Dice, Title: w.say("event."+string(e.Kind)+".title", nil), Sub: w.event(*e)}
	if o := e.Odds; o != nil && o.Result != nil {
		key := "rolled.title"
		if len(e.Dice) == 0 {
			key = "rolled.sure"
		}
		h.Title = w.say(key, i18n.Args{"roll": o.Roll, "column": o.Column(o.Final), "code": o.Result.Code})
		h.Sub = w.result(*o.Result)
	}
	return []panel.Section{h}
}

// fate says that leaders who stand alone die.
func (w words) fate(doomed []game.ID) string {
	return w.say("attack.lone", i18n.Args{"units": w.units(doomed), "n": len(doomed)})
}

// doomNotes is fate as a warning of its own.
func (w words) doomNotes(doomed []game.ID) []panel.Section {
	if len(doomed) == 0 {
		return nil
	}
	return []panel.Section{panel.Note{Icon: "stop", Title: w.fate(doomed), Text: w.say("attack.lone-why", nil)}}
}

// acts names acts by the names they have in records.
func (w words) acts(does []string) string {
	names := make([]string, len(does))
	for i, do := range does {
		names[i] = w.say("act."+do, nil)
	}
	return w.list(names)
}

// needed is what one die must show, "die 1–2".
func (w words) needed(o *game.Odds) string {
	low, high := slices.Min(o.Need), slices.Max(o.Need)
	if low == high {
		return w.say("odds.die", i18n.Args{"die": low})
	}
	return w.say("odds.die", i18n.Args{"die": strconv.Itoa(low) + "–" + strconv.Itoa(high)})
}

// forecast adds the chance of what an act of a side is meant to do, or to withstand.
func (w words) forecast(card *panel.Card, o *game.Odds, we game.Side) {
	if o == nil || len(o.Chances) == 0 {
		return
	}
	if len(o.Need) > 0 {
		card.Big, card.Small = percent(len(o.Need), 6), w.needed(o)
		return
	}
	drives, of := ways(o.Chances, func(r game.Result) bool { return r.Defend != (game.Harm{}) })
	card.Big, card.Small = percent(drives, of), w.say("odds.hits", nil)
	if w.attacking(o, we) != we {
		card.Small = w.say("odds.hits-us", nil)
	}
	if col := o.Column(o.Final); col != "" {
		card.Sub += " · " + col
	}
}

// prospect is what dice would do, in a line: the column and who is likely to lose SP.
func (w words) prospect(o *game.Odds, we game.Side) string {
	if o == nil || len(o.Columns) == 0 || len(o.Chances) == 0 {
		return ""
	}
	return o.Column(o.Final) + " · " + w.summary(o, we)
}
