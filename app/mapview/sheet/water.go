package sheet

import (
	"github.com/tdewolff/canvas"

	"gonfalon/app/mapview"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// water is a stream or river as drawn: the control points of its course and spots
// along it.
type water struct {
	board.Water
	line  []pt
	spots []spot
}

// layWaters turns the hexsides of all waters into courses. One that ends on
// another's course joins it; one that ends at the edge of the sheet runs off it.
func (d *drawing) layWaters() []water {
	var out []water
	for _, w := range d.Waters {
		for _, course := range d.courses(w.Sides) {
			out = append(out, water{Water: w, line: course})
		}
	}
	joins := map[mapview.Knot]pt{}
	for _, w := range out {
		markJoins(joins, w.line)
	}
	for i := range out {
		out[i].line = d.finish(out[i].line, joins)
		out[i].spots = openSpots(out[i].line)
	}
	return out
}

// courses are the corners that the hexsides pass, in order. There is more than one
// course where consecutive sides do not meet or run through a lake.
func (f field) courses(sides [][2]hex.Hex) [][]pt {
	var out [][]pt
	var line []pt
	for i, s := range sides {
		d, ok := s[0].Toward(s[1])
		if !ok || f.Terrain(s[0]) == board.Lake && f.Terrain(s[1]) == board.Lake {
			continue
		}
		a, b := side(s[0], d)
		switch {
		case len(line) > 0 && line[len(line)-1].Knot() == a.Knot():
			line = append(line, b)
		case len(line) > 0 && line[len(line)-1].Knot() == b.Knot():
			line = append(line, a)
		default:
			out = keep(out, line)
			if i+1 < len(sides) && touches(sides[i+1], a) {
				a, b = b, a
			}
			line = []pt{a, b}
		}
	}
	return keep(out, line)
}

func keep(lines [][]pt, line []pt) [][]pt {
	if len(line) < 2 {
		return lines
	}
	return append(lines, line)
}

// touches reports whether a corner is an end of the hexside between two hexes.
func touches(s [2]hex.Hex, corner pt) bool {
	d, ok := s[0].Toward(s[1])
	if !ok {
		return false
	}
	a, b := side(s[0], d)
	return a.Knot() == corner.Knot() || b.Knot() == corner.Knot()
}

// markJoins records where the drawn course passes each corner, its ends excepted.
func markJoins(joins map[mapview.Knot]pt, line []pt) {
	for i := 1; i < len(line)-1; i++ {
		a, c, b := meander(between(line[i], line[i-1], 1.0/3)), meander(line[i]), meander(between(line[i], line[i+1], 1.0/3))
		joins[line[i].Knot()] = a.Mul(0.125).Add(c.Mul(0.75)).Add(b.Mul(0.125))
	}
}

// finish makes control points of corners: thirds of the sides, moved a little, with
// both ends drawn to where they belong.
func (d *drawing) finish(line []pt, joins map[mapview.Knot]pt) []pt {
	var out []pt
	for i, p := range line {
		out = append(out, meander(p))
		if i+1 < len(line) {
			out = append(out, meander(between(p, line[i+1], 1.0/3)), meander(between(p, line[i+1], 2.0/3)))
		}
	}
	n := len(line)
	if p, ok := d.ending(line[0], line[1], joins); ok {
		out = append([]pt{p}, out...)
	}
	if p, ok := d.ending(line[n-1], line[n-2], joins); ok {
		out = append(out, p)
	}
	return out
}

// ending is one more point after the last corner of a course, coming from the corner
// before it: on the water it joins or beyond the sheet. A spring needs none.
func (d *drawing) ending(last, before pt, joins map[mapview.Knot]pt) (pt, bool) {
	if p, ok := joins[last.Knot()]; ok {
		return p, true
	}
	out := last.Add(last.Sub(before))
	return out, !d.On(mapview.HexAt(out.X, out.Y)) || !d.On(mapview.HexAt(last.X+1, last.Y)) || !d.On(mapview.HexAt(last.X-1, last.Y))
}

// drawWaters draws streams and rivers, each with its banks.
func (d *drawing) drawWaters() {
	var lines [2]*canvas.Path
	for i := range lines {
		lines[i] = &canvas.Path{}
	}
	for _, w := range d.waters {
		if w.River {
			openSpline(lines[1], w.line)
		} else {
			openSpline(lines[0], w.line)
		}
	}
	streams, rivers := d.define(lines[0]), d.define(lines[1])
	rivers("m-river-case")
	streams("m-stream-case") // over the bank of the river it joins, and so opens it
	streams("m-stream")
	rivers("m-river")
}

// drawLakes covers lakes and sea, with three fading lines along the shore, and rivers
// that fill hexes: wet banks as wide as the hexes and a broad stream through their
// centres, which opens the shore where it flows into a lake.
func (d *drawing) drawLakes() {
	rivers := d.inPlay(board.RiverHex)
	d.draw("m-wet", newRegion(rivers).path())
	p := &canvas.Path{}
	for _, h := range rivers {
		d.addReach(p, h)
	}
	broad := d.define(p)
	broad("m-broad-case")
	shape := newRegion(d.hexes(board.Lake))
	d.draw("m-lake", shape.path())
	for i, class := range []string{"m-wline near", "m-wline", "m-wline far"} {
		d.draw(class, shape.inset(3.2+4.4*float64(i)).path())
	}
	broad("m-broad")
}

// addReach adds the part of a broad river that lies in one hex: a bend from the hex
// it comes from to the one it goes to, and straight arms where there are more or less.
func (d *drawing) addReach(p *canvas.Path, h hex.Hex) {
	c := snap(wobble(centre(h)))
	arms := d.arms(h)
	if len(arms) == 2 {
		p.MoveTo(arms[0].X, arms[0].Y)
		p.QuadTo(c.X, c.Y, arms[1].X, arms[1].Y)
		return
	}
	dot(p, c)
	for _, arm := range arms {
		poly(p, false, c, arm)
	}
}

// arms are the points to which a broad river runs from the centre of a hex: halfway
// to each neighbour that has it too, and where it ends, into a lake or off the sheet.
func (d *drawing) arms(h hex.Hex) []pt {
	var out []pt
	c, last := snap(wobble(centre(h))), hex.N
	for dir := hex.N; dir <= hex.NW; dir++ {
		if n := h.Step(dir); d.Terrain(n) == board.RiverHex {
			out = append(out, middle(c, snap(wobble(centre(n)))))
			last = dir
		}
	}
	if len(out) == 1 {
		out = append(out, d.mouth(h, last.Back())...)
	}
	return out
}

// mouth is where a river flowing in a direction ends in hex h: as straight ahead as
// a lake or the edge of the sheet allows. A river that springs there has no mouth.
func (d *drawing) mouth(h hex.Hex, ahead hex.Dir) []pt {
	for _, turn := range []int{0, -1, 1, -2, 2} {
		n := h.Step(ahead.Turn(turn))
		if t := d.Terrain(n); t == board.Lake || t == board.Void {
			return []pt{snap(centre(n))}
		}
	}
	return nil
}
