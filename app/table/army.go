package table

import (
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// Army is many counters that are led as one: who, how, and where to. Nothing of it has happened.
type Army struct {
	rest
	Units   []game.ID
	Way     planning.Mode
	To      *hex.Hex // where the head goes, nil until somebody said so
	turned  int
	foes    []hex.Hex
	planner *planning.Planner
	Halt    *match.Halt // it was on its way already, and stopped
}

var armyCommands = commands{
	"lead":       do.Whole(func(c *Table, id game.ID) { lead(c, c.Followers(id)) }),
	"lead-all":   func(c *Table, _ string) { lead(c, c.Beginners) },
	"alike":      do.Whole(func(c *Table, id game.ID) { lead(c, planning.Alike(c.View, id)) }),
	"way":        do.Whole(func(c *Table, w planning.Mode) { c.order(func(m *Army) { m.goes(c, w) }) }),
	"head":       do.Pair(func(c *Table, dx, dy int) { c.order(func(m *Army) { m.steps(c, dx, dy) }) }),
	"grow":       do.Pair(func(c *Table, dx, dy int) { c.order(func(m *Army) { m.widen(c, dx, dy) }) }),
	"loop":       func(c *Table, _ string) { c.Loop = !c.Loop },
	"circle":     do.Wholes((*Table).encircle),
	"command":    func(c *Table, _ string) { c.enlist() },
	"look-at":    do.Whole(func(c *Table, id game.ID) { c.Sight.Look(c.Piece(id).Hex) }),
	"drop-march": func(c *Table, _ string) { dropMarch(c) },
}

// steering are the keys that give an army orders by arrows; others say how it goes.
var (
	steering = do.Keys{
		"ArrowUp": do.Head(0, -1), "ArrowDown": do.Head(0, 1), "ArrowLeft": do.Head(-1, 0), "ArrowRight": do.Head(1, 0),
		"Shift+ArrowUp": do.Grow(0, -1), "Shift+ArrowDown": do.Grow(0, 1), "Shift+ArrowLeft": do.Grow(-1, 0), "Shift+ArrowRight": do.Grow(1, 0),
	}
	armyKeys = keys.And(steering).And(do.Keys{"1": do.Way(0), "2": do.Way(1), "3": do.Way(2), "4": do.Way(3), "5": do.Way(4), "6": do.Way(5)})
)

func (m *Army) keys() do.Keys { return armyKeys }

// order gives the army an order, if there is one that may be given orders.
func (c *Table) order(give func(m *Army)) {
	if m, ok := c.Mode.(*Army); ok && m.Halt == nil {
		give(m)
	}
}

// lead takes those of some counters that may still move under one command; those who are led
// already are joined by them.
func lead(c *Table, ids []game.ID) {
	if !c.CanLead() {
		return
	}
	next := &Army{}
	if m, ok := c.Mode.(*Army); ok && m.Halt == nil {
		*next = *m
	}
	next.Units = slices.Clone(next.Units)
	for _, id := range c.Movable(ids) {
		if !next.Holds(id) {
			next.Units = append(next.Units, id)
		}
	}
	dropMarch(c)
	c.Clear()
	c.Refresh()
	if len(next.Units) > 0 {
		c.Mode = next
		c.Sight.Look(c.Piece(planning.Head(c.View, next.Units)).Hex)
		next.think(c)
	}
}

// tap on own counters takes them in or out, on the place of the head marches, anywhere else says
// where the head goes; who charges is told whom.
func (m *Army) tap(c *Table, h hex.Hex) {
	own, foes := m.there(c, h)
	switch {
	case m.Halt != nil:
	case m.To != nil && *m.To == h && m.Way != planning.Charge:
		m.confirm(c)
	case len(own) > 0:
		m.toggle(c, own)
	case m.Way == planning.Charge && foes:
		m.aim(c, h)
	case c.Board().On(h) && m.Way != planning.Charge && m.Way != planning.Turn:
		m.To = &h
		m.think(c)
	}
}

// there is who of the own side may be led from a hex, and whether enemies stand there.
func (m *Army) there(c *Table, h hex.Hex) (own []game.ID, foes bool) {
	for _, p := range c.At(h) {
		foes = foes || p.Side != c.Actor
		own = append(own, p.ID)
	}
	return c.Movable(own), foes
}

// toggle takes counters in, or out if they all are in.
func (m *Army) toggle(c *Table, ids []game.ID) {
	in := func(id game.ID) bool { return slices.Contains(m.Units, id) }
	if !slices.ContainsFunc(ids, func(id game.ID) bool { return !in(id) }) {
		m.Units = slices.DeleteFunc(slices.Clone(m.Units), func(id game.ID) bool { return slices.Contains(ids, id) })
	} else {
		m.Units = append(slices.Clone(m.Units), slices.DeleteFunc(ids, in)...)
	}
	if len(m.Units) == 0 {
		c.Rest()
		return
	}
	m.think(c)
}

// aim takes an enemy hex among the targets, or out of them.
func (m *Army) aim(c *Table, h hex.Hex) {
	if i := slices.Index(m.foes, h); i >= 0 {
		m.foes = slices.Delete(slices.Clone(m.foes), i, i+1)
	} else {
		m.foes = append(slices.Clone(m.foes), h)
	}
	m.think(c)
}

// goes changes how they go.
func (m *Army) goes(c *Table, way planning.Mode) {
	m.Way = way
	m.think(c)
}

// think begins to plan, once it is said where to. Who only turns, closes up or charges needs no
// other place than his own.
func (m *Army) think(c *Table) {
	m.planner = nil
	order := planning.March{Units: m.Units, Mode: m.Way, Turned: m.turned, Targets: m.foes}
	here := c.Piece(planning.Head(c.View, m.Units)).Hex
	switch {
	case m.To != nil:
		order.To = *m.To
	case m.Way == planning.Turn || m.Way == planning.CloseUp || m.Way == planning.Charge || m.turned != 0:
		order.To = here
	default:
		return
	}
	m.planner = planning.NewPlanner(c.View, order)
}

// Work plans for one counter more; it reports whether there is nothing left to think of. Who goes
// on after a halt does so as soon as the rest is planned anew.
func (m *Army) Work(c *Table) bool {
	if m.planner == nil {
		return true
	}
	done := m.planner.Step(1)
	return done && !(m.Halt != nil && m.confirm(c))
}

func (m *Army) Progress() (done, all int) {
	if p := m.Plan(); p != nil {
		return len(p.Moves), len(m.Units)
	}
	return 0, 0
}

// Plan is what is planned so far, nil before it is said where to.
func (m *Army) Plan() *planning.Plan {
	if m.planner == nil {
		return nil
	}
	return &m.planner.Plan
}

// Ready is the whole plan, nil while it is thought of or where nobody would move.
func (m *Army) Ready() *planning.Plan {
	if p := m.Plan(); p != nil && p.After != nil && p.Moving() > 0 {
		return p
	}
	return nil
}

// confirm marches; who was stopped on the way plans the rest anew.
func (m *Army) confirm(c *Table) bool {
	if m.planner == nil && m.Halt != nil {
		m.planner = planning.NewPlanner(c.View, m.Halt.Rest)
		return true
	}
	p := m.Ready()
	if p == nil {
		return false
	}
	if m.Halt == nil {
		c.Mark()
	}
	c.Column = nil
	c.Why, c.Last = nil, nil
	c.Mode = &Marching{rest: rest{}, army: m, run: planning.Execute(p, c.Sess)}
	return true
}

// Back drops the place of the head, then everything.
func (m *Army) Back(c *Table) {
	switch {
	case m.Halt != nil:
		dropMarch(c)
	case m.planner != nil:
		m.To, m.turned, m.foes, m.planner = nil, 0, nil, nil
	default:
		c.Clear()
	}
}

// dropMarch forgets what is left of a march that was stopped.
func dropMarch(c *Table) {
	c.Column = nil
	c.Rest()
}

// Rotate turns the formation.
func (m *Army) Rotate(c *Table, n int) {
	if m.Halt == nil && m.Way != planning.Charge && m.Way != planning.CloseUp {
		m.turned += n
		m.think(c)
	}
}

func (m *Army) Traits(c *Table) Traits {
	t := m.rest.Traits(c)
	t.Stays = m.Halt == nil || m.Halt.Lasts(&c.Table)
	return t
}

func (m *Army) Holds(id game.ID) bool       { return m.Halt == nil && slices.Contains(m.Units, id) }
func (m *Army) options(*Table) []game.Offer { return nil }

func (m *Army) Frame(c *Table) []hex.Hex {
	p := m.Ready()
	if p == nil {
		return nil
	}
	out := c.Stands(m.Units)
	for i := range p.Moves {
		out = append(out, p.Moves[i].End.Hex)
	}
	return out
}
