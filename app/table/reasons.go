package table

import "gonfalon/app/i18n"

var reasonsCommands = commands{
	"reasons": func(c *Table, _ string) { c.unless(c.openReasons(), "now") },
}

// openReasons shows why a throw is likely to go so, or hides it. It reports whether one is previewed.
func (c *Table) openReasons() bool {
	switch m := c.Mode.(type) {
	case *Attack:
		m.open = !m.open
		return true
	case *Advising:
		m.open = !m.open
		return true
	}
	p := c.Mode.Picked()
	switch {
	case p != nil:
		p.open = !p.open
	case c.Foe != nil && c.Foe.Coming != nil:
		c.Foe.Coming.Explained = !c.Foe.Coming.Explained
	default:
		return false
	}
	return true
}

// plainly reports whether the table speaks to who knows no rule book.
func (v View) plainly() bool { return i18n.IsPlain(v.Lang) }

// explains reports whether the reasons of odds are shown: plainly only once somebody asked for them.
func (v View) explains(open bool) bool { return open || !v.plainly() }
