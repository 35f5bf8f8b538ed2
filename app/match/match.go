package match

import (
	"gonfalon/app/afar"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Match is a game in progress: the session, the position as it is now, and what of it the
// players have touched. All but the session may be thrown away without losing a move.
type Match struct {
	Scenario game.Scenario
	Sess     *game.Session
	Log      []Entry
	Version  int // counts changes of the game
	Position
	Touched
	Begun
	Deciders
	Bygone
	Voices Voices  // of its counters
	menace *Menace // of a side, reckoned last
	Lesson *Lesson // nil where none is given
	Puzzle *Puzzle // nil where none is posed
	Notes  Notes
}

// Touched is what the players look at.
type Touched struct {
	Sel    game.ID
	Latest game.ID     // who was selected last, though perhaps no more
	Reach  *game.Reach // of the selected counter
	More   []string    // the acts besides moving that it can do once it has begun to move
	Why    *Why
	Sight  Focus
}

// Begun is what they have begun and not done yet.
type Begun struct {
	Pending  []game.Action // rest of a ride that waits for the other side
	Column   *Halt         // rest of a march that something came in between
	Fights   *Fights       // grouped together in this phase
	Proposal Proposal      // for the set-up
}

// Deciders are who decides, and what of it.
type Deciders struct {
	Policy [2]Ask
	Asks   Asking
	Foe    *Computer             // nil where two people play at this screen
	Afar   *afar.Game            // with somebody elsewhere, nil for none
	Aides  Deputies              // who of his army is led for a person
	Crew   map[game.ID]Following // whom that concerns now
	Posted int                   // how many acts stand of those that whoever thinks was told of
}

// Bygone is what is remembered of what was done.
type Bygone struct {
	gestures []int     // session lengths to which undo returns
	Floor    int       // how many acts were done before anybody sat down: those stay
	Foretold bool      // somebody chose the seed of the dice, and may know them
	Passed   int       // how many of the last acts went by themselves
	drift    LastShift // of the counter on the shared track
	Last     []hex.Hex // path of the last move in this phase
	LastBy   game.Side // who made it
}

// Seat puts the players at a session; its past is told by the log.
func Seat(sc game.Scenario, s *game.Session) Match {
	return Match{Scenario: sc, Sess: s, Touched: Touched{Sel: game.None, Latest: game.None}, Position: Position{Privy: game.NoSide, Person: game.NoSide}, Log: LogOf(s), Voices: Voices{}, menace: new(Menace)}
}

// Session is the game with its history, for saving.
func (c *Match) Session() *game.Session { return c.Sess }

// Whole is the game now, with all that either side hides.
func (c *Match) Whole() game.Game { return c.Sess.Game }

// Do performs one act and tells the log; a refusal is shown and nothing changes.
func (c *Match) Do(a game.Action) bool {
	if c.Lesson != nil {
		return c.learns(a)
	}
	if c.Puzzle != nil {
		return c.plans(a)
	}
	switch done, no := c.Perform(a); {
	case no != nil:
		c.Why = &Why{No: no}
		return false
	case done:
		c.happened()
	default:
		c.Version++
		c.Refresh()
	}
	return true
}

// happened tells the log of the last step and looks at the new position.
func (c *Match) happened() {
	c.Version++
	c.Sight.Aimed = false
	c.Record()
	c.Refresh()
}

// Record tells the log of the last step.
func (c *Match) Record() {
	c.Passed = 0
	c.Log = append(c.Log, entries(c.Sess, len(c.Sess.Steps)-1, c.Table.Phases)...)
}

// Refresh looks at the position anew and keeps the selection true to it.
func (c *Match) Refresh() {
	was := c.Position
	if now := c.glance(); was.of != now {
		c.Position = survey(c.Sess.Game, was)
		c.Position.of = c.glance()
		if c.Puzzle != nil {
			c.restrict()
		}
	}
	c.drift.note(was.Table.Shared(), c.Table.Shared(), len(c.gestures))
	c.reclaim()
	c.recruit()
	if c.Table.Phase != was.Table.Phase || c.Table.Turn != was.Table.Turn {
		c.Aides.Rest()
		c.forgetNever()
		c.Last = nil
		if c.Table.Stage == game.StageFree && (c.Actor != was.Actor || c.MustFight()) {
			c.Sight.turns()
		}
	}
	if u := c.Concerned(); c.Sel == game.None && u != game.None && !c.Decides() {
		c.Sel = u
		c.ShowUnit(u)
		c.Sight.Near = true
	}
	c.Reach, c.More = nil, nil
	if c.Sel != game.None && c.Mine(c.Sel) && c.Table.Stage != game.StageOver && !c.bars(c.Sel) {
		c.Reach = c.View.Reach(c.Sel)
		c.More = c.beginsMore()
	}
}

// glance is which position is to be surveyed now, and for whom.
func (c *Match) glance() glance {
	return glance{c.Sess, len(c.Sess.Steps), c.Version, c.Privy, c.Person}
}

// Clear forgets everything touched but not done.
func (c *Match) Clear() {
	c.Sel, c.Reach, c.Pending, c.Why = game.None, nil, nil, nil
}

// Concerned is the counter a question is about, or the one that must move on.
func (c *Match) Concerned() game.ID {
	switch {
	case c.Table.Stage == game.StageQuestion && c.Whose() != game.None:
		return c.Whose()
	case c.Table.Stage == game.StageQuestion && c.Expect.Unit == game.None && len(c.Answers) > 0:
		return c.Answers[0].Unit
	case c.Table.Stage == game.StageQuestion, c.Table.Stage == game.StageFree && !Has(c.Offers[c.Actor], game.VerbEndPhase):
		return c.Expect.Unit
	}
	return game.None
}
