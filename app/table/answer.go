package table

import (
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// answer is a question that one side has to answer.
type answer struct{ rest }

var answerCommands = commands{
	"mean": do.Whole((*Table).mean),
}

func (m *answer) tap(c *Table, h hex.Hex)       { c.tapPick(h) }
func (m *answer) Rotate(c *Table, n int)        { m.spin(c, n) }
func (m *answer) options(c *Table) []game.Offer { return c.Narrowed() }

func (m *answer) Traits(c *Table) Traits {
	t := m.rest.Traits(c)
	t.Answers, t.Away = true, m.foreign(c)
	return t
}

func (m *answer) Says(v View) string { return v.asked(v.expects()) }

// foreign reports whether the one who must answer is not the one whose phase it is.
func (m *answer) foreign(c *Table) bool {
	t := c.Table
	return !c.Opposed() && t.Phase >= 0 && t.Phase < len(t.Phases) && t.Phases[t.Phase].Side == c.Actor.Other()
}

// Frame is all that the question offers; once somebody has picked something, that with its way.
func (m *answer) Frame(c *Table) []hex.Hex {
	if o, ok := c.Chosen(); ok && !c.Mode.Picked().given {
		return c.FrameOf([]game.Offer{o})
	}
	return c.FrameOf(m.options(c))
}

// Dock asks the question: the options, what is barred, and the throw that led here.
func (m *answer) Dock(v View) panel.Dock {
	d := panel.Dock{Name: "decide", Left: m.occasion(v)}
	d.Left = append(d.Left, m.meantTray(v)...)
	d.Left = append(d.Left, withoutWayFirst(v.OptionCards()))
	d.Right = append(append(d.Right, v.prospects()...), m.barred(v)...)
	d.Foot = []panel.Button{v.UndoButton()}
	if v.T.canRotatePick() {
		d.Foot = append(d.Foot, v.Rotators()...)
	}
	d.Foot = append(d.Foot, m.decideButtons(v)...)
	return d
}

// occasion is what led to a question: an attack that waits, a throw, the counter it is about.
func (m *answer) occasion(v View) []panel.Section {
	if o := v.Faced(); o != nil {
		return []panel.Section{v.Declaration(o)}
	}
	if e := v.Roll(); e != nil {
		return v.Rolled(e)
	}
	if u := v.Expect.Unit; u != game.None {
		return []panel.Section{v.Head(v.Piece(u))}
	}
	if t := v.Thrown(); len(t) > 0 {
		e := t[len(t)-1]
		return []panel.Section{panel.Head{Dice: e.Dice, Title: v.Event(e), Rule: v.Cite(e.Ref)}}
	}
	return nil
}

// meantTray is the choice of the counter whose answers are shown, where there are many.
func (m *answer) meantTray(v View) []panel.Section {
	t := panel.Tray{Title: v.Say("decide.whose", nil)}
	for _, id := range v.Meant() {
		t.Items = append(t.Items, panel.TrayItem{Do: do.Mean(id), Chip: v.Chip(v.Piece(id)), On: id == v.Whose()})
	}
	if len(t.Items) == 0 {
		return nil
	}
	return []panel.Section{t}
}

// decideButtons is the main button of a question; until something is picked it says so.
func (m *answer) decideButtons(v View) []panel.Button {
	if b := v.pickButton(); b != nil {
		return b
	}
	b := paler(v.MainButton(v.Say("ui.choose-first", nil), v.Actor))
	b.Off, b.Wide = true, true
	return []panel.Button{b}
}

// barred lists the hexes that are refused in the present question, with the rule.
func (m *answer) barred(v View) []panel.Section {
	l := panel.Ledger{Title: v.Say("ui.barred", nil)}
	for _, b := range v.T.Refused() {
		row := panel.Row{Text: v.Refusal(b.Why), Ref: v.Cite(b.Why.Ref)}
		if at := v.Number(b.Hex); at != "" {
			row.Text = at + ": " + row.Text
		}
		if !slices.Contains(l.Rows, row) {
			l.Rows = append(l.Rows, row)
		}
	}
	if len(l.Rows) == 0 {
		return nil
	}
	return []panel.Section{l}
}
