package board

import (
	"slices"
	"testing"

	"gonfalon/engine/hex"
)

func hexes(words ...string) (list []hex.Hex) {
	for _, w := range words {
		list = append(list, hex.Must(w))
	}
	return list
}

// drawn is a field with something of everything across the part 0201-0403.
func drawn() *Board {
	b := New("green", 7, 6)
	b.SetTerrain(hex.Must("0302"), Forest)
	b.SetTerrain(hex.Must("0005"), Hill)
	b.Roads = []Path{{Name: "lane", Kind: "main road", Hexes: hexes("0102", "0202", "0301", "0300", "0401", "0402", "0501")}, {Name: "path", Hexes: hexes("0503", "0504")}}
	b.Waters = []Water{{"brook", false, [][2]hex.Hex{{hex.Must("0102"), hex.Must("0202")}, {hex.Must("0003"), hex.Must("0103")}}},
		{"far", true, [][2]hex.Hex{{hex.Must("0503"), hex.Must("0504")}}}}
	b.Places = []Place{{"town", "town", hexes("0101", "0202")}, {"mill", "label", hexes("0601")}}
	b.Zones["A"] = Zone{"A", "R", hexes("0303", "0304")}
	b.Zones["B"] = Zone{"B", "R", hexes("0604")}
	return b
}

func TestAPartIsTheMapAndNothingElse(t *testing.T) {
	whole := drawn()
	part := Part{Left: 2, Top: 1, Right: 4, Bottom: 3}
	c := whole.Cut(part)
	for cell := range whole.Cells() {
		h, want := whole.Hex(cell), Void
		if part.Has(h) {
			want = whole.Terrain(h)
		}
		if c.Terrain(h) != want || c.On(h) != part.Has(h) || !whole.On(h) {
			t.Errorf("%v is %v of the part and %v of the whole", h, c.Terrain(h), whole.Terrain(h))
		}
	}
	if !c.AtEdge(hex.Must("0201"), hex.N) || c.AtEdge(hex.Must("0302"), hex.N) {
		t.Error("the border of the part is not its edge")
	}
	if c.Part != part || whole.Part != (Part{Right: 6, Bottom: 5}) {
		t.Errorf("the part is %v, the whole %v", c.Part, whole.Part)
	}
}

func TestWhatIsDrawnEndsAtTheBorderOfAPart(t *testing.T) {
	c := drawn().Cut(Part{Left: 2, Top: 1, Right: 4, Bottom: 3})
	if len(c.Roads) != 2 || c.Roads[1].Kind != "main road" || !slices.Equal(c.Roads[0].Hexes, hexes("0202", "0301")) || !slices.Equal(c.Roads[1].Hexes, hexes("0401", "0402")) {
		t.Errorf("roads %v", c.Roads)
	}
	if len(c.Waters) != 1 || len(c.Waters[0].Sides) != 1 || c.Waters[0].Name != "brook" {
		t.Errorf("waters %v", c.Waters)
	}
	if len(c.Places) != 1 || !slices.Equal(c.Places[0].Hexes, hexes("0202")) {
		t.Errorf("places %v", c.Places)
	}
	if _, far := c.Zones["B"]; far || !slices.Equal(c.Zones["A"].Hexes, hexes("0303")) {
		t.Errorf("zones %v", c.Zones)
	}
	if before := drawn(); len(before.Zones["A"].Hexes) != 2 || len(before.Places[0].Hexes) != 2 {
		t.Error("cutting changes the whole")
	}
}

func TestReadPart(t *testing.T) {
	b := New("green", 7, 6)
	if p, err := b.ReadPart("0201-0403"); err != nil || p != (Part{2, 1, 4, 3}) {
		t.Errorf("%v, %v", p, err)
	}
	for text, want := range map[string]string{
		"0201":      `part "0201": want its hexes at the top left and at the bottom right, as in 2701-4216`,
		"0403-0201": `part "0403-0201": want its hexes at the top left and at the bottom right, as in 2701-4216`,
		"0201-0209": `part "0201-0209": want its hexes at the top left and at the bottom right, as in 2701-4216`,
		"0201-0709": "part 0201-0709 reaches beyond the map",
	} {
		if _, err := b.ReadPart(text); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
