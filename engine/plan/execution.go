package plan

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Execution does a plan in ordinary acts, one after another, and stops where something happens
// that a player wants to see. It can go on, be planned anew for those who are left, or be dropped.
type Execution struct {
	Plan *Plan
	From int // how many acts the session had before

	move, act int // the next act
	could     map[game.ID]bool
}

// Stop says where an execution stopped and why.
type Stop struct {
	Code string // one of those below
	Unit game.ID
	At   hex.Hex
	By   []game.ID     // the enemies who may react
	Rule *rule.Refusal // of Refused
}

// The reasons to stop, as catalogue keys.
const (
	Dice     = "dice"     // dice were thrown
	Surprise = "surprise" // a secret came out
	Question = "question" // somebody has to answer first
	React    = "react"    // an enemy may react who could not before
	Strayed  = "strayed"  // the counter is not where it should be, or is gone
	Refused  = "refused"  // the next act does not fit any more
	Ended    = "ended"    // the battle is over
	Halted   = "halted"   // it was told to
	Reacted  = "reacted"  // an enemy has reacted
)

// Execute begins to do a plan in a session.
func Execute(p *Plan, s *game.Session) *Execution {
	e := &Execution{Plan: p, From: len(s.Steps)}
	e.could = e.reactors(s.Game)
	e.skip()
	return e
}

// Next is the next act, nil when all is done.
func (e *Execution) Next() game.Action {
	if e.Done() {
		return nil
	}
	return e.Plan.Moves[e.move].Acts[e.act]
}

// Done reports whether nothing is left to do.
func (e *Execution) Done() bool { return e.move == len(e.Plan.Moves) }

// Fits says why the next act may not be done now; nil if it may, or if none is left.
func (e *Execution) Fits(g game.Game) *Stop {
	if e.Done() {
		return nil
	}
	if no := g.Check(e.Next()); no != nil {
		return e.stop(g, Refused, Stop{Rule: no})
	}
	return nil
}

// Halt is the stop of an execution that is told to, at whoever would be next; there must be one.
func (e *Execution) Halt(g game.Game) *Stop {
	return e.stop(g, Halted, Stop{Unit: e.Plan.Moves[min(e.move, len(e.Plan.Moves)-1)].Unit})
}

// Did tells that the next act was done, as the last step of the session, and returns what there
// is to see before going on; nil if nothing happened.
func (e *Execution) Did(s *game.Session) *Stop {
	step, unit := &s.Steps[len(s.Steps)-1], e.Plan.Moves[e.move].Unit
	stop := e.look(s.Game, step, unit)
	e.act++
	e.skip()
	return stop
}

// Run does act by act until something happens or all is done.
func (e *Execution) Run(s *game.Session) *Stop {
	for !e.Done() {
		if stop := e.Fits(s.Game); stop != nil {
			return stop
		}
		s.Do(e.Next())
		if stop := e.Did(s); stop != nil {
			return stop
		}
	}
	return nil
}

// skip leaves out those who have nothing left to do.
func (e *Execution) skip() {
	for e.move < len(e.Plan.Moves) && e.act >= len(e.Plan.Moves[e.move].Acts) {
		e.move, e.act = e.move+1, 0
	}
}

// look compares what the act just done led to with what was planned.
func (e *Execution) look(g game.Game, step *game.Step, unit game.ID) *Stop {
	fresh := e.fresh(g)
	switch {
	case g.Outcome() != nil:
		return e.stop(g, Ended, Stop{Unit: unit})
	case g.Table().Stage == game.StageQuestion:
		return e.stop(g, Question, Stop{Unit: unit})
	case step.Revealed:
		return e.stop(g, Surprise, Stop{Unit: unit})
	case len(step.Dice) > 0:
		return e.stop(g, Dice, Stop{Unit: unit})
	case e.astray(g):
		return e.stop(g, Strayed, Stop{Unit: unit})
	case len(fresh) > 0:
		return e.stop(g, React, Stop{Unit: unit, By: fresh})
	}
	return nil
}

// stop completes a stop with the counter now moving and where it stands.
func (e *Execution) stop(g game.Game, code string, s Stop) *Stop {
	if s.Code = code; code == Refused {
		s.Unit = e.Plan.Moves[e.move].Unit
	}
	s.At = g.Piece(s.Unit).Hex
	return &s
}

// astray reports whether a counter that has done its part is not where it should be.
func (e *Execution) astray(g game.Game) bool {
	m := &e.Plan.Moves[e.move]
	p := g.Piece(m.Unit)
	if p.Where != game.OnMap {
		return true
	}
	return e.act == len(m.Acts)-1 && (p.Hex != m.End.Hex || p.HasFacing && p.Facing != m.End.Facing)
}

// reactors are the enemies who may react now.
func (e *Execution) reactors(g game.Game) map[game.ID]bool {
	set := map[game.ID]bool{}
	if len(e.Plan.Moves) == 0 {
		return set
	}
	foe := g.Piece(e.Plan.Moves[0].Unit).Side.Other()
	for _, o := range g.Offers(foe, nil) {
		if o.Unit != game.None && !o.Secret {
			set[o.Unit] = true
		}
	}
	return set
}

// fresh lists who may react now and could not before the act.
func (e *Execution) fresh(g game.Game) (list []game.ID) {
	can := e.reactors(g)
	for id := range can {
		if !e.could[id] {
			list = append(list, id)
		}
	}
	game.Sort(list)
	e.could = can
	return list
}

// Rest is the order for those who have not done their part, to the places they had, and nil if
// there are none: plan it anew where something came in between.
func (e *Execution) Rest() *March {
	if e.Done() {
		return nil
	}
	m := e.Plan.March
	m.Units, m.Places = nil, nil
	for _, x := range e.Plan.Moves[e.move:] {
		m.Units, m.Places = append(m.Units, x.Unit), append(m.Places, x.Want)
	}
	return &m
}
