package match

import (
	"reflect"
	"slices"

	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// Weighed is what can be answered in a position, weighed.
type Weighed struct {
	of   glance
	list []planning.Answer // nil where nothing is asked, or to weigh it is too dear
	best *planning.Answer  // nil where none is better than all others
}

// dearest is how many counters a battle has at most in which many answers are weighed, and manyAnswers from
// how many on they are many: of more it would be felt.
const (
	dearest     = 200
	manyAnswers = 12
)

// Weighs weighs what can be answered now, once for each position, as whoever is asked sees it: the answers to
// a question of a person, or his reactions.
func (c *Match) Weighs() {
	if c.Asks.weighed.of == c.of {
		return
	}
	c.Asks.weighed = Weighed{of: c.of}
	side, offers := c.Actor, c.Answers
	if c.Table.Stage != game.StageQuestion {
		side, offers = c.Reactor(), c.Reactions()
	}
	if len(offers) == 0 || c.Table.Stage == game.StageQuestion && c.Decides() || len(offers) > manyAnswers && c.View.Counters() > dearest {
		return
	}
	w := &c.Asks.weighed
	w.list = planning.Weigh(game.Look(c.Sess.Game, side), side, offers)
	w.best = planning.Best(w.list)
}

// Best is the answer that is better than all others by what comes of it, or to leave a reaction be: its Act is
// nil then. ok is false where there is none.
func (c *Match) Best() (o game.Offer, ok bool) {
	if w := &c.Asks.weighed; w.of == c.of && w.best != nil {
		return w.best.Offer, true
	}
	return game.Offer{Unit: game.None}, false
}

// BestOf is the place of the best answer in a list of some of them, -1 where it is not in that.
func (c *Match) BestOf(list []game.Offer) int {
	best, ok := c.Best()
	if !ok || best.Act == nil {
		return -1
	}
	return slices.IndexFunc(list, func(o game.Offer) bool { return reflect.DeepEqual(o.Act, best.Act) })
}
