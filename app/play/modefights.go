package play

import (
	"gonfalon/app/mapview"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// fighting is a phase in which attacks or shots are grouped together and resolved one after
// another.
type fighting struct {
	rest
	*fights
}

func init() {
	commands["propose"] = func(c *table, _ string) { propose(c) }
	commands["regroup"] = func(c *table, _ string) {
		if m, ok := c.mode.(*fighting); ok {
			m.start(&c.battle, nil)
		}
	}
	commands["fight"] = func(c *table, arg string) {
		if m, ok := c.mode.(*fighting); ok {
			m.pick(c, number(arg))
		}
	}
}

func propose(c *table) {
	c.clear()
	c.propose()
	c.rest()
}

// fightingOn is the mode of a phase whose fights are grouped, nil where they are not.
func fightingOn(c *table) mode {
	if c.sel != game.None || !c.fights.lasts(&c.battle) {
		return nil
	}
	c.fights.renew(&c.battle)
	return &fighting{fights: c.fights}
}

// work looks at a few groups more.
func (m *fighting) work(*table) bool {
	m.whole = m.proposer.Step(4)
	return m.whole
}

// tap changes the groups.
func (m *fighting) tap(c *table, h hex.Hex) {
	own := c.unitsAt(h)
	switch {
	case !m.whole:
	case len(own) > 0 && m.touch(own):
	case len(own) == 0 && len(c.at(h)) > 0 && m.aim(h):
	case len(c.at(h)) > 0:
		c.selectAt(h)
		c.settle()
	default:
		m.on = -1
	}
}

// pick looks at a group.
func (m *fighting) pick(c *table, i int) {
	if i < 0 || i >= len(m.groups()) {
		return
	}
	m.on = i
	c.sight.closely(m.groups()[i].At[0])
}

// confirm resolves the next group.
func (m *fighting) confirm(c *table) bool {
	i, x := m.coming()
	if x == nil || !m.whole {
		return false
	}
	if x.Why == nil {
		x.Why = c.sess.Game.Check(x.Act)
	}
	if x.Why != nil {
		c.why = &why{No: x.Why}
		return false
	}
	act := x.Act
	m.done = append(m.done, fought{by: x.By, at: x.At, step: len(c.sess.Steps)})
	m.proposer.Proposal.Forgo(i)
	return c.act(act)
}

// back drops the choice of a group, then the proposal.
func (m *fighting) back(c *table) {
	if m.on >= 0 {
		m.on = -1
		return
	}
	c.fights = nil
	c.clear()
}

// holds reports whether a counter is in the group that comes next.
func (m *fighting) holds(id game.ID) bool {
	i, _ := m.coming()
	return i >= 0 && m.proposer.Proposal.Of(id) == i
}

// risks are the tests before the roll of the group that comes next.
func (m *fighting) risks(*table) []game.Risk {
	if _, x := m.coming(); x != nil && m.whole && x.Odds != nil {
		return x.Odds.Risks
	}
	return nil
}

// frame has the chosen group in sight, or all of them.
func (m *fighting) frame(c *table) (out []hex.Hex) {
	for i, x := range m.groups() {
		if m.whole && (m.on < 0 || m.on == i) {
			out = append(append(out, c.stands(x.By)...), x.At...)
		}
	}
	return out
}

// overlay has all groups.
func (m *fighting) overlay(v view, o *mapview.Overlay) {
	next, _ := m.coming()
	for i, x := range m.groups() {
		o.Fights = append(o.Fights, mapview.Fight{By: v.stands(x.By), At: x.At, Side: int(v.actor), Letter: letter(i), Stroke: i,
			Text: v.stake(x), Chosen: i == next && m.whole})
	}
}
