package mapview

import (
	"math"
	"strconv"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// The size of a hex in world units; one world unit is one pixel at zoom 1.
const (
	R    = 40.0                   // from the centre to a corner
	High = R * 1.7320508075688772 // from the north side to the south side
	Step = 1.5 * R                // from one column to the next
)

// Point is a spot on the map, or a way between two, in world units; y grows southward.
type Point struct{ X, Y float64 }

// Add is the sum of two points.
func (p Point) Add(q Point) Point { return Point{X: p.X + q.X, Y: p.Y + q.Y} }

// Sub is the way from q to p.
func (p Point) Sub(q Point) Point { return Point{X: p.X - q.X, Y: p.Y - q.Y} }

// Mul is a way n times as long.
func (p Point) Mul(n float64) Point { return Point{X: p.X * n, Y: p.Y * n} }

// Div is a way shorter by n times.
func (p Point) Div(n float64) Point { return Point{X: p.X / n, Y: p.Y / n} }

// Dot is the scalar product of two ways.
func (p Point) Dot(q Point) float64 { return p.X*q.X + p.Y*q.Y }

// Tenths is a spot in whole tenths of a unit, as precise as paths are drawn.
func (p Point) Tenths() (x, y int) { return int(math.Round(p.X * 10)), int(math.Round(p.Y * 10)) }

// pt is the short name of a point.
type pt = Point

// corners are the corners about a centre; hexside d runs from corner d to corner d+1.
var corners = [6]pt{
	{X: -R / 2, Y: -High / 2}, {X: R / 2, Y: -High / 2}, {X: R},
	{X: R / 2, Y: High / 2}, {X: -R / 2, Y: High / 2}, {X: -R},
}

// Centre is the middle of a hex in world units, y growing southward.
func Centre(h hex.Hex) (x, y float64) {
	c := centre(h)
	return c.X, c.Y
}

// Corner is a corner of a hex in world units. Corners count clockwise from the
// north-west, so that hexside d runs from corner d to corner d+1.
func Corner(h hex.Hex, i int) (x, y float64) {
	c := corner(h, i)
	return c.X, c.Y
}

// HexAt is the hex that covers a spot, on the battlefield or not.
func HexAt(x, y float64) hex.Hex {
	q := (x - R) / Step
	r := y/High - 0.5 - q/2
	rq, rr, rs := math.Round(q), math.Round(r), math.Round(-q-r)
	dq, dr, ds := math.Abs(rq-q), math.Abs(rr-r), math.Abs(rs+q+r)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	return hex.Hex{Q: int16(rq), R: int16(rr)}
}

// Area is a rectangle of the world: its corner at the top left, width and height.
type Area struct{ X, Y, W, H float64 }

// Extent is the rectangle that the part of a battlefield in play fills.
func Extent(b *board.Board) Area {
	p := b.Part
	return Area{Step * float64(p.Left), High * float64(p.Top),
		Step*float64(p.Right-p.Left) + 2*R, High * (float64(p.Bottom-p.Top) + 1.5)}
}

// ViewBox is the rectangle as pictures name it.
func (a Area) ViewBox() string { return num(a.X) + " " + num(a.Y) + " " + num(a.W) + " " + num(a.H) }

// has reports whether a spot lies in the rectangle.
func (a Area) has(x, y float64) bool { return x >= a.X && y >= a.Y && x < a.X+a.W && y < a.Y+a.H }

// Frame is the smallest rectangle of a shape, so many times as wide as high, that holds this one; it
// lies in the whole as far as that has room.
func (a Area) Frame(shape float64, all Area) Area {
	w := min(max(a.W, a.H*shape), all.W)
	h := min(w/shape, all.H)
	x, y := a.X+(a.W-w)/2, a.Y+(a.H-h)/2
	return Area{min(max(x, all.X), all.X+all.W-w), min(max(y, all.Y), all.Y+all.H-h), w, h}
}

// parseViewBox is the inverse of ViewBox; ok is whether the text is one.
func parseViewBox(text string) (a Area, ok bool) {
	if n, ok := parseAll(strings.Fields(text)); ok && len(n) == 4 {
		return Area{n[0], n[1], n[2], n[3]}, true
	}
	return a, false
}

// parseAll reads numbers; ok is whether all of them are.
func parseAll(texts []string) (numbers []float64, ok bool) {
	for _, text := range texts {
		n, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return nil, false
		}
		numbers = append(numbers, n)
	}
	return numbers, true
}

// sides are the left, top, right and bottom of the rectangle.
func (a Area) sides() (x0, y0, x1, y1 float64) { return a.X, a.Y, a.X + a.W, a.Y + a.H }

func centre(h hex.Hex) pt {
	return pt{X: Step*float64(h.Q) + R, Y: High * (float64(h.R) + float64(h.Q)/2 + 0.5)}
}

func corner(h hex.Hex, i int) pt { return centre(h).Add(corners[(i%6+6)%6]) }

// side is one hexside, clockwise as seen from h.
func side(h hex.Hex, d hex.Dir) (from, to pt) { return corner(h, int(d)), corner(h, int(d)+1) }

// Between is the spot a share t of the way from a to b.
func Between(a, b Point, t float64) Point { return pt{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t} }

// Right is the unit vector to the right of the way from a to b, as one walks it.
func Right(a, b Point) Point {
	d := b.Sub(a)
	n := math.Hypot(d.X, d.Y)
	if n == 0 {
		return pt{}
	}
	return pt{X: -d.Y / n, Y: d.X / n}
}

// Distance is how far two spots lie apart.
func Distance(a, b Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }
