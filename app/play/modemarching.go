package play

import (
	"gonfalon/app/mapview"
	"gonfalon/app/match"
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
	stop *planning.Stop // who may react to the last act, nil for nobody; the computer is asked first
}

// underWay is the army on its way, nil for none.
func (c *table) underWay() *marching {
	m, _ := innermost(c.Mode).(*marching)
	return m
}

// halting is the mode of a march that was stopped, nil where there is none.
func halting(c *table) mode {
	if !c.Column.Lasts(&c.Table) {
		return nil
	}
	return &army{units: c.Column.Rest.Units, way: c.Column.Rest.Mode, halt: c.Column}
}

// work does one act more; it reports whether the march is over, has stopped or waits for the
// computer. What it changed is shown when the table is looked at anew.
func (m *marching) work(c *table) bool {
	if c.job().Reacts() {
		return true
	}
	stop := m.stop
	if m.stop = nil; stop == nil {
		stop = m.stride(c)
	}
	if stop == nil && !m.run.Done() {
		return false
	}
	c.Match.Refresh()
	if stop != nil && m.mayReact(c, stop) {
		m.stop = stop
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

// stride does one act, and returns what came of it that has to be looked at.
func (m *marching) stride(c *table) *planning.Stop {
	stop := m.run.Fits(c.Sess.Game)
	if stop != nil || m.run.Done() {
		return stop
	}
	if _, no := c.Sess.Do(m.run.Next()); no != nil {
		stop = m.run.Halt(c.Sess.Game)
		stop.Code, stop.Rule = planning.Refused, no
		return stop
	}
	c.Version++
	c.Record()
	return m.run.Did(c.Sess)
}

// mayReact reports whether the computer is to be asked about what happened.
func (m *marching) mayReact(c *table, stop *planning.Stop) bool {
	return stop.Code == planning.React && c.Match.Job().Reacts()
}

// waits reports whether a march waits for what happened: of reactions only those the other side
// wants to be asked for.
func (m *marching) waits(c *table, stop *planning.Stop) bool {
	return stop.Code != planning.React || len(c.Reactions()) > 0
}

// faces halts the army, as the computer has reacted: who leads it looks at that first.
func (m *marching) faces(c *table) {
	stop := *m.here(c)
	stop.Code, stop.By, stop.At = planning.Reacted, nil, c.Piece(stop.Unit).Hex
	m.halted(c, &stop)
}

// halted lets the rest of the army wait, and asks whoever wants to be asked.
func (m *marching) halted(c *table, stop *planning.Stop) {
	c.halts(m, stop)
	c.Mode = c.resting()
	c.clear()
	c.refresh()
	c.Sight.Look(stop.At)
	if stop.Code == planning.React && c.Policy[c.Reactor()] == match.AskAlways {
		c.ask(true)
	}
}

// halts keeps what is left of a march, and why it stopped.
func (c *table) halts(m *marching, stop *planning.Stop) {
	if rest := m.run.Rest(); rest != nil {
		c.Column = &match.Halt{Rest: *rest, Stop: *stop, Turn: c.Table.Turn, Phase: c.Table.Phase}
	}
}

// back stops the army where it is.
func (m *marching) back(c *table) { m.halted(c, m.here(c)) }

// here is where the army stops when it is told to.
func (m *marching) here(c *table) *planning.Stop {
	if m.stop != nil {
		return m.stop
	}
	return m.run.Halt(c.Sess.Game)
}

func (m *marching) tap(*table, hex.Hex)   {}
func (m *marching) confirm(*table) bool   { return false }
func (m *marching) stays(*table) bool     { return true }
func (m *marching) quiet() bool           { return true }
func (m *marching) holds(id game.ID) bool { return m.army.holds(id) }

func (m *marching) overlay(v view, o *mapview.Overlay) { m.army.overlay(v, o) }
func (m *marching) says(v view) string                 { return v.Say("army.on-the-way", nil) }

// dock tells that they are on their way, and can stop them.
func (m *marching) dock(v view) panel.Dock {
	return panel.Dock{Name: "army", Left: []panel.Section{m.army.head(v)}, Foot: []panel.Button{v.UndoButton(),
		{ID: "stop-march", Do: "cancel", Label: v.Say("army.halt", nil), Look: "gho", Wide: true}}}
}
