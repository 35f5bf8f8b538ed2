package table

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Duties is the list of what must still be done before the phase may end.
type Duties struct{ Layer }

var dutiesCommands = commands{
	"end":  func(c *Table, _ string) { c.unless(c.endPhase(), "end") },
	"duty": do.Whole(GoToDuty),
}

// endPhase ends the phase of the acting side. While duties remain it lists them instead, and
// where most have not moved it asks; it reports whether it did any of that.
func (c *Table) endPhase() bool {
	left, moved := c.Unmoved()
	switch {
	case c.Puzzle != nil:
		return c.finish()
	case len(c.Duties) > 0 && !c.OwedByLed():
		c.Clear()
		c.Mode = &Duties{Layer{c.Mode}}
	case left > moved:
		c.Clear()
		c.Mode = &Early{Layer{c.Mode}}
	default:
		return c.finish()
	}
	c.Refresh()
	return true
}

// finish ends the phase of the acting side, or its set-up. Those whom the computer leads act before.
func (c *Table) finish() bool {
	if c.LetGo(true) {
		return true
	}
	for _, verb := range []game.Verb{game.VerbEndPhase, game.VerbReady} {
		if o := match.Find(c.Offers[c.Actor], verb); o != nil {
			return c.Act(o.Act)
		}
	}
	return false
}

// GoToDuty selects the counter of duty i and looks at it.
func GoToDuty(c *Table, i int) {
	if i < 0 || i >= len(c.Duties) {
		return
	}
	d := c.Duties[i]
	if c.Hides(d.Unit) {
		secret(c)
		return
	}
	c.GoTo(d.Unit)
	if p := c.Piece(d.Unit); p.Where == game.OnMap {
		c.Sight.Look(p.Hex)
	}
}

// tap closes the list and is one on what it lay over.
func (m *Duties) tap(c *Table, h hex.Hex) {
	c.Mode = m.Mode
	c.Mode.tap(c, h)
}

func (m *Duties) Traits(c *Table) Traits {
	t := m.Layer.Traits(c)
	t.Firm = false
	return t
}

// Says refuses to end the phase.
func (m *Duties) Says(v View) string {
	return v.Say("prompt.duties", i18n.Args{"n": len(v.Duties)})
}

func (m *Duties) Dock(v View) panel.Dock {
	return panel.Dock{Name: "ask",
		Left: []panel.Section{panel.Head{Title: v.Say("duties.title", nil), Sub: v.Say("duties.sub", nil)}, v.Owed("")},
		Foot: []panel.Button{v.UndoButton(), {ID: "cancel", Do: do.Cancel(), Label: v.Say("ui.back", nil), Look: "pri", Side: match.SideKey(v.Actor)}}}
}
