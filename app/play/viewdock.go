package play

import (
	"slices"
	"strconv"

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
	case c.now.stage == Over:
		return c.dockOver(w)
	case c.react:
		return c.dockReact(w)
	case c.now.stage == Decide:
		return c.dockDecide(w)
	case c.now.stage == Setup:
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
	default:
		b.Small = w.say("ui.nothing-left", nil)
		if only {
			b.Look, b.Side = "pri", css(c.now.actor)
		}
	}
	b.Off = len(c.now.duties) == 0 && !has(c.now.offers[c.now.actor], verbEnd)
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
		if c.now.stage != Setup {
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
	leader := c.sess.Game.Piece(of.Unit).Commander
	for k, d := range c.now.duties {
		if d.Code != of.Code || c.sess.Game.Piece(d.Unit).Commander != leader {
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
	if p := c.sess.Game.Piece(id); p.Where == game.OnMap {
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
		Right: w.scale(o.Code),
		Foot: []panel.Button{c.undoButton(w),
			{ID: "result-log", Do: "drawer:log", Label: w.say("ui.log", nil), Look: "gho"},
			{ID: "to-shelf", Do: "shelf", Label: w.say("ui.to-shelf", nil), Look: "pri"}}}
}

// victories are the steps of the scale by which some battles are judged, the least first.
var victories = []string{"tiny-victory", "small-victory", "considerable-victory", "great-victory", "overwhelming-victory"}

// scale shows how great a victory is, where the battle judges that.
func (w words) scale(code string) []panel.Section {
	if !slices.Contains(victories, code) {
		return nil
	}
	o := panel.Ledger{Title: w.say("scale.title", nil)}
	for _, v := range victories {
		row := panel.Row{Text: w.say("scale."+v, nil)}
		if v == code {
			row.Look, row.Value = "sum", "●"
		}
		o.Rows = append(o.Rows, row)
	}
	return []panel.Section{o}
}

// dockPhase is the dock while nothing is selected: what the phase is about.
func (c *Controller) dockPhase(w words) panel.Dock {
	d := panel.Dock{Name: "phase", Foot: c.foot(w, c.pickButton(w)...)}
	d.Left = append(d.Left, panel.Head{Title: c.phaseName(w), Sub: c.remaining(w), Rule: w.cite(c.now.expect.Ref)})
	if e := c.roll(); e != nil {
		d.Left = append(d.Left, c.rolled(w, e)...)
	}
	if o := c.optionCards(w); len(o.Cards) > 0 {
		d.Left = append(d.Left, o)
	}
	if c.now.attacks {
		d.Right = append(d.Right, c.suggested(w))
	} else if c.idle() > 0 {
		d.Right = append(d.Right, c.commands(w))
	}
	if len(c.now.duties) > 0 && !c.now.attacks {
		d.Right = append(d.Right, c.owed(w, w.say("duties.title", nil)))
	}
	d.Right = append(d.Right, c.away(w)...)
	return d
}

// remaining says how many counters may still act in this phase.
func (c *Controller) remaining(w words) string {
	if n := c.idle(); n > 0 {
		return w.say("ui.can-act-n", i18n.Args{"n": n})
	}
	return w.say("ui.nothing-left", nil)
}

// commands lists the leaders whose counters can still act, with the way to the next.
func (c *Controller) commands(w words) panel.Section {
	o := panel.Options{Title: w.say("phase.commands", nil), Side: css(c.now.actor)}
	place := map[game.ID]int{}
	left := map[game.ID]int{}
	for _, id := range c.able() {
		l := c.leaderOf(id)
		if left[l]++; left[l] == 1 {
			place[l] = len(o.Cards)
			o.Cards = append(o.Cards, panel.Card{Do: "next:" + strconv.Itoa(int(l)), Title: w.unit(l)})
		}
		o.Cards[place[l]].Big = strconv.Itoa(left[l])
	}
	return o
}
