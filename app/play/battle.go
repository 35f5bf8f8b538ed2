package play

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// battle is a game in progress: the session, the position as it is now, and what of it the
// players have touched. All but the session may be thrown away without losing a move.
type battle struct {
	Scenario game.Scenario

	sess *game.Session
	log  []entry
	now
	version int // counts changes of the game

	sel      game.ID
	latest   game.ID       // who was selected last, though perhaps no more
	reach    *game.Reach   // of the selected counter
	more     []string      // the acts besides moving that it can do once it has begun to move
	pending  []game.Action // rest of a ride that waits for the other side
	column   *halt         // rest of a march that something came in between
	fights   *fights       // grouped together in this phase
	why      *why
	sight    sight
	proposal proposal // for the set-up
	policy   [2]policy
	foe      *rival                // nil where two people play
	aides    aides                 // who of his army is led for a person
	crew     map[game.ID]following // whom that concerns now
	posted   int                   // how many acts stand of those that whoever thinks was told of
	lesson   *taught               // nil where none is given
	foretold bool                  // somebody chose the seed of its dice, and may know them

	gestures []int     // session lengths to which undo returns
	voices   voices    // of its counters
	passed   int       // how many of the last acts went by themselves
	drift    drift     // of the counter on the shared track
	floor    int       // how many acts were done before anybody sat down: those stay
	last     []hex.Hex // path of the last move in this phase
	lastBy   game.Side // who made it
}

// seat puts the players at a session; its past is told by the log.
func seat(sc game.Scenario, s *game.Session) battle {
	return battle{Scenario: sc, sess: s, sel: game.None, latest: game.None, now: now{privy: game.NoSide, person: game.NoSide}, log: history(s), voices: voices{}}
}

// session is the game with its history, for saving.
func (c *battle) session() *game.Session { return c.sess }

// position is the game now, with all that either side hides.
func (c *battle) position() game.Game { return c.sess.Game }

// do performs one act and tells the log; a refusal is shown and nothing changes.
func (c *battle) do(a game.Action) bool {
	if c.lesson != nil {
		return c.learns(a)
	}
	if _, no := c.sess.Do(a); no != nil {
		c.why = &why{No: no}
		return false
	}
	c.happened()
	return true
}

// happened tells the log of the last step and looks at the new position.
func (c *battle) happened() {
	c.version++
	c.sight.aimed = false
	c.record()
	c.refresh()
}

// record tells the log of the last step.
func (c *battle) record() {
	c.passed = 0
	c.log = append(c.log, entries(c.sess, len(c.sess.Steps)-1, c.table.Phases)...)
}

// refresh looks at the position anew and keeps the selection true to it.
func (c *battle) refresh() {
	was := c.now
	c.now = survey(c.sess.Game, was)
	c.drift.note(was.table.Shared(), c.table.Shared(), len(c.gestures))
	c.recruit()
	if c.table.Phase != was.table.Phase || c.table.Turn != was.table.Turn {
		c.aides.rest()
		c.forgetNever()
		c.last = nil
		if c.table.Stage == game.StageFree && (c.actor != was.actor || c.mustFight()) {
			c.sight.turns()
		}
	}
	if u := c.concerned(); c.sel == game.None && u != game.None && !c.decides() {
		c.sel = u
		c.showUnit(u)
		c.sight.near = true
	}
	c.reach, c.more = nil, nil
	if c.sel != game.None && c.mine(c.sel) && c.table.Stage != game.StageOver {
		c.reach = c.view.Reach(c.sel)
		c.more = c.beginsMore()
	}
}

// clear forgets everything touched but not done.
func (c *battle) clear() {
	c.sel, c.reach, c.pending, c.why = game.None, nil, nil, nil
}

// concerned is the counter a question is about, or the one that must move on.
func (c *battle) concerned() game.ID {
	switch {
	case c.table.Stage == game.StageQuestion && c.whose() != game.None:
		return c.whose()
	case c.table.Stage == game.StageQuestion && c.expect.Unit == game.None && len(c.answers) > 0:
		return c.answers[0].Unit
	case c.table.Stage == game.StageQuestion, c.table.Stage == game.StageFree && !has(c.offers[c.actor], game.VerbEndPhase):
		return c.expect.Unit
	}
	return game.None
}
