package table

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
)

// Dock lists the groups to come and those resolved, and what all of it is expected to bring.
func (m *Fighting) Dock(v View) panel.Dock {
	p := m.Proposer.Proposal
	h := panel.Head{Title: v.Say(m.word("title"), i18n.Args{"n": len(p.Groups)}), Sub: v.Say("fights.thinking", nil)}
	if m.Whole {
		h.Sub, h.Rule = v.MetBy(p.Owed)
	}
	d := panel.Dock{Name: "fights", Left: []panel.Section{h}}
	next, x := m.Coming()
	if x != nil && x.Odds != nil {
		d.Left = append(d.Left, v.OddsRisks(x.Odds)...)
	}
	o := panel.Options{Title: v.Say("fights.to-come", nil), Side: match.SideKey(v.Actor)}
	for i, x := range p.Groups {
		card := v.FightCard(x)
		card.Do, card.Letter, card.On = do.Fight(i), Letter(i), i == next
		o.Cards = append(o.Cards, card)
	}
	tell.TellApart(o.Cards, v.Fighters(p.Groups)...)
	if len(o.Cards) > 0 {
		d.Left = append(d.Left, o)
	}
	d.Right = append(v.Expected(p.Groups), v.Resolved(m.Done)...)
	d.Foot = v.Foot(m.buttons(v)...)
	return d
}

// word is the key of one of words on attacks, or the same on shots.
func (m *Fighting) word(of string) string {
	if m.Shots {
		return "fights.shots." + of
	}
	return "fights." + of
}

// buttons group anew, and resolve what comes next.
func (m *Fighting) buttons(v View) []panel.Button {
	i, x := m.Coming()
	if x == nil {
		return nil
	}
	again := panel.Button{ID: "regroup", Do: do.Regroup(), Label: v.Say("fights.regroup", nil), Look: "gho"}
	b := v.MainButton(v.Say(m.word("next"), nil), v.Actor)
	b.ID, b.Off = "roll", !m.Whole
	b.Small = v.Say("fights.which", i18n.Args{"letter": Letter(i), "hex": v.Hexes(x.At), "n": len(m.Done) + 1, "of": len(m.Done) + len(m.Groups())})
	return []panel.Button{again, b}
}

func (m *Fighting) Says(v View) string {
	switch _, x := m.Coming(); {
	case !m.Whole:
		return v.Say("fights.thinking", nil)
	case x == nil:
		return v.Say("fights.prompt.none", nil)
	}
	return v.Say("fights.prompt", nil)
}

// proposes is the way to a proposal, where several fights are possible.
func proposes(v View) []panel.Section {
	may, shots := v.MayPropose()
	if !may {
		return nil
	}
	m := Fighting{Fights: &match.Fights{Shots: shots}}
	return []panel.Section{panel.Actions{Buttons: []panel.Button{{ID: "propose", Do: do.Propose(), Label: v.Say(m.word("propose"), nil), Look: "gho"}}}}
}
