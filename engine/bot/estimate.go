package bot

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// decided is what a battle that is won is worth.
const decided = 100_000

// estimate is what a position is worth to the side, with the field as it was before.
func (p *Player) estimate(f *field, g game.Game) int { return p.balance(f, g, true) }

// balance is what a position is worth, with or without where everybody stands.
func (p *Player) balance(f *field, g game.Game, posts bool) int {
	facts := game.Facts(g)
	if stage, _ := facts.Awaits(); stage == game.StageOver {
		return p.ended(f, g.Outcome())
	}
	e := estimator{f: f, g: g, facts: facts, side: p.side, stands: p.brief.Posture.Stand}
	e.read()
	n := e.standing() + f.armies(p.side)
	for _, id := range f.other {
		c := &e.pieces[id]
		if c.Rank == game.Banner {
			continue
		}
		now, was := f.army(c, facts.Worth(id)), f.army(&f.pieces[id], f.worth[id])
		switch {
		case c.Side != p.side:
			n -= now - was
		case posts && c.Rank == game.Unit:
			n += now - was + e.post(c)
		default:
			n += now - was
		}
	}
	if posts {
		n += e.leaders()
	}
	return n
}

// ended is what a battle that is over is worth.
func (p *Player) ended(f *field, o *game.Outcome) int {
	lead := f.w[score] * 3 * (o.Points[p.side] - o.Points[p.side.Other()]) / f.scale.points
	switch o.Winner {
	case p.side:
		return decided + lead
	case game.NoSide:
		return lead
	}
	return lead - decided
}

// estimator looks at one position.
type estimator struct {
	f      *field
	g      game.Game
	facts  game.Informed
	side   game.Side
	pieces []game.Piece
	stands bool // the side holds its ground
}

// read notes the counters, in the memory of those of the position before: few are otherwise than on the
// field.
func (e *estimator) read() {
	f := e.f
	if len(f.judged) == 0 {
		f.judged, f.other = append(f.judged, f.pieces...), f.other[:0]
	}
	for _, id := range f.other {
		f.judged[id] = f.pieces[id]
	}
	f.other = e.facts.Differs(f.facts, f.other[:0])
	for _, id := range f.other {
		f.judged[id] = e.g.Piece(id)
	}
	e.pieces = f.judged
}

// sum is what both armies are worth together to a side, by some weights.
type sum struct {
	w    *Weights
	side game.Side
	n    int
}

// armies is what the army of a side is worth more than the other one, on the field as it is.
func (f *field) armies(side game.Side) int {
	if f.all.w != f.w || f.all.side != side {
		f.all = sum{w: f.w, side: side}
		for i := range f.pieces {
			switch c := &f.pieces[i]; {
			case c.Rank == game.Banner:
			case c.Side == side:
				f.all.n += f.army(c, f.worth[i])
			default:
				f.all.n -= f.army(c, f.worth[i])
			}
		}
	}
	return f.all.n
}

// standing is what points and the way to a collapse are worth.
func (e *estimator) standing() int {
	w, foe := e.f.w, e.side.Other()
	points, broken := e.facts.Standing()
	n := w[score] * (points[e.side] - points[foe]) / e.f.scale.points
	n += n * e.f.late() / 2
	return n + w[ruin]*(collapse(broken[foe])-collapse(broken[e.side]))/10_000
}

// collapse is how much the way to a collapse counts: the square of it, and near its end more.
func collapse(broken int) int {
	return broken*broken + 40*max(0, broken-80)*max(0, broken-80)/2
}

// army is what a counter is worth to its side wherever it is.
func (f *field) army(c *game.Piece, worth game.Worth) int {
	if c.Rank != game.Unit {
		if c.Where == game.Dead || c.Where == game.Captured || c.Where == game.Away {
			return 0
		}
		return f.prize(c.ID)
	}
	w := f.w
	n := w[strength]*min(3*f.scale.power, worth.Power)/f.scale.power + w[points]*worth.Points/f.scale.points
	switch c.Where {
	case game.OnMap, game.Unplaced, game.Reserve:
		if c.Marks&(game.Disorganised|game.Panicked) != 0 {
			n -= w[order]
		}
		if c.Marks&game.Panicked != 0 {
			n -= w[order]
		}
		return n
	case game.Scattered, game.Away:
		return n / 2
	}
	return 0
}

// post is what it is worth to a unit of the side to stand where it stands.
func (e *estimator) post(c *game.Piece) int {
	f := e.f
	cell := f.board.Cell(c.Hex)
	if c.Where != game.OnMap || cell < 0 {
		return 0
	}
	if c.Hex == f.pieces[c.ID].Hex && c.Facing == f.pieces[c.ID].Facing {
		return 0 // it stands where it stood
	}
	n := -f.value(c.ID) * (f.risk(c.ID, c.Hex) - f.risk(c.ID, f.pieces[c.ID].Hex)) * f.w[danger] / 10_000
	n += f.w[height] * (f.facts.Shelter(c.Hex) - f.facts.Shelter(f.pieces[c.ID].Hex)) / 2
	if l := c.Commander; l != game.None && e.pieces[l].Where == game.OnMap && e.pieces[l].Range > 0 {
		n -= f.w[command] * max(0, min(8, c.Hex.Distance(e.pieces[l].Hex)-e.pieces[l].Range)) / 2
	}
	if e.stands {
		n -= f.w[hold] * c.Hex.Distance(f.pieces[c.ID].Hex)
	}
	return n - 4*e.around(c) + 4*e.aroundWas(c)
}

// around is how many enemies stand beside a counter.
func (e *estimator) around(c *game.Piece) (n int) {
	for i := range e.pieces {
		o := &e.pieces[i]
		if o.Side != c.Side && o.Where == game.OnMap && o.Rank == game.Unit && o.Hex.Distance(c.Hex) == 1 {
			n++
		}
	}
	return n
}

// aroundWas is how many stood beside it before.
func (e *estimator) aroundWas(c *game.Piece) (n int) {
	for d := hex.N; d <= hex.NW; d++ {
		if e.f.of(c.Side.Other(), e.f.pieces[c.ID].Hex.Step(d)) != game.None {
			n++
		}
	}
	return n
}

// leaders is what it is worth to the leaders of the side to stand where they stand.
func (e *estimator) leaders() (n int) {
	for _, id := range e.f.heads {
		if c := &e.pieces[id]; c.Side == e.side && c.Where == game.OnMap {
			n += e.leading(c)
		}
	}
	return n
}

// leading is what it is worth to a leader to stand where he stands.
func (e *estimator) leading(c *game.Piece) int {
	if cell := e.f.board.Cell(c.Hex); cell < 0 || e.f.threat[cell] == 0 {
		return 0
	}
	for i := range e.pieces {
		o := &e.pieces[i]
		if o.Side == c.Side && o.Rank == game.Unit && o.Where == game.OnMap && o.Hex == c.Hex {
			return -e.f.w[guard] * e.f.risk(o.ID, o.Hex) / 400
		}
	}
	return -e.f.w[guard]
}
