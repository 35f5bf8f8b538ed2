package post

import (
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// Deputy is the revision of who answers for the absent. It is raised when his answers change, as both devices must
// give the same, or when letters may carry more.
const Deputy = "d4"

// revisions are those that answer as this one does, and what letters may carry of a game that was begun with them.
var revisions = map[string]struct{ bids, seals bool }{"d2": {}, "d3": {bids: true}, Deputy: {bids: true, seals: true}}

// Asleep is the standing order of who has given none: the deputy answers everything.
var Asleep = plan.Standing{plan.Deputy, plan.Deputy, plan.Deputy, plan.Deputy, plan.Deputy, plan.Deputy}

// due is what standing orders make of a position.
type due struct {
	act  game.Action // what the deputy does now, or nil
	side game.Side   // for whom
	stop bool        // the person of that side is to answer
}

// absent is the side that may be asked and is not moving, NoSide in a phase of both and before the battle.
func (t *Table) absent() game.Side {
	_, phase := t.Session.Game.Clock()
	if phase < 0 || t.phases[phase].Side == game.NoSide {
		return game.NoSide
	}
	return t.phases[phase].Side.Other()
}

// moment is all that what is due depends on, in one game.
type moment struct {
	steps, cuts int
	standing    [2]plan.Orders
	asking
}

// due says what becomes of what the absent side is asked or may react with.
func (t *Table) due() due {
	at := moment{len(t.Session.Steps), t.Session.Cuts(), t.now.standing, t.now.asking}
	if t.dueAt != at || t.dueIs == nil {
		d := t.decide()
		t.dueAt, t.dueIs = at, &d
	}
	return *t.dueIs
}

// decide makes what is due. The deputy looks at what both know, remembers nothing and draws no number: in the
// same position he gives the same answer on every device.
func (t *Table) decide() due {
	g := t.Session.Game
	stage, who := game.Facts(g).Awaits()
	side, step := t.absent(), len(t.Session.Steps)+1
	switch {
	case side == game.NoSide, stage == game.StageOver, stage == game.StageSetUp, stage == game.StageQuestion && who != side:
		return due{side: game.NoSide}
	case stage == game.StageFree && (t.now.passed[side] == step || len(g.Offers(side, nil)) == 0):
		return due{side: game.NoSide}
	case t.now.waits[side] == step:
		return due{side: side, stop: true}
	}
	d := t.now.standing[side].Decide(g.Seen(game.NoSide), side, t.askedNow(side), plan.MostAsked(t.Scenario))
	if d.Ask || stage == game.StageQuestion && d.Offer.Act == nil {
		return due{side: side, stop: true}
	}
	return due{side: side, act: d.Offer.Act}
}

// sideTurn is a turn of one side.
type sideTurn struct {
	turn int
	side game.Side // who is absent in it
}

// asking is how the absent are asked.
type asking struct {
	passed [2]int   // one more than the number of steps at which a side let its chance to react be
	waits  [2]int   // likewise at which a question was put to the person
	in     sideTurn // the turn whose questions are counted
	asked  int      // how many of them there were
}

// askedNow is how often a side was asked in this turn.
func (t *Table) askedNow(side game.Side) int {
	if turn, _ := t.Session.Game.Clock(); t.now.in != (sideTurn{turn, side}) {
		return 0
	}
	return t.now.asked
}

// ask counts a question that goes to the person.
func (t *Table) ask(side game.Side) {
	turn, _ := t.Session.Game.Clock()
	t.now.asked, t.now.in = t.askedNow(side)+1, sideTurn{turn, side}
	t.now.waits[side] = len(t.Session.Steps) + 1
}
