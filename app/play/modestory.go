package play

import (
	"slices"

	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// story tells what a gesture led to, over whatever the players are at then, until they go on.
// What is grave is told in large letters in the place of the prompt, with all that belongs to
// it in the dock; the rest in a line of the prompt.
type story struct {
	mode
	tale *match.Tale
}

// listening are the commands under which a story goes on being told: they only look, or are
// its own.
var listening = map[string]bool{"confirm": true, "cancel": true, "jump": true, "scene": true}

func init() {
	commands["scene"] = func(c *table, _ string) {
		if m, ok := c.Mode.(*story); ok {
			m.look(c)
		}
	}
}

// obey does a command of a player, who has heard what was told before it.
func (c *table) obey(name, arg string) {
	c.hush()
	if c.Lesson != nil && !c.follows(name, arg) {
		return
	}
	c.gesture(func() {
		if !listening[name] {
			c.heard()
		}
		if !listening[name] && !remedy[name] {
			c.Why = nil
		}
		commands[name](c, arg)
	})
}

// gesture is one thing the players do; what it leads to is told.
func (c *table) gesture(do func()) {
	steps, was, version := len(c.Sess.Steps), c.Table, c.Version
	do()
	if len(c.Sess.Steps) > steps {
		c.pass()
	}
	if c.Version != version {
		c.foresee()
	}
	if len(c.Sess.Steps) <= steps {
		return
	}
	if t := c.Tale(steps, was); t != nil {
		c.Mode = &story{c.Mode, t}
		if at, ok := t.At(); ok && t.Large() && c.Sight.Focus == nil {
			c.Sight.On(at)
		}
	}
}

// heard ends the story that is told, if one is.
func (c *table) heard() {
	if m, ok := c.Mode.(*story); ok {
		c.Mode = m.mode
	}
}

// look shows the place.
func (m *story) look(c *table) {
	if at, ok := m.tale.At(); ok {
		c.Sight.Look(at)
	}
}

func (m *story) below() *mode { return &m.mode }

// tap does what it would have done.
func (m *story) tap(c *table, h hex.Hex) {
	c.heard()
	c.Mode.tap(c, h)
}

// confirm goes on. What lies under large letters has not been seen, so nothing of it is done.
func (m *story) confirm(c *table) bool {
	c.Mode = m.mode
	return m.tale.Large() || c.Mode.confirm(c)
}

// back goes on.
func (m *story) back(c *table) {
	c.Mode = m.mode
	if !m.tale.Large() {
		c.Mode.back(c)
	}
}

// overlay marks who was lost where, the gravest above the others.
func (m *story) overlay(v view, o *mapview.Overlay) {
	m.mode.overlay(v, o)
	for _, e := range slices.Backward(m.tale.Losses()) {
		f := mapview.Fallen{Hex: e.At, Side: int(e.Side)}
		if n := m.tale.Worth[e.Unit]; n > 0 {
			f.Plate = tell.Signed(n)
		}
		o.Fallen = append(o.Fallen, f)
	}
}

func (m *story) prompt(v view) panel.Prompt {
	p := m.mode.prompt(v)
	p.Told = v.Told(m.tale)
	return p
}

// risks are those of what lies under it, as far as that can be confirmed.
func (m *story) risks(c *table) []game.Risk {
	if m.tale.Large() {
		return nil
	}
	return m.mode.risks(c)
}

func (m *story) over(c *table) bool { return !m.tale.Large() && m.mode.over(c) }

func (m *story) dock(v view) panel.Dock {
	if !m.tale.Large() {
		return m.mode.dock(v)
	}
	d := panel.Dock{Name: "story", Left: v.Retold(m.tale), Right: v.Meaning(m.tale)}
	if _, ok := m.tale.At(); ok {
		d.Foot = append(d.Foot, panel.Button{ID: "scene", Do: "scene", Label: v.Say("story.scene", nil), Look: "gho"})
	}
	b := v.MainButton(v.Say("story.go-on", nil), v.Gainer(m.tale))
	b.ID = "go-on"
	d.Foot = append(d.Foot, b)
	return d
}
