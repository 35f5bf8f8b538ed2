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
// What is grave is told first, by one card after another; the rest in a line of the prompt.
type Story struct {
	Mode
	Tale   *match.Tale
	Graves []game.Event // nothing goes on until the card of each was seen
}

// Stops reports whether a card lies over the table.
func (m *Story) Stops() bool { return len(m.Graves) > 0 }

// Obey does a command of a player, who has heard what was told before it.
func (c *Table) Obey(press do.Command) {
	c.Hush()
	if c.Lesson != nil && !c.follows(press) {
		return
	}
	if c.Puzzle != nil && !slices.Contains(ofTries, press.Name) {
		c.Refuse("now", nil)
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
	batch, _, _ := c.Telling.Next(c.pace())
	if len(c.Sess.Steps) > steps {
		c.relate(c.Tale(batch, was))
	}
}

// relate tells a story, if there is one. What is planned at a puzzle has not happened.
func (c *Table) relate(t *match.Tale) {
	if t == nil || c.Puzzle != nil {
		c.Telling.Heard()
		return
	}
	c.Mode = &Story{c.Mode, t, t.Graves()}
	if at, ok := t.At(); ok && t.Large() && c.Sight.Focus == nil {
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

// turns goes on to what comes after a card that was seen. When the battle is over its end tells the rest.
func (m *Story) turns(c *Table) {
	if c.Telling.Holds() {
		return // its card was not seen yet
	}
	if m.Graves = m.Graves[1:]; !m.Stops() && c.Table.Stage == game.StageOver {
		c.Heard()
	}
}

func (m *Story) Below() *Mode { return &m.Mode }

// tap does what it would have done. What lies under a card has not been seen, so nothing of it is done.
func (m *Story) tap(c *Table, h hex.Hex) {
	if m.Stops() {
		m.turns(c)
		return
	}
	c.Heard()
	c.Mode.tap(c, h)
}

// confirm goes on.
func (m *Story) confirm(c *Table) bool {
	if m.Stops() {
		m.turns(c)
		return true
	}
	c.Heard()
	return c.Mode.confirm(c)
}

// Back goes on.
func (m *Story) Back(c *Table) {
	if m.Stops() {
		m.turns(c)
		return
	}
	c.Heard()
	c.Mode.Back(c)
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
	if !m.Stops() {
		p.Told = v.Told(m.Tale)
	}
	return p
}

// Cover is the card of what is grave, once that was played on the map.
func (m *Story) Cover(v View) panel.Cover {
	if !m.Stops() {
		return m.Mode.Cover(v)
	}
	if v.T.Telling.Holds() {
		return panel.Cover{}
	}
	return panel.Cover{Grave: v.Mourned(&m.Graves[0], m.Tale)}
}

// Risks are those of what lies under it, as far as that can be confirmed.
func (m *Story) Risks(c *Table) []game.Risk {
	if m.Stops() {
		return nil
	}
	return m.Mode.Risks(c)
}

func (m *Story) Traits(c *Table) Traits {
	t := m.Mode.Traits(c)
	t.Away = t.Away && !m.Stops()
	return t
}
