package table

import (
	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Opposing is the computer's turn: what it does is shown, and the person looks on.
type Opposing struct{ rest }

var foeKeys = keys.And(do.Keys{" ": do.FoePause(), "ArrowRight": do.FoeStep(), "n": do.FoeStep(), "N": do.FoeStep(), "End": do.FoeSkip(),
	"1": do.FoePace(0), "2": do.FoePace(1), "3": do.FoePace(2)})

// LooksOn reports whether the person is shown what the computer does.
func (c *Table) LooksOn() bool {
	return c.Decides() && c.Table.Stage != game.StageSetUp && !c.Traits().Covers
}

// tap looks at counters.
func (m *Opposing) tap(c *Table, h hex.Hex) { c.SelectAt(h) }
func (m *Opposing) confirm(*Table) bool     { return false }

func (m *Opposing) Traits(c *Table) Traits {
	t := m.rest.Traits(c)
	t.Quiet, t.Patient = true, true
	return t
}

func (m *Opposing) Rotate(*Table, int)          {}
func (m *Opposing) Choose(*pick)                {}
func (m *Opposing) options(*Table) []game.Offer { return nil }
func (m *Opposing) chooser(c *Table) game.Side  { return c.Actor }
func (m *Opposing) Prompt(v View) panel.Prompt  { return v.asks() }
func (m *Opposing) Says(v View) string          { return v.MovesNow() }

// Back drops what is selected.
func (m *Opposing) Back(c *Table) { c.Sel = game.None }

// overlay has the way or the attack of the last feat, and the ways of those before it.
func (m *Opposing) overlay(v View, o *mapview.Overlay) { v.ShowFeats(o) }

func (m *Opposing) Dock(v View) panel.Dock { return v.Opponent() }

// Caption tells over an edge of the map what the computer does and why; a look back tells what was.
func (v View) Caption() mapview.Bubble {
	if Lies[*Replay](v.T) {
		return mapview.Bubble{}
	}
	return v.Teller.Caption()
}
