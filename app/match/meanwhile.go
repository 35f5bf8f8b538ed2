package match

import (
	"slices"

	"gonfalon/engine/game"
)

// Deeds is what a side did in a turn of its own, as facts that both sides may know.
type Deeds struct {
	By       game.Side
	From, To int // its steps
	Moved    []game.ID
	Fights   int
	Fell     []game.ID // leaders of either side
	Banners  []game.ID // taken from their side
	Lost     [2]int    // units of each side that are no more
	Strewn   [2]int    // and that were scattered
	Points   [2]int    // scored for the leaders who fell
}

// SetUp is whose turn it is before the first phase.
const SetUp = game.NoSide + 1

// turnOf is whose turn it was when a step was done.
func (c *Match) turnOf(step int) game.Side { return TurnOf(c.Table.Phases, c.Sess.Steps[step].Phase) }

// TurnOf is whose turn a phase belongs to. One phase of a side amid those of the other only
// interrupts the other's turn.
func TurnOf(phases []game.Phase, i int) game.Side {
	if i < 0 || i >= len(phases) {
		return SetUp
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

// Theirs are the steps of the last turn of the side that does not act: what was done since the
// acting side last had a turn of its own, until it had one again or until now. Both are the same
// where there was none.
func (c *Match) Theirs() (from, to int) {
	to = len(c.Sess.Steps)
	for to > 0 && c.turnOf(to-1) == c.Actor {
		to--
	}
	theirs := false
	for from = to; from > 0; from-- {
		side := c.turnOf(from - 1)
		if side == c.Actor || side == SetUp {
			break
		}
		theirs = theirs || side == c.Actor.Other()
	}
	if !theirs {
		return to, to
	}
	return from, to
}

// HasTheirs reports whether the other side has had a turn to look back at.
func (c *Match) HasTheirs() bool {
	from, to := c.Theirs()
	return from < to && c.Table.Stage != game.StageOver
}

// Turned reports whether the acting side has just come to its turn: the other side has had one,
// and nothing has been done since.
func (c *Match) Turned() bool {
	if c.Table.Stage != game.StageFree || TurnOf(c.Table.Phases, c.Table.Phase) != c.Actor {
		return false
	}
	from, to := c.Theirs()
	return from < to && to == len(c.Sess.Steps)
}

// Deeds tells what the other side did in its last turn.
func (c *Match) Deeds() *Deeds {
	d := &Deeds{By: c.Actor.Other()}
	d.From, d.To = c.Theirs()
	for step := d.From; step < d.To; step++ {
		if c.turnOf(step) == d.By {
			c.tally(d, c.Between(step, step+1))
		}
	}
	before, after := c.Sess.At(d.From), c.Sess.At(d.To)
	for id := range game.ID(after.Counters()) {
		if is := after.Piece(id); before.Piece(id).Where != is.Where && !is.Has(game.Hidden) {
			d.left(is)
		}
	}
	d.score(c.Between(d.From, d.To))
	return d
}

// tally counts who moved of the side and how often it fought.
func (c *Match) tally(d *Deeds, happened []Entry) {
	for i := range happened {
		switch e := happened[i].Event; {
		case e.Kind == game.EventCombat:
			d.Fights++
		case e.Kind == game.EventMoved && !slices.Contains(d.Moved, e.Unit):
			if p := c.Piece(e.Unit); p.Side == d.By && c.Sees(p) {
				d.Moved = append(d.Moved, e.Unit)
			}
		}
	}
}

// left counts a counter that is in another place than before.
func (d *Deeds) left(p game.Piece) {
	leads := IsLeader(p)
	switch {
	case leads && p.Where == game.Dead:
		d.Fell = append(d.Fell, p.ID)
	case p.Rank == game.Banner && p.Where == game.Captured:
		d.Banners = append(d.Banners, p.ID)
	case p.Rank == game.Unit && p.Where == game.Dead:
		d.Lost[p.Side]++
	case p.Rank == game.Unit && p.Where == game.Scattered:
		d.Strewn[p.Side]++
	}
}

// score adds the points given for the leaders who fell.
func (d *Deeds) score(happened []Entry) {
	for i := range happened {
		if e := happened[i].Event; happened[i].Class == game.Scoring && e.Side <= game.B && slices.Contains(d.Fell, e.Unit) {
			d.Points[e.Side] += e.N
		}
	}
}
