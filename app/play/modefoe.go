package play

import (
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// opposing is the computer's turn: what it does is shown, and the person looks on.
type opposing struct{ rest }

// tap looks at counters.
func (m *opposing) tap(c *table, h hex.Hex)     { c.selectAt(h) }
func (m *opposing) confirm(*table) bool         { return false }
func (m *opposing) quiet() bool                 { return true }
func (m *opposing) rotate(*table, int)          {}
func (m *opposing) choose(*pick)                {}
func (m *opposing) options(*table) []game.Offer { return nil }
func (m *opposing) chooser(c *table) game.Side  { return c.Actor }
func (m *opposing) choosy(*table) bool          { return false }
func (m *opposing) prompt(v view) panel.Prompt  { return v.asks() }
func (m *opposing) says(v view) string          { return v.movesNow() }

// back drops what is selected.
func (m *opposing) back(c *table) { c.Sel = game.None }

// overlay has the way or the attack of the last feat, and the ways of those before it.
func (m *opposing) overlay(v view, o *mapview.Overlay) { v.showFeats(o) }

func (m *opposing) dock(v view) panel.Dock { return v.opponent() }
