package play

import (
	"strconv"

	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// answer is a question that one side has to answer.
type answer struct{ rest }

func init() {
	resting[game.StageQuestion] = func(*table) mode { return &answer{} }
	commands["mean"] = func(c *table, arg string) { c.mean(game.ID(number(arg))) }
}

func (m *answer) tap(c *table, h hex.Hex)       { c.tapPick(h) }
func (m *answer) rotate(c *table, n int)        { m.spin(c, n) }
func (m *answer) options(c *table) []game.Offer { return c.narrowed() }
func (m *answer) answering(*table) bool         { return true }

// over reports whether the one who must answer is not the one whose phase it is.
func (m *answer) over(c *table) bool {
	t := c.table
	return t.Phase >= 0 && t.Phase < len(t.Phases) && t.Phases[t.Phase].Side == c.actor.Other()
}

// frame is all that the question offers; once something is picked, that with its way.
func (m *answer) frame(c *table) []hex.Hex {
	if o, ok := c.chosen(); ok {
		return c.frameOf([]game.Offer{o})
	}
	return c.frameOf(m.options(c))
}

// dock asks the question: the options, what is barred, and the throw that led here.
func (m *answer) dock(c *table, w words) panel.Dock {
	d := panel.Dock{Name: "decide", Left: m.occasion(c, w)}
	d.Left = append(d.Left, m.meantTray(c, w)...)
	d.Left = append(d.Left, withoutWayFirst(c.optionCards(w)))
	d.Right = append(append(d.Right, c.prospects(w)...), m.barred(c, w)...)
	d.Foot = []panel.Button{w.undoButton(&c.battle)}
	if c.canRotatePick() {
		d.Foot = append(d.Foot, w.rotators()...)
	}
	d.Foot = append(d.Foot, m.decideButtons(c, w)...)
	return d
}

// occasion is what led to a question: an attack that waits, a throw, the counter it is about.
func (m *answer) occasion(c *table, w words) []panel.Section {
	if o := c.faced(); o != nil {
		return []panel.Section{w.declaration(o)}
	}
	if e := c.roll(); e != nil {
		return w.rolled(e)
	}
	if u := c.expect.Unit; u != game.None {
		return []panel.Section{w.head(c.piece(u))}
	}
	if t := c.thrown(); len(t) > 0 {
		e := t[len(t)-1]
		return []panel.Section{panel.Head{Dice: e.Dice, Title: w.event(e), Rule: w.cite(e.Ref)}}
	}
	return nil
}

// meantTray is the choice of the counter whose answers are shown, where there are many.
func (m *answer) meantTray(c *table, w words) []panel.Section {
	t := panel.Tray{Title: w.say("decide.whose", nil)}
	for _, id := range c.meant() {
		t.Items = append(t.Items, panel.TrayItem{Do: "mean:" + strconv.Itoa(int(id)), Chip: w.chip(c.piece(id)), On: id == c.whose()})
	}
	if len(t.Items) == 0 {
		return nil
	}
	return []panel.Section{t}
}

// decideButtons is the main button of a question; until something is picked it says so.
func (m *answer) decideButtons(c *table, w words) []panel.Button {
	if b := c.pickButton(w); b != nil {
		return b
	}
	b := w.confirm(w.say("ui.choose-first", nil), c.actor)
	b.Off = true
	return []panel.Button{b}
}

// barred lists the hexes that are refused in the present question, with the rule.
func (m *answer) barred(c *table, w words) []panel.Section {
	l := panel.Ledger{Title: w.say("ui.barred", nil)}
	for _, b := range c.refused() {
		l.Rows = append(l.Rows, panel.Row{Text: b.Hex.String() + ": " + w.refusal(b.Why), Ref: w.cite(b.Why.Ref)})
	}
	if len(l.Rows) == 0 {
		return nil
	}
	return []panel.Section{l}
}
