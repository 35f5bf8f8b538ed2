package play

import (
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// prompt says what is expected now and from whom.
func (c *table) prompt(lang string) panel.Prompt { return c.mode.prompt(c, c.words(lang)) }

// asks is the prompt of a mode that says what is expected of whoever has to choose.
func (c *table) asks(w words) panel.Prompt {
	if c.table.Stage == game.StageOver {
		return panel.Prompt{Who: w.say("phase.over", nil), Text: w.outcome(c.sess.Game.Outcome())}
	}
	side := c.mode.chooser(c)
	p := panel.Prompt{Side: css(side), Who: w.side(side), Text: c.mode.says(c, w)}
	if c.mode.over(c) {
		p.Over, p.Who = true, w.say("ui.over-to", i18n.Args{"side": w.side(side)})
		p.Then = w.say("ui.then-back", i18n.Args{"side": w.side(side.Other())})
	}
	return p
}

// expects is what the game itself expects, or what the selected counter could do.
func (c *table) expects(w words) string {
	if c.reach != nil && !c.attacks && len(c.bestStops()) > 0 {
		return w.say("prompt.ride", i18n.Args{"unit": w.unit(c.sel)})
	}
	return w.asking(&c.battle)
}

// top is the bar over the map.
func (c *table) top(lang string) panel.Top {
	w, t := c.words(lang), c.mode.sheet(c)
	top := panel.Top{Lang: lang, Title: w.say("top.turn", i18n.Args{"n": t.Turn}), Of: w.of(t.Last),
		Phase: c.phaseName(w), Sides: [2]string{w.side(game.A), w.side(game.B)},
		Points: [2]string{strconv.Itoa(t.Points[0]), strconv.Itoa(t.Points[1])}}
	for i, p := range t.Phases {
		top.Phases = append(top.Phases, panel.Dot{Side: css(p.Side), Name: w.phase(p),
			Now: i == t.Phase && c.table.Stage != game.StageSetUp, Done: i < t.Phase})
	}
	top.PhaseTitle = w.say("top.phase-n", i18n.Args{"n": t.Phase + 1, "of": len(t.Phases)})
	top.Track, top.Meters = w.track(t.Shared()), w.meters(t.Tracks)
	return top
}

// phaseName is the phase that is shown.
func (c *table) phaseName(w words) string {
	t := c.mode.sheet(c)
	switch {
	case t.Stage == game.StageOver:
		return w.say("phase.over", nil)
	case c.table.Stage == game.StageSetUp || t.Phase < 0 || t.Phase >= len(t.Phases):
		return w.say("phase.set-up", nil)
	}
	return w.phase(t.Phases[t.Phase])
}

// dock is the card beside the map: it shows what is touched and what can be done.
func (c *table) dock(lang string) panel.Dock {
	w := c.words(lang)
	d := c.mode.dock(c, w)
	d.Label = w.say("ui.dock", nil)
	return d
}

// cover hides the table while the screen changes hands.
func (c *table) cover(lang string) panel.Cover { return c.mode.cover(c, c.words(lang)) }

// turning adds the buttons that turn the counter, where it can be turned.
func (c *table) turning(w words, h panel.Head) panel.Head {
	if c.canRotate() {
		h.Tools = w.rotators()
	}
	return h
}

// bubble explains the refusal that was touched.
func (c *table) bubble(lang string) panel.Bubble {
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

// said is the last line of the log, for those who listen.
func (c *table) said(lang string) string {
	if len(c.log) == 0 {
		return ""
	}
	return c.words(lang).event(*c.log[len(c.log)-1].Event)
}
