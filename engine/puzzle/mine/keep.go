package mine

import (
	"cmp"
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
	obviousIs  = 9_000
)

// search weighs the tries and makes a puzzle of them, nil if they make none.
func (c *cutting) search() *Find {
	obvious, ok := c.obvious()
	if !ok || c.weigh(&obvious, obviousIs) != nil || obvious.worth < 0.08 || obvious.worth > 0.80 {
		return nil
	}
	list := c.all()
	if len(list) < leastTries {
		return nil
	}
	best := 0.0
	for i := range list[:min(len(list), firstTries)] {
		if c.weigh(&list[i], c.mine.Most) != nil {
			return nil
		}
		best = max(best, list[i].worth)
		if i >= patience && best < obvious.worth+gap {
			return nil
		}
	}
	if best < obvious.worth+gap {
		return nil
	}
	list = list[:min(len(list), allTries)]
	for i := min(len(list), firstTries); i < len(list); i++ {
		if c.weigh(&list[i], c.mine.Most) != nil {
			return nil
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
func (c *cutting) keep(obvious try, list []try) *Find {
	near := 0
	for near < len(list) && list[near].worth >= list[0].worth-solved {
		near++
	}
	if list[0].worth < leastBest || near > mostNear {
		return nil
	}
	idea := c.idea(list[0], obvious)
	if idea == "" {
		return nil
	}
	for _, t := range list[1:near] {
		if c.idea(t, obvious) != idea {
			return nil
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
	return f
}
