package play

import (
	"slices"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// react is the other side's chance to do something, over what the actor is at.
type react struct {
	layer
	chosen *pick
	asked  bool // it must be answered before the ride goes on
}

func init() {
	commands["react"] = func(c *table, _ string) { openReact(c) }
	commands["pass"] = func(c *table, _ string) { goOn(c) }
}

// openReact opens the other side's list, or closes it. A plan is dropped.
func openReact(c *table) {
	m, open := c.Mode.(*react)
	c.Why = nil
	switch {
	case open:
		c.Mode = m.mode
	case !c.Mode.firm():
		c.rest()
	}
	switch {
	case open:
	case len(c.Reactions()) == 0:
		c.refuse("react", nil)
	default:
		c.ask(false)
		c.ShowUnit(c.Reactions()[0].Unit)
		c.Sight.Near = true
	}
}

// ask opens the list of what the other side can do.
func (c *table) ask(must bool) {
	m := &react{layer: layer{c.Mode}, asked: must}
	c.Mode = m
	if m.chosen = c.firstPick(); m.chosen != nil && c.favours(m.chosen.Act) < 0 {
		m.chosen = nil // it costs more than it brings
	}
}

// favours compares whom the dice of an act harm more often: it is above 0 where that is them, below
// where it is us, and 0 where it is both alike or nothing is thrown.
func (c *table) favours(a game.Action) int {
	o := c.View.Forecast(a)
	if o == nil {
		return 0
	}
	they, we, _ := tell.Likely(o.Chances)
	return they - we
}

// dear reports whether every reaction harms us more often than them.
func (c *table) dear() bool {
	return !slices.ContainsFunc(c.Reactions(), func(o game.Offer) bool { return c.favours(o.Act) >= 0 })
}

// goOn lets the actor go on.
func goOn(c *table) {
	if m, open := c.Mode.(*react); open {
		c.Mode = m.mode
	}
	if c.Foe != nil {
		c.Answered()
	}
	c.Mode.choose(nil)
	if len(c.Pending) > 0 && !c.job().Reacts() {
		c.Mode.confirm(c)
	}
}

// setPolicy changes how a side is asked.
func (c *table) setPolicy(s game.Side, p match.Ask) {
	c.Policy[s] = p
	if m, open := c.Mode.(*react); open && p == match.NeverNow && c.Reactor() == s {
		c.Mode = m.mode
	}
}

func (m *react) tap(c *table, h hex.Hex) { c.tapPick(h) }
func (m *react) choose(p *pick)          { m.chosen = p }

func (m *react) confirm(c *table) bool {
	if m.chosen != nil {
		return c.doPick()
	}
	return m.mode.confirm(c)
}

func (m *react) rotate(c *table, n int) {
	if m.chosen != nil {
		c.rotatePick(n)
	}
}

func (m *react) options(c *table) []game.Offer { return c.Reactions() }
func (m *react) picked() *pick                 { return m.chosen }
func (m *react) risks(c *table) []game.Risk    { return c.testsOf(m.chosen) }
func (m *react) choosy(*table) bool            { return false }
func (m *react) chooser(c *table) game.Side    { return c.Reactor() }
func (m *react) answering(*table) bool         { return true }
func (m *react) over(c *table) bool            { return !c.Opposed() && (m.asked || m.mode.over(c)) }
func (m *react) quiet() bool                   { return false }
func (m *react) says(v view) string            { return v.Say("prompt.react", nil) }

// frame is what the one who reacts to the computer has to see: who could do what, and on whom. Between
// two people the map stays under the finger that moved.
func (m *react) frame(c *table) []hex.Hex {
	switch {
	case c.Opposed() && c.Reactor() == c.Person:
		return append(c.FrameOf(c.Reactions()), c.Stands(c.met())...)
	case m.mode.stays(c):
		return m.mode.frame(c)
	}
	return nil
}

// met are those whom the reactions are directed at.
func (c *table) met() (ids []game.ID) {
	for _, o := range c.Reactions() {
		if odds := c.View.Forecast(o.Act); odds != nil {
			ids = append(ids, odds.Defenders...)
		}
	}
	return ids
}

// overlay leaves out where the selected counter could go.
func (m *react) overlay(v view, o *mapview.Overlay) {
	if m.mode.stays(v.t) {
		m.mode.overlay(v, o)
	}
}

// dock lists who can react and how likely that is to work.
func (m *react) dock(v view) panel.Dock {
	key := "react.sub"
	if m.asked {
		key = "react.asked"
	}
	head := panel.Head{Title: v.Say("react.title", nil), Sub: v.Say(key, i18n.Args{"n": len(v.Reactors())})}
	d := panel.Dock{Name: "react", Left: []panel.Section{head, v.optionCards()}}
	d.Right = append(d.Right, v.prospects()...)
	if v.t.canRotatePick() {
		d.Right = append(d.Right, panel.Actions{Title: v.Say("ui.final-facing", nil), Buttons: v.Rotators()})
	}
	d.Right = append(d.Right, v.Policies(v.Reactor()))
	d.Foot = m.choices(v)
	return d
}

// choices are the buttons: to let it go on, and what is chosen. The main one is the one by which we
// lose less, by the odds beside it; where they are even neither is.
func (m *react) choices(v view) []panel.Button {
	pass := panel.Button{ID: "pass", Do: "pass", Label: v.Say("react.pass", nil), Look: "gho", Wide: true}
	picked := v.pickButton()
	worth := 0
	if len(picked) > 0 {
		o := v.View.Forecast(m.chosen.Act)
		if worth = v.t.favours(m.chosen.Act); worth <= 0 && o != nil && len(o.Chances) > 0 {
			picked[0].Look, picked[0].Side = "gho", ""
		}
	} else if v.t.dear() {
		worth = -1
	}
	if worth < 0 {
		pass.Look, pass.Side = "pri", match.SideKey(v.Reactor())
	}
	return append([]panel.Button{pass}, picked...)
}
