package play

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// fights are the attacks or shots of a phase that a side has grouped together: a proposal of those
// to come, which the player may change, and those done.
type fights struct {
	proposer    *planning.Proposer
	whole       bool // all is proposed
	on          int  // which of the groups the player looks at, -1 for none
	done        []fought
	shots       bool
	side        game.Side
	turn, phase int
	version     int // of the game that is looked at
}

// fought is a group that was resolved.
type fought struct {
	by   []game.ID
	at   []hex.Hex
	step int // of the session
}

// mayPropose reports whether attacks may be grouped together now, or shots.
func (c *now) mayPropose() (may, shots bool) {
	if c.table.Stage != game.StageFree {
		return false, false
	}
	shots = !c.attacks
	n := 0
	for _, o := range c.offers[c.actor] {
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

// propose begins to group.
func (c *battle) propose() {
	if may, shots := c.mayPropose(); may {
		c.fights = &fights{shots: shots, side: c.actor, turn: c.table.Turn, phase: c.table.Phase}
		c.fights.start(c, nil)
	}
}

// lasts reports whether anything can still be grouped, in the phase in which it began.
func (f *fights) lasts(c *battle) bool {
	if f == nil || f.turn != c.table.Turn || f.phase != c.table.Phase || f.side != c.actor || c.table.Stage != game.StageFree {
		return false
	}
	return has(c.offers[c.actor], fightVerb(f.shots))
}

// renew looks again at a position that has changed; the groups that are left stay together as far
// as they can.
func (f *fights) renew(c *battle) {
	if f.version == c.version {
		return
	}
	f.done = slices.DeleteFunc(f.done, func(x fought) bool { return x.step >= len(c.sess.Steps) })
	f.start(c, f.groups())
}

// start begins to propose beside some groups.
func (f *fights) start(c *battle, own []planning.Group) {
	begin := planning.Attacks
	if f.shots {
		begin = planning.Shots
	}
	f.proposer, f.whole, f.on, f.version = begin(c.view, f.side, own), false, -1, c.version
}

func (f *fights) groups() []planning.Group { return f.proposer.Proposal.Groups }

// coming is the group that is resolved next, nil for none.
func (f *fights) coming() (i int, x *planning.Group) {
	if i = max(f.on, 0); i < len(f.groups()) {
		return i, &f.groups()[i]
	}
	return -1, nil
}

// goes is the group a counter belongs to, as the one looked at.
func (f *fights) goes(id game.ID) { f.on = f.proposer.Proposal.Of(id) }

// touch is a tap on counters of the own side: those of another group choose it, those of the
// chosen one leave it, and those of none join it or go for the first they can. It reports whether
// they can do anything.
func (f *fights) touch(ids []game.ID) bool {
	p := f.proposer.Proposal
	of := p.Of(ids[0])
	switch {
	case of >= 0 && of != f.on:
		f.on = of
	case of >= 0:
		f.leave(ids)
	default:
		return f.join(ids)
	}
	return true
}

// leave takes counters out of the chosen group.
func (f *fights) leave(ids []game.ID) {
	p := f.proposer.Proposal
	at := p.Groups[f.on].At[0]
	for _, id := range ids {
		p.Drop(id)
	}
	f.on = p.On(at)
}

// join brings counters to the chosen group, else against the first they could attack.
func (f *fights) join(ids []game.ID) (joined bool) {
	p := f.proposer.Proposal
	for _, id := range ids {
		at := p.Targets(id)
		if len(at) == 0 {
			continue
		}
		to := at[0]
		if f.on >= 0 {
			to = p.Groups[f.on].At[0]
		}
		if p.Move(id, to) {
			f.goes(id)
			joined = true
		}
	}
	return joined
}

// aim is a tap on an enemy: it chooses the group against him, or makes one of whoever is free. It
// reports whether there is one.
func (f *fights) aim(h hex.Hex) bool {
	p := f.proposer.Proposal
	if i := p.On(h); i >= 0 {
		f.on = i
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
