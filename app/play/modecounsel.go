package play

import (
	"slices"

	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/tell"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// advising is a person who asked what he could do: the plans, one of which is shown on the map.
// Nothing of them has happened.
type advising struct {
	rest
	units   []game.ID // for whom advice was asked
	pick    bool      // the adviser chose for whom of them
	plans   []match.Idea
	heard   bool
	on      int
	trouble string // why there is no advice: a catalogue key
	from    mode   // what the person was at
}

func init() {
	commands["idea"] = func(c *table, arg string) {
		if m, ok := c.Mode.(*advising); ok {
			m.look(c, Number(arg))
		}
	}
}

// consult waits for advice.
func (c *table) consult() {
	m := &advising{from: c.Mode}
	m.units, m.pick = c.askers()
	c.Why = nil
	c.Mode = m
}

// hear has the plans.
func (m *advising) hear(c *table, plans []bot.Plan) {
	m.heard, m.plans = true, c.Ideas(plans)
	m.look(c, 0)
}

// look chooses the plan that is shown, the first after the last.
func (m *advising) look(c *table, n int) {
	if len(m.plans) == 0 {
		return
	}
	m.on = (n%len(m.plans) + len(m.plans)) % len(m.plans)
	if f := m.frame(c); len(f) > 0 {
		c.Sight.Closely(f[len(f)-1])
	}
}

// shown is the plan that is shown, nil without one.
func (m *advising) shown() *match.Idea {
	if len(m.plans) == 0 {
		return nil
	}
	return &m.plans[m.on]
}

// confirm does what the plan that is shown says, in ordinary acts that one undo takes back.
func (m *advising) confirm(c *table) bool {
	x := m.shown()
	if x == nil {
		return false
	}
	if x.March == nil {
		return c.act(x.Parts[0].Act)
	}
	c.Mark()
	c.Column, c.Why, c.Last = nil, nil, nil
	led := &army{units: x.March.Units, way: planning.EachCan, planner: &planning.Planner{Plan: *x.March}}
	c.clear()
	c.Mode = &marching{army: led, run: planning.Execute(x.March, c.Sess)}
	return true
}

// tap on the hexes of another plan shows that; anywhere else it goes back to what the person was at.
func (m *advising) tap(c *table, h hex.Hex) {
	for i := range m.plans {
		if i != m.on && m.plans[i].LeadsTo(h) {
			m.look(c, i)
			return
		}
	}
	if x := m.shown(); x != nil && x.LeadsTo(h) {
		return
	}
	m.back(c)
	c.Mode.tap(c, h)
}

// back goes back to what the person was at.
func (m *advising) back(c *table) { c.Mode = m.from }

func (m *advising) choose(*pick)                {}
func (m *advising) stays(*table) bool           { return true }
func (m *advising) rotate(*table, int)          {}
func (m *advising) options(*table) []game.Offer { return nil }
func (m *advising) choosy(*table) bool          { return false }

// holds reports whether a counter takes part in the plan that is shown.
func (m *advising) holds(id game.ID) bool {
	if x := m.shown(); x != nil {
		return x.Takes(id)
	}
	return false
}

// risks are the tests before the roll of the plan that is shown.
func (m *advising) risks(*table) []game.Risk {
	if x := m.shown(); x != nil && x.Roll && len(x.Odds) > 0 {
		return x.Odds[0].Risks
	}
	return nil
}

// frame has the plan that is shown in sight.
func (m *advising) frame(c *table) (out []hex.Hex) {
	x := m.shown()
	if x == nil {
		return nil
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
func (m *advising) overlay(v view, o *mapview.Overlay) {
	for i := range m.plans {
		x := &m.plans[i]
		if x.March == nil {
			for _, odds := range x.Odds {
				o.Fights = append(o.Fights, mapview.Fight{By: v.Stands(odds.Attackers), At: odds.At, Side: int(v.Actor), Letter: letter(i), Stroke: i,
					Text: v.Stake(planning.Group{Odds: odds}), Chosen: i == m.on})
			}
			continue
		}
		o.Ideas = append(o.Ideas, mapview.Idea{Hexes: x.Ends(), Letter: letter(i), Chosen: i == m.on})
		if i == m.on {
			m.ghosts(v, x, o)
		}
	}
}

// ghosts are the counters of a plan as they would stand, and whom they would strike.
func (m *advising) ghosts(v view, x *match.Idea, o *mapview.Overlay) {
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

// mayConsult reports whether somebody may ask what he could do.
func (c *table) mayConsult() bool {
	switch c.Mode.(type) {
	case *idle, *move, *planned, *fighting:
		return c.Advisable()
	case *army:
		return c.Advisable() && c.Mode.(*army).halt == nil
	}
	return false
}

// askers are the counters for which advice is wanted: those that are led, the selected one, with a
// leader his men, else all, of which the adviser picks.
func (c *table) askers() (ids []game.ID, pick bool) {
	if m, ok := c.Mode.(*army); ok {
		return slices.Clone(m.units), false
	}
	if c.Sel != game.None && c.Mine(c.Sel) {
		if p := c.Piece(c.Sel); match.IsLeader(p) {
			return c.Followers(c.Sel), false
		}
		return []game.ID{c.Sel}, false
	}
	for id := range game.ID(c.View.Counters()) {
		if p := c.Piece(id); p.Side == c.Actor && p.Rank != game.Banner && p.Where != game.Dead && p.Where != game.Captured && !c.IsLed(id) {
			ids = append(ids, id)
		}
	}
	return ids, true
}
