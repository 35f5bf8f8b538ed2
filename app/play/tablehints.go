package play

import (
	"slices"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// hint is a thing worth knowing, which is told once at the first moment when it helps: at a question,
// after an event, or in a position. The catalogue has its words under "hint.", the system and its key,
// and with ".ref" behind that its paragraph; where it has none there is no such thing.
type hint struct {
	key   string
	asks  []string // questions, by their codes
	after []game.EventKind
	when  func(c *table) bool
}

// hints are all of them. Of several that would help at once the first is told, and none stays once
// what it advises is being done.
var hints = []hint{
	{key: "react", when: lies[*react]},
	{key: "evade", asks: []string{"evade"}},
	{key: "odds", when: lies[*attack]},
	{key: "charge", when: choosesWay(func(p *plan) bool { return p.Charge > 0 || p.Lance })},
	{key: "zone", when: choosesWay(func(p *plan) bool { return len(p.Under) > 0 })},
	{key: "command", when: choosesWay(func(p *plan) bool { return p.warns("out-of-command") })},
	{key: "pursue", asks: []string{"pursue", "advance-after"}},
	{key: "retreat", asks: []string{"retreat", "fall-back"}},
	{key: "loss", asks: []string{"choose-loss", "choose-retreat-loss", "lose-unit"}},
	{key: "leader", when: (*table).lostLeader},
	{key: "scatter", after: []game.EventKind{"scattered", "scatter-roll"}},
	{key: "order", after: []game.EventKind{"disorganised", "disorder-roll", "panicked", "disordered", "order-failed"}},
	{key: "shoot", when: func(c *table) bool { return has(c.offers[c.actor], game.VerbShoot) && c.mode.picked() == nil }},
	{key: "duty", when: func(c *table) bool { return c.attacks && len(c.duties) > 0 && !lies[*attack](c) && !lies[*fighting](c) }},
	{key: "lead", when: (*table).leadsOn},
	{key: "front", when: func(c *table) bool { return lies[*move](c) && c.reach != nil && !c.attacks && c.piece(c.sel).HasFacing }},
}

// helps reports whether a hint is of use now.
func (c *table) helps(h *hint) bool {
	if _, there := paragraph(c.sess.Game, c.Scenario.System, h); !there {
		return false
	}
	switch {
	case h.asks != nil:
		return c.table.Stage == game.StageQuestion && slices.Contains(h.asks, c.expect.Code)
	case h.after != nil:
		return c.happens(func(e *game.Event) bool { return slices.Contains(h.after, e.Kind) })
	}
	return h.when(c)
}

// choosesWay is a moment in which a way is planned.
func choosesWay(fits func(p *plan) bool) func(c *table) bool {
	return func(c *table) bool {
		m, ok := c.mode.(*planned)
		return ok && c.table.Stage == game.StageFree && fits(m.plan)
	}
}

// lostLeader reports whether a leader fell in the phase.
func (c *table) lostLeader() bool {
	return c.happens(func(e *game.Event) bool {
		if e.Unit == game.None {
			return false
		}
		p := c.piece(e.Unit)
		return isLeader(p) && p.Where == game.Dead
	})
}

// leadsOn reports whether somebody has moved in the phase and several others could go as one, who
// are not led so already.
func (c *table) leadsOn() bool {
	return c.canLead() && !lies[*army](c) && !lies[*react](c) && c.happens(func(e *game.Event) bool { return e.Kind == game.EventMoved })
}

// paragraph is what a hint is about, if the book in play has that.
func paragraph(g game.Game, system string, h *hint) (ref rule.Ref, there bool) {
	ref = rule.Ref(i18n.Or(i18n.Default, "hint."+system+"."+h.key+".ref", ""))
	return ref, ref != "" && g.Cite(ref).Para != ""
}

// hintText is a hint in words.
func hintText(w words, h *hint) (text string, ref panel.Ref) {
	r, _ := paragraph(w.game, w.system, h)
	return w.say("hint."+w.system+"."+h.key, nil), w.cite(r)
}

// allHints are all that there are in the system in play, to be read again.
func allHints(w words) panel.Section {
	l := panel.Ledger{Title: w.say("hint.all", nil)}
	for i := range hints {
		h := &hints[i]
		if _, there := paragraph(w.game, w.system, h); there {
			text, ref := hintText(w, h)
			l.Rows = append(l.Rows, panel.Row{Text: text, Ref: ref})
		}
	}
	return l
}
