package table

import (
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Pinning asks, on the map, where the pin of a note is to be.
type Pinning struct {
	Layer
	note int
}

// PinNote asks for the place of the pin of a note.
func (c *Table) PinNote(n int) {
	if m, asks := c.Mode.(*Pinning); asks {
		m.Back(c)
	}
	if n >= 0 && n < len(c.Notes) {
		c.Mode = &Pinning{Layer{c.Mode}, n}
	}
}

func (m *Pinning) tap(c *Table, h hex.Hex) {
	if m.note < len(c.Notes) && c.Board().On(h) {
		c.Pin(m.note, &h)
	}
	m.Back(c)
}

func (m *Pinning) confirm(*Table) bool         { return false }
func (m *Pinning) Choose(*pick)                {}
func (m *Pinning) Rotate(*Table, int)          {}
func (m *Pinning) options(*Table) []game.Offer { return nil }
func (m *Pinning) Says(v View) string          { return v.Say("jot.place", nil) }

func (m *Pinning) Traits(c *Table) Traits {
	t := m.Layer.Traits(c)
	t.Quiet = true
	return t
}

func (m *Pinning) Prompt(v View) panel.Prompt {
	return panel.Prompt{Who: v.Say("jot.title", nil), Text: m.Says(v)}
}

// Dock is the note whose place is asked for.
func (m *Pinning) Dock(v View) panel.Dock {
	return panel.Dock{Name: "ask", Left: []panel.Section{panel.Head{Title: v.Say("jot.place", nil)}, v.Jotting(m.note)},
		Foot: []panel.Button{{ID: "cancel", Do: do.Cancel(), Label: v.Say("ui.cancel", nil), Look: "gho", Wide: true}}}
}

// showNotes puts pins where notes are.
func (v View) showNotes(o *mapview.Overlay) {
	for _, x := range v.Notes {
		if h, pinned := v.PinOf(x); pinned && !slices.Contains(o.Pins, h) {
			o.Pins = append(o.Pins, h)
		}
	}
}

// Jotting is a note as it is read.
func (v View) Jotting(n int) panel.Note {
	x := v.Notes[n]
	title := v.NoteHeading(n)
	if place := v.NotePlace(n); place != "" {
		title += " · " + place
	}
	return panel.Note{Icon: "pen", Title: title, Text: x.Text}
}

// jottings are the notes of a look back, the one at the moment shown marked.
func (m *Replay) jottings(v View) []panel.Section {
	if len(v.Notes) == 0 {
		return nil
	}
	out := panel.Jottings{Title: v.Say("jot.all", nil)}
	now := m.NotesNow(v.T)
	for n, x := range v.Notes {
		out.List = append(out.List, panel.Jotting{N: n, When: v.NoteHeading(n), Text: x.Text, Hex: v.NotePlace(n), On: slices.Contains(now, n)})
	}
	return []panel.Section{out}
}

// writings are the notes that were written in the moment shown.
func (m *Replay) writings(v View) (list []panel.Section) {
	for _, n := range m.NotesNow(v.T) {
		list = append(list, v.Jotting(n))
	}
	return list
}

// NotesNow are the places of the notes that were written in the moment shown, those of the beginning before it.
func (m *Replay) NotesNow(c *Table) []int {
	since := m.since
	if m.Step == 0 || since >= m.Step {
		since = m.Step - 1
	}
	return c.NotesBetween(since, m.Step)
}

// stops are the moments at which a look back stops: those of the battle, and those of notes.
func stops(c *Table) []int {
	list := c.Moments()
	for _, x := range c.Notes {
		list = append(list, x.At)
	}
	slices.Sort(list)
	return slices.Compact(list)
}
