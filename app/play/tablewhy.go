package play

import (
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
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
	w := c.hindered(h)
	if w == nil || c.friendsAt(h) {
		return false
	}
	c.mode.choose(nil)
	c.why = w
	return true
}

// showCulprit looks at who hinders.
func showCulprit(c *table) {
	if by := c.culprit(); by != game.None {
		c.sight.look(c.piece(by).Hex)
	}
}

// goNearest previews the way to the hex that comes nearest.
func goNearest(c *table) {
	if c.nearest() != nil {
		c.setPlan(c.why.x.Near)
	}
}

// joinAttack puts the attack together that would do.
func joinAttack(c *table) {
	if c.why == nil || c.why.x == nil || c.why.x.Act == nil {
		return
	}
	act := c.why.x.Act
	c.clear()
	if g := c.fromOffer(game.Offer{Act: act}); g != nil {
		c.mode = &attack{group: g}
	}
}

// refusalCard is the card of what was refused, where it has to do with no hex.
func (v view) refusalCard() panel.Bubble {
	if v.lesson != nil {
		return v.objection()
	}
	if v.why == nil || v.why.No == nil || v.why.HasHex {
		return panel.Bubble{}
	}
	return panel.Bubble{Lang: v.lang, Title: v.whyTitle(v.why), Text: v.refusal(v.why.No), Ref: v.cite(v.why.No.Ref)}
}

// bubble is the answer at a hex, with its rule and what can be done then.
func (v view) bubble() mapview.Bubble {
	if v.lesson != nil {
		return v.coach()
	}
	w := v.why
	if w == nil || w.No == nil || !w.HasHex {
		return mapview.Bubble{}
	}
	b := mapview.Bubble{Hex: w.Hex, Title: v.whyTitle(w), Alert: true, Text: []mapview.Phrase{{Text: v.whyText(w)}},
		Close: mapview.Phrase{Text: v.say("ui.close", nil), Do: "close-why"}}
	if ref := v.cite(w.No.Ref); ref.Para != "" {
		b.Text = append(b.Text, mapview.Phrase{Text: " "}, mapview.Phrase{Text: ref.Name(), Do: ref.Command()})
	}
	b.Links = v.remedies(w)
	return b
}

// remedies are what can be done about a hindrance.
func (v view) remedies(w *why) (out []mapview.Phrase) {
	if by := v.culprit(); by != game.None && w.x.At != w.Hex {
		out = append(out, mapview.Phrase{Text: v.say("why.show", i18n.Args{"unit": v.unit(by)}), Do: "why-who"})
	}
	if s := v.nearest(); s != nil {
		out = append(out, mapview.Phrase{Text: v.say("why.near", i18n.Args{"hex": s.Hex.String()}), Do: "why-near"})
	}
	if w.x != nil && w.x.Act != nil {
		out = append(out, mapview.Phrase{Text: v.say("why.join", nil), Do: "why-join"})
	}
	return out
}

// unlessAnswered is a note of the dock, unless the map says it: nothing is told twice.
func (v view) unlessAnswered(n panel.Note) []panel.Section {
	if v.why != nil {
		return nil
	}
	return []panel.Section{n}
}
