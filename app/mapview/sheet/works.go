package sheet

import (
	"math"

	"github.com/tdewolff/canvas"

	"gonfalon/app/mapview"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// everySide calls do for each hexside in sight once that has any of these features.
func (d *drawing) everySide(any board.Side, do func(h hex.Hex, dir hex.Dir)) {
	for cell := range d.Cells() {
		h := d.Hex(cell)
		for dir := hex.N; dir <= hex.NW; dir++ {
			next := h.Step(dir)
			if d.Side(h, dir)&any != 0 && (dir < hex.S || d.Cell(next) < 0) && (d.Part.Has(h) || d.Part.Has(next)) {
				do(h, dir)
			}
		}
	}
}

// drawCrossings draws bridges, which follow the road over the water, and fords.
func (d *drawing) drawCrossings() {
	decks, rails, fords := &canvas.Path{}, &canvas.Path{}, &canvas.Path{}
	d.everySide(board.Bridge, func(h hex.Hex, dir hex.Dir) {
		grow := 1.0
		if d.Side(h, dir).Has(board.River) {
			grow = 1.35
		}
		at, along := d.crossing(h, dir)
		addBridge(decks, rails, at, along, grow)
	})
	d.everySide(board.Ford, func(h hex.Hex, dir hex.Dir) {
		at, along := d.crossing(h, dir)
		addFord(fords, at, along)
	})
	d.draw("m-deck", decks)
	d.draw("m-rail", rails)
	d.draw("m-ford", fords)
}

// crossing is where the water is crossed on a hexside and in which direction: where
// a road meets it, or else straight over the middle.
func (d *drawing) crossing(h hex.Hex, dir hex.Dir) (at, along pt) {
	from, to := side(h, dir)
	m := middle(from, to)
	at, along = m, right(to, from)
	if s, gap := d.nearestWater(m); gap < R/2 {
		at = s.at
	}
	least := math.Inf(1)
	for _, r := range d.roads {
		for _, s := range r.spots {
			if distance(s.at, m) > R {
				continue
			}
			if _, gap := d.nearestWater(s.at); gap < least {
				least, at, along = gap, s.at, pt{X: s.right.Y, Y: -s.right.X}
			}
		}
	}
	return at, along
}

func (d *drawing) nearestWater(p pt) (best spot, gap float64) {
	gap = math.Inf(1)
	for _, w := range d.waters {
		for _, s := range w.spots {
			if n := distance(s.at, p); n < gap {
				best, gap = s, n
			}
		}
	}
	return best, gap
}

// addBridge adds a deck and its two rails with spread ends.
func addBridge(decks, rails *canvas.Path, c, along pt, grow float64) {
	u, v, spread := 10*grow, 5.2, 3.6
	box(decks, c, along, u, v)
	across := pt{X: -along.Y, Y: along.X}
	at := func(a, b float64) pt { return c.Add(along.Mul(a)).Add(across.Mul(b)) }
	for _, s := range []float64{-1, 1} {
		poly(rails, false, at(-u-spread, s*(v+spread)), at(-u, s*v), at(u, s*v), at(u+spread, s*(v+spread)))
	}
}

// addFord adds five bars, like stepping stones.
func addFord(p *canvas.Path, c, along pt) {
	across := pt{X: -along.Y, Y: along.X}.Mul(6)
	for i := -2.0; i <= 2; i++ {
		bar := c.Add(along.Mul(5 * i))
		poly(p, false, bar.Sub(across), bar.Add(across))
	}
}

// drawBuiltGround tints villages and towns; a town fills its hexes to the wall.
func (d *drawing) drawBuiltGround() {
	d.draw("m-built", newRegion(d.inPlay(board.Village)).path())
	p := &canvas.Path{}
	for _, loop := range mapview.Outlines(d.inPlay(board.Fort)) {
		poly(p, true, loop...)
	}
	d.draw("m-town", p)
}

// manner is how closely houses stand.
type manner struct {
	houses     int     // wanted in a hex
	apart      float64 // units between two of them
	long       float64 // half the least length of one
	turn       float64 // of those far from any road, in radians
	terrain    board.Terrain
	withinShow float64 // share of the hex they keep within
}

var manners = []manner{
	{houses: 15, apart: 9.6, long: 3.4, terrain: board.Village, withinShow: 0.84},
	{houses: 34, apart: 8, long: 3.2, turn: 0.25, terrain: board.Fort, withinShow: 0.86},
}

// drawBuildings puts houses in villages and towns, along the roads where there are any.
func (d *drawing) drawBuildings() {
	p := &canvas.Path{}
	for _, m := range manners {
		for _, h := range d.inPlay(m.terrain) {
			d.build(p, h, m)
		}
	}
	d.draw("m-house", p)
}

// build tries places in one hex at random until it has enough houses.
func (d *drawing) build(p *canvas.Path, h hex.Hex, m manner) {
	var built []pt
	for i := 0; i < 6*m.houses && len(built) < m.houses; i++ {
		turn, out := 2*math.Pi*hash(h.Col()*13+i, h.Row(), 21), R*0.9*math.Sqrt(hash(h.Col()*13+i, h.Row(), 22))
		at := centre(h).Add(pt{X: out * math.Cos(turn), Y: out * math.Sin(turn)})
		if !within(h, at, m.withinShow) || !d.lines.clear(at, 6.8) || crowded(built, at, m.apart) {
			continue
		}
		built = append(built, at)
		long, broad := m.long+2.2*hash(i, h.Col(), 23), 2.2+1.3*hash(i, h.Row(), 24)
		box(p, at, d.front(h, at, m.turn, i), long, broad)
	}
}

// front is the direction in which house i of a hex is turned.
func (d *drawing) front(h hex.Hex, at pt, turn float64, i int) pt {
	a := turn
	if turn == 0 {
		a = 3 * hash(h.Col(), h.Row(), 2)
	}
	if s, gap := d.lines.near(at); gap < 20 {
		a = math.Atan2(-s.right.X, s.right.Y)
	}
	if hash(i, h.Col()+h.Row(), 25) > 0.62 {
		a += math.Pi / 2
	}
	a += 0.14 * (hash(i, h.Col(), 26) - 0.5)
	return pt{X: math.Cos(a), Y: math.Sin(a)}
}

// within reports whether p lies in a hex shrunk to this share of its size.
func within(h hex.Hex, p pt, share float64) bool {
	c := centre(h)
	q := c.Add(p.Sub(c).Mul(1 / share))
	return mapview.HexAt(q.X, q.Y) == h
}

func crowded(built []pt, p pt, apart float64) bool {
	for _, q := range built {
		if distance(p, q) < apart {
			return true
		}
	}
	return false
}

// drawWalls draws town walls exactly on the hexsides, towers on their corners and
// gates as gaps between two pale towers.
func (d *drawing) drawWalls() {
	walls, towers, gates := &canvas.Path{}, &canvas.Path{}, &canvas.Path{}
	for _, h := range d.inPlay(board.Fort) {
		for dir := hex.N; dir <= hex.NW; dir++ {
			if d.Terrain(h.Step(dir)) == board.Fort {
				continue
			}
			a, b := side(h, dir)
			dot(towers, a)
			if d.Side(h, dir).Has(board.Gate) {
				addGate(walls, gates, a, b)
			} else {
				poly(walls, false, a, b)
			}
		}
	}
	d.draw("m-wall", walls)
	tower := d.define(towers)
	tower("m-tower rim")
	tower("m-tower")
	d.draw("m-gate", gates)
}

// addGate adds a wall from a to b with a gap and the gate's two towers.
func addGate(walls, gates *canvas.Path, a, b pt) {
	const half = 3.6
	along := b.Sub(a).Div(distance(a, b))
	for _, end := range []struct {
		at pt
		t  float64
	}{{a, 0.34}, {b, 0.66}} {
		post := between(a, b, end.t)
		poly(walls, false, end.at, post)
		box(gates, post, along, half, half*1.3)
	}
}
