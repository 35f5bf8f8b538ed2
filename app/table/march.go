package table

import (
	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// Marching is an army on its way: its acts are done one after another until something happens.
type Marching struct {
	rest
	army *Army
	run  *planning.Execution
	stop *planning.Stop // who may react to the last act, nil for nobody; the computer is asked first
}

// underWay is the army on its way, nil for none.
func (c *Table) underWay() *Marching {
	m, _ := Innermost(c.Mode).(*Marching)
	return m
}

// halting is the mode of a march that was stopped, nil where there is none.
func halting(c *Table) Mode {
	if !c.Column.Lasts(&c.Table) {
		return nil
	}
	return &Army{Units: c.Column.Rest.Units, Way: c.Column.Rest.Mode, Halt: c.Column}
}

// Work does one act more; it reports whether the march is over, has stopped or waits for the
// computer. What it changed is shown when the table is looked at anew.
func (m *Marching) Work(c *Table) bool {
	if c.Job().Reacts() {
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
	if stop == nil && c.Behind() {
		stop = m.here(c)
	}
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
	c.Clear()
	c.Refresh()
	return true
}

// stride does one act, and returns what came of it that has to be looked at.
func (m *Marching) stride(c *Table) *planning.Stop {
	stop := m.run.Fits(c.Sess.Game)
	if stop != nil || m.run.Done() {
		return stop
	}
	done, no := c.Perform(m.run.Next())
	if !done {
		stop = m.run.Halt(c.Sess.Game)
		if stop.Code, stop.Rule = planning.Refused, no; no == nil {
			stop.Rule = match.LetterFirst // its dice fall with the answer to the letter
		}
		return stop
	}
	c.Version++
	c.Record()
	c.Telling.Take(c.Log)
	return m.run.Did(c.Sess)
}

// mayReact reports whether the computer is to be asked about what happened.
func (m *Marching) mayReact(c *Table, stop *planning.Stop) bool {
	return c.Behind() || stop.Code == planning.React && c.Match.Job().Reacts()
}

// waits reports whether a march waits for what happened: of reactions only those the other side
// wants to be asked for.
func (m *Marching) waits(c *Table, stop *planning.Stop) bool {
	return stop.Code != planning.React || len(c.Reactions()) > 0
}

// faces halts the army, as the computer has reacted: who leads it looks at that first.
func (m *Marching) faces(c *Table) {
	stop := *m.here(c)
	stop.Code, stop.By, stop.At = planning.Reacted, nil, c.Piece(stop.Unit).Hex
	m.halted(c, &stop)
}

// halted lets the rest of the army wait, and asks whoever wants to be asked.
func (m *Marching) halted(c *Table, stop *planning.Stop) {
	c.halts(m, stop)
	c.Mode = c.restingMode()
	c.Clear()
	c.Refresh()
	c.Sight.Look(stop.At)
	if stop.Code == planning.React && c.Policy[c.Reactor()] == match.AskAlways {
		c.ask(true)
	}
}

// halts keeps what is left of a march, and why it stopped.
func (c *Table) halts(m *Marching, stop *planning.Stop) {
	if rest := m.run.Rest(); rest != nil {
		c.Column = &match.Halt{Rest: *rest, Stop: *stop, Turn: c.Table.Turn, Phase: c.Table.Phase}
	}
}

// Back stops the army where it is.
func (m *Marching) Back(c *Table) { m.halted(c, m.here(c)) }

// here is where the army stops when it is told to.
func (m *Marching) here(c *Table) *planning.Stop {
	if m.stop != nil {
		return m.stop
	}
	return m.run.Halt(c.Sess.Game)
}

func (m *Marching) tap(*Table, hex.Hex) {}
func (m *Marching) confirm(*Table) bool { return false }

func (m *Marching) Traits(c *Table) Traits {
	t := m.rest.Traits(c)
	t.Stays, t.Quiet = true, true
	return t
}

func (m *Marching) Holds(id game.ID) bool { return m.army.Holds(id) }

func (m *Marching) overlay(v View, o *mapview.Overlay) { m.army.overlay(v, o) }
func (m *Marching) Says(v View) string                 { return v.Say("army.on-the-way", nil) }

// Dock tells that they are on their way, and can stop them.
func (m *Marching) Dock(v View) panel.Dock {
	return panel.Dock{Name: "army", Left: []panel.Section{m.army.head(v)}, Foot: []panel.Button{v.UndoButton(),
		{ID: "stop-march", Do: do.Cancel(), Label: v.Say("army.halt", nil), Look: "gho", Wide: true}}}
}
