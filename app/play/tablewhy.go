package play

import (
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// What the page answers at a hex where nothing can be done, and what can be done about that.

// remedy are the commands of an answer. Any other ends it, as one has turned to something else.
var remedy = map[string]bool{"why-who": true, "why-near": true, "why-join": true}

func init() {
	commands["why-who"] = func(c *table, _ string) { showCulprit(c) }
	commands["why-near"] = func(c *table, _ string) { goNearest(c) }
	commands["why-join"] = func(c *table, _ string) { joinAttack(c) }
}

// hinderedAt says why the selected counter cannot go to a hex, or attack who stands there; it
// reports whether there is anything to say.
func (c *table) hinderedAt(h hex.Hex) bool {
	w := c.Hindered(h)
	if w == nil || c.FriendsAt(h) {
		return false
	}
	c.Mode.choose(nil)
	c.Why = w
	return true
}

// showCulprit looks at who hinders.
func showCulprit(c *table) {
	if by := c.Culprit(); by != game.None {
		c.Sight.Look(c.Piece(by).Hex)
	}
}

// goNearest previews the way to the hex that comes nearest.
func goNearest(c *table) {
	if c.Nearest() != nil {
		c.setPlan(c.Why.X.Near)
	}
}

// joinAttack puts the attack together that would do.
func joinAttack(c *table) {
	if c.Why == nil || c.Why.X == nil || c.Why.X.Act == nil {
		return
	}
	act := c.Why.X.Act
	c.clear()
	if g := c.FromOffer(game.Offer{Act: act}); g != nil {
		c.Mode = &attack{group: g}
	}
}

// refusalCard is the card of what was refused, where it has to do with no hex.
func (v view) refusalCard() panel.Bubble {
	if v.Lesson != nil {
		return v.objection()
	}
	if v.Why == nil || v.Why.No == nil || v.Why.HasHex {
		return panel.Bubble{}
	}
	return panel.Bubble{Lang: v.Lang, Title: v.WhyTitle(v.Why), Text: v.Refusal(v.Why.No), Ref: v.Cite(v.Why.No.Ref)}
}

// Bubble is the answer at a hex, with its rule and what can be done then.
func (v view) Bubble() mapview.Bubble {
	if v.Lesson != nil {
		return v.coach()
	}
	w := v.Why
	if w == nil || w.No == nil || !w.HasHex {
		return mapview.Bubble{}
	}
	b := mapview.Bubble{Hex: w.Hex, Title: v.WhyTitle(w), Alert: true, Text: []mapview.Phrase{{Text: v.WhyText(w)}},
		Close: mapview.Phrase{Text: v.Say("ui.close", nil), Do: "close-why"}}
	if ref := v.Cite(w.No.Ref); ref.Para != "" {
		b.Text = append(b.Text, mapview.Phrase{Text: " "}, mapview.Phrase{Text: ref.Name(), Do: ref.Command()})
	}
	b.Links = v.remedies(w)
	return b
}

// remedies are what can be done about a hindrance.
func (v view) remedies(w *match.Why) (out []mapview.Phrase) {
	if by := v.Culprit(); by != game.None && w.X.At != w.Hex {
		out = append(out, mapview.Phrase{Text: v.Say("why.show", i18n.Args{"unit": v.Unit(by)}), Do: "why-who"})
	}
	if s := v.Nearest(); s != nil {
		out = append(out, mapview.Phrase{Text: v.Say("why.near", i18n.Args{"hex": s.Hex.String()}), Do: "why-near"})
	}
	if w.X != nil && w.X.Act != nil {
		out = append(out, mapview.Phrase{Text: v.Say("why.join", nil), Do: "why-join"})
	}
	return out
}

// unlessAnswered is a note of the dock, unless the map says it: nothing is told twice.
func (v view) unlessAnswered(n panel.Note) []panel.Section {
	if v.Why != nil {
		return nil
	}
	return []panel.Section{n}
}
