package play

import (
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Dock is the card beside the map: it shows what is touched and what can be done.
func (c *Controller) Dock(lang string) panel.Dock {
	w := c.words(lang)
	d := c.dockOf(w)
	d.Label = w.say("ui.dock", nil)
	return d
}

func (c *Controller) dockOf(w words) panel.Dock {
	switch {
	case c.replay != nil:
		return c.dockReplay(w)
	case c.consent:
		return c.dockConsent(w)
	case c.duties:
		return c.dockDuties(w)
	case c.now.table.Stage == game.StageOver:
		return c.dockOver(w)
	case c.react:
		return c.dockReact(w)
	case c.now.table.Stage == game.StageQuestion:
		return c.dockDecide(w)
	case c.now.table.Stage == game.StageSetUp:
		return c.dockSetup(w)
	case c.group != nil:
		return c.dockAttack(w)
	case c.plan != nil:
		return c.dockPlan(w)
	case c.sel != game.None:
		return c.dockUnit(w)
	}
	return c.dockPhase(w)
}

// foot is the row of buttons while a phase can be ended: undo, react, end, and the
// main button of what is previewed.
func (c *Controller) foot(w words, main ...panel.Button) []panel.Button {
	if len(main) == 0 && len(c.pending) > 0 {
		main = append(main, c.confirm(w.say("react.go-on", nil), c.now.actor))
	}
	row := append([]panel.Button{c.undoButton(w)}, c.secretButton(w)...)
	if c.sess.CanRedo() && len(main) == 0 {
		row = append(row, panel.Button{ID: "redo", Do: "redo", Icon: "redo", Label: w.say("ui.redo", nil), Look: "gho"})
	}
	if n := len(c.reactors()); n > 0 {
		row = append(row, panel.Button{ID: "react", Do: "react", Label: w.say("ui.react", i18n.Args{"n": n}), Look: "gho", Side: css(c.reactor())})
	}
	return append(append(row, c.endButton(w, len(main) == 0)), main...)
}

func (c *Controller) undoButton(w words) panel.Button {
	can, _ := c.CanUndo()
	return panel.Button{ID: "undo", Do: "undo", Icon: "undo", Label: w.say("ui.undo", nil), Look: "gho", Off: !can}
}

// endButton ends the phase; its second line tells what is still to do.
func (c *Controller) endButton(w words, only bool) panel.Button {
	b := panel.Button{ID: "end-phase", Do: "end", Label: w.say("ui.end-phase", nil), Look: "gho", Wide: only}
	switch n := c.idle(); {
	case len(c.now.duties) > 0:
		b.Small = w.say("ui.duties-n", i18n.Args{"n": len(c.now.duties)})
	case n > 0:
		b.Small = w.say("ui.can-act-n", i18n.Args{"n": n})
	case c.common() > 0:
		b.Small = w.say("ui.possible-n", i18n.Args{"n": c.common()})
	default:
		b.Small = w.say("ui.nothing-left", nil)
		if only {
			b.Look, b.Side = "pri", css(c.now.actor)
		}
	}
	b.Off = len(c.now.duties) == 0 && !has(c.now.offers[c.now.actor], game.VerbEndPhase)
	return b
}

// confirm is the main button.
func (c *Controller) confirm(label string, side game.Side) panel.Button {
	return panel.Button{ID: "confirm", Do: "confirm", Label: label, Look: "pri", Side: css(side)}
}

func (c *Controller) dockConsent(w words) panel.Dock {
	return panel.Dock{Name: "ask",
		Left: []panel.Section{panel.Head{Title: w.say("consent.title", nil)}, panel.Note{Text: w.say("consent.text", nil)}},
		Foot: []panel.Button{
			{ID: "cancel", Do: "cancel", Label: w.say("ui.cancel", nil), Look: "gho", Wide: true},
			{ID: "confirm", Do: "confirm", Label: w.say("consent.yes", nil), Look: "pri"},
		}}
}

func (c *Controller) dockDuties(w words) panel.Dock {
	return panel.Dock{Name: "ask",
		Left: []panel.Section{panel.Head{Title: w.say("duties.title", nil), Sub: w.say("duties.sub", nil)}, c.owed(w, "")},
		Foot: []panel.Button{c.undoButton(w), {ID: "cancel", Do: "cancel", Label: w.say("ui.back", nil), Look: "pri", Side: css(c.now.actor)}}}
}

// owed lists the duties; pressing one goes to its counter.
func (c *Controller) owed(w words, title string) panel.Section {
	l := panel.Ledger{Title: title}
	for i, d := range c.now.duties {
		row := panel.Row{Do: "duty:" + strconv.Itoa(i), Ref: w.cite(d.Ref), Value: c.place(d.Unit), Text: w.duty(d)}
		if c.now.table.Stage != game.StageSetUp {
			l.Rows = append(l.Rows, row)
		} else if n := c.likewise(i); n > 0 {
			row.Value = w.say("duties.times", i18n.Args{"n": n})
			l.Rows = append(l.Rows, row)
		}
	}
	return l
}

// likewise counts the duties like number i of counters of the same leader; it is 0 where an
// earlier one stands for them.
func (c *Controller) likewise(i int) (n int) {
	of := c.now.duties[i]
	leader := c.piece(of.Unit).Commander
	for k, d := range c.now.duties {
		if d.Code != of.Code || c.piece(d.Unit).Commander != leader {
			continue
		}
		if k < i {
			return 0
		}
		n++
	}
	return n
}

// duty says what a counter still owes.
func (w words) duty(d game.Duty) string {
	return w.say("duty."+d.Code, i18n.Args{"unit": w.unit(d.Unit), "hex": w.hexes(d.At)})
}

// place is the hex of a counter, empty off the map.
func (c *Controller) place(id game.ID) string {
	if id == game.None {
		return ""
	}
	if p := c.piece(id); p.Where == game.OnMap {
		return p.Hex.String()
	}
	return ""
}

func (c *Controller) dockOver(w words) panel.Dock {
	o := c.sess.Game.Outcome()
	l := panel.Ledger{Title: w.say("ui.points", nil)}
	for s := game.A; s <= game.B; s++ {
		l.Rows = append(l.Rows, panel.Row{Text: w.side(s), Value: strconv.Itoa(o.Points[s])})
	}
	return panel.Dock{Name: "over-card",
		Left:  []panel.Section{panel.Head{Title: w.outcome(o), Rule: w.cite(o.Ref)}, l},
		Right: append(w.scale(o), c.lost(w)...),
		Foot: []panel.Button{c.undoButton(w),
			{ID: "result-log", Do: "drawer:log", Label: w.say("ui.log", nil), Look: "gho"},
			{ID: "to-shelf", Do: "shelf", Label: w.say("ui.to-shelf", nil), Look: "pri"}}}
}

// scale lists the victories of a battle with what each takes; the one won stands out.
func (w words) scale(o *game.Outcome) []panel.Section {
	l := panel.Ledger{Title: w.say("scale.title", nil)}
	for _, g := range o.Scale {
		l.Rows = append(l.Rows, w.grade(g, o))
	}
	if len(l.Rows) == 0 {
		return nil
	}
	return []panel.Section{l}
}

// grade is one victory of a scale with what it takes, of each side where that differs.
func (w words) grade(g game.Grade, o *game.Outcome) panel.Row {
	row := panel.Row{Text: w.say("scale."+g.Code, nil), Ref: w.cite(g.Ref)}
	takes := func(s game.Side) string { return w.say("measure."+g.By, i18n.Args{"n": g.From[s]}) }
	var notes []string
	if g.From[game.A] == g.From[game.B] {
		row.Value = takes(game.A)
	} else {
		for s := game.A; s <= game.B; s++ {
			notes = append(notes, w.say("scale.of-side", i18n.Args{"side": w.side(s), "needs": takes(s)}))
		}
	}
	if g.Code == o.Code {
		row.Look = "sum"
		notes = append(notes, w.say("scale.won", i18n.Args{"side": w.side(o.Winner)}))
	}
	row.Sub = strings.Join(notes, " · ")
	return row
}

// lost is how far the track of each side has come, nothing where there is none.
func (c *Controller) lost(w words) []panel.Section {
	if m := w.meters(c.table().Tracks); len(m) > 0 {
		return []panel.Section{panel.Meters{Of: m}}
	}
	return nil
}
