package tell

import (
	"slices"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// The most sentences of a story in one place, and the most counters named in one of them.
const (
	mostSentences = 4
	mostNames     = 4
)

// Told is a story in the place of the prompt, or in a line of it.
func (w Words) Told(t *match.Tale) *panel.Told {
	out := &panel.Told{Side: match.SideKey(w.Gainer(t)), Big: t.Large(), Dice: t.Dice, Throw: t.Step, Title: w.headline(t.Deeds[0], t.Large())}
	for s, n := range t.Scored {
		if n != 0 {
			side := game.Side(s)
			out.Points = append(out.Points, panel.Score{Side: match.SideKey(side), Text: w.Say("story.points", i18n.Args{"n": Signed(n), "side": w.SideOf(side)})})
		}
	}
	out.Text = strings.Join(w.consequences(t), " ")
	return out
}

// SideOf is the name of a side as it stands after "for the".
func (w Words) SideOf(s game.Side) string {
	if s > game.B {
		return w.Side(s)
	}
	return i18n.Or(w.Lang, "side-of."+w.Sides[s], w.Side(s))
}

// Gainer is the side to whose good a story is.
func (w Words) Gainer(t *match.Tale) game.Side {
	switch e := t.First(); {
	case t.Scored[game.A] > t.Scored[game.B]:
		return game.A
	case t.Scored[game.B] > t.Scored[game.A]:
		return game.B
	case e.Side > game.B || len(e.Trials) > 0 || e.Kind == game.EventCombat:
		return game.NoSide
	case w.info(e).Good:
		return e.Side
	default:
		return e.Side.Other()
	}
}

// headline says the gravest of a story.
func (w Words) headline(d match.Deed, large bool) string {
	if !large {
		return w.sentence(d)
	}
	key, form := "story."+string(d.Events[0].Kind), game.FormHead
	if len(d.Events) > 1 {
		key, form = key+".many", game.FormHeads
	}
	if w.info(d.Events[0]).Forms&form == 0 {
		return w.sentence(d)
	}
	return w.Say(key, i18n.Args{"unit": w.Name(d.Events[0].Unit), "side": w.Side(d.Events[0].Side), "units": w.befallen(d)})
}

// consequences are what else happened. Beside something grave the tests that led to it are
// not told.
func (w Words) consequences(t *match.Tale) (out []string) {
	for _, d := range t.Deeds[1:] {
		if d.Gravity > match.Tested || !t.Large() {
			out = append(out, panel.Ended(w.sentence(d)))
		}
	}
	if t.Shift != 0 {
		out = append(out, panel.Ended(w.shifted(t.Shift)))
	}
	return out[:min(len(out), mostSentences)]
}

// shifted says how far the shared track moved, to the good of side A.
func (w Words) shifted(n int) string {
	side := game.A
	if n < 0 {
		side = game.B
	}
	return w.Say("story.shift", i18n.Args{"n": abs(n), "side": w.SideOf(side)})
}

// sentence tells all that happened of one kind.
func (w Words) sentence(d match.Deed) string {
	if e := d.Events[0]; e.Kind == game.EventCombat && e.Odds != nil && e.Odds.Result != nil {
		return w.Say("story.fought", i18n.Args{"hex": e.At.String(), "result": w.Result(*e.Odds.Result)})
	}
	key := "story.all." + string(d.Events[0].Kind)
	if len(d.Events) > 1 && w.info(d.Events[0]).Forms&game.FormAll != 0 {
		n := 0
		for _, e := range d.Events {
			n += e.N
		}
		return w.Say(key, i18n.Args{"units": w.befallen(d), "n": n, "of": len(d.Events)})
	}
	var parts []string
	for _, e := range d.Events {
		if text := strings.TrimSuffix(w.Event(e), "."); !slices.Contains(parts, text) { // plainly two units may have one name
			parts = append(parts, text)
		}
	}
	if more := len(parts) - 2; more > 0 {
		parts = append(parts[:2], w.Say("story.more", i18n.Args{"n": more}))
	}
	return strings.Join(parts, ". ")
}

// befallen names whom it befell; of many only the first.
func (w Words) befallen(d match.Deed) i18n.Name {
	var ids []game.ID
	var names []string
	for _, e := range d.Events {
		ids, names = append(ids, e.Unit), append(names, Capital(w.among(e.Unit, len(d.Events)).Nom))
	}
	if w.Plain() {
		return w.Names(ids)
	}
	if more := len(names) - mostNames; more > 0 {
		names = append(names[:mostNames], w.Say("story.more", i18n.Args{"n": more}))
	}
	return i18n.Named(w.List(names))
}

// Aloud is a story for those who listen.
func (w Words) Aloud(t *match.Tale) string {
	told := w.Told(t)
	parts := []string{panel.Ended(told.Title)}
	for _, p := range told.Points {
		parts = append(parts, p.Text)
	}
	if told.Text != "" {
		parts = append(parts, told.Text)
	}
	return strings.Join(parts, " ")
}
