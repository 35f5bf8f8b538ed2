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

func TestFrameHoldsAnAreaInTheWhole(t *testing.T) {
	all := Area{W: 100, H: 60}
	for from, want := range map[Area]Area{
		{X: 40, Y: 10, W: 20, H: 40}: {X: 20, Y: 10, W: 60, H: 40},
		{X: 5, Y: 10, W: 20, H: 40}:  {X: 0, Y: 10, W: 60, H: 40}, // not over the edge
		{X: 40, Y: 50, W: 30, H: 5}:  {X: 40, Y: 40, W: 30, H: 20},
		{W: 100, H: 60}:              {W: 100, H: 60},
	} {
		if got := from.Frame(1.5, all); got != want {
			t.Errorf("%v is framed by %v, want %v", from, got, want)
		}
	}
}

func TestExtentHoldsAllHexes(t *testing.T) {
	b := board.New("plain", 4, 3)
	if box := Extent(b); box.X != 0 || box.Y != 0 || box.W != 260 || math.Abs(box.H-3.5*High) > 1e-9 {
		t.Errorf("extent %v", box)
	}
	part := board.Part{Left: 1, Top: 1, Right: 2, Bottom: 2}
	box := Extent(b.Cut(part))
	for cell := range b.Cells() {
		h := b.Hex(cell)
		x0, y0, x1, y1 := around([]hex.Hex{h}, High/2-0.1)
		if part.Has(h) && !(box.has(x0, y0) && box.has(x1, y1)) {
			t.Errorf("%v lies beyond %v", h, box)
		}
	}
	if want := (Area{X: Step, Y: High, W: Step + 2*R, H: 2.5 * High}); box.ViewBox() != want.ViewBox() {
		t.Errorf("the part fills %v, want %v", box, want)
	}
	if got := (Area{60, 69.25, 140, 173.5}).ViewBox(); got != "60 69.25 140 173.5" {
		t.Errorf("view box %q", got)
	}
}
