package table

import (
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
)

// Attack is an attack being put together.
type Attack struct {
	rest
	Group *match.Group
	given bool // nobody has chosen it: the first tap on one of it does not take him out
	open  bool // the reasons of the odds are shown
}

var attackCommands = commands{
	"suggest": do.Whole(TakeSuggestion),
}

// tapAttack is a tap while attacks may be formed and none is: the best suggestion against an
// enemy hex, or with one of the own units, is taken.
func (c *Table) tapAttack(h hex.Hex) {
	if c.aimAt(h) {
		return
	}
	stack := c.At(h)
	switch {
	case len(stack) == 0:
		c.SelectAt(h)
	case stack[0].Side != c.Actor:
		if !c.Suggest(func(g *match.Group) bool { return slices.Contains(g.At, h) }) && !c.hinderedAt(h) {
			c.SelectAt(h)
		}
	default:
		c.SelectAt(h)
		if units := c.UnitsAt(h); len(units) > 0 {
			c.Suggest(func(g *match.Group) bool { return slices.Contains(g.By, units[0]) })
		}
	}
}

// Suggest takes the suggestion with the best odds that fits; it reports whether there was one.
func (c *Table) Suggest(fits func(*match.Group) bool) bool {
	best := c.BestGroup(fits)
	if best == nil {
		return false
	}
	c.Mode = &Attack{Group: best}
	c.Sight.Closely(best.At[0])
	return true
}

// TakeSuggestion takes suggestion i of the list.
func TakeSuggestion(c *Table, i int) {
	s := c.Suggestions()
	if i < 0 || i >= len(s) {
		return
	}
	c.Clear()
	if g := c.FromOffer(s[i]); g != nil {
		c.Mode = &Attack{Group: g}
		if len(g.At) > 0 {
			c.Sight.Look(g.At[0])
		}
	}
}

// tap takes own counters and enemy hexes into the group or out of it.
func (m *Attack) tap(c *Table, h hex.Hex) {
	given := m.given
	if m.given = false; c.aimAt(h) || given && m.has(c, h) {
		return
	}
	stack := c.At(h)
	switch {
	case len(stack) == 0:
		c.Rest()
		c.SelectAt(h)
	case stack[0].Side != c.Actor:
		m.toggleTarget(c, h)
	default:
		m.toggleAttackers(c, h)
	}
}

// has reports whether somebody of the group stands on a hex, or is attacked there.
func (m *Attack) has(c *Table, h hex.Hex) bool {
	return slices.Contains(m.Group.At, h) || slices.Contains(c.Stands(m.Group.By), h)
}

// toggleTarget takes an enemy hex into the group or out of it.
func (m *Attack) toggleTarget(c *Table, h hex.Hex) {
	at := slices.Clone(m.Group.At)
	if i := slices.Index(at, h); i >= 0 {
		at = slices.Delete(at, i, i+1)
	} else {
		at = append(at, h)
	}
	m.regroup(c, m.Group.By, at, h)
}

// toggleAttackers takes the units on a hex into the group, or some of them out of it.
func (m *Attack) toggleAttackers(c *Table, h hex.Hex) {
	units := c.UnitsAt(h)
	if len(units) == 0 {
		c.SelectAt(h)
		return
	}
	m.regroup(c, nextOf(m.Group.By, units), m.Group.At, h)
}

// nextOf is a group after one more tap on the hex of some units: where none of them is in it, with all of them; else with
// fewer or others of them, the first ones longest, until none is left.
func nextOf(by, units []game.ID) []game.ID {
	rest := slices.DeleteFunc(slices.Clone(by), func(id game.ID) bool { return slices.Contains(units, id) })
	in := 0 // a bit for each of the units, the highest for the first
	for _, id := range units {
		in *= 2
		if slices.Contains(by, id) {
			in++
		}
	}
	if in--; in < 0 {
		return append(rest, units...)
	}
	for i, id := range units {
		if in>>(len(units)-1-i)&1 == 1 {
			rest = append(rest, id)
		}
	}
	return rest
}

// regroup checks a group and forecasts it; an empty one is dropped. Why it cannot attack is said
// at the hex that was touched.
func (m *Attack) regroup(c *Table, by []game.ID, at []hex.Hex, touched hex.Hex) {
	if len(by) == 0 && len(at) == 0 {
		c.Rest()
		return
	}
	m.Group = c.Grouped(by, at, c.Sess.Game.Assault(by, at))
	c.Why = c.Incomplete(m.Group, touched)
}

// confirm rolls the dice for the group.
func (m *Attack) confirm(c *Table) bool {
	switch {
	case m.chosen != nil:
		return c.doPick()
	case m.Group.No != nil:
		return false // the dock says why
	}
	return c.Act(m.Group.Act)
}

// Back drops what is picked, else the group.
func (m *Attack) Back(c *Table) {
	if m.chosen != nil {
		m.chosen, c.Pending = nil, nil
		return
	}
	c.Clear()
}

func (m *Attack) Rotate(c *Table, n int) { m.spin(c, n) }

func (m *Attack) Traits(c *Table) Traits {
	t := m.rest.Traits(c)
	t.Stays, t.Firm = true, true
	return t
}

func (m *Attack) Holds(id game.ID) bool { return slices.Contains(m.Group.By, id) }

// Risks are the tests before the roll.
func (m *Attack) Risks(c *Table) []game.Risk {
	switch {
	case m.chosen != nil:
		return m.rest.Risks(c)
	case m.Group.Odds == nil:
		return nil
	}
	return m.Group.Odds.Risks
}

// Fight is the combat that is about to be fought, nil for none; of several the one that is chosen, else the next.
func (c *Table) Fight() *game.Odds {
	switch m := c.Mode.(type) {
	case *Attack:
		return m.Group.Odds
	case *Fighting:
		if _, x := m.Coming(); x != nil && m.Whole {
			return x.Odds
		}
	}
	return nil
}

func (m *Attack) targets(c *Table) targets { return targets{m.Group.At, c.Actor} }
func (m *Attack) Frame(c *Table) []hex.Hex { return append(c.Stands(m.Group.By), m.Group.At...) }

// overlay draws arrows from the attackers to their targets.
func (m *Attack) overlay(v View, o *mapview.Overlay) {
	m.rest.overlay(v, o)
	for _, id := range m.Group.By {
		from := v.Piece(id).Hex
		for _, at := range m.Group.At {
			if from.Distance(at) == 1 {
				o.Arrows = append(o.Arrows, [2]hex.Hex{from, at})
			}
		}
	}
}

func (m *Attack) Says(v View) string {
	if m.Group.Odds == nil {
		return v.expects()
	}
	if l := v.Doomed(m.Group); len(l) > 0 {
		return v.Fate(l)
	}
	return v.Say(tell.Throwing(m.Group.Odds, "prompt"), nil)
}

func (m *Attack) Dock(v View) panel.Dock {
	g := m.Group
	d := panel.Dock{Name: "odds"}
	if g.No != nil {
		d.Left = append([]panel.Section{m.GroupHead(v)}, v.unlessAnswered(panel.Note{Icon: "stop", Title: v.Say("attack.not-yet", nil), Text: v.Refusal(g.No), Ref: v.Cite(g.No.Ref)})...)
		d.Right = []panel.Section{v.Suggested()}
		d.Foot = v.Foot()
		return d
	}
	d.Left = v.InOneLine(g.Odds, v.Actor, m.open)
	if len(d.Left) == 0 {
		d.Left = []panel.Section{m.GroupHead(v)}
	}
	d.Left = append(d.Left, v.DoomNotes(v.Doomed(g))...)
	d.Foot = m.buttons(v)
	if g.Odds != nil && v.explains(m.open) {
		v = v.T.In(i18n.Fully(v.Lang))
		d.Left = append(d.Left, v.OddsRisks(g.Odds)...)
		d.Left = append(d.Left, v.Modifiers(g.Odds, v.Actor)...)
		d.Right = v.Chances(g.Odds, v.Actor)
	}
	return d
}

// buttons strike, or leave it where that is no better. The main one is what the chances call better by
// the margin; where that is neither none is. Who owes an attack cannot leave it.
func (m *Attack) buttons(v View) []panel.Button {
	b := v.MainButton(v.Say(tell.Throwing(m.Group.Odds, "attack"), nil), v.Actor)
	if b.ID = "roll"; v.plainly() {
		b.Label = v.Say("attack.strike", nil)
	}
	if slices.ContainsFunc(m.Group.By, v.IsOwed) {
		return v.Foot(b)
	}
	strike, leave := plan.Strike(v.View, v.Actor, game.Offer{Act: m.Group.Act, Unit: game.None})
	if strike.IsBetter(&leave) {
		return v.Foot(b)
	}
	b = paler(b)
	if !leave.IsBetter(&strike) {
		return v.Foot(b)
	}
	return v.Foot(b, panel.Button{ID: "let-them", Do: do.Cancel(), Label: v.Say("attack.leave", nil), Look: "pri", Side: match.SideKey(v.Actor)})
}

// GroupHead shows who attacks whom.
func (m *Attack) GroupHead(v View) panel.Section {
	g := m.Group
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
