package table

import (
	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// move is a phase with a counter selected: what it is, and what it may do.
type move struct{ rest }

func (m *move) tap(c *Table, h hex.Hex) {
	if c.Attacks {
		c.tapAttack(h)
	} else {
		c.tapMove(h)
	}
}

func (m *move) preview(p *match.Plan) Mode { return &Planned{Plan: p} }
func (m *move) Rotate(c *Table, n int)     { m.spin(c, n) }

// Dock shows the selected counter and what it may do besides moving; what a leader does first is lead.
func (m *move) Dock(v View) panel.Dock {
	p := v.Piece(v.Sel)
	d := panel.Dock{Name: "unit", Left: []panel.Section{v.turning(v.Head(p))}}
	led := m.leads(v)
	if match.IsLeader(p) {
		d.Right, led = led, nil
	}
	if o := v.OptionCards(); len(o.Cards) > 0 {
		d.Right = append(d.Right, o)
	}
	d.Right = append(d.Right, led...)
	d.Right = append(d.Right, m.stackCards(v)...)
	if v.AsksWhoLeads(p) {
		d.Right = append(d.Right, v.Deputy([]game.ID{v.Sel})...)
	}
	d.Left = append(d.Left, v.Traits(p)...)
	d.Left = append(d.Left, m.unitNotes(v)...)
	d.Foot = v.Foot(v.pickButton()...)
	return d
}

// unitNotes say why a counter may do nothing, or what it owes.
func (m *move) unitNotes(v View) []panel.Section {
	var out []panel.Section
	for _, d := range v.Duties {
		if d.Unit == v.Sel {
			out = append(out, panel.Note{Side: match.SideKey(v.Actor), Text: v.Duty(d), Ref: v.Cite(d.Ref)})
		}
	}
	if !v.Mine(v.Sel) || v.Reach != nil || len(v.T.Options()) > 0 {
		return out
	}
	if no := v.View.WhyIdle(v.Sel); no != nil {
		out = append(out, v.unlessAnswered(panel.Note{Icon: "stop", Title: v.Say("why.idle", nil), Text: v.Refusal(no), Ref: v.Cite(no.Ref)})...)
	}
	return out
}

// stackCards lists the other counters in the hex of the selected one.
func (m *move) stackCards(v View) []panel.Section {
	p := v.Piece(v.Sel)
	if p.Where != game.OnMap {
		return nil
	}
	o := panel.Options{Title: v.Say("ui.same-hex", nil), Side: match.SideKey(p.Side)}
	for _, other := range v.At(p.Hex) {
		if other.ID == v.Sel {
			continue
		}
		chip := v.Chip(other)
		o.Cards = append(o.Cards, panel.Card{Do: do.Select(other.ID), Chip: &chip, Title: v.Named(other), Sub: v.Lineage(other)})
	}
	if len(o.Cards) == 0 {
		return nil
	}
	return []panel.Section{o}
}
