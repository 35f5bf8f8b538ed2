package play

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

func (m *rest) tap(c *table, h hex.Hex) { c.selectAt(h) }
func (m *rest) confirm(c *table) bool   { return m.chosen != nil && c.doPick() }
func (m *rest) choose(p *pick)          { m.chosen = p }

// back drops what is picked, else everything.
func (m *rest) back(c *table) {
	if m.chosen == nil {
		c.clear()
		return
	}
	c.Pending = nil
	c.rest()
}

// rotate turns what is picked.
func (m *rest) rotate(c *table, n int) {
	if m.chosen != nil {
		c.rotatePick(n)
	}
}

// spin turns what is picked, else plans a turn of the selected counter.
func (m *rest) spin(c *table, n int) {
	switch {
	case m.chosen != nil:
		c.rotatePick(n)
	case c.Reach != nil:
		c.turn(n)
	}
}

func (m *rest) below() *mode           { return nil }
func (m *rest) stays(*table) bool      { return false }
func (m *rest) firm() bool             { return false }
func (m *rest) covers() bool           { return false }
func (m *rest) quiet() bool            { return false }
func (m *rest) picked() *pick          { return m.chosen }
func (m *rest) choosy(c *table) bool   { return c.Table.Stage == game.StageQuestion || c.LastAct() }
func (m *rest) over(*table) bool       { return false }
func (m *rest) holds(game.ID) bool     { return false }
func (m *rest) frame(*table) []hex.Hex { return nil }

func (m *rest) options(c *table) []game.Offer {
	if c.Sel == game.None || c.Mine(c.Sel) {
		return c.Besides(c.Sel)
	}
	return nil
}

func (m *rest) chooser(c *table) game.Side { return c.Actor }
func (m *rest) answering(*table) bool      { return false }
func (m *rest) sheet(c *table) game.Table  { return c.Table }

func (m *rest) standing(c *table) (hex.Hex, hex.Dir) {
	p := c.Piece(c.Sel)
	return p.Hex, p.Facing
}

// targets are what the picked option points at.
func (m *rest) targets(c *table) targets {
	if o, ok := c.aim(); ok && c.Table.Stage != game.StageQuestion {
		return targets{[]hex.Hex{o.At}, c.Mode.chooser(c)}
	}
	return targets{}
}

func (m *rest) preview(*match.Plan) mode { return nil }

// risks are the tests that come before the roll of what is picked.
func (m *rest) risks(c *table) []game.Risk { return c.testsOf(m.chosen) }

func (m *rest) Scene(v view, on overlays) mapview.Scene { return v.present(on) }

// overlay is what the mode itself has on the map.
func (m *rest) overlay(v view, o *mapview.Overlay) {
	v.showReach(o)
	v.showBarred(o)
}

func (m *rest) prompt(v view) panel.Prompt { return v.asks() }
func (m *rest) says(v view) string         { return v.expects() }
func (m *rest) Cover(v view) panel.Cover   { return panel.Cover{} }

// layer is a mode that lies over another until it is closed. What it does not say itself
// is as in the other.
type layer struct{ mode }

func (m *layer) below() *mode      { return &m.mode }
func (m *layer) stays(*table) bool { return true }
func (m *layer) firm() bool        { return true }

// back closes it.
func (m *layer) back(c *table) { c.Mode = m.mode }

// innermost is what lies under all layers of a mode.
func innermost(m mode) mode {
	for m.below() != nil {
		m = *m.below()
	}
	return m
}

// worker is a mode that has something to do by itself, a little at a time.
type worker interface {
	work(c *table) (done bool)
}

// foreseen is a worker that knows how much of its work is done; all is 0 where it has none.
type foreseen interface {
	progress() (done, all int)
}
