package play

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// duties is the list of what must still be done before the phase may end.
type duties struct{ layer }

func init() {
	commands["end"] = func(c *table, _ string) { c.unless(c.endPhase(), "end") }
	commands["duty"] = func(c *table, arg string) { goToDuty(c, Number(arg)) }
}

// endPhase ends the phase of the acting side. While duties remain it lists them instead, and
// where most have not moved it asks; it reports whether it did any of that.
func (c *table) endPhase() bool {
	left, moved := c.Unmoved()
	switch {
	case len(c.Duties) > 0 && !c.OwedByLed():
		c.clear()
		c.Mode = &duties{layer{c.Mode}}
	case left > moved:
		c.clear()
		c.Mode = &early{layer{c.Mode}}
	default:
		return c.finish()
	}
	c.refresh()
	return true
}

// finish ends the phase of the acting side, or its set-up. Those whom the computer leads act before.
func (c *table) finish() bool {
	if c.letGo(true) {
		return true
	}
	for _, verb := range []game.Verb{game.VerbEndPhase, game.VerbReady} {
		if o := match.Find(c.Offers[c.Actor], verb); o != nil {
			return c.act(o.Act)
		}
	}
	return false
}

// goToDuty selects the counter of duty i and looks at it.
func goToDuty(c *table, i int) {
	if i < 0 || i >= len(c.Duties) {
		return
	}
	d := c.Duties[i]
	if c.Hides(d.Unit) {
		secret(c)
		return
	}
	c.goTo(d.Unit)
	if p := c.Piece(d.Unit); p.Where == game.OnMap {
		c.Sight.Look(p.Hex)
	}
}

// tap closes the list and is one on what it lay over.
func (m *duties) tap(c *table, h hex.Hex) {
	c.Mode = m.mode
	c.Mode.tap(c, h)
}

func (m *duties) firm() bool { return false }

// says refuses to end the phase.
func (m *duties) says(v view) string {
	return v.Say("prompt.duties", i18n.Args{"n": len(v.Duties)})
}

func (m *duties) dock(v view) panel.Dock {
	return panel.Dock{Name: "ask",
		Left: []panel.Section{panel.Head{Title: v.Say("duties.title", nil), Sub: v.Say("duties.sub", nil)}, v.Owed("")},
		Foot: []panel.Button{v.UndoButton(), {ID: "cancel", Do: "cancel", Label: v.Say("ui.back", nil), Look: "pri", Side: match.SideKey(v.Actor)}}}
}
