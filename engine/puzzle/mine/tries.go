package mine

import (
	"cmp"
	"fmt"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/notation"
	"gonfalon/engine/puzzle"
)

// try is a line, how it is written, and what it is worth.
type try struct {
	line  puzzle.Line
	text  string
	hash  uint64  // of the position after its rides
	rider game.ID // who rode first
	odds  int     // the column of all who can strike together then
	worth float64
	nodes int
}

// obvious is what somebody does who goes straight for the aim: the two with the shortest ways ride before
// him, and shoot if they can; where the attacks have begun, the attack at the highest odds.
func (c *cutting) obvious() (t try, ok bool) {
	if c.trade == game.TradeFight {
		return c.strongest()
	}
	one, ok := c.shortest(c.start, try{})
	if !ok {
		return try{}, false
	}
	if two, more := c.shortest(c.after(one), one); more {
		one = two
	}
	return c.shooting(one), true
}

// strongest is the attack on the aim at the highest odds, of equals that of most.
func (c *cutting) strongest() (t try, ok bool) {
	men := 0
	for _, act := range c.judge.Blows() {
		odds := c.start.Forecast(act)
		if odds == nil || !slices.Contains(odds.At, at(c.start, c.aim.unit)) {
			continue
		}
		if n := len(odds.Attackers); !ok || odds.Final > t.odds || odds.Final == t.odds && n > men {
			t, ok, men = try{line: puzzle.Line{act}, text: c.text(act), odds: odds.Final}, true, n
		}
	}
	return t, ok
}

// shortest adds the ride that leaves most movement to a try.
func (c *cutting) shortest(g game.Game, t try) (best try, ok bool) {
	left := game.MP(-1)
	for r := range c.rides(g, t) {
		if r.left > left {
			best, ok, left = r.try, true, r.left
		}
	}
	return best, ok
}

// ride is a try with a ride more, and the movement that this leaves.
type ride struct {
	try
	left game.MP
	then game.Game
}

// rides are all ways to add a ride to a try after which its counter holds the aim in its zone.
func (c *cutting) rides(g game.Game, t try) func(yield func(ride) bool) {
	target := at(g, c.aim.unit)
	return func(yield func(ride) bool) {
		for id := range game.ID(g.Counters()) {
			p := g.Piece(id)
			if p.Side != c.side || p.Rank != game.Unit || p.Where != game.OnMap || t.text != "" && id == t.rider {
				continue
			}
			reach := g.Reach(id)
			if reach == nil {
				continue
			}
			for _, i := range stops(reach, target) {
				r, ok := c.ride(g, t, reach, i)
				if !ok || !slices.Contains(r.then.Zone(id), target) {
					continue
				}
				if !yield(r) {
					return
				}
				if r, ok := c.loosing(r, id); ok && !yield(r) {
					return
				}
			}
		}
	}
}

// stops are where a ride may end beside a hex: of each place and facing that which leaves most movement, as
// a line that is read has it.
func stops(r *game.Reach, target hex.Hex) (list []int) {
	best := map[game.Post]int{}
	for i, s := range r.Stops {
		if s.Hex.Distance(target) != 1 {
			continue
		}
		key := game.Post{Hex: s.Hex, Facing: s.Facing}
		if j, ok := best[key]; !ok || s.Left > r.Stops[j].Left {
			best[key] = i
		}
	}
	for _, i := range best {
		if s := r.Stops[i]; s.Rest && s.Prev >= 0 {
			list = append(list, i)
		}
	}
	slices.Sort(list)
	return list
}

// ride adds a way to a try; ok is false where it comes to nothing.
func (c *cutting) ride(g game.Game, t try, r *game.Reach, i int) (ride, bool) {
	s, after := &r.Stops[i], g.Clone()
	for _, act := range r.Path(i) {
		if after.Check(act) != nil {
			return ride{}, false
		}
		puzzle.Foresee(after, act)
	}
	target := at(after, c.aim.unit)
	if p := after.Piece(r.Unit); p.Hex != s.Hex {
		return ride{}, false
	}
	text := fmt.Sprintf("%s: go %s to %s", notation.Letter(c.side), g.Name(r.Unit), s.Hex)
	if g.Piece(r.Unit).HasFacing {
		text += " facing " + s.Facing.String()
	}
	rider := r.Unit
	if t.text != "" {
		text, rider = t.text+" | "+text, t.rider
	}
	line := append(slices.Clone(t.line), r.Path(i)...)
	odds := c.column(after, target)
	return ride{try{line: line, text: text, rider: rider, hash: after.Hash(), odds: odds}, s.Left, after}, true
}

// column is where all who hold the target in their zones would strike together.
func (c *cutting) column(g game.Game, target hex.Hex) int {
	var by []game.Post
	for id := range game.ID(g.Counters()) {
		p := g.Piece(id)
		if p.Side == c.side && p.Rank == game.Unit && p.Where == game.OnMap && p.Hex.Distance(target) == 1 && slices.Contains(g.Zone(id), target) {
			by = append(by, game.Post{Unit: id, Hex: p.Hex, Facing: p.Facing, Charge: p.Charge, Marks: p.Marks})
		}
	}
	if len(by) == 0 {
		return noColumn
	}
	if odds := game.Facts(g).Prospect(by, []hex.Hex{target}); odds != nil {
		return odds.Final
	}
	return noColumn
}

// noColumn is below all columns.
const noColumn = -99

// after is the position after the rides of a try, as a plan foresees it.
func (c *cutting) after(t try) game.Game {
	g := c.start.Clone()
	for _, act := range t.line {
		if g.Check(act) == nil {
			puzzle.Foresee(g, act)
		}
	}
	return g
}

// all are the tries worth weighing, the most promising first.
func (c *cutting) all() (list []try) {
	if c.trade == game.TradeFight {
		for _, act := range c.judge.Blows() {
			t := try{line: puzzle.Line{act}, text: c.text(act)}
			if odds := c.start.Forecast(act); odds != nil {
				t.odds = odds.Final
			}
			list = append(list, t)
		}
		return list
	}
	seen := map[uint64]bool{}
	add := func(r ride) bool {
		if !seen[r.hash] {
			seen[r.hash] = true
			list = append(list, r.try)
		}
		return true
	}
	c.rides(c.start, try{})(add)
	c.posts(c.start, try{})(add)
	for _, one := range slices.Clone(list) {
		g := c.after(one)
		c.rides(g, one)(add)
		c.posts(g, one)(add)
	}
	for i, t := range list {
		list[i] = c.shooting(t)
	}
	slices.SortStableFunc(list, func(a, b try) int { return cmp.Compare(b.odds, a.odds) })
	return list
}

func (c *cutting) text(act game.Action) string {
	return notation.Letter(c.side) + ": " + c.acts.Text(act)
}
