package play

import (
	"slices"

	"gonfalon/engine/game"
)

// deeds is what a side did in a turn of its own, as facts that both sides may know.
type deeds struct {
	by       game.Side
	from, to int // its steps
	moved    []game.ID
	fights   int
	fell     []game.ID // leaders of either side
	banners  []game.ID // taken from their side
	lost     [2]int    // units of each side that are no more
	strewn   [2]int    // and that were scattered
	points   [2]int    // scored for the leaders who fell
}

// setUp is whose turn it is before the first phase.
const setUp = game.NoSide + 1

// turnOf is whose turn it was when a step was done.
func (c *battle) turnOf(step int) game.Side { return turnOf(c.table.Phases, c.sess.Steps[step].Phase) }

// turnOf is whose turn a phase belongs to. One phase of a side amid those of the other only
// interrupts the other's turn.
func turnOf(phases []game.Phase, i int) game.Side {
	if i < 0 || i >= len(phases) {
		return setUp
	}
	side := phases[i].Side
	before, after := nearest(phases, i, -1), nearest(phases, i, 1)
	if side != game.NoSide && before == after && before != game.NoSide {
		return before
	}
	return side
}

// nearest is the side of the phase before or after one that belongs to a side, NoSide if there
// is none.
func nearest(phases []game.Phase, i, by int) game.Side {
	for i += by; i >= 0 && i < len(phases); i += by {
		if phases[i].Side != game.NoSide {
			return phases[i].Side
		}
	}
	return game.NoSide
}

// theirs are the steps of the last turn of the side that does not act: what was done since the
// acting side last had a turn of its own, until it had one again or until now. Both are the same
// where there was none.
func (c *battle) theirs() (from, to int) {
	to = len(c.sess.Steps)
	for to > 0 && c.turnOf(to-1) == c.actor {
		to--
	}
	theirs := false
	for from = to; from > 0; from-- {
		side := c.turnOf(from - 1)
		if side == c.actor || side == setUp {
			break
		}
		theirs = theirs || side == c.actor.Other()
	}
	if !theirs {
		return to, to
	}
	return from, to
}

// hasTheirs reports whether the other side has had a turn to look back at.
func (c *battle) hasTheirs() bool {
	from, to := c.theirs()
	return from < to && c.table.Stage != game.StageOver
}

// turned reports whether the acting side has just come to its turn: the other side has had one,
// and nothing has been done since.
func (c *battle) turned() bool {
	if c.table.Stage != game.StageFree || turnOf(c.table.Phases, c.table.Phase) != c.actor {
		return false
	}
	from, to := c.theirs()
	return from < to && to == len(c.sess.Steps)
}

// deeds tells what the other side did in its last turn.
func (c *battle) deeds() *deeds {
	d := &deeds{by: c.actor.Other()}
	d.from, d.to = c.theirs()
	for step := d.from; step < d.to; step++ {
		if c.turnOf(step) == d.by {
			c.tally(d, c.sess.Events(step))
		}
	}
	before, after := c.sess.At(d.from), c.sess.At(d.to)
	for id := range game.ID(after.Counters()) {
		if is := after.Piece(id); before.Piece(id).Where != is.Where && !is.Has(game.Hidden) {
			d.left(is)
		}
	}
	for step := d.from; step < d.to; step++ {
		d.score(c.sess.Events(step))
	}
	return d
}

// tally counts who moved of the side and how often it fought.
func (c *battle) tally(d *deeds, events []game.Event) {
	for _, e := range events {
		switch {
		case e.Kind == game.EventCombat:
			d.fights++
		case e.Kind == game.EventMoved && !slices.Contains(d.moved, e.Unit):
			if p := c.piece(e.Unit); p.Side == d.by && c.sees(p) {
				d.moved = append(d.moved, e.Unit)
			}
		}
	}
}

// left counts a counter that is in another place than before.
func (d *deeds) left(p game.Piece) {
	leads := isLeader(p)
	switch {
	case leads && p.Where == game.Dead:
		d.fell = append(d.fell, p.ID)
	case p.Rank == game.Banner && p.Where == game.Captured:
		d.banners = append(d.banners, p.ID)
	case p.Rank == game.Unit && p.Where == game.Dead:
		d.lost[p.Side]++
	case p.Rank == game.Unit && p.Where == game.Scattered:
		d.strewn[p.Side]++
	}
}

// scored is the event of points, N of them, that a side was given for a counter.
const scored game.EventKind = "scored"

// score adds the points given for the leaders who fell.
func (d *deeds) score(events []game.Event) {
	for _, e := range events {
		if e.Kind == scored && e.Side <= game.B && slices.Contains(d.fell, e.Unit) {
			d.points[e.Side] += e.N
		}
	}
}
