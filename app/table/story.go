package table

import (
	"slices"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/app/telling"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Story tells what a gesture led to, over whatever the players are at then, until they go on.
// What is grave is told in large letters in the place of the prompt, with all that belongs to
// it in the dock; the rest in a line of the prompt.
type Story struct {
	Mode
	Tale  *match.Tale
	Stops bool // nothing goes on until it was heard
}

var storyCommands = commands{
	"scene": func(c *Table, _ string) {
		if m, ok := c.Mode.(*Story); ok {
			m.look(c)
		}
	},
}

// Obey does a command of a player, who has heard what was told before it.
func (c *Table) Obey(press do.Command) {
	c.Hush()
	if c.Lesson != nil && !c.follows(press) {
		return
	}
	c.gesture(func() {
		if !press.Is(do.Told) {
			c.Heard()
		}
		if !press.Is(do.Told | do.Remedy) {
			c.Why = nil
		}
		Commands[press.Name](c, press.Arg)
	})
}

// gesture is one thing the players do, or the computer; what it leads to is told.
func (c *Table) gesture(do func()) {
	steps, was, version := len(c.Sess.Steps), c.Table, c.Version
	c.Telling.Open()
	do()
	if len(c.Sess.Steps) > steps {
		c.pass()
	}
	if c.Version != version {
		c.foresee()
	}
	c.Telling.Take(c.Log)
	batch, _, stops := c.Telling.Next(c.pace())
	if len(c.Sess.Steps) > steps {
		c.relate(c.Tale(batch, was), stops)
	}
}

// relate tells a story, if there is one.
func (c *Table) relate(t *match.Tale, stops bool) {
	if t == nil {
		c.Telling.Heard()
		return
	}
	c.Mode = &Story{c.Mode, t, stops}
	if at, ok := t.At(); ok && stops && c.Sight.Focus == nil {
		c.Sight.On(at)
	}
}

// pace is how quickly is told at this table.
func (c *Table) pace() telling.Pace {
	pace := match.UsualPace
	if c.Foe != nil {
		pace = c.Foe.Pace
	}
	return telling.Pace{Story: 2 * match.Paces[pace]} // it has to be read what came of it
}

// ToRead is how long what is told now has to be seen before anybody goes on by himself.
func (c *Table) ToRead() time.Duration {
	if !Lies[*Story](c) {
		return 0
	}
	return c.Telling.Show(c.pace())
}

// Heard ends the story that is told, if one is.
func (c *Table) Heard() {
	c.Telling.Heard()
	if m, ok := c.Mode.(*Story); ok {
		c.Mode = m.Mode
	}
}

// look shows the place.
func (m *Story) look(c *Table) {
	if at, ok := m.Tale.At(); ok {
		c.Sight.Look(at)
	}
}

func (m *Story) Below() *Mode { return &m.Mode }

// tap does what it would have done.
func (m *Story) tap(c *Table, h hex.Hex) {
	c.Heard()
	c.Mode.tap(c, h)
}

// confirm goes on. What lies under large letters has not been seen, so nothing of it is done.
func (m *Story) confirm(c *Table) bool {
	c.Heard()
	return m.Stops || c.Mode.confirm(c)
}

// Back goes on.
func (m *Story) Back(c *Table) {
	if c.Heard(); !m.Stops {
		c.Mode.Back(c)
	}
}

// overlay marks who was lost where, the gravest above the others.
func (m *Story) overlay(v View, o *mapview.Overlay) {
	m.Mode.overlay(v, o)
	for _, e := range slices.Backward(m.Tale.Losses(v.Codes())) {
		f := mapview.Fallen{Hex: e.At, Side: int(e.Side)}
		if n := m.Tale.Worth[e.Unit]; n > 0 {
			f.Plate = tell.Signed(n)
		}
		o.Fallen = append(o.Fallen, f)
	}
}

func (m *Story) Prompt(v View) panel.Prompt {
	p := m.Mode.Prompt(v)
	p.Told = v.Told(m.Tale)
	return p
}

// Risks are those of what lies under it, as far as that can be confirmed.
func (m *Story) Risks(c *Table) []game.Risk {
	if m.Stops {
		return nil
	}
	return m.Mode.Risks(c)
}

func (m *Story) Traits(c *Table) Traits {
	t := m.Mode.Traits(c)
	t.Away = t.Away && !m.Stops
	return t
}

func (m *Story) Dock(v View) panel.Dock {
	if !m.Stops {
		return m.Mode.Dock(v)
	}
	d := panel.Dock{Name: "story", Left: v.Retold(m.Tale), Right: v.Meaning(m.Tale)}
	if _, ok := m.Tale.At(); ok {
		d.Foot = append(d.Foot, panel.Button{ID: "scene", Do: do.Scene(), Label: v.Say("story.scene", nil), Look: "gho"})
	}
	b := v.MainButton(v.Say("story.go-on", nil), v.Gainer(m.Tale))
	b.ID = "go-on"
	d.Foot = append(d.Foot, b)
	return d
}
