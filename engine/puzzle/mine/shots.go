package mine

import (
	"cmp"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/puzzle"
)

// Rides before a phase of archery: a try ends with the shots of those who are then in range of the aim. Who shoots while he
// moves shoots from where he rides to.

// shotsCount is for how many columns a shot at the aim is held to count.
const shotsCount = 3

// The posts of an archer: so far from the aim, and so many of them.
const (
	farthestPost = 4
	mostPosts    = 2
)

// posts are some ways to add a ride to a try after which its counter may shoot at the aim, but not strike it.
func (c *cutting) posts(g game.Game, t try) func(yield func(ride) bool) {
	target := at(g, c.aim.unit)
	return func(yield func(ride) bool) {
		for id := range game.ID(g.Counters()) {
			p := g.Piece(id)
			if !c.archery || p.Side != c.side || p.Rank != game.Unit || p.Where != game.OnMap || t.text != "" && id == t.rider {
				continue
			}
			reach := g.Reach(id)
			if reach == nil {
				continue
			}
			left := mostPosts
			for _, i := range farther(reach, target) {
				r, ok := c.ride(g, t, reach, i)
				if !ok || !slices.ContainsFunc(c.shotsAfter(r.then), func(o game.Offer) bool { return o.Unit == id }) {
					continue
				}
				if !yield(r) {
					return
				}
				if left--; left == 0 {
					break
				}
			}
		}
	}
}

// farther are where a ride may end not beside a hex, but near it: those first that leave most movement.
func farther(r *game.Reach, target hex.Hex) (list []int) {
	best := map[hex.Hex]int{}
	for i, s := range r.Stops {
		if n := s.Hex.Distance(target); n < 2 || n > farthestPost || !s.Rest || s.Prev < 0 {
			continue
		}
		if j, ok := best[s.Hex]; !ok || s.Left > r.Stops[j].Left {
			best[s.Hex] = i
		}
	}
	for _, i := range best {
		list = append(list, i)
	}
	slices.SortFunc(list, func(i, j int) int { return cmp.Or(int(r.Stops[j].Left-r.Stops[i].Left), i-j) })
	return list
}

// shotsAfter are the shots at the aim once the rides are ended.
func (c *cutting) shotsAfter(g game.Game) (list []game.Offer) {
	if g = c.ended(g); g == nil {
		return nil
	}
	for _, o := range g.Offers(c.side, nil) {
		if o.Verb == game.VerbShoot && o.At == at(g, c.aim.unit) {
			list = append(list, o)
		}
	}
	return list
}

// loosing adds to a ride a shot at the aim from where it ends, of those who shoot while they move.
func (c *cutting) loosing(r ride, id game.ID) (ride, bool) {
	for _, o := range r.then.Offers(c.side, nil) {
		if o.Verb == game.VerbShoot && o.Unit == id && o.At == at(r.then, c.aim.unit) {
			r.try = c.and(r.try, o.Act)
			r.then = r.then.Clone()
			puzzle.Foresee(r.then, o.Act)
			r.hash, r.odds = r.then.Hash(), r.odds+shotsCount
			return r, true
		}
	}
	return r, false
}

// mayShoot reports whether anybody may shoot before the blow.
func (c *cutting) mayShoot() bool {
	if c.archery {
		return true
	}
	for r := range c.rides(c.start, try{}) {
		if shots(r.line) > 0 {
			return true
		}
	}
	return false
}

// ended is a position after the end of its rides, nil where no archery of the same side follows.
func (c *cutting) ended(g game.Game) game.Game {
	end := ending(g, c.side)
	if end == nil {
		return nil
	}
	then := g.Clone()
	puzzle.Foresee(then, end)
	_, phase := then.Clock()
	if stage, side := game.Facts(then).Awaits(); stage != game.StageFree || side != c.side || game.Facts(then).Trade(phase) != game.TradeShoot {
		return nil
	}
	return then
}

// ending is the act with which a side ends the phase of a position.
func ending(g game.Game, side game.Side) game.Action {
	for _, o := range g.Offers(side, nil) {
		if o.Verb == game.VerbEndPhase {
			return o.Act
		}
	}
	return nil
}

// shooting adds the shots at the aim to the rides of a try.
func (c *cutting) shooting(t try) try {
	if !c.archery {
		return t
	}
	g := c.after(t)
	list := c.shotsAfter(g)
	if len(list) == 0 {
		return t
	}
	t = c.and(t, ending(g, c.side))
	for _, o := range list {
		t = c.and(t, o.Act)
		t.odds += shotsCount
	}
	return t
}

// hasArchery reports whether a phase of archery lies between moving and fighting.
func hasArchery(g game.Game) bool {
	for i := range g.Table().Phases {
		if game.Facts(g).Trade(i) == game.TradeShoot {
			return true
		}
	}
	return false
}

// and adds an act to a try.
func (c *cutting) and(t try, act game.Action) try {
	t.line, t.text = append(slices.Clone(t.line), act), t.text+" | "+c.text(act)
	return t
}

// shots are how many acts of a line are shots.
func shots(line puzzle.Line) (n int) {
	for _, act := range line {
		if puzzle.Shoots(act) {
			n++
		}
	}
	return n
}

// unshot is a line without its shots.
func unshot(line puzzle.Line) puzzle.Line {
	return slices.DeleteFunc(slices.Clone(line), puzzle.Shoots)
}
