package hex

import (
	"fmt"
	"strconv"
)

// Hex is a position in axial coordinates: Q is the printed column, R grows southward.
type Hex struct{ Q, R int16 }

// At returns the hex printed with this column and row.
func At(col, row int) Hex {
	return Hex{int16(col), int16(row - col>>1)}
}

// Col is the printed column.
func (h Hex) Col() int { return int(h.Q) }

// Row is the printed row.
func (h Hex) Row() int { return int(h.R) + int(h.Q)>>1 }

// Step returns the neighbour in direction d.
func (h Hex) Step(d Dir) Hex {
	s := steps[d]
	return Hex{h.Q + s.Q, h.R + s.R}
}

// Distance is the number of steps between two hexes.
//
//go:noinline
func (h Hex) Distance(o Hex) int {
	q, r := int(h.Q)-int(o.Q), int(h.R)-int(o.R)
	return max(abs(q), abs(r), abs(q+r))
}

// Nearest returns how far the nearest of some hexes is, of which there must be one.
func (h Hex) Nearest(to []Hex) int {
	best := h.Distance(to[0])
	for _, t := range to[1:] {
		best = min(best, h.Distance(t))
	}
	return best
}

// Toward returns the direction of an adjacent hex; ok is false when o is not adjacent.
//
//go:noinline
func (h Hex) Toward(o Hex) (d Dir, ok bool) {
	s := Hex{o.Q - h.Q, o.R - h.R}
	for d, t := range steps {
		if s == t {
			return Dir(d), true
		}
	}
	return 0, false
}

// Bearing returns the direction that points nearest to o, which may lie at any
// distance; the lower direction wins a tie. It is N when o is h itself.
func (h Hex) Bearing(o Hex) Dir {
	best := N
	for d := NE; d <= NW; d++ {
		if h.along(steps[d], o) > h.along(steps[best], o) {
			best = d
		}
	}
	return best
}

// along is how far o lies from h in the direction of a step, as a scalar product in
// halves; among steps of equal length the one at the smallest angle has the most.
func (h Hex) along(step, o Hex) int {
	q, r := int(o.Q)-int(h.Q), int(o.R)-int(h.R)
	sq, sr := int(step.Q), int(step.R)
	return 2*(sq*q+sr*r) + sq*r + sr*q
}

// String is the printed number, "0405" for column 4 and row 5.
func (h Hex) String() string { return fmt.Sprintf("%02d%02d", h.Col(), h.Row()) }

// Parse reads a printed number such as "2304"; it fails on anything but four digits.
func Parse(s string) (Hex, error) {
	n, err := strconv.ParseUint(s, 10, 16)
	if err != nil || len(s) != 4 {
		return Hex{}, fmt.Errorf("hex %q: want four digits, column then row", s)
	}
	return At(int(n)/100, int(n)%100), nil
}

// Must is Parse for numbers known to be good, in tests and tables; it panics on others.
func Must(s string) Hex {
	h, err := Parse(s)
	if err != nil {
		panic(err)
	}
	return h
}

// MarshalText writes the printed number.
func (h Hex) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText reads the printed number.
func (h *Hex) UnmarshalText(b []byte) (err error) {
	*h, err = Parse(string(b))
	return err
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
