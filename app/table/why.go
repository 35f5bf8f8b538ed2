package table

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// What the page answers at a hex where nothing can be done, and what can be done about that.

var whyCommands = commands{
	"why-who":  func(c *Table, _ string) { showCulprit(c) },
	"why-near": func(c *Table, _ string) { goNearest(c) },
	"why-join": func(c *Table, _ string) { joinAttack(c) },
}

// hinderedAt says why the selected counter cannot go to a hex, or attack who stands there; it
// reports whether there is anything to say.
func (c *Table) hinderedAt(h hex.Hex) bool {
	w := c.Hindered(h)
	if w == nil || c.FriendsAt(h) {
		return false
	}
	c.Mode.Choose(nil)
	c.Why = w
	return true
}

// showCulprit looks at who hinders.
func showCulprit(c *Table) {
	if by := c.Culprit(); by != game.None {
		c.Sight.Look(c.Piece(by).Hex)
	}
}

// goNearest previews the way to the hex that comes nearest.
func goNearest(c *Table) {
	if c.Nearest() != nil {
		c.SetPlan(c.Why.X.Near)
	}
}

// joinAttack puts the attack together that would do.
func joinAttack(c *Table) {
	if c.Why == nil || c.Why.X == nil || c.Why.X.Act == nil {
		return
	}
	act := c.Why.X.Act
	c.Clear()
	if g := c.FromOffer(game.Offer{Act: act}); g != nil {
		c.Mode = &Attack{Group: g}
	}
}

// RefusalCard is the card of what was refused, where it has to do with no hex.
func (v View) RefusalCard() panel.Bubble {
	if v.Lesson != nil {
		return v.Objection()
	}
	if v.Why == nil || v.Why.No == nil || v.Why.HasHex {
		return panel.Bubble{}
	}
	return panel.Bubble{Lang: v.Lang, Title: v.WhyTitle(v.Why), Text: v.Refusal(v.Why.No), Ref: v.Quote(v.Why.No.Ref)}
}

// Bubble is the answer at a hex, with its rule and what can be done then.
func (v View) Bubble() mapview.Bubble {
	if v.Lesson != nil {
		return v.Coach()
	}
	w := v.Why
	if w == nil || w.No == nil || !w.HasHex {
		return mapview.Bubble{}
	}
	b := mapview.Bubble{Hex: w.Hex, Title: v.WhyTitle(w), Alert: true, Text: []mapview.Phrase{{Text: v.WhyText(w)}},
		Close: mapview.Phrase{Text: v.Say("ui.close", nil), Do: do.CloseWhy()}}
	if ref := v.Quote(w.No.Ref); ref.Para != "" {
		b.Text = append(b.Text, mapview.Phrase{Text: " "}, mapview.Phrase{Text: ref.Name(), Do: ref.Command()})
	}
	b.Links = v.remedies(w)
	return b
}

// remedies are what can be done about a hindrance.
func (v View) remedies(w *match.Why) (out []mapview.Phrase) {
	if by := v.Culprit(); by != game.None && w.X.At != w.Hex {
		out = append(out, mapview.Phrase{Text: v.Say("why.show", i18n.Args{"unit": v.Name(by)}), Do: do.WhyWho()})
	}
	if s := v.Nearest(); s != nil {
		out = append(out, mapview.Phrase{Text: v.Say("why.near", i18n.Args{"hex": s.Hex.String()}), Do: do.WhyNear()})
	}
	if w.X != nil && w.X.Act != nil {
		out = append(out, mapview.Phrase{Text: v.Say("why.join", nil), Do: do.WhyJoin()})
	}
	return out
}

// unlessAnswered is a note of the dock, unless the map says it: nothing is told twice.
func (v View) unlessAnswered(n panel.Note) []panel.Section {
	if v.Why != nil {
		return nil
	}
	return []panel.Section{n}
}
