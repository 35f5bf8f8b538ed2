package play

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Controller owns a game in progress: the session, what is selected, what is
// planned, and who wants to be asked about what. All of it except the session may
// be thrown away at any time without losing a move.
type Controller struct {
	Scenario game.Scenario

	sess *game.Session
	log  []Entry
	now  moment

	sel   game.ID
	reach *game.Reach
	plan  *Plan
	group *Group
	pick  *Pick

	replay *replay // nil while the game itself is shown

	proposal proposal // for the set-up

	privy   game.Side // who alone looks at the screen, NoSide when both do
	handing bool      // the screen is covered and being handed over

	policy  [2]Policy
	react   bool          // the React tab is open
	asked   bool          // the reacting side must answer before the plan goes on
	pending []game.Action // rest of a plan that waits for a reaction

	why      *Why
	duties   bool  // the list of duties is open
	consent  bool  // both players are being asked whether dice may be taken back
	gestures []int // session lengths to which undo returns
	focus    *hex.Hex
	aimed    bool      // the focus is pointed out on the map
	near     bool      // the focus is worth a closer look
	turnover bool      // a phase of the other side has begun
	last     []hex.Hex // path of the last move in this phase
	lastBy   game.Side // who made it
	version  int       // counts changes of the game
}

// Why explains a refusal at a hex.
type Why struct {
	Hex    hex.Hex
	HasHex bool
	No     *rule.Refusal
}

// NewController seats the players at a session; its past is told by the log.
func NewController(sc game.Scenario, s *game.Session) *Controller {
	c := &Controller{Scenario: sc, sess: s, sel: game.None, privy: game.NoSide}
	c.log = tell(s)
	c.refresh()
	return c
}

// Session is the game with its history, for saving.
func (c *Controller) Session() *game.Session { return c.sess }

// Version changes whenever the game does.
func (c *Controller) Version() int { return c.version }

// Game is the position now.
func (c *Controller) Game() game.Game { return c.sess.Game }

// do performs one act and tells the log; a refusal is shown and nothing changes.
func (c *Controller) do(a game.Action) bool {
	if _, no := c.sess.Do(a); no != nil {
		c.why = &Why{No: no}
		return false
	}
	c.happened()
	return true
}

// act is do for an act that is a whole gesture of its own.
func (c *Controller) act(a game.Action) bool {
	c.mark()
	c.clear()
	return c.do(a)
}

// happened tells the log of the last step and looks at the new position.
func (c *Controller) happened() {
	c.version++
	c.aimed = false
	c.log = append(c.log, entries(c.sess, len(c.sess.Steps)-1, c.now.table.Phases)...)
	c.refresh()
}

// clear forgets everything touched but not done.
func (c *Controller) clear() {
	c.sel, c.reach, c.plan, c.group, c.pick = game.None, nil, nil, nil, nil
	c.react, c.asked, c.pending = false, false, nil
	c.why, c.duties, c.consent = nil, false, false
}

// Deselect drops the innermost thing that is open: a question, a plan, a selection. It reports
// whether the table shows another thing now.
func (c *Controller) Deselect() bool {
	was := c.opened()
	switch {
	case c.handing:
		c.handing = false
	case c.replay != nil:
		c.replay = nil
	case c.why != nil:
		c.why = nil
	case c.consent || c.duties || c.react:
		c.consent, c.duties, c.react, c.asked = false, false, false, false
	case c.plan != nil || c.pick != nil:
		c.plan, c.pick, c.pending = nil, nil, nil
	default:
		c.clear()
	}
	c.refresh()
	return c.opened() != was
}

// opened is what Deselect could drop.
func (c *Controller) opened() [9]bool {
	return [...]bool{c.handing, c.replay != nil, c.why != nil, c.consent, c.duties, c.react,
		c.plan != nil, c.pick != nil, c.sel != game.None || c.group != nil}
}

// Tap is a tap on a hex of the map.
func (c *Controller) Tap(h hex.Hex) {
	c.why, c.duties, c.focus, c.aimed, c.near = nil, false, nil, false, false
	switch {
	case c.replay != nil || c.handing:
	case c.react:
		c.tapPick(h)
	case c.now.table.Stage == game.StageOver:
		c.selectAt(h)
	case c.now.table.Stage == game.StageQuestion:
		c.tapPick(h)
	case c.now.attacks:
		c.tapAttack(h)
	default:
		c.tapMove(h)
	}
}

// Confirm does what is previewed; it reports whether there was anything to do.
func (c *Controller) Confirm() bool {
	switch {
	case c.replay != nil:
		return false
	case c.consent:
		c.undoNow()
	case len(c.pending) > 0 && c.pick == nil:
		c.rideOn()
	case c.pick != nil:
		return c.doPick()
	case c.plan != nil:
		c.ride()
	case c.group != nil:
		return c.attack()
	default:
		return false
	}
	return true
}
