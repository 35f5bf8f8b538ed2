package table

import (
	"slices"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Hint is a thing worth knowing, which is told once at the first moment when it helps: in a position, or
// where it has no such, at a question, after an event or before a risk that the system names. The
// catalogue has its words under "hint.", the system and its key, and with ".ref" behind that its
// paragraph; where it has none there is no such thing.
type Hint struct {
	Key  string
	when func(c *Table) bool
}

// Hints are all of them. Of several that would help at once the first is told, and none stays once
// what it advises is being done.
var Hints = []Hint{
	{Key: "react", when: Lies[*React]},
	{Key: "evade"},
	{Key: "odds", when: Lies[*Attack]},
	{Key: "charge", when: choosesWay(func(p *match.Plan) bool { return p.Charge > 0 || p.Lance })},
	{Key: "zone", when: choosesWay(func(p *match.Plan) bool { return len(p.Under) > 0 })},
	{Key: "command"},
	{Key: "pursue"},
	{Key: "retreat"},
	{Key: "loss"},
	{Key: "leader", when: (*Table).lostLeader},
	{Key: "scatter"},
	{Key: "order"},
	{Key: "shoot", when: func(c *Table) bool { return match.Has(c.Offers[c.Actor], game.VerbShoot) && c.Mode.Picked() == nil }},
	{Key: "duty", when: func(c *Table) bool { return c.Attacks && len(c.Duties) > 0 && !Lies[*Attack](c) && !Lies[*Fighting](c) }},
	{Key: "lead", when: (*Table).leadsOn},
	{Key: "front", when: func(c *Table) bool { return Lies[*move](c) && c.Reach != nil && !c.Attacks && c.Piece(c.Sel).HasFacing }},
}

// Helps reports whether a hint is of use now.
func (c *Table) Helps(h *Hint) bool {
	if _, there := Paragraph(c.Sess.Game, c.Scenario.System, h); !there {
		return false
	}
	if h.when != nil {
		return h.when(c)
	}
	m := c.Codes().Hint(h.Key)
	return c.Table.Stage == game.StageQuestion && slices.Contains(m.Asks, c.Expect.Code) ||
		len(m.After) > 0 && c.Happens(func(e *game.Event) bool { return slices.Contains(m.After, e.Kind) }) ||
		choosesWay(func(p *match.Plan) bool { return slices.ContainsFunc(m.Risks, p.Warns) })(c)
}

// choosesWay is a moment in which a way is planned.
func choosesWay(fits func(p *match.Plan) bool) func(c *Table) bool {
	return func(c *Table) bool {
		m, ok := c.Mode.(*Planned)
		return ok && c.Table.Stage == game.StageFree && fits(m.Plan)
	}
}

// lostLeader reports whether a leader fell in the phase.
func (c *Table) lostLeader() bool {
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
func (c *Table) leadsOn() bool {
	return c.CanLead() && !Lies[*Army](c) && !Lies[*React](c) && c.Happens(func(e *game.Event) bool { return e.Kind == game.EventMoved })
}

// Paragraph is what a hint is about, if the book in play has that.
func Paragraph(g game.Game, system string, h *Hint) (ref rule.Ref, there bool) {
	ref = rule.Ref(i18n.Or(i18n.Default, "hint."+system+"."+h.Key+".ref", ""))
	return ref, ref != "" && g.Cite(ref).Para != ""
}

// HintText is a hint in words.
func HintText(w tell.Words, h *Hint) (text string, ref panel.Ref) {
	r, _ := Paragraph(w.Game, w.System, h)
	return w.Say("hint."+w.System+"."+h.Key, nil), w.Cite(r)
}

// AllHints are all that there are in the system in play, to be read again.
func AllHints(w tell.Words) panel.Section {
	l := panel.Ledger{Title: w.Say("hint.all", nil)}
	for i := range Hints {
		h := &Hints[i]
		if _, there := Paragraph(w.Game, w.System, h); there {
			text, ref := HintText(w, h)
			l.Rows = append(l.Rows, panel.Row{Text: text, Ref: ref})
		}
	}
	return l
}
