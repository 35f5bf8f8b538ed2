package play

import (
	"slices"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
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
	{key: "charge", when: choosesWay(func(p *match.Plan) bool { return p.Charge > 0 || p.Lance })},
	{key: "zone", when: choosesWay(func(p *match.Plan) bool { return len(p.Under) > 0 })},
	{key: "command", when: choosesWay(func(p *match.Plan) bool { return p.Warns("out-of-command") })},
	{key: "pursue", asks: []string{"pursue", "advance-after"}},
	{key: "retreat", asks: []string{"retreat", "fall-back"}},
	{key: "loss", asks: []string{"choose-loss", "choose-retreat-loss", "lose-unit"}},
	{key: "leader", when: (*table).lostLeader},
	{key: "scatter", after: []game.EventKind{"scattered", "scatter-roll"}},
	{key: "order", after: []game.EventKind{"disorganised", "disorder-roll", "panicked", "disordered", "order-failed"}},
	{key: "shoot", when: func(c *table) bool { return match.Has(c.Offers[c.Actor], game.VerbShoot) && c.Mode.picked() == nil }},
	{key: "duty", when: func(c *table) bool { return c.Attacks && len(c.Duties) > 0 && !lies[*attack](c) && !lies[*fighting](c) }},
	{key: "lead", when: (*table).leadsOn},
	{key: "front", when: func(c *table) bool { return lies[*move](c) && c.Reach != nil && !c.Attacks && c.Piece(c.Sel).HasFacing }},
}

// helps reports whether a hint is of use now.
func (c *table) helps(h *hint) bool {
	if _, there := paragraph(c.Sess.Game, c.Scenario.System, h); !there {
		return false
	}
	switch {
	case h.asks != nil:
		return c.Table.Stage == game.StageQuestion && slices.Contains(h.asks, c.Expect.Code)
	case h.after != nil:
		return c.Happens(func(e *game.Event) bool { return slices.Contains(h.after, e.Kind) })
	}
	return h.when(c)
}

// choosesWay is a moment in which a way is planned.
func choosesWay(fits func(p *match.Plan) bool) func(c *table) bool {
	return func(c *table) bool {
		m, ok := c.Mode.(*planned)
		return ok && c.Table.Stage == game.StageFree && fits(m.plan)
	}
}

// lostLeader reports whether a leader fell in the phase.
func (c *table) lostLeader() bool {
	return c.Happens(func(e *game.Event) bool {
		if e.Unit == game.None {
			return false
		}
		p := c.Piece(e.Unit)
		return match.IsLeader(p) && p.Where == game.Dead
	})
}

// leadsOn reports whether somebody has moved in the phase and several others could go as one, who
// are not led so already.
func (c *table) leadsOn() bool {
	return c.CanLead() && !lies[*army](c) && !lies[*react](c) && c.Happens(func(e *game.Event) bool { return e.Kind == game.EventMoved })
}

// paragraph is what a hint is about, if the book in play has that.
func paragraph(g game.Game, system string, h *hint) (ref rule.Ref, there bool) {
	ref = rule.Ref(i18n.Or(i18n.Default, "hint."+system+"."+h.key+".ref", ""))
	return ref, ref != "" && g.Cite(ref).Para != ""
}

// hintText is a hint in words.
func hintText(w tell.Words, h *hint) (text string, ref panel.Ref) {
	r, _ := paragraph(w.Game, w.System, h)
	return w.Say("hint."+w.System+"."+h.key, nil), w.Cite(r)
}

// allHints are all that there are in the system in play, to be read again.
func allHints(w tell.Words) panel.Section {
	l := panel.Ledger{Title: w.Say("hint.all", nil)}
	for i := range hints {
		h := &hints[i]
		if _, there := paragraph(w.Game, w.System, h); there {
			text, ref := hintText(w, h)
			l.Rows = append(l.Rows, panel.Row{Text: text, Ref: ref})
		}
	}
	return l
}
