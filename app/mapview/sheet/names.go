package sheet

import (
	"fmt"
	"html"
	"math"
	"slices"
	"unicode/utf8"

	"gonfalon/app/mapview"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// sizes are the heights of names in world units at zoom 1, by kind of place; the
// stylesheet has the same numbers.
var sizes = map[string]float64{"town": 23, "village": 16, "label": 16, "water": 15}

// drawNames prints all names.
func (d *drawing) drawNames() {
	d.ink.WriteString("<g class=\"m-names\">\n")
	for _, n := range d.names() {
		n.print(d.ink)
	}
	d.ink.WriteString("</g>\n")
}

// names finds room for all names, places first.
func (d *drawing) names() []label {
	l := &labels{drawing: d}
	for _, p := range d.Places {
		if text := d.name(p.Name); text != "" && len(p.Hexes) > 0 {
			positions := l.around(text, p)
			for i := range positions {
				positions[i] = l.brought(positions[i])
			}
			l.put(positions)
		}
	}
	for _, w := range d.waters {
		if text := d.name(w.Name); text != "" {
			l.putAlong(text, w)
		}
	}
	return l.placed
}

func (d *drawing) name(s string) string {
	if d.Name == nil {
		return s
	}
	return d.Name(s)
}

// label is a name in one position: the middle of its base line and the direction of
// reading, a unit vector.
type label struct {
	text, kind string
	at, along  pt
	wide, high float64
	bias       float64 // cost of the position itself
}

func newLabel(text, kind string) label {
	size := sizes[kind]
	if size == 0 {
		kind, size = "label", sizes["label"]
	}
	const perLetter = 0.53
	return label{text: text, kind: kind, along: pt{X: 1}, high: size * 0.7,
		wide: size * perLetter * float64(utf8.RuneCountInString(text))}
}

// print writes the text element.
func (n label) print(k *ink) {
	fmt.Fprintf(k, `<text class="m-name %s" x="%s" y="%s"`, n.kind, number(n.at.X), number(n.at.Y))
	if n.along.Y != 0 {
		turn := math.Atan2(n.along.Y, n.along.X) * 180 / math.Pi
		k.attr("transform", fmt.Sprintf("rotate(%s %s %s)", number(turn), number(n.at.X), number(n.at.Y)))
	}
	fmt.Fprintf(k, ">%s</text>\n", html.EscapeString(n.text))
}

// spots are places spread over the name, to be tested for what lies there.
func (n label) spots() []pt {
	const across = 8
	up := pt{X: n.along.Y, Y: -n.along.X}
	var out []pt
	for i := range across + 1 {
		base := n.at.Add(n.along.Mul(n.wide * (float64(i)/across - 0.5)))
		out = append(out, base, base.Add(up.Mul(n.high)))
	}
	return out
}

// covers reports whether p lies in the name or close to it.
func (n label) covers(p pt) bool {
	const margin = 8
	v := p.Sub(n.at)
	x, y := v.Dot(n.along), v.Dot(pt{X: n.along.Y, Y: -n.along.X})
	return math.Abs(x) < n.wide/2+margin && y > -margin && y < n.high+margin
}

// labels is the map with the names placed so far.
type labels struct {
	*drawing
	placed []label
}

// put places the name in the best of some positions.
func (l *labels) put(positions []label) {
	best, least := -1, math.Inf(1)
	for i, n := range positions {
		if cost := l.cost(n); cost < least {
			best, least = i, cost
		}
	}
	if best >= 0 {
		l.placed = append(l.placed, positions[best])
	}
}

// cost is how badly a name stands in a position.
func (l *labels) cost(n label) float64 {
	sum := n.bias
	for _, p := range n.spots() {
		sum += l.costAt(n.kind, p)
	}
	for _, p := range n.ends() {
		if !l.onSheet(p) {
			sum += overEdge
		}
	}
	return sum
}

// ends are where a name begins and ends on a small map, where names are printed twice as wide.
func (n label) ends() [2]pt {
	return [2]pt{n.at.Sub(n.along.Mul(n.wide)), n.at.Add(n.along.Mul(n.wide))}
}

// brought is a level name beside the edge of the sheet, moved until it ends before it.
func (l *labels) brought(n label) label {
	x0, _, x1, _ := l.sheet()
	if at := max(x0+n.wide+1, min(n.at.X, x1-n.wide-1)); at != n.at.X && x1-x0 > 2*n.wide+2 {
		n.bias += math.Abs(at-n.at.X) / 20
		n.at.X = at
	}
	return n
}

// What it costs to print over things.
const (
	overEdge   = 60.0
	overName   = 40.0
	overHouse  = 5.0
	overLine   = 3.0
	overShape  = 0.8 // the edge of a wood, its trees, contours
	overNumber = 0.4
)

func (l *labels) costAt(kind string, p pt) float64 {
	if !l.onSheet(p) {
		return overEdge
	}
	sum := 0.0
	for _, n := range l.placed {
		if n.covers(p) {
			sum += overName
		}
	}
	if !l.lines.clear(p, 5) {
		sum += overLine
	}
	h := mapview.HexAt(p.X, p.Y)
	if onNumber(h, p) {
		sum += overNumber
	}
	switch t := l.Terrain(h); {
	case t == board.Village || t == board.Fort:
		sum += overHouse
	case t != board.Clear && !(t == board.Lake && kind == "water"):
		sum += overShape
	}
	return sum
}

// around are the positions for the name of a place: on it where it is a lake or a
// mere label, else beside one of its hexes.
func (l *labels) around(text string, p board.Place) []label {
	n := newLabel(text, p.Kind)
	on := p.Hexes[0]
	if l.Terrain(on) == board.Lake {
		return l.onLake(n, on)
	}
	var out []label
	middle := mean(p.Hexes)
	if n.kind == "label" {
		out = nudged(n, middle)
	}
	for _, h := range p.Hexes {
		c := centre(h)
		for _, at := range []pt{
			{X: c.X, Y: c.Y - High/2 - 7}, {X: c.X, Y: c.Y + High/2 + n.high + 9},
			{X: c.X + R + n.wide/2, Y: c.Y + n.high/2}, {X: c.X - R - n.wide/2, Y: c.Y + n.high/2},
		} {
			n.at, n.bias = at, distance(at, middle)/30
			out = append(out, n)
		}
	}
	return out
}

// onLake are positions about the middle of the lake to which a hex belongs.
func (l *labels) onLake(n label, on hex.Hex) []label {
	for _, lake := range patches(l.inPlay(board.Lake)) {
		for _, h := range lake {
			if h == on {
				return nudged(n, mean(lake))
			}
		}
	}
	return nil
}

// nudged are positions on a point and a little above, below and beside it.
func nudged(n label, at pt) []label {
	var out []label
	for _, dx := range []float64{0, -30, 30} {
		for _, dy := range []float64{0, -16, 16, -32, 32} {
			n.at = at.Add(pt{X: dx, Y: dy + n.high/2})
			n.bias = (math.Abs(dx) + math.Abs(dy)) / 20
			out = append(out, n)
		}
	}
	return out
}

func mean(hexes []hex.Hex) pt {
	var sum pt
	for _, h := range hexes {
		sum = sum.Add(centre(h))
	}
	return sum.Div(float64(len(hexes)))
}

// putAlong places the name of a stream or river beside it, again and again where
// the water is long.
func (l *labels) putAlong(text string, w water) {
	const long = 2300.0 // units of water to a name
	times := 1 + int(length(w.spots)/long)
	part := len(w.spots) / times
	for i := range times {
		positions := l.beside(newLabel(text, "water"), w.spots[i*part:(i+1)*part], w.River)
		l.put(slices.DeleteFunc(positions, func(n label) bool { // rather no name than one that is cut
			ends := n.ends()
			return !l.onSheet(ends[0]) || !l.onSheet(ends[1])
		}))
	}
}

func length(spots []spot) float64 {
	sum := 0.0
	for i := 1; i < len(spots); i++ {
		sum += distance(spots[i-1].at, spots[i].at)
	}
	return sum
}

// beside are the positions along a stretch of water, on either bank.
func (l *labels) beside(n label, spots []spot, river bool) []label {
	const stride = 8 // spots, about one hexside
	bank := 5.0
	if river {
		bank = 9
	}
	var out []label
	for from := 0; from < len(spots); from += stride {
		to, run := from, 0.0
		for to+1 < len(spots) && run < n.wide*1.15 {
			run += distance(spots[to].at, spots[to+1].at)
			to++
		}
		if run < n.wide {
			break
		}
		out = append(out, onBanks(n, spots[from:to+1], run, bank)...)
	}
	return out
}

// onBanks are the two positions beside one window of water, clear of its bends. A
// winding window costs more than a straight one, a steep one more than a level one.
func onBanks(n label, window []spot, run, bank float64) []label {
	a, b := window[0].at, window[len(window)-1].at
	if b.X < a.X {
		a, b = b, a
	}
	chord := distance(a, b)
	if chord == 0 {
		return nil
	}
	n.along = b.Sub(a).Div(chord)
	up := pt{X: n.along.Y, Y: -n.along.X}
	above, below := 0.0, 0.0
	for _, s := range window {
		off := s.at.Sub(a).Dot(up)
		above, below = max(above, off), max(below, -off)
	}
	n.bias = 60*(1-chord/run) + 6*math.Abs(n.along.Y)
	m := middle(a, b)
	over, under := n, n
	over.at = m.Add(up.Mul(above + bank))
	under.at = m.Sub(up.Mul(below + bank + n.high))
	over.bias, under.bias = n.bias+above/6, n.bias+below/6+0.5
	return []label{over, under}
}
