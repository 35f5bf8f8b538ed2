package match

import (
	"reflect"
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/puzzle"
)

// Puzzle is the puzzle that is posed at the table. A try at it is made like moves of a battle: rides are done
// with dice that are kind, as only their plan counts, and the blow, which comes last, is kept and not done. A puzzle of shots ends with
// these.
type Puzzle struct {
	*puzzle.Puzzle
	Start  game.Game
	Target game.ID       // the counter that the aim is about
	Tried  []game.Action // the try, once it is made: the acts of the plan, and the blow
	Drawn  [][2]hex.Hex  // the way that is drawn on the map
}

// kind are dice that turn out well, wherever they stand.
type kind struct{ dice.Lucky }

func (*kind) Place() uint64 { return 0 }
func (*kind) Return(uint64) {}
func (*kind) Leap()         {}

// PlanAt begins a session in which a try at a puzzle is planned.
func PlanAt(start game.Game) *game.Session { return game.Begin(start.Clone(), &kind{}) }

// Staged reports whether a lesson is given or a puzzle posed: nobody plays a battle that is kept.
func (c *Match) Staged() bool { return c.Lesson != nil || c.Puzzle != nil }

// Strikes reports whether the try at the puzzle has come to the blow.
func (c *Match) Strikes() bool {
	_, phase := c.Sess.Game.Clock()
	return game.Facts(c.Sess.Game).Trade(phase) == game.TradeFight
}

// Shoots reports whether the try at the puzzle has come to its shots, which are the end of it.
func (c *Match) Shoots() bool {
	_, phase := c.Sess.Game.Clock()
	return c.Puzzle.Shots > 0 && c.Actor == c.Puzzle.Solver && game.Facts(c.Sess.Game).Trade(phase) == game.TradeShoot
}

// Archery reports whether the shots of the puzzle have a phase of their own. Else those shoot who ride.
func (c *Match) Archery() bool {
	for phase := range c.Table.Phases {
		if game.Facts(c.Sess.Game).Trade(phase) == game.TradeShoot {
			return c.Puzzle.Shots > 0
		}
	}
	return false
}

// Riders are the counters that have ridden in a try, or begun to.
func (c *Match) Riders() []game.ID { return c.ridersIn(c.Sess.Game) }

func (c *Match) ridersIn(now game.Game) (ids []game.ID) {
	expect, _ := Expected(now.Table())
	for id := range game.ID(c.Puzzle.Start.Counters()) {
		was, is := c.Puzzle.Start.Piece(id), now.Piece(id)
		if was.Side != c.Puzzle.Solver || was.Rank != game.Unit {
			continue
		}
		if expect.Unit == id || was.Hex != is.Hex || was.Facing != is.Facing || is.Has(game.Moved) && !was.Has(game.Moved) {
			ids = append(ids, id)
		}
	}
	return ids
}

// RidesLeft is how many more counters may ride in a try.
func (c *Match) RidesLeft() int {
	if c.Strikes() || c.Shoots() {
		return 0
	}
	return max(0, c.Puzzle.Rides-len(c.Riders()))
}

// plans does an act of a try, or keeps its blow.
func (c *Match) plans(a game.Action) bool {
	if c.Puzzle.Tried != nil {
		return false
	}
	if no := c.Sess.Game.Check(a); no != nil {
		c.Why = &Why{No: no}
		return false
	}
	ends := slices.ContainsFunc(c.Offers[c.Actor], func(o game.Offer) bool {
		return o.Verb == game.VerbEndPhase && reflect.DeepEqual(o.Act, a)
	})
	switch free := c.Table.Stage == game.StageFree; {
	case free && c.Strikes() && ends:
		return false // a try ends with its blow
	case free && c.Strikes():
		c.made(a)
		return true
	case free && c.Shoots() && ends:
		c.made()
		return true
	}
	then, planned := c.Sess.Game.Clone(), dice.Recorder{From: puzzle.Planned(a)}
	if then.Apply(a, &planned); !c.Strikes() && len(c.ridersIn(then)) > c.Puzzle.Rides {
		return false // which was not offered
	}
	c.Sess.Forgo()
	if _, err := c.Sess.Replay(game.Step{Act: a, Dice: planned.Thrown}); err != nil {
		return false // it was checked
	}
	c.happened()
	c.others()
	return true
}

// made keeps the try: what was done, and what comes last.
func (c *Match) made(last ...game.Action) {
	for _, s := range c.Sess.Steps {
		c.Puzzle.Tried = append(c.Puzzle.Tried, s.Act)
	}
	c.Puzzle.Tried = append(c.Puzzle.Tried, last...)
	c.Version++
	c.Clear()
}

// mostOfOthers is more than the enemy has to say to the plan of a try.
const mostOfOthers = 20

// others has the enemy do no more than he must while a try is planned: what he does counts as it is weighed. Between
// rides and blow nobody shoots but in a puzzle of shots.
func (c *Match) others() {
	for range mostOfOthers {
		shoots := c.Table.Stage == game.StageFree && game.Facts(c.Sess.Game).Trade(c.Table.Phase) == game.TradeShoot
		if c.Actor == c.Puzzle.Solver && (!shoots || c.Shoots()) || c.Table.Stage == game.StageOver {
			return
		}
		act := Find(c.Sess.Game.Offers(c.Actor, nil), game.VerbEndPhase) // the enemy is offered nothing at the table
		if c.Table.Stage == game.StageQuestion && len(c.Answers) > 0 {
			act = &c.Answers[0]
		}
		if act == nil {
			return
		}
		if _, no := c.Sess.Do(act.Act); no != nil {
			return
		}
		c.happened()
	}
}

// restrict leaves out of what is offered what is not of a try: reactions, and more rides than it may have.
func (c *Match) restrict() {
	if c.Table.Stage == game.StageFree {
		c.Offers[c.Puzzle.Solver.Other()] = nil
	}
	if c.Actor != c.Puzzle.Solver || c.Table.Stage != game.StageFree || c.Strikes() || c.Shoots() || c.RidesLeft() > 0 {
		return
	}
	c.Offers[c.Actor] = slices.DeleteFunc(slices.Clone(c.Offers[c.Actor]), func(o game.Offer) bool {
		return o.Unit != game.None && !slices.Contains(c.Riders(), o.Unit)
	})
	c.Able, c.Beginners = Actors(c.Offers[c.Actor])
}

// bars reports whether a counter may not ride any more in a try.
func (c *Match) bars(id game.ID) bool {
	return c.Puzzle != nil && !c.Strikes() && !c.Shoots() && c.RidesLeft() == 0 && !slices.Contains(c.Riders(), id)
}

// GoalOf is what wins for a side: of a puzzle its aim.
func (c *Match) GoalOf(side game.Side) Goal {
	if c.Puzzle != nil {
		return Goal{Kind: GoalAim, Units: []game.ID{c.Puzzle.Target}}
	}
	return c.Position.GoalOf(side)
}
