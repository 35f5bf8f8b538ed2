package tell

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
	"gonfalon/engine/rule"
)

// Throwing is the key of words on what decides: several dice, one, or none.
func Throwing(o *game.Odds, prefix string) string {
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

// Ratio is the odds of an attack before any shift.
func (w Words) Ratio(o *game.Odds) string {
	return w.Say("attack.ratio", i18n.Args{"a": o.AttackSP, "d": o.DefendSP, "column": o.Column(o.Initial)})
}

// Declaration shows an attack that was declared and waits for an answer.
func (w Words) Declaration(o *game.Odds) panel.Section {
	return panel.Head{Chips: w.Chips(o.Attackers), Against: w.Chips(o.Defenders),
		Title: w.Say("attack.on", i18n.Args{"hex": w.Hexes(o.At)}), Sub: w.Ratio(o)}
}

// Odds is the whole explanation of an act decided by dice, as a side reads it.
func (w Words) Odds(o *game.Odds, we game.Side) []panel.Section {
	return append(append(w.OddsRisks(o), w.Modifiers(o, w.attacking(o, we))...), w.Chances(o, we)...)
}

// attacking is the side that attacks; what nobody attacks is a side's own.
func (w Words) attacking(o *game.Odds, we game.Side) game.Side {
	if len(o.Attackers) == 0 {
		return we
	}
	return w.Game.Piece(o.Attackers[0]).Side
}

// Modifiers is the strip of columns and every shift with its rule.
func (w Words) Modifiers(o *game.Odds, by game.Side) []panel.Section {
	out := makeUp(w, o, by)
	if len(o.Columns) > 0 {
		out = append(out, panel.Columns{Names: o.Columns, Initial: max(0, min(o.Initial, len(o.Columns)-1)), Final: o.Final,
			Label: w.Say("odds.columns", i18n.Args{"first": o.Column(o.Initial), "column": o.Column(o.Final)})})
	}
	l := panel.Ledger{}
	l.Rows = append(w.shifts(o.Attack, 1, match.SideKey(by), o.Led[0]), w.shifts(o.Defend, -1, match.SideKey(by.Other()), o.Led[1])...)
	l.Rows = append(l.Rows, w.shifts(o.Beyond, 1, "none", nil)...)
	if shift := o.Final - o.Initial; len(o.Columns) > 0 && len(l.Rows) > 0 {
		l.Rows = append(l.Rows, panel.Row{Look: "sum", Value: o.Column(o.Final),
			Text: w.Say("odds.shifted", i18n.Args{"column": o.Column(o.Initial), "n": abs(shift), "shift": Signed(shift)})})
	}
	return append(out, l)
}

// shifts are the rows of one side's modifiers, in that side's colour and with the name of the
// leader who helps; the defender's move the column back.
func (w Words) shifts(t rule.Tally, sign int, side string, led []game.ID) []panel.Row {
	var rows []panel.Row
	for _, l := range t.Lines {
		rows = append(rows, panel.Row{Text: w.tallyBy(l, led), Ref: w.Cite(l.Ref), Value: Signed(sign * l.N), Look: "of-" + side})
	}
	return rows
}

// Chances is the exact distribution as a side reads it, the heaviest result for the defender first.
func (w Words) Chances(o *game.Odds, we game.Side) []panel.Section {
	if len(o.Chances) == 0 {
		return nil
	}
	list := slices.Clone(o.Chances)
	sort.SliceStable(list, func(i, j int) bool { return w.weight(list[i].Result) > w.weight(list[j].Result) })
	ch := panel.Chances{Title: w.Say("odds.chances", nil), Side: match.SideKey(w.attacking(o, we)), Summary: w.summary(o, we)}
	for _, x := range list {
		text := w.Result(x.Result)
		if n := len(ch.Bars); n > 0 && ch.Bars[n-1].Text == text { // the table prints it in two ways
			ch.Bars[n-1].Ways += x.Ways
			continue
		}
		ch.Bars = append(ch.Bars, panel.Chance{Text: text, Code: x.Result.Code, Ways: x.Ways, Of: x.Of,
			Weight: w.shade(x.Result), Back: x.Result.Attack != game.Harm{}})
	}
	for i, b := range ch.Bars {
		ch.Bars[i].Percent = i18n.Tenths(w.Lang, 100*float64(b.Ways)/float64(b.Of)) + " %"
	}
	return []panel.Section{ch}
}

// weight orders results by what they do to the defender.
func (w Words) weight(r game.Result) int {
	n := 10*r.Defend.Retreat + 5*r.Defend.Loss - 4*r.Attack.Loss - 6*r.Attack.Retreat
	if r.Defend.Break {
		n += 30
	}
	return n + w.gravity(r.Defend.Other) - w.gravity(r.Attack.Other)
}

// gravity is how heavy a harm with a name of its own is, 0 for none.
func (w Words) gravity(harm string) int {
	switch {
	case harm == "":
		return 0
	case game.Codes(w.Game).Harm(harm) != game.HarmLoss:
		return 35
	}
	return 60
}

// shade is how strongly a result is coloured, 0 for no effect.
func (w Words) shade(r game.Result) int {
	if r.Defend == (game.Harm{}) {
		return 0
	}
	return min(100, 44+w.weight(r))
}

// summary is the two figures most players of a side ask for.
func (w Words) summary(o *game.Odds, side game.Side) string {
	they, we, of := Likely(o.Chances)
	if w.attacking(o, side) != side {
		they, we = we, they
	}
	return w.Say(Counted(o.Chances, "odds.summary", "odds.summary-harm"), i18n.Args{"they": Percent(they, of), "we": Percent(we, of)})
}

// Likely counts the dice that harm the defender, and those that harm the attacker.
func Likely(list []game.Chance) (they, we, of int) {
	hurt := planning.Harmful(list)
	they, of = Ways(list, func(r game.Result) bool { return hurt(r.Defend) })
	we, _ = Ways(list, func(r game.Result) bool { return hurt(r.Attack) })
	return they, we, of
}

// Counted is the first key where results are counted in SP, else the second.
func Counted(list []game.Chance, inSP, otherwise string) string {
	if planning.CostsSP(list) {
		return inSP
	}
	return otherwise
}

// Ways counts the dice of the results that fit.
func Ways(list []game.Chance, fits func(game.Result) bool) (n, of int) {
	for _, c := range list {
		of = c.Of
		if fits(c.Result) {
			n += c.Ways
		}
	}
	return n, of
}

func Percent(n, of int) string {
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

// Suggested lists the attacks the game offers, the best odds first.
func (t Teller) Suggested() panel.Section {
	type suggestion struct {
		group planning.Group
		card  panel.Card
	}
	var list []suggestion
	var all []game.ID
	for _, of := range t.Suggestions() {
		if g := t.FromOffer(of); g != nil {
			all = append(append(all, g.By...), t.Struck(g.Odds)...)
		}
	}
	for i, of := range t.Suggestions() {
		if g := t.FromOffer(of); g != nil {
			card := panel.Card{Do: do.Suggest(i), Title: Capital(t.Apart(g.By, all).Nom),
				Sub: t.Say("attack.against", i18n.Args{"units": t.Apart(t.Struck(g.Odds), all), "hex": t.Hexes(g.At)})}
			if t.Plain() {
				t.Forecast(&card, g.Odds, t.Actor)
			} else {
				card.Big = g.Odds.Column(g.Odds.Final)
			}
			list = append(list, suggestion{planning.Group{By: g.By, Odds: g.Odds}, card})
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].group.Odds.Final > list[j].group.Odds.Final })
	o := panel.Options{Title: t.Say("attack.suggested", nil), Side: match.SideKey(t.Actor)}
	var groups []planning.Group
	for _, s := range list {
		o.Cards, groups = append(o.Cards, s.card), append(groups, s.group)
	}
	TellApart(o.Cards, t.Fighters(groups)...)
	return o
}

// Rolled shows a throw: dice, column, and the result in words.
func (w Words) Rolled(e *game.Event) []panel.Section {
	h := panel.Head{Dice: e.Dice, Title: w.Say("event."+string(e.Kind)+".title", nil), Sub: w.Event(*e)}
	if o := e.Odds; o != nil && o.Result != nil {
		if w.Plain() {
			h.Title, h.Sub = w.Result(*o.Result), ""
			return []panel.Section{h}
		}
		key := "rolled.title"
		if len(e.Dice) == 0 {
			key = "rolled.sure"
		}
		h.Title = w.Say(key, i18n.Args{"roll": o.Roll, "column": o.Column(o.Final), "code": o.Result.Code})
		h.Sub = w.Result(*o.Result)
	}
	return []panel.Section{h}
}

// Fate says that leaders who stand alone die.
func (w Words) Fate(doomed []game.ID) string {
	return w.Say("attack.lone", i18n.Args{"units": w.Names(doomed), "n": len(doomed)})
}

// DoomNotes is fate as a warning of its own.
func (w Words) DoomNotes(doomed []game.ID) []panel.Section {
	if len(doomed) == 0 {
		return nil
	}
	return []panel.Section{panel.Note{Icon: "stop", Title: w.Fate(doomed), Text: w.Say("attack.lone-why", nil)}}
}

// Acts names acts by the names they have in records.
func (w Words) Acts(does []string) string {
	names := make([]string, len(does))
	for i, do := range does {
		names[i] = w.Say("act."+do, nil)
	}
	return w.List(names)
}

// Needed is what one die must show, "die 1–2".
func (w Words) Needed(o *game.Odds) string {
	low, high := slices.Min(o.Need), slices.Max(o.Need)
	if low == high {
		return w.Say("odds.die", i18n.Args{"die": low})
	}
	return w.Say("odds.die", i18n.Args{"die": strconv.Itoa(low) + "–" + strconv.Itoa(high)})
}

// Forecast adds the chance of what an act of a side is meant to do, or to withstand.
func (w Words) Forecast(card *panel.Card, o *game.Odds, we game.Side) {
	if o == nil || len(o.Chances) == 0 {
		return
	}
	if i18n.IsPlain(w.Lang) {
		card.Sub = strings.TrimPrefix(card.Sub+" · "+w.foretold(o, we), " · ")
		return
	}
	if len(o.Need) > 0 {
		card.Big, card.Small = Percent(len(o.Need), 6), w.Needed(o)
		return
	}
	drives, of := Ways(o.Chances, func(r game.Result) bool { return r.Defend != (game.Harm{}) })
	card.Big, card.Small = Percent(drives, of), w.Say("odds.hits", nil)
	if w.attacking(o, we) != we {
		card.Small = w.Say("odds.hits-us", nil)
	}
	if col := o.Column(o.Final); col != "" {
		card.Sub += " · " + col
	}
}

// Prospect is what dice would do, in a line: the column and who is likely to lose SP, plainly what is most likely.
func (w Words) Prospect(o *game.Odds, we game.Side) string {
	switch {
	case o == nil || len(o.Chances) == 0:
		return ""
	case i18n.IsPlain(w.Lang):
		return w.foretold(o, we)
	case len(o.Columns) == 0:
		return ""
	}
	return o.Column(o.Final) + " · " + w.summary(o, we)
}
