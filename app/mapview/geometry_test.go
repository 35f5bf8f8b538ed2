package mapview

import (
	"math"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

func TestCentreOfPrintedHexes(t *testing.T) {
	for id, want := range map[string]pt{
		"0000": {X: 40, Y: High / 2},
		"0100": {X: 100, Y: High}, // odd columns lie half a hex lower
		"0203": {X: 160, Y: 3.5 * High},
	} {
		if x, y := Centre(hex.Must(id)); math.Abs(x-want.X) > 1e-9 || math.Abs(y-want.Y) > 1e-9 {
			t.Errorf("centre of %s: %v %v, want %v", id, x, y, want)
		}
	}
}

func TestHexAtFindsTheHexAboutItsCentre(t *testing.T) {
	for c := range 6 {
		for r := range 6 {
			h := hex.At(c, r)
			for i := range 6 {
				x, y := Centre(h)
				cx, cy := Corner(h, i)
				if got := HexAt(x+0.97*(cx-x), y+0.97*(cy-y)); got != h {
					t.Errorf("close to corner %d of %v lies %v", i, h, got)
				}
			}
		}
	}
}

func TestHexsideRunsBetweenItsCornersAndIsSharedWithTheNeighbour(t *testing.T) {
	h := hex.Must("0302")
	for d := hex.N; d <= hex.NW; d++ {
		a, b := side(h, d)
		c, e := side(h.Step(d), d.Back())
		if Distance(a, e) > 1e-9 || Distance(b, c) > 1e-9 {
			t.Errorf("side %v of %v differs as seen from the other hex", d, h)
		}
	}
}

func TestSizeHoldsAllHexes(t *testing.T) {
	w, h := Size(board.New("plain", 4, 3))
	if w != 260 || math.Abs(h-3.5*High) > 1e-9 {
		t.Errorf("size %v x %v", w, h)
	}
}
