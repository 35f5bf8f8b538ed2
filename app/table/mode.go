package table

import (
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Mode is what the players are at. What only few modes do is asked of those that do it.
type Mode interface {
	Input
	Choice
	Shown
	Part
	Below() *Mode // what it lies over, nil for none
	Traits(c *Table) Traits
}

// Input is what the players can do in a mode; it may change the table.
type Input interface {
	tap(c *Table, h hex.Hex)
	confirm(c *Table) bool // reports whether there was anything to do
	Back(c *Table)
	Rotate(c *Table, n int)
}

// Choice is what can be picked in a mode.
type Choice interface {
	options(c *Table) []game.Offer
	chooser(c *Table) game.Side // whose options they are
	Picked() *pick              // one of them, nil for none
	Choose(p *pick)
}

// Shown is what of the table is shown in a mode; it changes nothing.
type Shown interface {
	Says(v View) string // what is expected, for the prompt
	Prompt(v View) panel.Prompt
	Dock(v View) panel.Dock
	Scene(v View, on Overlays) mapview.Scene
	overlay(v View, o *mapview.Overlay)
	Cover(v View) panel.Cover
}

// Part is who takes part in what is previewed.
type Part interface {
	Holds(id game.ID) bool
	Frame(c *Table) []hex.Hex
	Risks(c *Table) []game.Risk // what a player should know before confirming
}

// Traits tell modes from each other.
type Traits struct {
	Stays   bool // a change of the position does not end it
	Firm    bool // selecting a counter does not end it
	Covers  bool // it is closed before anything else is
	Quiet   bool // the table takes no commands in it
	Answers bool // what is picked answers something, and is not besides a move
	Patient bool // even an only option waits to be picked
	Away    bool // the screen is another's for a moment
}

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
func (m *rest) Traits(*Table) Traits   { return Traits{} }
func (m *rest) Picked() *pick          { return m.chosen }
func (m *rest) Holds(game.ID) bool     { return false }
func (m *rest) Frame(*Table) []hex.Hex { return nil }

func (m *rest) options(c *Table) []game.Offer {
	if c.Sel == game.None || c.Mine(c.Sel) {
		return c.Besides(c.Sel)
	}
	return nil
}

func (m *rest) chooser(c *Table) game.Side { return c.Actor }

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

func (m *Layer) Below() *Mode { return &m.Mode }

// Traits are those of what lies under it; it stays until it is closed.
func (m *Layer) Traits(c *Table) Traits {
	t := m.Mode.Traits(c)
	t.Stays, t.Firm = true, true
	return t
}

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

// What few modes do. The innermost layer that does it is asked.
type (
	// planner leads on to the preview of a way of the selected counter.
	planner interface{ preview(p *match.Plan) Mode }
	// placer has the selected counter stand elsewhere than it does.
	placer interface {
		standing(c *Table) (hex.Hex, hex.Dir)
	}
	// aimer aims at more than the picked option does.
	aimer interface{ targets(c *Table) targets }
	// past has another position beside the map than that of now.
	past interface{ Sheet() game.Table }
)

// able is the first of a mode and those under it that does something; ok is false where none does.
func able[T any](m Mode) (does T, ok bool) {
	for {
		if does, ok = m.(T); ok {
			return does, true
		}
		switch under := m.Below(); h := m.(type) {
		case *Halted:
			m = h.Mode
		default:
			if under == nil {
				return does, false
			}
			m = *under
		}
	}
}

// Traits are those of what the players are at.
func (c *Table) Traits() Traits { return c.Mode.Traits(c) }

// previewed is the mode that previews a way of the selected counter, nil where there are none.
func (c *Table) previewed(p *match.Plan) Mode {
	if m, ok := able[planner](c.restingMode()); ok {
		return m.preview(p)
	}
	return nil
}

// standing is where the selected counter stands, or would.
func (c *Table) standing() (hex.Hex, hex.Dir) {
	if m, ok := able[placer](c.Mode); ok {
		return m.standing(c)
	}
	p := c.Piece(c.Sel)
	return p.Hex, p.Facing
}

// targets are what is aimed at: by the mode, or by the picked option.
func (c *Table) targets() targets {
	if m, ok := able[aimer](c.Mode); ok {
		return m.targets(c)
	}
	if o, ok := c.aim(); ok && c.Table.Stage != game.StageQuestion {
		return targets{[]hex.Hex{o.At}, c.Mode.chooser(c)}
	}
	return targets{}
}

// Sheet is the position that stands beside the map.
func (c *Table) Sheet() game.Table {
	if m, ok := able[past](c.Mode); ok {
		return m.Sheet()
	}
	return c.Table
}
