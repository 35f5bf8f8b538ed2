package play

import (
	"strconv"

	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// move is a phase with a counter selected: what it is, and what it may do.
type move struct{ rest }

func (m *move) tap(c *table, h hex.Hex) {
	if c.attacks {
		c.tapAttack(h)
	} else {
		c.tapMove(h)
	}
}

func (m *move) preview(p *plan) mode   { return &planned{plan: p} }
func (m *move) rotate(c *table, n int) { m.spin(c, n) }

// dock shows the selected counter and what it may do besides moving.
func (m *move) dock(c *table, w words) panel.Dock {
	p := c.piece(c.sel)
	d := panel.Dock{Name: "unit", Left: []panel.Section{c.turning(w, w.head(p))}}
	if o := c.optionCards(w); len(o.Cards) > 0 {
		d.Right = append(d.Right, o)
	}
	d.Right = append(d.Right, m.stackCards(c, w)...)
	d.Left = append(d.Left, w.traits(p)...)
	d.Left = append(d.Left, m.unitNotes(c, w)...)
	d.Foot = w.foot(&c.battle, c.pickButton(w)...)
	return d
}

// unitNotes say why a counter may do nothing, or what it owes.
func (m *move) unitNotes(c *table, w words) []panel.Section {
	var out []panel.Section
	for _, d := range c.duties {
		if d.Unit == c.sel {
			out = append(out, panel.Note{Side: css(c.actor), Text: w.duty(d), Ref: w.cite(d.Ref)})
		}
	}
	if !c.mine(c.sel) || c.reach != nil || len(c.options()) > 0 {
		return out
	}
	if no := c.view.WhyIdle(c.sel); no != nil {
		out = append(out, panel.Note{Icon: "stop", Title: w.say("why.idle", nil), Text: w.refusal(no), Ref: w.cite(no.Ref)})
	}
	return out
}

// stackCards lists the other counters in the hex of the selected one.
func (m *move) stackCards(c *table, w words) []panel.Section {
	p := c.piece(c.sel)
	if p.Where != game.OnMap {
		return nil
	}
	o := panel.Options{Title: w.say("ui.same-hex", nil), Side: css(p.Side)}
	for _, other := range c.at(p.Hex) {
		if other.ID == c.sel {
			continue
		}
		chip := w.chip(other)
		o.Cards = append(o.Cards, panel.Card{Do: "select:" + strconv.Itoa(int(other.ID)), Chip: &chip, Title: w.piece(other), Sub: w.lineage(other)})
	}
	if len(o.Cards) == 0 {
		return nil
	}
	return []panel.Section{o}
}
