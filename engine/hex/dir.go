package hex

import "fmt"

// Dir is one of the six hexsides of a flat-topped hex, clockwise from the north.
type Dir uint8

// The six directions, 60 degrees apart.
const (
	N Dir = iota
	NE
	SE
	S
	SW
	NW
)

var (
	steps = [6]Hex{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}
	names = [6]string{"N", "NE", "SE", "S", "SW", "NW"}
)

// Turn rotates by n steps of 60 degrees, clockwise when n is positive.
func (d Dir) Turn(n int) Dir { return Dir((int(d) + n%6 + 6) % 6) }

// Back is the opposite direction.
func (d Dir) Back() Dir { return d.Turn(3) }

// Angle is the turn between two directions in steps of 60 degrees, 0 to 3.
func (d Dir) Angle(o Dir) int {
	n := (int(d) - int(o) + 6) % 6
	return min(n, 6-n)
}

// String is the compass name.
func (d Dir) String() string { return names[d%6] }

// ParseDir reads a compass name.
func ParseDir(s string) (Dir, error) {
	for i, n := range names {
		if n == s {
			return Dir(i), nil
		}
	}
	return 0, fmt.Errorf("facing %q: want one of N NE SE S SW NW", s)
}

// MarshalText writes the compass name.
func (d Dir) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads the compass name.
func (d *Dir) UnmarshalText(b []byte) (err error) {
	*d, err = ParseDir(string(b))
	return err
}
