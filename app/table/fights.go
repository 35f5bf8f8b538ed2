package table

import (
	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Fighting is a phase in which attacks or shots are grouped together and resolved one after
// another.
type Fighting struct {
	rest
	*match.Fights
}

var fightsCommands = commands{
	"propose": func(c *Table, _ string) { propose(c) },
	"regroup": func(c *Table, _ string) {
		if m, ok := c.Mode.(*Fighting); ok {
			m.Start(&c.Match, nil)
		}
	},
	"fight": do.Whole(func(c *Table, n int) {
		if m, ok := c.Mode.(*Fighting); ok {
			m.pick(c, n)
		}
	}),
}

func propose(c *Table) {
	c.Clear()
	c.Propose()
	c.Rest()
}

// fightingOn is the mode of a phase whose fights are grouped, nil where they are not.
func fightingOn(c *Table) Mode {
	if c.Sel != game.None || !c.Fights.Lasts(&c.Match) {
		return nil
	}
	c.Fights.Renew(&c.Match)
	return &Fighting{Fights: c.Fights}
}

// Work looks at a few groups more.
func (m *Fighting) Work(*Table) bool {
	m.Whole = m.Proposer.Step(4)
	return m.Whole
}

// tap changes the groups.
func (m *Fighting) tap(c *Table, h hex.Hex) {
	own := c.UnitsAt(h)
	switch {
	case !m.Whole:
	case len(own) > 0 && m.Touch(own):
	case len(own) == 0 && len(c.At(h)) > 0 && m.Aim(h):
	case len(c.At(h)) > 0:
		c.SelectAt(h)
		c.Settle()
	default:
		m.On = -1
	}
}

// pick looks at a group.
func (m *Fighting) pick(c *Table, i int) {
	if i < 0 || i >= len(m.Groups()) {
		return
	}
	m.On = i
	c.Sight.Closely(m.Groups()[i].At[0])
}

// confirm resolves the next group.
func (m *Fighting) confirm(c *Table) bool {
	i, x := m.Coming()
	if x == nil || !m.Whole {
		return false
	}
	if x.Why == nil {
		x.Why = c.Sess.Game.Check(x.Act)
	}
	if x.Why != nil {
		c.Why = &match.Why{No: x.Why}
		return false
	}
	act := x.Act
	m.Done = append(m.Done, match.Fought{By: x.By, At: x.At, Step: len(c.Sess.Steps)})
	m.Proposer.Proposal.Forgo(i)
	return c.Act(act)
}

// Back drops the choice of a group, then the proposal.
func (m *Fighting) Back(c *Table) {
	if m.On >= 0 {
		m.On = -1
		return
	}
	c.Fights = nil
	c.Clear()
}

// Holds reports whether a counter is in the group that comes next.
func (m *Fighting) Holds(id game.ID) bool {
	i, _ := m.Coming()
	return i >= 0 && m.Proposer.Proposal.Of(id) == i
}

// Risks are the tests before the roll of the group that comes next.
func (m *Fighting) Risks(*Table) []game.Risk {
	if _, x := m.Coming(); x != nil && m.Whole && x.Odds != nil {
		return x.Odds.Risks
	}
	return nil
}

// Frame has the chosen group in sight, or all of them.
func (m *Fighting) Frame(c *Table) (out []hex.Hex) {
	for i, x := range m.Groups() {
		if m.Whole && (m.On < 0 || m.On == i) {
			out = append(append(out, c.Stands(x.By)...), x.At...)
		}
	}
	return out
}

// overlay has all groups.
func (m *Fighting) overlay(v View, o *mapview.Overlay) {
	next, _ := m.Coming()
	for i, x := range m.Groups() {
		o.Fights = append(o.Fights, mapview.Fight{By: v.Stands(x.By), At: x.At, Side: int(v.Actor), Letter: Letter(i), Stroke: i,
			Text: v.Stake(x), Chosen: i == next && m.Whole})
	}
}
