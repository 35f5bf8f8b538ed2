package promptcheck

import "gonfalon/engine/game"

// facts are what a position leaves to do, as the game says it.
type facts struct {
	stage     game.Stage
	side      game.Side // that must decide, or whose phase it is
	mover     game.Side // whose phase it is
	expect    game.Expect
	verbs     map[game.Verb]int // what the side is offered
	able      map[game.ID]bool  // counters that may still act on the map
	rides     bool              // some counter of the side may move somewhere
	common    int               // acts of no counter, but for the end of the phase and attacks
	aimed     int               // offers that point at a hex
	plain     int               // offers that point nowhere: to stay, to hold fire
	longest   int               // hexes of the longest way offered
	ends      bool
	duties    []game.Duty
	reactions int
}

// found are the facts of a position.
func found(g game.Game) facts {
	t := g.Table()
	f := facts{stage: t.Stage, mover: game.NoSide, verbs: map[game.Verb]int{}, able: map[game.ID]bool{}, expect: game.Expect{Unit: game.None}}
	if t.Phase >= 0 && t.Phase < len(t.Phases) {
		f.mover = t.Phases[t.Phase].Side
	}
	f.side = f.mover
	for _, e := range t.Expect {
		if !e.Optional {
			f.side, f.expect = e.Side, e
			break
		}
	}
	if f.side > game.B {
		return f
	}
	f.duties = g.Duties(f.side)
	if f.stage == game.StageFree {
		f.reactions = len(g.Offers(f.side.Other(), nil))
	}
	for _, o := range g.Offers(f.side, nil) {
		f.count(o)
	}
	f.rides = f.rides || f.anyReach(g)
	return f
}

// apart are acts of nobody that are told of by themselves.
var apart = map[game.Verb]bool{game.VerbAttack: true, game.VerbEndPhase: true, game.VerbReady: true, game.VerbDeploy: true}

// count takes one offer into account.
func (f *facts) count(o game.Offer) {
	f.verbs[o.Verb]++
	f.ends = f.ends || o.Verb == game.VerbEndPhase || o.Verb == game.VerbReady
	f.longest = max(f.longest, len(o.Way))
	switch {
	case o.Aim:
		f.aimed++
	case !apart[o.Verb]:
		f.plain++
	}
	switch {
	case o.Unit == game.None && !apart[o.Verb]:
		f.common++
	case o.Unit != game.None && o.Aim:
		f.able[o.Unit] = true
	}
}

// anyReach is whether some counter of the side may move.
func (f *facts) anyReach(g game.Game) bool {
	for id := range game.ID(g.Counters()) {
		if g.Piece(id).Side == f.side && (f.able[id] || f.stage == game.StageSetUp) && g.Reach(id) != nil {
			return true
		}
	}
	return false
}

// only is whether nothing is left but to end the phase.
func (f facts) only() bool {
	return f.stage == game.StageFree && f.ends && len(f.able) == 0 && f.common == 0 && f.verbs[game.VerbAttack] == 0 && f.plain == 0
}

// owes is whether something is owed under a code.
func (f facts) owes(code string) bool {
	for _, d := range f.duties {
		if d.Code == code {
			return true
		}
	}
	return false
}
