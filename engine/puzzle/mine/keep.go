package mine

import (
	"cmp"
	"errors"
	"math"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/puzzle"
)

// What a puzzle has to be: chances from 0 to 1, the rest counts.
const (
	gap        = 0.15 // by so much the best try beats the obvious one
	solved     = 0.02 // so near to the best counts as solved
	leastBest  = 0.20
	leastTries = 3
	mostNear   = 6
	mostListed = 8
	shotsPay   = 0.05 // so much less the best try is worth without the shots of those who shoot as they ride

	firstTries = 16 // weighed at first,
	allTries   = 40 // and where that found a puzzle
	patience   = 7  // tries weighed in vain until a position is given up
	obviousIs  = 80_000
)

// Why a position makes no puzzle.
var (
	errNothingObvious = errors.New("nobody can go straight for the aim")
	errObviousIs      = errors.New("the obvious try is hopeless, or good enough")
	errFewTries       = errors.New("there is little to choose from")
	errNoGap          = errors.New("no try is much better than the obvious one")
	errManyGood       = errors.New("too many tries are good, or none is")
	errIdleShots      = errors.New("the shots of the best try are hardly worth firing")
	errNotFirm        = errors.New("which blow is best hangs on what the enemy does before it")
	errNoShots        = errors.New("nobody shoots")
	errNoIdea         = errors.New("the best tries have no idea in common that has a name")
)

// search weighs the tries and makes a puzzle of them.
func (c *cutting) search() (*Find, error) {
	obvious, ok := c.obvious()
	if !ok {
		return nil, errNothingObvious
	}
	if c.mine.Shots && !c.mayShoot() {
		return nil, errNoShots
	}
	if err := c.weigh(&obvious, obviousIs); err != nil {
		return nil, err
	}
	if obvious.worth < 0.08 || obvious.worth > 0.80 {
		return nil, errObviousIs
	}
	list := c.all()
	if len(list) < leastTries {
		return nil, errFewTries
	}
	best := 0.0
	for i := range list[:min(len(list), firstTries)] {
		if err := c.weigh(&list[i], c.mine.Most); err != nil {
			return nil, err
		}
		best = max(best, list[i].worth)
		if i >= patience && best < obvious.worth+gap {
			break
		}
	}
	if best < obvious.worth+gap {
		return nil, errNoGap
	}
	list = list[:min(len(list), allTries)]
	for i := min(len(list), firstTries); i < len(list); i++ {
		if err := c.weigh(&list[i], c.mine.Most); err != nil {
			return nil, err
		}
	}
	slices.SortStableFunc(list, func(a, b try) int { return cmp.Compare(b.worth, a.worth) })
	return c.keep(obvious, list)
}

// weigh weighs a try within so many copies.
func (c *cutting) weigh(t *try, most int) (err error) {
	t.worth, err = c.judge.Weigh(t.line, most)
	t.nodes = c.judge.Nodes()
	return err
}

// firm reports whether a try is worth as much when its blow is chosen with its rides, as players do, before the
// enemy has answered these.
func (c *cutting) firm(t try) bool {
	if c.trade != game.TradeMove || c.archery && shots(t.line) > 0 {
		return true
	}
	line := c.toTheBlow(t)
	_, blow := c.judge.First(t.line)
	if line == nil || blow == nil {
		return false
	}
	worth, err := c.judge.Weigh(append(line, blow), c.mine.Most)
	return err == nil && math.Abs(worth-t.worth) < 0.0005
}

// toTheBlow are the acts of a try and the ends of its own phases before the blow; nil where none comes.
func (c *cutting) toTheBlow(t try) puzzle.Line {
	g, line := c.after(t), slices.Clone(t.line)
	for range len(g.Table().Phases) {
		stage, side := game.Facts(g).Awaits()
		_, phase := g.Clock()
		if stage != game.StageFree || side == c.side && game.Facts(g).Trade(phase) == game.TradeFight {
			return line
		}
		end := ending(g, side)
		if end == nil {
			return nil
		}
		if puzzle.Foresee(g, end); side == c.side {
			line = append(line, end)
		}
	}
	return nil
}

// keep makes a puzzle of tries, the best first, that have one idea.
func (c *cutting) keep(obvious try, list []try) (*Find, error) {
	near := 0
	for near < len(list) && list[near].worth >= list[0].worth-solved {
		near++
	}
	if list[0].worth < leastBest || near > mostNear {
		return nil, errManyGood
	}
	idea := c.idea(list[0], obvious)
	if idea == "" {
		return nil, errNoIdea
	}
	if !c.archery && shots(list[0].line) > 0 {
		if worth, err := c.judge.Weigh(unshot(list[0].line), c.mine.Most); err != nil || worth > list[0].worth-shotsPay {
			return nil, errIdleShots
		}
	}
	for _, t := range list[:near] {
		if c.idea(t, obvious) != idea {
			return nil, errNoIdea
		}
		if !c.firm(t) {
			return nil, errNotFirm
		}
	}
	f := &Find{
		Battle: c.mine.Battle, Side: c.side, Aim: c.aim.kind, Unit: c.name, Acts: puzzle.Acts{Blows: c.blows()}, Theme: idea, Near: near,
		Weighed: len(list), obvious: obvious, tries: list[:max(near, min(len(list), mostListed))], position: c.lines,
	}
	if c.trade == game.TradeMove {
		f.Rides = 2
	}
	for _, t := range append(slices.Clone(list), obvious) {
		f.Shots = max(f.Shots, shots(t.line))
	}
	if c.mine.Shots && f.Shots == 0 {
		return nil, errNoShots
	}
	for _, t := range list {
		f.Copies += t.nodes
	}
	return f, nil
}
