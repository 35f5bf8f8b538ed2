package table

import (
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

var reasonsCommands = commands{
	"reasons": func(c *Table, _ string) { c.unless(c.openReasons(), "now") },
}

// openReasons shows why a throw is likely to go so, or hides it. It reports whether one is previewed.
func (c *Table) openReasons() bool {
	if m, ok := c.Mode.(*Attack); ok {
		m.open = !m.open
		return true
	}
	p := c.Mode.Picked()
	if p != nil {
		p.open = !p.open
	}
	return p != nil
}

// plainly reports whether the table speaks to who knows no rule book.
func (v View) plainly() bool { return i18n.IsPlain(v.Lang) }

// explains reports whether the reasons of odds are shown: plainly only once somebody asked for them.
func (v View) explains(open bool) bool { return open || !v.plainly() }

// line is how a throw is likely to go, with the button that shows why. It is said plainly only, and of
// what is thrown.
func (v View) line(o *game.Odds, we game.Side, open bool) []panel.Section {
	if !v.plainly() || o == nil || len(o.Chances) == 0 {
		return nil
	}
	x := v.Verdict(o, we)
	x.Why, x.Open = v.Say("verdict.why", nil), open
	return []panel.Section{x}
}
