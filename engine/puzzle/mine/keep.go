package mine

import (
	"cmp"
	"errors"
	"slices"

	"gonfalon/engine/game"
)

// What a puzzle has to be: chances from 0 to 1, the rest counts.
const (
	gap        = 0.15 // by so much the best try beats the obvious one
	solved     = 0.02 // so near to the best counts as solved
	leastBest  = 0.20
	leastTries = 3
	mostNear   = 6
	mostListed = 8

	firstTries = 16 // weighed at first,
	allTries   = 40 // and where that found a puzzle
	patience   = 7  // tries weighed in vain until a position is given up
	obviousIs  = 30_000
)

// Why a position makes no puzzle.
var (
	errNothingObvious = errors.New("nobody can go straight for the aim")
	errObviousIs      = errors.New("the obvious try is hopeless, or good enough")
	errFewTries       = errors.New("there is little to choose from")
	errNoGap          = errors.New("no try is much better than the obvious one")
	errManyGood       = errors.New("too many tries are good, or none is")
	errNoIdea         = errors.New("the best tries have no idea in common that has a name")
)

// search weighs the tries and makes a puzzle of them.
func (c *cutting) search() (*Find, error) {
	obvious, ok := c.obvious()
	if !ok {
		return nil, errNothingObvious
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
	for _, t := range list[1:near] {
		if c.idea(t, obvious) != idea {
			return nil, errNoIdea
		}
	}
	f := &Find{
		Battle: c.mine.Battle, Side: c.side, Aim: c.aim.kind, Unit: c.name, Blows: c.blows(), Theme: idea, Near: near,
		Weighed: len(list), obvious: obvious, tries: list[:max(near, min(len(list), mostListed))], position: c.lines,
	}
	if c.trade == game.TradeMove {
		f.Rides = 2
	}
	for _, t := range list {
		f.Copies += t.nodes
	}
	return f, nil
}
