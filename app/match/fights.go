package match

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// Fights are the attacks or shots of a phase that a side has grouped together: a proposal of those
// to come, which the player may change, and those done.
type Fights struct {
	Proposer    *planning.Proposer
	Whole       bool // all is proposed
	On          int  // which of the groups the player looks at, -1 for none
	Done        []Fought
	Shots       bool
	side        game.Side
	turn, phase int
	version     int // of the game that is looked at
}

// Fought is a group that was resolved.
type Fought struct {
	By   []game.ID
	At   []hex.Hex
	Step int // of the session
}

// MayPropose reports whether attacks may be grouped together now, or shots.
func (c *Position) MayPropose() (may, shots bool) {
	if c.Table.Stage != game.StageFree {
		return false, false
	}
	shots = !c.Attacks
	n := 0
	for _, o := range c.Offers[c.Actor] {
		if o.Verb == fightVerb(shots) {
			n++
		}
	}
	return n > 1, shots
}

// fightVerb is what is offered of shots, or of attacks.
func fightVerb(shots bool) game.Verb {
	if shots {
		return game.VerbShoot
	}
	return game.VerbAttack
}

// Propose begins to group.
func (c *Match) Propose() {
	if may, shots := c.MayPropose(); may {
		c.Fights = &Fights{Shots: shots, side: c.Actor, turn: c.Table.Turn, phase: c.Table.Phase}
		c.Fights.Start(c, nil)
	}
}

// Lasts reports whether anything can still be grouped, in the phase in which it began.
func (f *Fights) Lasts(c *Match) bool {
	if f == nil || f.turn != c.Table.Turn || f.phase != c.Table.Phase || f.side != c.Actor || c.Table.Stage != game.StageFree {
		return false
	}
	return Has(c.Offers[c.Actor], fightVerb(f.Shots))
}

// Renew looks again at a position that has changed; the groups that are left stay together as far
// as they can.
func (f *Fights) Renew(c *Match) {
	if f.version == c.Version {
		return
	}
	f.Done = slices.DeleteFunc(f.Done, func(x Fought) bool { return x.Step >= len(c.Sess.Steps) })
	f.Start(c, f.Groups())
}

// Start begins to propose beside some groups.
func (f *Fights) Start(c *Match, own []planning.Group) {
	begin := planning.Attacks
	if f.Shots {
		begin = planning.Shots
	}
	f.Proposer, f.Whole, f.On, f.version = begin(c.View, f.side, own), false, -1, c.Version
}

func (f *Fights) Groups() []planning.Group { return f.Proposer.Proposal.Groups }

// Coming is the group that is resolved next, nil for none.
func (f *Fights) Coming() (i int, x *planning.Group) {
	if i = max(f.On, 0); i < len(f.Groups()) {
		return i, &f.Groups()[i]
	}
	return -1, nil
}

// goes is the group a counter belongs to, as the one looked at.
func (f *Fights) goes(id game.ID) { f.On = f.Proposer.Proposal.Of(id) }

// Touch is a tap on counters of the own side: those of another group choose it, those of the
// chosen one leave it, and those of none join it or go for the first they can. It reports whether
// they can do anything.
func (f *Fights) Touch(ids []game.ID) bool {
	p := f.Proposer.Proposal
	of := p.Of(ids[0])
	switch {
	case of >= 0 && of != f.On:
		f.On = of
	case of >= 0:
		f.leave(ids)
	default:
		return f.join(ids)
	}
	return true
}

// leave takes counters out of the chosen group.
func (f *Fights) leave(ids []game.ID) {
	p := f.Proposer.Proposal
	at := p.Groups[f.On].At[0]
	for _, id := range ids {
		p.Drop(id)
	}
	f.On = p.On(at)
}

// join brings counters to the chosen group, else against the first they could attack.
func (f *Fights) join(ids []game.ID) (joined bool) {
	p := f.Proposer.Proposal
	for _, id := range ids {
		at := p.Targets(id)
		if len(at) == 0 {
			continue
		}
		to := at[0]
		if f.On >= 0 {
			to = p.Groups[f.On].At[0]
		}
		if p.Move(id, to) {
			f.goes(id)
			joined = true
		}
	}
	return joined
}

// Aim is a tap on an enemy: it chooses the group against him, or makes one of whoever is free. It
// reports whether there is one.
func (f *Fights) Aim(h hex.Hex) bool {
	p := f.Proposer.Proposal
	if i := p.On(h); i >= 0 {
		f.On = i
		return true
	}
	for _, id := range p.May() {
		if p.Of(id) < 0 && p.Move(id, h) {
			f.goes(id)
			return true
		}
	}
	return false
}
