package board

import (
	"testing"

	"gonfalon/engine/hex"
)

func TestCellsNumberTheHexesColumnByColumn(t *testing.T) {
	b := New("green", 5, 3)
	if b.Cells() != 15 {
		t.Fatalf("%d cells", b.Cells())
	}
	n := 0
	for col := range 5 {
		for row := range 3 {
			h := hex.At(col, row)
			if b.Cell(h) != n || b.Hex(n) != h {
				t.Errorf("%v is cell %d, and cell %d is %v", h, b.Cell(h), n, b.Hex(n))
			}
			n++
		}
	}
}

func TestNothingLiesOffTheMap(t *testing.T) {
	b := New("green", 5, 3)
	for _, h := range []hex.Hex{hex.At(-1, 0), hex.At(0, -1), hex.At(5, 0), hex.At(0, 3), hex.At(99, 99)} {
		if b.Cell(h) != -1 || b.On(h) || b.Terrain(h) != Void || b.Side(h, hex.N) != 0 {
			t.Errorf("something lies at %v", h)
		}
	}
}

func TestANewFieldIsClear(t *testing.T) {
	b := New("green", 5, 3)
	for c := range b.Cells() {
		if h := b.Hex(c); b.Terrain(h) != Clear || !b.On(h) {
			t.Errorf("%v is %v", h, b.Terrain(h))
		}
	}
}

func TestTerrainCoversOneHex(t *testing.T) {
	b := New("green", 5, 3)
	b.SetTerrain(hex.Must("0201"), Forest)
	b.SetTerrain(hex.Must("0302"), Void)
	covered := map[hex.Hex]Terrain{hex.Must("0201"): Forest, hex.Must("0302"): Void}
	for c := range b.Cells() {
		h, want := b.Hex(c), Clear
		if g, ok := covered[h]; ok {
			want = g
		}
		if b.Terrain(h) != want {
			t.Errorf("%v is %v, want %v", h, b.Terrain(h), want)
		}
	}
	if b.On(hex.Must("0302")) {
		t.Error("a void hex belongs to the field")
	}
}

func TestAHexsideIsSeenFromBothHexes(t *testing.T) {
	for d := hex.N; d <= hex.NW; d++ {
		b := New("green", 5, 5)
		h := hex.Must("0202")
		b.AddSide(h, d, River)
		b.AddSide(h.Step(d), d.Back(), Bridge)
		for c := range b.Cells() {
			for e := hex.N; e <= hex.NW; e++ {
				at := b.Hex(c)
				divides := at == h && e == d || at == h.Step(d) && e == d.Back()
				if got := b.Side(at, e); (got == River|Bridge) != divides || !divides && got != 0 {
					t.Errorf("river %v of %v: the side %v of %v has %b", d, h, e, at, got)
				}
			}
		}
	}
}

func TestAHexsideOfTheMapEdge(t *testing.T) {
	b := New("green", 5, 3)
	h := hex.Must("0000")
	b.AddSide(h, hex.N, Stream)
	b.AddSide(h.Step(hex.NW), hex.SE, Road)
	if b.Side(h, hex.N) != Stream || b.Side(h, hex.NW) != Road {
		t.Errorf("sides %b and %b", b.Side(h, hex.N), b.Side(h, hex.NW))
	}
}

func TestSideHasAllOfTheBits(t *testing.T) {
	s := River | Ford
	if !s.Has(River) || !s.Has(River|Ford) || s.Has(River|Bridge) || s.Has(Road) {
		t.Errorf("%b", s)
	}
}

func TestAtEdge(t *testing.T) {
	b := New("green", 4, 3)
	b.SetTerrain(hex.Must("0201"), Void)
	for text, want := range map[string][6]bool{ // N NE SE S SW NW
		"0000": {true, true, false, false, true, true},
		"0101": {false, true, false, false, false, false}, // beside the void hex
		"0302": {false, true, true, true, true, false},
	} {
		for d := hex.N; d <= hex.NW; d++ {
			if got := b.AtEdge(hex.Must(text), d); got != want[d] {
				t.Errorf("%s at the edge in direction %v: %v", text, d, got)
			}
		}
	}
	if b.AtEdge(hex.Must("0201"), hex.N) || b.AtEdge(hex.At(-1, 0), hex.N) {
		t.Error("a hex off the field is at its edge")
	}
}

func TestTerrainsHaveNamesOfTheirOwn(t *testing.T) {
	seen := map[string]bool{}
	for g := Void; g <= RiverHex; g++ {
		if g.String() == "" || seen[g.String()] {
			t.Errorf("terrain %d is called %q", g, g)
		}
		seen[g.String()] = true
	}
	if len(seen) != len(terrainNames) {
		t.Errorf("%d names for %d terrains", len(terrainNames), len(seen))
	}
}

func TestBesideAHexLieItsNeighbours(t *testing.T) {
	b := New("green", 5, 3)
	for cell := range b.Cells() {
		h := b.Hex(cell)
		for d, beside := range b.Beside(h) {
			if want := b.Cell(h.Step(hex.Dir(d))); int(beside) != want {
				t.Errorf("%v of %v lies cell %d, not %d", hex.Dir(d), h, beside, want)
			}
		}
	}
	if *b.Beside(hex.At(9, 9)) != [6]int16{-1, -1, -1, -1, -1, -1} {
		t.Error("a hex off the map has neighbours on it")
	}
}
