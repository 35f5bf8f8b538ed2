package play

import (
	"slices"

	"gonfalon/app/match"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// army is many counters that are led as one: who, how, and where to. Nothing of it has happened.
type army struct {
	rest
	units   []game.ID
	way     planning.Mode
	to      *hex.Hex // where the head goes, nil until somebody said so
	turned  int
	foes    []hex.Hex
	planner *planning.Planner
	halt    *match.Halt // it was on its way already, and stopped
}

func init() {
	commands["lead"] = func(c *table, arg string) { lead(c, c.Followers(game.ID(Number(arg)))) }
	commands["lead-all"] = func(c *table, _ string) { lead(c, c.Beginners) }
	commands["alike"] = func(c *table, arg string) { lead(c, planning.Alike(c.View, game.ID(Number(arg)))) }
	commands["way"] = ordered((*army).goes)
	commands["head"] = ordered((*army).steps)
	commands["grow"] = ordered((*army).widen)
	commands["loop"] = func(c *table, _ string) { c.loop = !c.loop }
	commands["circle"] = func(c *table, arg string) { c.encircle(idsOf(arg)) }
	commands["command"] = func(c *table, _ string) { c.enlist() }
	commands["look-at"] = func(c *table, arg string) {
		if id := game.ID(Number(arg)); int(id) < c.View.Counters() {
			c.Sight.Look(c.Piece(id).Hex)
		}
	}
	commands["drop-march"] = func(c *table, _ string) { dropMarch(c) }
}

// ordered is a command to an army that may be given orders.
func ordered(do func(m *army, c *table, arg string)) func(*table, string) {
	return func(c *table, arg string) {
		if m, ok := c.Mode.(*army); ok && m.halt == nil {
			do(m, c, arg)
		}
	}
}

// lead takes those of some counters that may still move under one command; those who are led
// already are joined by them.
func lead(c *table, ids []game.ID) {
	if !c.CanLead() {
		return
	}
	next := &army{}
	if m, ok := c.Mode.(*army); ok && m.halt == nil {
		*next = *m
	}
	next.units = slices.Clone(next.units)
	for _, id := range c.Movable(ids) {
		if !next.holds(id) {
			next.units = append(next.units, id)
		}
	}
	dropMarch(c)
	c.clear()
	c.refresh()
	if len(next.units) > 0 {
		c.Mode = next
		c.Sight.Look(c.Piece(planning.Head(c.View, next.units)).Hex)
		next.think(c)
	}
}

// tap on own counters takes them in or out, on the place of the head marches, anywhere else says
// where the head goes; who charges is told whom.
func (m *army) tap(c *table, h hex.Hex) {
	own, foes := m.there(c, h)
	switch {
	case m.halt != nil:
	case m.to != nil && *m.to == h && m.way != planning.Charge:
		m.confirm(c)
	case len(own) > 0:
		m.toggle(c, own)
	case m.way == planning.Charge && foes:
		m.aim(c, h)
	case c.Board().On(h) && m.way != planning.Charge && m.way != planning.Turn:
		m.to = &h
		m.think(c)
	}
}

// there is who of the own side may be led from a hex, and whether enemies stand there.
func (m *army) there(c *table, h hex.Hex) (own []game.ID, foes bool) {
	for _, p := range c.At(h) {
		foes = foes || p.Side != c.Actor
		own = append(own, p.ID)
	}
	return c.Movable(own), foes
}

// toggle takes counters in, or out if they all are in.
func (m *army) toggle(c *table, ids []game.ID) {
	in := func(id game.ID) bool { return slices.Contains(m.units, id) }
	if !slices.ContainsFunc(ids, func(id game.ID) bool { return !in(id) }) {
		m.units = slices.DeleteFunc(slices.Clone(m.units), func(id game.ID) bool { return slices.Contains(ids, id) })
	} else {
		m.units = append(slices.Clone(m.units), slices.DeleteFunc(ids, in)...)
	}
	if len(m.units) == 0 {
		c.rest()
		return
	}
	m.think(c)
}

// aim takes an enemy hex among the targets, or out of them.
func (m *army) aim(c *table, h hex.Hex) {
	if i := slices.Index(m.foes, h); i >= 0 {
		m.foes = slices.Delete(slices.Clone(m.foes), i, i+1)
	} else {
		m.foes = append(slices.Clone(m.foes), h)
	}
	m.think(c)
}

// goes changes how they go.
func (m *army) goes(c *table, way string) {
	m.way = planning.Mode(Number(way))
	m.think(c)
}

// think begins to plan, once it is said where to. Who only turns, closes up or charges needs no
// other place than his own.
func (m *army) think(c *table) {
	m.planner = nil
	order := planning.March{Units: m.units, Mode: m.way, Turned: m.turned, Targets: m.foes}
	here := c.Piece(planning.Head(c.View, m.units)).Hex
	switch {
	case m.to != nil:
		order.To = *m.to
	case m.way == planning.Turn || m.way == planning.CloseUp || m.way == planning.Charge || m.turned != 0:
		order.To = here
	default:
		return
	}
	m.planner = planning.NewPlanner(c.View, order)
}

// work plans for one counter more; it reports whether there is nothing left to think of. Who goes
// on after a halt does so as soon as the rest is planned anew.
func (m *army) work(c *table) bool {
	if m.planner == nil {
		return true
	}
	done := m.planner.Step(1)
	return done && !(m.halt != nil && m.confirm(c))
}

func (m *army) progress() (done, all int) {
	if p := m.plan(); p != nil {
		return len(p.Moves), len(m.units)
	}
	return 0, 0
}

// plan is what is planned so far, nil before it is said where to.
func (m *army) plan() *planning.Plan {
	if m.planner == nil {
		return nil
	}
	return &m.planner.Plan
}

// ready is the whole plan, nil while it is thought of or where nobody would move.
func (m *army) ready() *planning.Plan {
	if p := m.plan(); p != nil && p.After != nil && p.Moving() > 0 {
		return p
	}
	return nil
}

// confirm marches; who was stopped on the way plans the rest anew.
func (m *army) confirm(c *table) bool {
	if m.planner == nil && m.halt != nil {
		m.planner = planning.NewPlanner(c.View, m.halt.Rest)
		return true
	}
	p := m.ready()
	if p == nil {
		return false
	}
	if m.halt == nil {
		c.Mark()
	}
	c.Column = nil
	c.Why, c.Last = nil, nil
	c.Mode = &marching{rest: rest{}, army: m, run: planning.Execute(p, c.Sess)}
	return true
}

// back drops the place of the head, then everything.
func (m *army) back(c *table) {
	switch {
	case m.halt != nil:
		dropMarch(c)
	case m.planner != nil:
		m.to, m.turned, m.foes, m.planner = nil, 0, nil, nil
	default:
		c.clear()
	}
}

// dropMarch forgets what is left of a march that was stopped.
func dropMarch(c *table) {
	c.Column = nil
	c.rest()
}

// rotate turns the formation.
func (m *army) rotate(c *table, n int) {
	if m.halt == nil && m.way != planning.Charge && m.way != planning.CloseUp {
		m.turned += n
		m.think(c)
	}
}

func (m *army) stays(c *table) bool         { return m.halt == nil || m.halt.Lasts(&c.Table) }
func (m *army) holds(id game.ID) bool       { return m.halt == nil && slices.Contains(m.units, id) }
func (m *army) options(*table) []game.Offer { return nil }

func (m *army) frame(c *table) []hex.Hex {
	p := m.ready()
	if p == nil {
		return nil
	}
	out := c.Stands(m.units)
	for i := range p.Moves {
		out = append(out, p.Moves[i].End.Hex)
	}
	return out
}
