package table

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// React is the other side's chance to do something, over what the actor is at.
type React struct {
	Layer
	Chosen *pick
	asked  bool // it must be answered before the ride goes on
}

var reactCommands = commands{
	"react": func(c *Table, _ string) { OpenReact(c) },
	"pass":  func(c *Table, _ string) { goOn(c) },
}

// OpenReact opens the other side's list, or closes it. A plan is dropped.
func OpenReact(c *Table) {
	m, open := c.Mode.(*React)
	c.Why = nil
	switch {
	case open:
		c.Mode = m.Mode
	case !c.Traits().Firm:
		c.Rest()
	}
	switch {
	case open:
	case len(c.Reactions()) == 0:
		c.Refuse("react", nil)
	default:
		c.ask(false)
		c.ShowUnit(c.Reactions()[0].Unit)
		c.Sight.Near = true
	}
}

// ask opens the list of what the other side can do.
func (c *Table) ask(must bool) {
	m := &React{Layer: Layer{c.Mode}, asked: must}
	c.Mode = m
	m.Chosen = c.firstPick()
}

// goOn lets the actor go on.
func goOn(c *Table) {
	if m, open := c.Mode.(*React); open {
		c.Mode = m.Mode
	}
	if c.Foe != nil {
		c.Answered()
	}
	c.Mode.Choose(nil)
	if len(c.Pending) > 0 && !c.Job().Reacts() {
		c.Mode.confirm(c)
	}
}

// SetPolicy changes how a side is asked.
func (c *Table) SetPolicy(s game.Side, p match.Ask) {
	if c.Asks.Gives(s, p == match.ByOrders); p == match.ByOrders {
		p = match.OpenTable
	}
	c.Policy[s] = p
	if m, open := c.Mode.(*React); open && p == match.NeverNow && c.Reactor() == s {
		c.Mode = m.Mode
	}
}

func (m *React) tap(c *Table, h hex.Hex) { c.tapPick(h) }
func (m *React) Choose(p *pick)          { m.Chosen = p }

func (m *React) confirm(c *Table) bool {
	if m.Chosen != nil {
		return c.doPick()
	}
	return m.Mode.confirm(c)
}

func (m *React) Rotate(c *Table, n int) {
	if m.Chosen != nil {
		c.rotatePick(n)
	}
}

func (m *React) options(c *Table) []game.Offer { return c.Reactions() }
func (m *React) Picked() *pick                 { return m.Chosen }
func (m *React) Risks(c *Table) []game.Risk    { return c.testsOf(m.Chosen) }

func (m *React) Traits(c *Table) Traits {
	t := m.Layer.Traits(c)
	t.Answers, t.Patient, t.Quiet = true, true, false
	t.Away = !c.Opposed() && (m.asked || t.Away)
	return t
}

func (m *React) chooser(c *Table) game.Side { return c.Reactor() }
func (m *React) Says(v View) string         { return v.asked(v.Say("prompt.react", nil)) }

// Frame is what the one who reacts to the computer has to see: who could do what, and on whom. Between
// two people the map stays under the finger that moved.
func (m *React) Frame(c *Table) []hex.Hex {
	switch {
	case c.Opposed() && c.Reactor() == c.Person:
		return append(c.FrameOf(c.Reactions()), c.Stands(c.met())...)
	case m.Mode.Traits(c).Stays:
		return m.Mode.Frame(c)
	}
	return nil
}

// met are those whom the reactions are directed at.
func (c *Table) met() (ids []game.ID) {
	for _, o := range c.Reactions() {
		if odds := c.View.Forecast(o.Act); odds != nil {
			ids = append(ids, odds.Defenders...)
		}
	}
	return ids
}

// overlay leaves out where the selected counter could go.
func (m *React) overlay(v View, o *mapview.Overlay) {
	if m.Mode.Traits(v.T).Stays {
		m.Mode.overlay(v, o)
	}
}

// Dock lists who can react and how likely that is to work.
func (m *React) Dock(v View) panel.Dock {
	key := "react.sub"
	if m.asked {
		key = "react.asked"
	}
	head := panel.Head{Title: v.Say("react.title", nil), Sub: v.Say(key, i18n.Args{"n": len(v.Reactors())})}
	d := panel.Dock{Name: "react", Left: []panel.Section{head, v.OptionCards()}}
	d.Right = append(d.Right, v.prospects()...)
	if v.T.canRotatePick() {
		d.Right = append(d.Right, panel.Actions{Title: v.Say("ui.final-facing", nil), Buttons: v.Rotators()})
	}
	if v.Afar == nil && (!v.Opposed() || !v.Asks.Given(v.Reactor())) {
		d.Right = append(d.Right, v.Policies(v.Reactor()))
	}
	d.Foot = m.choices(v)
	return d
}

// choices are the buttons: to let it go on, what is chosen, and the lamp, which says also that neither is better. The main one is what is better than all else that
// could be done; where that is nothing neither is.
func (m *React) choices(v View) []panel.Button {
	pass := panel.Button{ID: "pass", Do: do.Pass(), Label: v.Say("react.pass", nil), Look: "gho", Wide: true}
	if best, ok := v.Best(); ok && best.Act == nil {
		pass.Look, pass.Side = "pri", match.SideKey(v.Reactor())
	}
	row := append([]panel.Button{pass}, v.pickButton()...)
	if v.Lesson == nil {
		row = append(row, v.Lamp())
	}
	return row
}
