package table

import (
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/tell"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// Advising is a person who asked what he could do: the plans, one of which is shown on the map.
// Nothing of them has happened.
type Advising struct {
	rest
	Units   []game.ID // for whom advice was asked
	Pick    bool      // the adviser chose for whom of them
	Plans   []match.Idea
	Heard   bool
	On      int
	Trouble string // why there is no advice: a catalogue key
	from    Mode   // what the person was at
	open    bool   // the reasons of the odds are shown
}

// standing is who was advised to hold their ground in a phase, and is not advised about any more.
type standing struct {
	units       []game.ID
	turn, phase int
}

// at are those of the phase that a table is in.
func (s *standing) at(c *Table) []game.ID {
	if s.turn != c.Table.Turn || s.phase != c.Table.Phase {
		return nil
	}
	return s.units
}

var adviceCommands = commands{
	"idea": do.Whole(func(c *Table, n int) {
		if m, ok := c.Mode.(*Advising); ok {
			m.Look(c, n)
		}
	}),
}

var adviceKeys = keys.And(do.Keys{"a": do.Idea(0), "A": do.Idea(0), "b": do.Idea(1), "B": do.Idea(1), "c": do.Idea(2), "C": do.Idea(2)})

func (m *Advising) keys() do.Keys { return adviceKeys }

// Consult waits for advice.
func (c *Table) Consult() {
	m := &Advising{from: c.Mode}
	m.Units, m.Pick = c.askers()
	c.Why = nil
	c.Mode = m
}

// waits reports whether there is no advice yet, and no reason why there is none.
func (m *Advising) waits() bool { return !m.Heard && m.Trouble == "" }

// Hear has the plans.
func (m *Advising) Hear(c *Table, plans []bot.Plan) {
	m.Heard, m.Plans = true, c.Ideas(plans)
	m.Look(c, 0)
}

// Look chooses the plan that is shown, the first after the last.
func (m *Advising) Look(c *Table, n int) {
	if len(m.Plans) == 0 {
		return
	}
	m.On, m.open = (n%len(m.Plans)+len(m.Plans))%len(m.Plans), false
	if f := m.Frame(c); len(f) > 0 {
		c.Sight.Closely(f[len(f)-1])
	}
}

// Shown is the plan that is shown, nil without one.
func (m *Advising) Shown() *match.Idea {
	if len(m.Plans) == 0 {
		return nil
	}
	return &m.Plans[m.On]
}

// confirm does what the plan that is shown says, in ordinary acts that one undo takes back.
func (m *Advising) confirm(c *Table) bool {
	x := m.Shown()
	if x == nil {
		return false
	}
	switch {
	case x.Kind == "hold":
		c.Stand = standing{units: append(c.Stand.at(c), x.Stays...), turn: c.Table.Turn, phase: c.Table.Phase}
		if m.Back(c); slices.Contains(x.Stays, c.Sel) {
			c.Clear()
		}
		return true
	case x.Last:
		if c.Mode = m.from; len(c.Duties) > 0 {
			return c.endPhase()
		}
		return c.finish() // that most have not moved is no question then
	case x.March == nil:
		return c.Act(x.Parts[0].Act)
	}
	c.Mark()
	c.Column, c.Why, c.Last = nil, nil, nil
	led := &Army{Units: x.March.Units, Way: planning.EachCan, planner: &planning.Planner{Plan: *x.March}}
	c.Clear()
	c.Mode = &Marching{army: led, run: planning.Execute(x.March, c.Sess)}
	return true
}

// tap on the hexes of another plan shows that; anywhere else it goes back to what the person was at.
func (m *Advising) tap(c *Table, h hex.Hex) {
	for i := range m.Plans {
		if i != m.On && m.Plans[i].LeadsTo(h) {
			m.Look(c, i)
			return
		}
	}
	if x := m.Shown(); x != nil && x.LeadsTo(h) {
		return
	}
	m.Back(c)
	c.Mode.tap(c, h)
}

// Back goes back to what the person was at.
func (m *Advising) Back(c *Table) { c.Mode = m.from }

func (m *Advising) Choose(*pick) {}

func (m *Advising) Traits(c *Table) Traits {
	t := m.rest.Traits(c)
	t.Stays, t.Patient = true, true
	return t
}

func (m *Advising) Rotate(*Table, int)          {}
func (m *Advising) options(*Table) []game.Offer { return nil }

// Holds reports whether a counter takes part in the plan that is shown.
func (m *Advising) Holds(id game.ID) bool {
	if x := m.Shown(); x != nil {
		return x.Takes(id)
	}
	return false
}

// Risks are the tests before the roll of the plan that is shown.
func (m *Advising) Risks(*Table) []game.Risk {
	if x := m.Shown(); x != nil && x.Roll && len(x.Odds) > 0 {
		return x.Odds[0].Risks
	}
	return nil
}

// Frame has the plan that is shown in sight.
func (m *Advising) Frame(c *Table) (out []hex.Hex) {
	x := m.Shown()
	if x == nil {
		return nil
	}
	if len(x.Stays) > 0 {
		return c.Stands(x.Stays)
	}
	if x.March == nil {
		for _, o := range x.Odds {
			out = append(append(out, c.Stands(o.Attackers)...), o.At...)
		}
		return out
	}
	for i := range x.March.Moves {
		out = append(out, x.March.Moves[i].From.Hex, x.March.Moves[i].End.Hex)
	}
	return out
}

// overlay has the ghosts of the plan that is shown, and the outlines of the others.
func (m *Advising) overlay(v View, o *mapview.Overlay) {
	for i := range m.Plans {
		x := &m.Plans[i]
		if len(x.Stays) > 0 {
			o.Ideas = append(o.Ideas, mapview.Idea{Hexes: v.Stands(x.Stays), Letter: Letter(i), Chosen: i == m.On})
			continue
		}
		if x.March == nil {
			for _, odds := range x.Odds {
				o.Fights = append(o.Fights, mapview.Fight{By: v.Stands(odds.Attackers), At: odds.At, Side: int(v.Actor), Letter: Letter(i), Stroke: i,
					Text: v.Stake(planning.Group{Odds: odds}), Chosen: i == m.On})
			}
			continue
		}
		o.Ideas = append(o.Ideas, mapview.Idea{Hexes: x.Ends(), Letter: Letter(i), Chosen: i == m.On})
		if i == m.On {
			m.ghosts(v, x, o)
			m.pointOut(v, x, o)
		}
	}
}

// ghosts are the counters of a plan as they would stand, and whom they would strike.
func (m *Advising) ghosts(v View, x *match.Idea, o *mapview.Overlay) {
	for i := range x.March.Moves {
		mv := &x.March.Moves[i]
		ghost := tell.Card(v.Piece(mv.Unit))
		ghost.Hex, ghost.Facing, ghost.Charge = mv.End.Hex, mv.End.Facing, mv.Charge
		o.Ghosts = append(o.Ghosts, mapview.Ghost{Counter: ghost, Moves: true})
		if len(x.March.Moves) == 1 {
			o.Path = mv.Way
		}
	}
	for _, odds := range x.Odds {
		for _, by := range odds.Attackers {
			if mv := x.March.Of(by); mv != nil {
				o.Arrows = append(o.Arrows, [2]hex.Hex{mv.End.Hex, odds.At[0]})
			}
		}
	}
}

// pointOut shows whom an order is about that strikes nobody at once: an arrow from who comes nearest to him, or an outline
// around whom they get away from or close up with.
func (m *Advising) pointOut(v View, x *match.Idea, o *mapview.Overlay) {
	if x.Ahead.Is == match.CanStrike {
		at := v.Piece(x.Ahead.Odds.Defenders[0]).Hex
		ends := x.Ends()
		o.Arrows = append(o.Arrows, [2]hex.Hex{slices.MinFunc(ends, func(a, b hex.Hex) int { return a.Distance(at) - b.Distance(at) }), at})
		return
	}
	for _, id := range []game.ID{x.Task.On, x.Task.With} {
		if id != game.None && len(x.Odds) == 0 {
			v.PointAt(id, o)
		}
	}
}

// MayConsult reports whether somebody may ask what he could do.
func (c *Table) MayConsult() bool {
	switch c.Mode.(type) {
	case *Idle, *move, *Planned, *Fighting:
		return c.Advisable()
	case *Army:
		return c.Advisable() && c.Mode.(*Army).Halt == nil
	}
	return false
}

// askers are the counters for which advice is wanted: those that are led, the selected one, with a
// leader his men, else all, of which the adviser picks.
func (c *Table) askers() (ids []game.ID, pick bool) {
	if m, ok := c.Mode.(*Army); ok {
		return slices.Clone(m.Units), false
	}
	if c.Sel != game.None && c.Mine(c.Sel) {
		if p := c.Piece(c.Sel); match.IsLeader(p) {
			return c.Followers(c.Sel), false
		}
		return []game.ID{c.Sel}, false
	}
	var held []game.ID
	for id := range game.ID(c.View.Counters()) {
		switch p := c.Piece(id); {
		case p.Side != c.Actor || p.Rank == game.Banner || p.Where == game.Dead || p.Where == game.Captured || c.IsLed(id):
		case slices.Contains(c.Stand.at(c), id):
			held = append(held, id)
		default:
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 {
		ids = held
	}
	return ids, true
}
