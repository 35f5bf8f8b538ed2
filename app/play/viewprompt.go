package play

import (
	"slices"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Prompt says what is expected now and from whom.
func (c *Controller) Prompt(lang string) panel.Prompt {
	w := c.words(lang)
	if c.replay != nil {
		return panel.Prompt{Who: w.say("replay.title", nil), Text: w.say("replay.prompt", nil)}
	}
	side := c.chooser()
	p := panel.Prompt{Side: css(side), Who: w.side(side), Text: c.expected(w)}
	if c.handsOver() {
		p.Over, p.Who = true, w.say("ui.over-to", i18n.Args{"side": w.side(side)})
		p.Then = w.say("ui.then-back", i18n.Args{"side": w.side(side.Other())})
	}
	if c.now.table.Stage == game.StageOver {
		p.Side, p.Who = "", w.say("phase.over", nil)
	}
	return p
}

// handsOver reports whether the one who must answer is not the one whose phase it is.
func (c *Controller) handsOver() bool {
	t := c.now.table
	if c.react && c.asked {
		return true
	}
	return c.now.table.Stage == game.StageQuestion && t.Phase >= 0 && t.Phase < len(t.Phases) && t.Phases[t.Phase].Side == c.now.actor.Other()
}

// expected is the sentence of the prompt.
func (c *Controller) expected(w words) string {
	switch {
	case c.now.table.Stage == game.StageOver:
		return w.outcome(c.sess.Game.Outcome())
	case c.consent:
		return w.say("prompt.consent", nil)
	case c.react:
		return w.say("prompt.react", nil)
	case len(c.pending) > 0:
		return w.say("prompt.paused", i18n.Args{"side": w.side(c.reactor())})
	case c.plan != nil:
		return w.say(c.againKey(), i18n.Args{"hex": c.plan.At.String()})
	case c.now.table.Stage == game.StageSetUp && c.sel != game.None && c.reach != nil:
		return w.say("prompt.place", i18n.Args{"unit": w.unit(c.sel)})
	case c.reach != nil && !c.now.attacks && len(c.bestStops()) > 0:
		return w.say("prompt.ride", i18n.Args{"unit": w.unit(c.sel)})
	case c.group != nil && c.group.Odds != nil:
		return w.say(throwing(c.group.Odds, "prompt"), nil)
	}
	return c.asking(w)
}

// asking is what the game itself expects.
func (c *Controller) asking(w words) string {
	e := c.now.expect
	if e.Code == "" {
		return w.say("prompt.free", nil)
	}
	key := "expect." + e.Code
	if told := key + c.manner(); i18n.Has(i18n.Default, told) {
		key = told
	}
	return w.say(key, i18n.Args{"unit": w.unit(e.Unit), "n": e.N, "hex": w.hexes(e.At), "side": w.side(e.Side)})
}

// againKey is the key of what a second tap on a planned hex does.
func (c *Controller) againKey() string {
	switch {
	case c.now.table.Stage == game.StageSetUp:
		return "prompt.again-place"
	case c.plan.At == c.home():
		return "prompt.again-turn"
	}
	return "prompt.again"
}

// manner is the end of the key of what is expected, where the catalogue tells it apart: what
// must be chosen, what somebody can do first, what nobody has to do, and what nobody can.
func (c *Controller) manner() string {
	switch {
	case c.now.table.Stage == game.StageQuestion && !c.declines():
		return ".must"
	case c.now.table.Stage != game.StageFree || len(c.now.duties) > 0:
		return ""
	case len(c.able()) == 0 && !c.now.attacks && c.common() == 0:
		return ".none"
	case c.now.attacks:
		return ".free"
	case slices.ContainsFunc(c.now.offers[c.now.actor], special):
		return ".special"
	}
	return ""
}

// declines reports whether a question may be answered by doing nothing.
func (c *Controller) declines() bool {
	return slices.ContainsFunc(c.narrowed(), func(o game.Offer) bool { return !o.Aim })
}

// Bubble explains the refusal that was touched.
func (c *Controller) Bubble(lang string) panel.Bubble {
	if c.why == nil || c.why.No == nil {
		return panel.Bubble{}
	}
	w := c.words(lang)
	title := w.say("why.title", nil)
	if c.why.HasHex {
		title = w.say("why.hex", i18n.Args{"hex": c.why.Hex.String()})
	}
	return panel.Bubble{Lang: lang, Title: title, Text: w.refusal(c.why.No), Ref: w.cite(c.why.No.Ref)}
}

// Said is the last line of the log, for those who listen.
func (c *Controller) Said(lang string) string {
	if len(c.log) == 0 {
		return ""
	}
	return c.words(lang).event(*c.log[len(c.log)-1].Event)
}
