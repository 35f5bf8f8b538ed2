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
	n := e.standing()
	for i := range e.pieces {
		switch c := &e.pieces[i]; {
		case c.Rank == game.Banner:
		case c.Side == p.side:
			if n += e.army(c); posts {
				n += e.post(c)
			}
		default:
			n -= e.army(c)
		}
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

// read notes the counters, in the memory of those of the position before.
func (e *estimator) read() {
	f := e.f
	if len(f.judged) != len(f.pieces) {
		f.judged = make([]game.Piece, len(f.pieces))
	}
	for i := range f.judged {
		f.judged[i] = e.g.Piece(game.ID(i))
	}
	e.pieces = f.judged
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
func (e *estimator) army(c *game.Piece) int {
	if c.Rank != game.Unit {
		if c.Where == game.Dead || c.Where == game.Captured || c.Where == game.Away {
			return 0
		}
		return e.f.prize(c.ID)
	}
	w, worth := e.f.w, e.facts.Worth(c.ID)
	n := w[strength]*min(3*e.f.scale.power, worth.Power)/e.f.scale.power + w[points]*worth.Points/e.f.scale.points
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

// post is what it is worth to a counter of the side to stand where it stands.
func (e *estimator) post(c *game.Piece) int {
	f := e.f
	cell := f.board.Cell(c.Hex)
	if c.Where != game.OnMap || cell < 0 {
		return 0
	}
	if c.Rank != game.Unit {
		return e.leading(c, cell)
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

// leading is what it is worth to a leader to stand where he stands.
func (e *estimator) leading(c *game.Piece, cell int) int {
	if e.f.threat[cell] == 0 {
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
