package play

import (
	"slices"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// attack is an attack being put together.
type attack struct {
	rest
	group *match.Group
	given bool // nobody has chosen it: the first tap on one of it does not take him out
}

func init() {
	commands["suggest"] = func(c *table, arg string) { takeSuggestion(c, Number(arg)) }
}

// tapAttack is a tap while attacks may be formed and none is: the best suggestion against an
// enemy hex, or with one of the own units, is taken.
func (c *table) tapAttack(h hex.Hex) {
	if c.aimAt(h) {
		return
	}
	stack := c.At(h)
	switch {
	case len(stack) == 0:
		c.selectAt(h)
	case stack[0].Side != c.Actor:
		if !c.suggest(func(g *match.Group) bool { return slices.Contains(g.At, h) }) && !c.hinderedAt(h) {
			c.selectAt(h)
		}
	default:
		c.selectAt(h)
		if units := c.UnitsAt(h); len(units) > 0 {
			c.suggest(func(g *match.Group) bool { return slices.Contains(g.By, units[0]) })
		}
	}
}

// suggest takes the suggestion with the best odds that fits; it reports whether there was one.
func (c *table) suggest(fits func(*match.Group) bool) bool {
	best := c.BestGroup(fits)
	if best == nil {
		return false
	}
	c.Mode = &attack{group: best}
	c.Sight.Closely(best.At[0])
	return true
}

// takeSuggestion takes suggestion i of the list.
func takeSuggestion(c *table, i int) {
	s := c.Suggestions()
	if i < 0 || i >= len(s) {
		return
	}
	c.clear()
	if g := c.FromOffer(s[i]); g != nil {
		c.Mode = &attack{group: g}
		if len(g.At) > 0 {
			c.Sight.Look(g.At[0])
		}
	}
}

// tap takes own counters and enemy hexes into the group or out of it.
func (m *attack) tap(c *table, h hex.Hex) {
	given := m.given
	if m.given = false; c.aimAt(h) || given && m.has(c, h) {
		return
	}
	stack := c.At(h)
	switch {
	case len(stack) == 0:
		c.rest()
		c.selectAt(h)
	case stack[0].Side != c.Actor:
		m.toggleTarget(c, h)
	default:
		m.toggleAttackers(c, h)
	}
}

// has reports whether somebody of the group stands on a hex, or is attacked there.
func (m *attack) has(c *table, h hex.Hex) bool {
	return slices.Contains(m.group.At, h) || slices.Contains(c.Stands(m.group.By), h)
}

// toggleTarget takes an enemy hex into the group or out of it.
func (m *attack) toggleTarget(c *table, h hex.Hex) {
	at := slices.Clone(m.group.At)
	if i := slices.Index(at, h); i >= 0 {
		at = slices.Delete(at, i, i+1)
	} else {
		at = append(at, h)
	}
	m.regroup(c, m.group.By, at, h)
}

// toggleAttackers takes the units on a hex into the group or out of it.
func (m *attack) toggleAttackers(c *table, h hex.Hex) {
	units := c.UnitsAt(h)
	if len(units) == 0 {
		c.selectAt(h)
		return
	}
	by := slices.Clone(m.group.By)
	if slices.Contains(by, units[0]) {
		by = slices.DeleteFunc(by, func(id game.ID) bool { return slices.Contains(units, id) })
	} else {
		by = append(by, units...)
	}
	m.regroup(c, by, m.group.At, h)
}

// regroup checks a group and forecasts it; an empty one is dropped. Why it cannot attack is said
// at the hex that was touched.
func (m *attack) regroup(c *table, by []game.ID, at []hex.Hex, touched hex.Hex) {
	if len(by) == 0 && len(at) == 0 {
		c.rest()
		return
	}
	m.group = c.Grouped(by, at, c.Sess.Game.Assault(by, at))
	c.Why = c.Incomplete(m.group, touched)
}

// confirm rolls the dice for the group.
func (m *attack) confirm(c *table) bool {
	switch {
	case m.chosen != nil:
		return c.doPick()
	case m.group.No != nil:
		return false // the dock says why
	}
	return c.act(m.group.Act)
}

// back drops what is picked, else the group.
func (m *attack) back(c *table) {
	if m.chosen != nil {
		m.chosen, c.Pending = nil, nil
		return
	}
	c.clear()
}

func (m *attack) rotate(c *table, n int) { m.spin(c, n) }
func (m *attack) stays(*table) bool      { return true }
func (m *attack) firm() bool             { return true }
func (m *attack) holds(id game.ID) bool  { return slices.Contains(m.group.By, id) }

// risks are the tests before the roll.
func (m *attack) risks(c *table) []game.Risk {
	switch {
	case m.chosen != nil:
		return m.rest.risks(c)
	case m.group.Odds == nil:
		return nil
	}
	return m.group.Odds.Risks
}

func (m *attack) targets(c *table) targets { return targets{m.group.At, c.Actor} }
func (m *attack) frame(c *table) []hex.Hex { return append(c.Stands(m.group.By), m.group.At...) }

// overlay draws arrows from the attackers to their targets.
func (m *attack) overlay(v view, o *mapview.Overlay) {
	m.rest.overlay(v, o)
	for _, id := range m.group.By {
		from := v.Piece(id).Hex
		for _, at := range m.group.At {
			if from.Distance(at) == 1 {
				o.Arrows = append(o.Arrows, [2]hex.Hex{from, at})
			}
		}
	}
}

func (m *attack) says(v view) string {
	if m.group.Odds == nil {
		return v.expects()
	}
	if l := v.Doomed(m.group); len(l) > 0 {
		return v.Fate(l)
	}
	return v.Say(tell.Throwing(m.group.Odds, "prompt"), nil)
}

func (m *attack) dock(v view) panel.Dock {
	g := m.group
	d := panel.Dock{Name: "odds"}
	if g.No != nil {
		d.Left = append([]panel.Section{m.groupHead(v)}, v.unlessAnswered(panel.Note{Icon: "stop", Title: v.Say("attack.not-yet", nil), Text: v.Refusal(g.No), Ref: v.Cite(g.No.Ref)})...)
		d.Right = []panel.Section{v.Suggested()}
		d.Foot = v.Foot()
		return d
	}
	d.Left = append([]panel.Section{m.groupHead(v)}, v.DoomNotes(v.Doomed(g))...)
	if g.Odds != nil {
		d.Left = append(d.Left, v.OddsRisks(g.Odds)...)
		d.Left = append(d.Left, v.Modifiers(g.Odds, v.Actor)...)
		d.Right = v.Chances(g.Odds, v.Actor)
	}
	b := v.MainButton(v.Say(tell.Throwing(g.Odds, "attack"), nil), v.Actor)
	b.ID = "roll"
	d.Foot = v.Foot(b)
	return d
}

// groupHead shows who attacks whom.
func (m *attack) groupHead(v view) panel.Section {
	g := m.group
	h := panel.Head{Chips: v.Chips(g.By), Title: v.Say("attack.on", i18n.Args{"hex": v.Hexes(g.At)})}
	if len(g.At) == 0 {
		h.Title = v.Say("attack.whom", nil)
	}
	for _, at := range g.At {
		for _, p := range v.At(at) {
			if p.Rank == game.Unit && p.Side != v.Actor && len(h.Against) < 3 {
				h.Against = append(h.Against, v.Chip(p))
			}
		}
	}
	switch o := g.Odds; {
	case o == nil:
	case len(o.Defenders) == 0:
		h.Against = v.Chips(v.Struck(o))
	default:
		h.Sub = v.Ratio(o)
	}
	return h
}
