package play

import (
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// marching is an army on its way: its acts are done one after another until something happens.
type marching struct {
	rest
	army *army
	run  *planning.Execution
	held bool // the computer thinks about a reaction
}

// halting is the mode of a march that was stopped, nil where there is none.
func halting(c *table) mode {
	if !c.column.lasts(&c.table) {
		return nil
	}
	return &army{units: c.column.rest.Units, way: c.column.rest.Mode, halt: c.column}
}

// work does one act more; it reports whether the march is over or has stopped. What it changed
// is shown when the table is looked at anew.
func (m *marching) work(c *table) bool {
	if m.held {
		return true
	}
	stop := m.run.Fits(c.sess.Game)
	if stop == nil && !m.run.Done() {
		if _, no := c.sess.Do(m.run.Next()); no == nil {
			c.version++
			c.record()
			stop = m.run.Did(c.sess)
		}
	}
	if stop == nil && !m.run.Done() {
		return false
	}
	c.battle.refresh()
	if m.held = stop != nil && stop.Code == planning.React && (c.ponders() || c.aidesPonder()); m.held {
		return true
	}
	if stop != nil && m.waits(c, stop) {
		m.halted(c, stop)
		return true
	}
	if !m.run.Done() {
		return false
	}
	c.clear()
	c.refresh()
	return true
}

// waits reports whether a march waits for what happened: of reactions only those the other side
// wants to be asked for.
func (m *marching) waits(c *table, stop *planning.Stop) bool {
	return stop.Code != planning.React || len(c.reactions()) > 0
}

// halted lets the rest of the army wait, and asks whoever wants to be asked.
func (m *marching) halted(c *table, stop *planning.Stop) {
	if rest := m.run.Rest(); rest != nil {
		c.column = &halt{rest: *rest, stop: *stop, turn: c.table.Turn, phase: c.table.Phase}
	}
	c.clear()
	c.refresh()
	c.sight.look(stop.At)
	if stop.Code == planning.React && c.policy[c.reactor()] == askAlways {
		c.ask(true)
	}
}

func (m *marching) tap(*table, hex.Hex)   {}
func (m *marching) confirm(*table) bool   { return false }
func (m *marching) back(*table)           {}
func (m *marching) stays(*table) bool     { return true }
func (m *marching) quiet() bool           { return true }
func (m *marching) holds(id game.ID) bool { return m.army.holds(id) }

func (m *marching) overlay(v view, o *mapview.Overlay) { m.army.overlay(v, o) }
func (m *marching) says(v view) string                 { return v.say("army.on-the-way", nil) }

// dock tells that they are on their way.
func (m *marching) dock(v view) panel.Dock {
	return panel.Dock{Name: "army", Left: []panel.Section{m.army.head(v)}, Foot: v.foot()}
}
