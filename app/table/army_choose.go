package table

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// Commandable reports whether somebody of the command of a counter can be led.
func (c *Table) Commandable(id game.ID) bool {
	return c.Chooses() && c.Mine(id) && len(c.Movable(c.Followers(id))) > 0
}

// encircle takes in those of some counters that may be led.
func (c *Table) encircle(ids []game.ID) {
	c.Loop = false
	if c.Chooses() && len(c.Movable(ids)) > 0 {
		lead(c, ids)
	}
}

// enlist takes in everybody under the leaders of those who are led, or of the selected counter.
func (c *Table) enlist() {
	ids := []game.ID{c.Sel}
	if m, ok := c.Mode.(*Army); ok {
		ids = m.Units
	}
	var all []game.ID
	for _, id := range ids {
		if id != game.None && !slices.Contains(all, id) {
			all = append(all, c.Followers(id)...)
		}
	}
	if !c.Chooses() || len(all) == 0 {
		c.Refuse("command", nil)
		return
	}
	lead(c, all)
}

// Chooses reports whether counters can be chosen now to be led as one.
func (c *Table) Chooses() bool {
	m, leads := c.Mode.(*Army)
	return c.CanLead() && !(leads && m.Halt != nil)
}

// toward reports whether a hex lies from another towards a direction of the printed grid.
func toward(from, to hex.Hex, dx, dy int) bool {
	low := func(h hex.Hex) int { return 2*h.Row() + h.Col()&1 }
	return dx*(to.Col()-from.Col()) > 0 || dy*(low(to)-low(from)) > 0
}

// widen takes in those own counters that may be led and stand beside one of the army, towards a
// direction of the printed grid.
func (m *Army) widen(c *Table, dx, dy int) {
	var more []game.ID
	for _, id := range c.Beginners {
		if m.Holds(id) {
			continue
		}
		h := c.Piece(id).Hex
		if slices.ContainsFunc(m.Units, func(id game.ID) bool {
			at := c.Piece(id).Hex
			return at.Distance(h) == 1 && toward(at, h, dx, dy)
		}) {
			more = append(more, id)
		}
	}
	if len(more) > 0 {
		lead(c, more)
	}
}

// steps moves the place of the head by one hex of the printed grid.
func (m *Army) steps(c *Table, dx, dy int) {
	if m.Way == planning.Charge || m.Way == planning.Turn {
		return
	}
	at := c.Piece(planning.Head(c.View, m.Units)).Hex
	if m.To != nil {
		at = *m.To
	}
	if h := hex.At(at.Col()+dx, at.Row()+dy); c.Board().On(h) {
		m.To = &h
		c.Sight.On(h)
		m.think(c)
	}
}
