package puzzle

import (
	"errors"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// ErrTooDear says that a try could not be weighed within the copies that were allowed.
var ErrTooDear = errors.New("weighing takes too many copies of the position")

// Judge weighs the tries at one position. What it has found it keeps, as tries lead to the same
// positions.
type Judge struct {
	start   game.Game
	actions []game.Action
	side    game.Side
	goal    goal
	allowed int // blows

	known       map[state]choice
	nodes, most int // copies made, and allowed
}

// NewJudge weighs tries of a side at a position, with so many blows, at what it wants of an enemy counter.
// The prototypes are of all acts of the system.
func NewJudge(start game.Game, prototypes []game.Action, side game.Side, blows int, kind AimKind, unit game.ID) *Judge {
	return &Judge{
		start: start, actions: prototypes, side: side, allowed: blows,
		goal:  goal{kind, unit, start.Piece(unit).SP, game.Codes(start)},
		known: map[state]choice{},
	}
}

// state is a position in the middle of a try.
type state struct {
	hash  uint64
	next  *game.Action // of the line, of which it tells what is left; nil where nothing is
	blows int
}

// Weigh is the chance, from 0 to 1, that a line comes to the aim when the rest is done as well as it
// can be: the answers of the side that solves and its further blows are those that are best for it, the
// enemy's answers and reactions those that are worst. No more copies of the position are made than most,
// 0 for as many as it takes; else it is ErrTooDear. What is found holds for a line as long as nobody changes it.
func (j *Judge) Weigh(line Line, most int) (float64, error) {
	j.nodes, j.most = 0, most
	v := j.value(branch{game: j.start, hash: j.start.Hash()}, line, j.allowed)
	if j.spent() {
		j.known = map[state]choice{}
		return 0, ErrTooDear
	}
	return v, nil
}

// Play plays a line to its end with dice that are thrown, everybody choosing as Weigh has it, and reports
// whether that came to the aim.
func (j *Judge) Play(line Line, dice dice.Roller) bool {
	_, reached := j.Throw(line, dice)
	return reached
}

// Throw is Play with what was done, act by act, and the dice that each threw. It may take any number of copies, and
// takes none for a line that was weighed.
func (j *Judge) Throw(line Line, from dice.Roller) (steps []game.Step, reached bool) {
	j.nodes, j.most = 0, 0
	g, blows := j.start.Clone(), j.allowed
	for {
		c := j.choose(branch{game: g, hash: g.Hash()}, line, blows)
		if c.act == nil {
			return steps, false
		}
		thrown := dice.Recorder{From: from}
		events := g.Apply(c.act, &thrown)
		steps = append(steps, game.Step{Act: c.act, Dice: thrown.Thrown})
		if j.goal.reached(g, events) {
			return steps, true
		}
		line, blows = c.line, c.blows
	}
}

// First is the first attack of a line as Weigh has it where all comes as a plan foresees it, and the position in which it
// is made; nil where it comes to none.
func (j *Judge) First(line Line) (game.Game, game.Action) {
	j.nodes, j.most = 0, 0
	g, blows := j.start.Clone(), j.allowed
	for {
		stage, awaits := game.Facts(g).Awaits()
		c := j.choose(branch{game: g, hash: g.Hash()}, line, blows)
		switch {
		case c.act == nil:
			return nil, nil
		case stage == game.StageFree && awaits == j.side && c.blows < blows:
			return g, c.act
		}
		if j.goal.reached(g, Foresee(g, c.act)) {
			return nil, nil
		}
		line, blows = c.line, c.blows
	}
}

// Nodes is how many copies the last line took that was weighed or played.
func (j *Judge) Nodes() int { return j.nodes }

func (j *Judge) spent() bool { return j.most > 0 && j.nodes > j.most }

// value is the chance to reach the aim from a position with what is left of a line, and so many blows.
func (j *Judge) value(at branch, line Line, blows int) float64 {
	switch {
	case at.won:
		return 1
	case j.spent():
		return 0
	}
	return j.choose(at, line, blows).worth
}

// choose is what is done in a position. It is found once.
func (j *Judge) choose(at branch, line Line, blows int) choice {
	key := state{hash: at.hash, blows: blows}
	if len(line) > 0 {
		key.next = &line[0]
	}
	c, ok := j.known[key]
	if !ok {
		c = j.find(at.game, line, blows)
		j.known[key] = c
	}
	return c
}

// choice is what is done in a position, and what is left then.
type choice struct {
	act   game.Action // nil where the try is over
	line  Line
	blows int
	worth float64
}

// find is what is done in a position by whoever decides there: the side that solves what is best for its
// aim, its enemy what is worst.
func (j *Judge) find(g game.Game, line Line, blows int) choice {
	stage, awaits := game.Facts(g).Awaits()
	switch {
	case stage == game.StageQuestion:
		return j.answer(g, awaits, line, blows)
	case stage == game.StageFree && awaits == j.side.Other() && trade(g) == game.TradeShoot:
		return j.answer(g, awaits, line, blows) // his archers shoot back, or do not
	case stage != game.StageFree || awaits != j.side:
		return choice{}
	}
	c := j.act(g, line, blows)
	for _, o := range g.Offers(j.side.Other(), nil) { // each reaction instead of letting it be
		if c.worth == 0 {
			break
		}
		if x := j.after(g, o.Act, line, blows); x.worth < c.worth {
			c = x
		}
	}
	return c
}

// answer is the best answer of the side that solves, or the worst of the enemy. A phase of his own is
// answered with one of its acts, until he ends it.
func (j *Judge) answer(g game.Game, by game.Side, line Line, blows int) (c choice) {
	own, end := by == j.side, 0.0
	if own {
		end = 1
	}
	for _, o := range g.Offers(by, nil) {
		x := j.after(g, o.Act, line, blows)
		if c.act == nil || own == (x.worth > c.worth) {
			c = x
		}
		if c.worth == end {
			break
		}
	}
	return c
}

// act is what the side that solves does where it acts as it likes: the next act of its line, and where
// that is used up the best of the blows that are left. An act of the line that is no longer legal is
// left out.
func (j *Judge) act(g game.Game, line Line, blows int) (c choice) {
	for len(line) > 0 {
		act := line[0]
		if line = line[1:]; g.Check(act) == nil {
			return j.after(g, act, line, blows-j.isBlow(g))
		}
	}
	switch {
	case blows == 0:
		return choice{}
	case trade(g) == game.TradeMove, trade(g) == game.TradeShoot:
		return j.end(g, blows)
	}
	for _, act := range j.blows(g, blows) {
		if x := j.after(g, act, nil, blows-1); c.act == nil || x.worth > c.worth {
			c = x
		}
		if c.worth == 1 {
			break
		}
	}
	return c
}

// end ends the phase of movement, or of archery.
func (j *Judge) end(g game.Game, blows int) choice {
	for _, o := range g.Offers(j.side, nil) {
		if o.Verb == game.VerbEndPhase {
			return j.after(g, o.Act, nil, blows)
		}
	}
	return choice{}
}

// after is an act with what is left after it, and what that is worth.
func (j *Judge) after(g game.Game, act game.Action, line Line, blows int) choice {
	c := choice{act: act, line: line, blows: blows}
	for _, b := range j.spread(g, act) {
		c.worth += b.chance * j.value(b, line, blows)
	}
	return c
}

// isBlow is 1 where what is done of one's own will is an attack.
func (*Judge) isBlow(g game.Game) int {
	if trade(g) == game.TradeFight {
		return 1
	}
	return 0
}

// trade is what is done in the phase of a position.
func trade(g game.Game) game.Trade {
	_, phase := g.Clock()
	return game.Facts(g).Trade(phase)
}
