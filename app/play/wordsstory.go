package play

import (
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// The most sentences of a story in one place, and the most counters named in one of them.
const (
	mostSentences = 4
	mostNames     = 4
)

// told is a story in the place of the prompt, or in a line of it.
func (w words) told(t *tale) *panel.Told {
	out := &panel.Told{Side: css(w.gainer(t)), Big: t.large(), Dice: t.dice, Throw: t.step, Title: w.headline(t.deeds[0], t.large())}
	for s, n := range t.scored {
		if n != 0 {
			side := game.Side(s)
			out.Points = append(out.Points, panel.Score{Side: css(side), Text: w.say("story.points", i18n.Args{"n": signed(n), "side": w.sideOf(side)})})
		}
	}
	out.Text = strings.Join(w.consequences(t), " ")
	return out
}

// sideOf is the name of a side as it stands after "for the".
func (w words) sideOf(s game.Side) string {
	if s > game.B {
		return w.side(s)
	}
	return i18n.Or(w.lang, "side-of."+w.sides[s], w.side(s))
}

// gainer is the side to whose good a story is.
func (w words) gainer(t *tale) game.Side {
	switch e := t.first(); {
	case t.scored[game.A] > t.scored[game.B]:
		return game.A
	case t.scored[game.B] > t.scored[game.A]:
		return game.B
	case e.Side > game.B || len(e.Trials) > 0 || e.Kind == game.EventCombat:
		return game.NoSide
	case e.Kind == "recovered" || e.Kind == "banner-recaptured":
		return e.Side
	default:
		return e.Side.Other()
	}
}

// headline says the gravest of a story.
func (w words) headline(d deed, large bool) string {
	if !large {
		return w.sentence(d)
	}
	key := "story." + string(d.events[0].Kind)
	if len(d.events) > 1 {
		key += ".many"
	}
	if !i18n.Has(i18n.Default, key) {
		return w.sentence(d)
	}
	return w.say(key, i18n.Args{"unit": w.unit(d.events[0].Unit), "side": w.side(d.events[0].Side), "units": w.befallen(d)})
}

// consequences are what else happened. Beside something grave the tests that led to it are
// not told.
func (w words) consequences(t *tale) (out []string) {
	for _, d := range t.deeds[1:] {
		if d.gravity > tested || !t.large() {
			out = append(out, w.sentence(d)+".")
		}
	}
	if t.shift != 0 {
		out = append(out, w.shifted(t.shift)+".")
	}
	return out[:min(len(out), mostSentences)]
}

// shifted says how far the shared track moved, to the good of side A.
func (w words) shifted(n int) string {
	side := game.A
	if n < 0 {
		side = game.B
	}
	return w.say("story.shift", i18n.Args{"n": abs(n), "side": w.sideOf(side)})
}

// sentence tells all that happened of one kind.
func (w words) sentence(d deed) string {
	if e := d.events[0]; e.Kind == game.EventCombat && e.Odds != nil && e.Odds.Result != nil {
		return w.say("story.fought", i18n.Args{"hex": e.At.String(), "result": w.result(*e.Odds.Result)})
	}
	key := "story.all." + string(d.events[0].Kind)
	if len(d.events) > 1 && i18n.Has(i18n.Default, key) {
		n := 0
		for _, e := range d.events {
			n += e.N
		}
		return w.say(key, i18n.Args{"units": w.befallen(d), "n": n, "of": len(d.events)})
	}
	var parts []string
	for _, e := range d.events[:min(len(d.events), 2)] {
		parts = append(parts, strings.TrimSuffix(w.event(e), "."))
	}
	if more := len(d.events) - len(parts); more > 0 {
		parts = append(parts, w.say("story.more", i18n.Args{"n": more}))
	}
	return strings.Join(parts, ". ")
}

// befallen names whom it befell; of many only the first.
func (w words) befallen(d deed) string {
	var names []string
	for _, e := range d.events {
		names = append(names, w.unit(e.Unit))
	}
	if more := len(names) - mostNames; more > 0 {
		names = append(names[:mostNames], w.say("story.more", i18n.Args{"n": more}))
	}
	return w.list(names)
}

// retold is a story line by line, with the combat it came of.
func (w words) retold(t *tale) []panel.Section {
	head, l := panel.Head{Title: w.headline(t.deeds[0], true)}, panel.Ledger{}
	if c := t.combat; c != nil && c.Odds != nil {
		head = panel.Head{Chips: w.chips(c.Odds.Attackers), Title: w.say("story.combat", i18n.Args{"hex": c.At.String()}), Sub: w.ratio(c.Odds)}
		if len(c.Dice) > 0 {
			l.Rows = append(l.Rows, panel.Row{Text: w.say("story.dice", nil), Ref: w.cite(c.Ref), Value: throw(c.Dice)})
		}
	}
	for _, d := range t.deeds {
		l.Rows = append(l.Rows, w.accounts(t, d)...)
	}
	if t.shift != 0 {
		l.Rows = append(l.Rows, panel.Row{Text: w.shifted(t.shift)})
	}
	if first := l.Rows[0]; first.Text == head.Title && first.Value == "" { // its title says it already
		head.Rule, l.Rows = first.Ref, l.Rows[1:]
	}
	return []panel.Section{head, l}
}

// accounts are the lines on what happened of one kind, each with its points; on much of it one.
func (w words) accounts(t *tale, d deed) (rows []panel.Row) {
	if len(d.events) > mostNames {
		return []panel.Row{{Text: w.sentence(d), Ref: w.cite(d.events[0].Ref)}}
	}
	for _, e := range d.events {
		row := panel.Row{Text: w.event(e), Ref: w.cite(e.Ref)}
		if n := t.worth[e.Unit]; n != 0 && e.Unit != game.None && d.gravity > tested {
			row.Value, row.Look = signed(n), "of-"+css(e.Side.Other())
		}
		rows = append(rows, row)
	}
	return rows
}

// meaning is what the rules say of the gravest of a story.
func (w words) meaning(t *tale) []panel.Section {
	ref := w.cite(t.first().Ref)
	text := i18n.Or(w.lang, "rule."+ref.Key, "")
	if text == "" {
		return nil
	}
	return []panel.Section{panel.Note{Side: css(w.gainer(t)), Title: w.say("story.meaning", nil), Text: text, Ref: ref}}
}

// aloud is a story for those who listen.
func (w words) aloud(t *tale) string {
	told := w.told(t)
	parts := []string{told.Title}
	for _, p := range told.Points {
		parts = append(parts, p.Text)
	}
	if told.Text != "" {
		parts = append(parts, told.Text)
	}
	return strings.Join(parts, " ")
}
