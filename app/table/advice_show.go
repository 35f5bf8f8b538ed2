package table

import (
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// whom is who could do something: the leader of all, or what they are by kind.
func (m *Advising) whom(v View) string {
	ids := m.Units
	if m.Pick {
		if ids = m.involved(); len(ids) == 0 {
			return v.Side(v.Actor)
		}
	}
	chief := planning.Chief(v.View, ids[0])
	for _, id := range ids {
		if planning.Chief(v.View, id) != chief {
			chief = game.None
		}
	}
	switch {
	case len(ids) == 1:
		return v.Unit(ids[0])
	case chief != game.None:
		return v.Following(match.Following{Leader: chief})
	}
	return v.Who(ids)
}

// involved are the counters of all plans.
func (m *Advising) involved() (ids []game.ID) {
	for i := range m.Plans {
		x := &m.Plans[i]
		if ids = append(ids, x.Stays...); x.Last || len(x.Stays) > 0 {
			continue
		}
		for p := range x.Parts {
			ids = append(ids, x.Parts[p].Unit)
		}
		for _, o := range x.Odds {
			ids = append(ids, o.Attackers...)
		}
	}
	return tell.Unique(ids)
}

// Dock has the plans, of the one that is shown why, and what comes of it.
func (m *Advising) Dock(v View) panel.Dock {
	h := panel.Head{Title: v.Say("counsel.title", i18n.Args{"who": m.whom(v)}), Sub: v.Say("counsel.sub", nil)}
	d := panel.Dock{Name: "counsel"}
	x := m.Shown()
	switch {
	case m.Trouble != "":
		h.Title, h.Sub = v.Say("counsel.none", nil), ""
		d.Right = []panel.Section{panel.Note{Icon: "stop", Title: v.Say("counsel.failed", nil), Text: v.Say(m.Trouble, nil)}}
	case !m.Heard:
		h.Title, h.Sub = v.Say("counsel.thinking", nil), ""
	case x == nil:
		h.Title, h.Sub = v.Say("counsel.none", nil), v.Say("counsel.none.text", nil)
	}
	d.Left = []panel.Section{h}
	if x != nil {
		d.Left = append(d.Left, m.Cards(v))
		d.Right = m.outcome(v, x)
	}
	d.Foot = m.buttons(v, x)
	return d
}

// Cards are the plans: what each is, the forecast of what it leads to, and its reason.
func (m *Advising) Cards(v View) panel.Section {
	o := panel.Options{Side: match.SideKey(v.Actor)}
	for i := range m.Plans {
		x := &m.Plans[i]
		card := panel.Card{Do: do.Idea(i), Letter: Letter(i), Title: v.called(x), Sub: m.told(v, i), On: i == m.On}
		switch {
		case len(x.Odds) == 0, len(x.Stays) > 0:
		case v.plainly():
			card.Sub = strings.TrimSpace(v.Verdict(x.Odds[0], v.Actor).Title + " " + card.Sub)
		default:
			card.Big, card.Small = v.Outlook(x.Odds[0])
		}
		o.Cards = append(o.Cards, card)
	}
	tell.TellApart(o.Cards, v.Whereabouts(m.first), v.Whereabouts(m.target))
	return o
}

// first is the first who would do something in a plan, or stay.
func (m *Advising) first(n int) game.ID {
	switch x := &m.Plans[n]; {
	case len(x.Stays) > 0:
		return x.Stays[0]
	case x.March != nil:
		return m.alone(x).Unit
	case len(x.Odds) > 0:
		return x.Odds[0].Attackers[0]
	case len(x.Parts) > 0:
		return x.Parts[0].Unit
	}
	return game.None
}

// target is the first who would be attacked in a plan, without an attack who is first.
func (m *Advising) target(n int) game.ID {
	if x := &m.Plans[n]; len(x.Odds) > 0 && len(x.Stays) == 0 && len(x.Odds[0].Defenders) > 0 {
		return x.Odds[0].Defenders[0]
	}
	return m.first(n)
}

// called is what a plan is in short.
func (v View) called(x *match.Idea) string {
	var foes []game.ID
	for _, o := range x.Odds {
		foes = append(foes, o.Defenders...)
	}
	if x.Kind == "act" {
		return v.Say("act."+x.Parts[0].Act.Do(), nil)
	}
	if x.Task.Do != "" {
		return v.Advised(x)
	}
	return v.Say("counsel."+x.Kind, i18n.Args{"units": v.Several(tell.Unique(foes)), "n": len(x.Parts)})
}

// told is why a plan is as it is, and what tells it from the others.
func (m *Advising) told(v View, n int) string {
	switch x := &m.Plans[n]; {
	case x.Last:
		return v.Say("counsel.end.text", nil)
	case x.Kind == "hold" && len(x.Odds) > 0:
		_, they, of := tell.Likely(x.Odds[0].Chances)
		chance := tell.Percent(they, of)
		if v.plainly() {
			chance = v.Odd(100 * they / of)
		}
		return v.Say("counsel.hold.text", i18n.Args{"chance": chance})
	case x.Kind == "hold":
		return v.Ahead(x)
	case x.Task.Do != "":
		return strings.TrimSpace(v.Ahead(x) + " " + m.apart(v, n))
	}
	return strings.TrimSpace(v.reasonFor(&m.Plans[n].Parts[0]) + " " + m.apart(v, n))
}

// apart is what tells a plan from the others, as two may seek the same for the same reason: who strikes,
// or how many go, and where one of them goes whom no other plan sends there.
func (m *Advising) apart(v View, n int) string {
	x := &m.Plans[n]
	if x.March == nil {
		by := []game.ID{x.Parts[0].Unit}
		if len(x.Odds) > 0 {
			by = x.Odds[0].Attackers
		}
		return v.Say("counsel.by", i18n.Args{"units": v.Names(by)})
	}
	mv := m.alone(x)
	who := v.Name(mv.Unit)
	who.Part = len(x.March.Moves) > 1
	went := v.Say("foe.went", i18n.Args{"unit": who, "hex": mv.End.Hex.String(), "way": v.Way(v.Piece(mv.Unit).Hex, mv.End.Hex)})
	if len(x.March.Moves) == 1 {
		return went + "."
	}
	return v.Say("counsel.go", i18n.Args{"n": len(x.March.Moves), "went": went})
}

// alone is the first move of a march that no other plan has, else its first.
func (m *Advising) alone(x *match.Idea) *planning.Move {
	for i := range x.March.Moves {
		mv, plans := &x.March.Moves[i], 0
		for k := range m.Plans {
			if o := m.Plans[k].March; o != nil && o.Of(mv.Unit) != nil && o.Of(mv.Unit).End.Hex == mv.End.Hex {
				plans++
			}
		}
		if plans == 1 {
			return mv
		}
	}
	return &x.March.Moves[0]
}

// reasonFor is the reason of a part of a plan.
func (v View) reasonFor(p *bot.Part) string {
	return v.Motive(&match.Feat{Why: p.Why, On: p.On, At: p.At})
}

// outcome is who does what for which reason in a plan, and what comes of it.
func (m *Advising) outcome(v View, x *match.Idea) (out []panel.Section) {
	if x.March == nil {
		if len(x.Odds) > 0 && len(x.Stays) == 0 {
			out = append(out, v.Likely(x.Odds[0], v.Actor, m.open)...)
		}
		return out
	}
	l := panel.Ledger{Title: v.Say("counsel.why", i18n.Args{"letter": Letter(m.On)})}
	for i := range x.March.Moves {
		p, at := &x.Parts[i], x.March.Moves[i].End.Hex
		l.Rows = append(l.Rows, panel.Row{Text: v.Unit(p.Unit), Sub: v.reasonFor(p), Value: v.Number(at), Do: do.LookAt(p.Unit)})
	}
	var groups []planning.Group
	for _, o := range x.Odds {
		groups = append(groups, planning.Group{By: o.Attackers, At: o.At, Odds: o})
		column, chance := v.Outlook(o)
		if v.plainly() {
			chance = v.Verdict(o, v.Actor).Title
		}
		out = append(out, panel.Note{Side: match.SideKey(v.Actor), Text: v.Say("counsel.then", i18n.Args{"units": v.Names(o.Attackers), "others": v.Names(o.Defenders),
			"column": column, "chance": chance})})
	}
	if len(groups) > 0 {
		out = append(out, v.Expected(groups)...)
	}
	if o := x.Ahead.Odds; o != nil && !v.plainly() {
		column, _ := v.Outlook(o)
		out = append(out, panel.Note{Side: match.SideKey(v.Actor), Title: v.Ahead(x), Text: v.Say("counsel.ahead.by", i18n.Args{"units": v.Names(o.Attackers), "others": v.Names(o.Defenders), "column": column})})
	}
	return append(append(out, l), v.Foreseen(x.March)...)
}

// buttons drop the advice, show another plan, and take the one that is shown, each in its place: the lamp shows
// the next.
func (m *Advising) buttons(v View, x *match.Idea) []panel.Button {
	row := []panel.Button{{ID: "let-go", Do: do.Cancel(), Icon: "close", Label: v.Say("ui.back", nil), Look: "gho", Slot: panel.Back}}
	if x == nil {
		if m.Heard {
			row = append(row, panel.Button{ID: "end-phase", Do: do.End(), Label: v.Say("ui.end-phase", nil), Look: "gho"})
		}
		return row
	}
	if len(m.Plans) > 1 {
		row = append(row, panel.Button{ID: "counsel", Do: do.Counsel(), Icon: "lamp", Label: v.Say("counsel.another", nil), Look: "gho", Slot: panel.Advice})
	}
	b := v.MainButton(v.Say("counsel.take", i18n.Args{"letter": Letter(m.On)}), v.Actor)
	b.Small = v.Say("counsel.dice", nil)
	switch {
	case x.March != nil:
		b.Small = v.Who(x.March.Units)
	case x.Last:
		b.Label, b.Small = v.Say("ui.end-phase", nil), ""
	case x.Kind == "hold":
		b.Label, b.Small = v.Say("counsel.hold.take", nil), v.Who(x.Stays)
	}
	return append(row, b)
}

func (m *Advising) Says(v View) string {
	switch {
	case m.Trouble != "", m.Heard && len(m.Plans) == 0:
		return v.Say("counsel.prompt.none", nil)
	case !m.Heard:
		return v.Say("counsel.thinking", nil)
	}
	return v.Say("counsel.prompt", i18n.Args{"n": len(m.Plans)})
}

// Aloud is what those hear who listen: the plan that is shown.
func (m *Advising) Aloud(v View) string {
	x := m.Shown()
	if x == nil {
		return m.Says(v)
	}
	return Letter(m.On) + ": " + v.called(x) + ". " + m.told(v, m.On)
}
