package table

import (
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// rest is a mode that is there as long as the position is so. Where nothing else is said it
// offers what the stage of the battle does.
type rest struct{ chosen *pick }

func (m *rest) tap(c *Table, h hex.Hex) { c.SelectAt(h) }
func (m *rest) confirm(c *Table) bool   { return m.chosen != nil && c.doPick() }
func (m *rest) Choose(p *pick)          { m.chosen = p }

// Back drops what is picked, else everything.
func (m *rest) Back(c *Table) {
	if m.chosen == nil {
		c.Clear()
		return
	}
	c.Pending = nil
	c.Rest()
}

// Rotate turns what is picked.
func (m *rest) Rotate(c *Table, n int) {
	if m.chosen != nil {
		c.rotatePick(n)
	}
}

// spin turns what is picked, else plans a turn of the selected counter.
func (m *rest) spin(c *Table, n int) {
	switch {
	case m.chosen != nil:
		c.rotatePick(n)
	case c.Reach != nil:
		c.turn(n)
	}
}

func (m *rest) Below() *Mode           { return nil }
func (m *rest) Stays(*Table) bool      { return false }
func (m *rest) firm() bool             { return false }
func (m *rest) Covers() bool           { return false }
func (m *rest) quiet() bool            { return false }
func (m *rest) Picked() *pick          { return m.chosen }
func (m *rest) choosy(c *Table) bool   { return c.Table.Stage == game.StageQuestion || c.LastAct() }
func (m *rest) over(*Table) bool       { return false }
func (m *rest) Holds(game.ID) bool     { return false }
func (m *rest) Frame(*Table) []hex.Hex { return nil }

func (m *rest) options(c *Table) []game.Offer {
	if c.Sel == game.None || c.Mine(c.Sel) {
		return c.Besides(c.Sel)
	}
	return nil
}

func (m *rest) chooser(c *Table) game.Side { return c.Actor }
func (m *rest) answering(*Table) bool      { return false }
func (m *rest) Sheet(c *Table) game.Table  { return c.Table }

func (m *rest) standing(c *Table) (hex.Hex, hex.Dir) {
	p := c.Piece(c.Sel)
	return p.Hex, p.Facing
}

// targets are what the picked option points at.
func (m *rest) targets(c *Table) targets {
	if o, ok := c.aim(); ok && c.Table.Stage != game.StageQuestion {
		return targets{[]hex.Hex{o.At}, c.Mode.chooser(c)}
	}
	return targets{}
}

func (m *rest) preview(*match.Plan) Mode { return nil }

// Risks are the tests that come before the roll of what is picked.
func (m *rest) Risks(c *Table) []game.Risk { return c.testsOf(m.chosen) }

func (m *rest) Scene(v View, on Overlays) mapview.Scene { return v.present(on) }

// overlay is what the mode itself has on the map.
func (m *rest) overlay(v View, o *mapview.Overlay) {
	v.showReach(o)
	v.showBarred(o)
}

func (m *rest) Prompt(v View) panel.Prompt { return v.asks() }
func (m *rest) Says(v View) string         { return v.expects() }
func (m *rest) Cover(v View) panel.Cover   { return panel.Cover{} }

// Layer is a mode that lies over another until it is closed. What it does not say itself
// is as in the other.
type Layer struct{ Mode }

func (m *Layer) Below() *Mode      { return &m.Mode }
func (m *Layer) Stays(*Table) bool { return true }
func (m *Layer) firm() bool        { return true }

// Back closes it.
func (m *Layer) Back(c *Table) { c.Mode = m.Mode }

// Innermost is what lies under all layers of a mode.
func Innermost(m Mode) Mode {
	for m.Below() != nil {
		m = *m.Below()
	}
	return m
}

// Worker is a mode that has something to do by itself, a little at a time.
type Worker interface {
	Work(c *Table) (done bool)
}

// Progress is a worker that knows how much of its work is done; all is 0 where it has none.
type Progress interface {
	Progress() (done, all int)
}
