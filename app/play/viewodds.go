package play

import (
	"fmt"
	"slices"
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// dockAttack shows the attack being put together.
func (c *Controller) dockAttack(w words) panel.Dock {
	g := c.group
	d := panel.Dock{Name: "odds"}
	if g.No != nil {
		d.Left = []panel.Section{c.groupHead(w), panel.Note{Icon: "stop", Title: w.say("attack.not-yet", nil), Text: w.refusal(g.No), Ref: w.cite(g.No.Ref)}}
		d.Right = []panel.Section{c.suggested(w)}
		d.Foot = c.foot(w)
		return d
	}
	d.Left = []panel.Section{c.groupHead(w)}
	if g.Odds != nil {
		d.Left = append(d.Left, w.modifiers(g.Odds, c.now.actor)...)
		d.Right = w.chances(g.Odds, c.now.actor)
	}
	b := c.confirm(w.say("attack.roll", nil), c.now.actor)
	b.ID = "roll"
	d.Foot = c.foot(w, b)
	return d
}

// groupHead shows who attacks whom.
func (c *Controller) groupHead(w words) panel.Section {
	g := c.group
	h := panel.Head{Chips: w.chips(g.By), Title: w.say("attack.on", i18n.Args{"hex": w.hexes(g.At)})}
	for _, at := range g.At {
		for _, p := range c.at(at) {
			if p.Rank == game.Unit && p.Side != c.now.actor && len(h.Against) < 3 {
				h.Against = append(h.Against, w.chip(p))
			}
		}
	}
	if o := g.Odds; o != nil {
		h.Sub = w.say("attack.ratio", i18n.Args{"a": o.AttackSP, "d": o.DefendSP, "column": column(o, o.Initial)})
	}
	return h
}

// odds is the whole explanation of an act decided by dice.
func (w words) odds(o *game.Odds, by game.Side) []panel.Section {
	return append(w.modifiers(o, by), w.chances(o, by)...)
}

// modifiers is the strip of columns and every shift with its rule.
func (w words) modifiers(o *game.Odds, by game.Side) []panel.Section {
	var out []panel.Section
	if len(o.Columns) > 0 {
		out = append(out, panel.Columns{Names: o.Columns, Initial: o.Initial, Final: o.Final,
			Label: w.say("odds.columns", i18n.Args{"first": column(o, o.Initial), "column": column(o, o.Final)})})
	}
	l := panel.Ledger{}
	l.Rows = append(w.shifts(o.Attack, 1, css(by)), w.shifts(o.Defend, -1, css(by.Other()))...)
	if len(o.Columns) > 0 {
		shift := o.Attack.Sum() - o.Defend.Sum()
		l.Rows = append(l.Rows, panel.Row{Look: "sum", Value: column(o, o.Final),
			Text: w.say("odds.shifted", i18n.Args{"column": column(o, o.Initial), "n": abs(shift), "shift": signed(shift)})})
	}
	out = append(out, l)
	if len(o.Risks) > 0 {
		out = append(out, w.risks(o.Risks))
	}
	return out
}

// shifts are the rows of one side's modifiers, in that side's colour; the defender's
// move the column back.
func (w words) shifts(t rule.Tally, sign int, side string) []panel.Row {
	var rows []panel.Row
	for _, l := range t.Lines {
		rows = append(rows, panel.Row{Text: w.tally(l), Ref: w.cite(l.Ref), Value: signed(sign * l.N), Look: "of-" + side})
	}
	return rows
}

// risks lists the tests that come before the roll.
func (w words) risks(list []game.Risk) panel.Section {
	l := panel.Ledger{Title: w.say("odds.risks", nil)}
	for _, r := range list {
		l.Rows = append(l.Rows, panel.Row{Text: w.say("risk."+r.Code, i18n.Args{"unit": w.unit(r.Unit)}), Ref: w.cite(r.Ref),
			Value: percent(r.Ways, r.Of)})
	}
	return l
}

// chances is the exact distribution, the heaviest result for the defender first.
func (w words) chances(o *game.Odds, by game.Side) []panel.Section {
	if len(o.Chances) == 0 {
		return nil
	}
	list := slices.Clone(o.Chances)
	slices.SortStableFunc(list, func(a, b game.Chance) int { return weight(b.Result) - weight(a.Result) })
	ch := panel.Chances{Title: w.say("odds.chances", nil), Side: css(by), Summary: w.summary(o.Chances)}
	for _, x := range list {
		text := w.result(x.Result)
		if n := len(ch.Bars); n > 0 && ch.Bars[n-1].Text == text { // the table prints it in two ways
			ch.Bars[n-1].Ways += x.Ways
			continue
		}
		ch.Bars = append(ch.Bars, panel.Chance{Text: text, Code: x.Result.Code, Ways: x.Ways, Of: x.Of,
			Weight: shade(x.Result), Back: x.Result.Attack != game.Harm{}})
	}
	return []panel.Section{ch}
}

// weight orders results by what they do to the defender.
func weight(r game.Result) int {
	n := 10*r.Defend.Retreat + 5*r.Defend.Loss - 4*r.Attack.Loss - 6*r.Attack.Retreat
	if r.Defend.Break {
		n += 30
	}
	if r.Defend.Other != "" {
		n += 60
	}
	return n
}

// shade is how strongly a result is coloured, 0 for no effect.
func shade(r game.Result) int {
	if r.Defend == (game.Harm{}) {
		return 0
	}
	return min(100, 44+weight(r))
}

// summary is the two figures most players ask for.
func (w words) summary(list []game.Chance) string {
	they, of := ways(list, func(r game.Result) bool { return r.Defend.Loss > 0 || r.Defend.Other != "" })
	we, _ := ways(list, func(r game.Result) bool { return r.Attack.Loss > 0 || r.Attack.Other != "" })
	return w.say("odds.summary", i18n.Args{"they": percent(they, of), "we": percent(we, of)})
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

// suggested lists the attacks the game offers.
func (c *Controller) suggested(w words) panel.Section {
	o := panel.Options{Title: w.say("attack.suggested", nil), Side: css(c.now.actor)}
	for i, of := range c.suggestions() {
		g := c.fromOffer(of)
		if g == nil {
			continue
		}
		o.Cards = append(o.Cards, panel.Card{Do: "suggest:" + strconv.Itoa(i), Title: w.units(g.By),
			Sub: w.say("attack.against", i18n.Args{"units": w.units(g.Odds.Defenders), "hex": w.hexes(g.At)}),
			Big: column(g.Odds, g.Odds.Final)})
	}
	return o
}

// rolled shows a throw: dice, column, and the result in words.
func (c *Controller) rolled(w words, e *game.Event) []panel.Section {
	h := panel.Head{Dice: e.Dice, Title: w.say("event."+e.Kind+".title", nil), Sub: w.event(*e)}
	if o := e.Odds; o != nil && o.Result != nil {
		h.Title = w.say("rolled.title", i18n.Args{"roll": o.Roll, "column": column(o, o.Final), "code": o.Result.Code})
		h.Sub = w.result(*o.Result)
	}
	return []panel.Section{h}
}
