package sheet

import (
	"testing"

	"gonfalon/app/mapview"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// gap is how far p lies from the nearest of some spots.
func gap(p pt, spots []spot) float64 {
	t := traces{}
	t.add(spots)
	_, d := t.near(p)
	return d
}

func TestRoadsMeetInTheHexTheyShare(t *testing.T) {
	d := newDrawing(everything(), Options{})
	high, lane := d.roads[0], d.roads[1]
	if n := gap(lane.line[0], high.spots); n > spotGap/2 {
		t.Errorf("the lane ends %.1f units beside the road it leaves", n)
	}
}

func TestRoadRunsThroughAllItsHexes(t *testing.T) {
	d := newDrawing(everything(), Options{})
	for i, h := range d.Roads[0].Hexes {
		if n := gap(centre(h), d.roads[0].spots); n > 20 {
			t.Errorf("the road passes hex %d, %v, at %.1f units", i, h, n)
		}
	}
}

func TestRoadGoesThroughTheMiddleOfAGate(t *testing.T) {
	b := board.New("town", 8, 8)
	b.SetTerrain(hex.Must("0303"), board.Fort)
	b.AddSide(hex.Must("0303"), hex.NE, board.Gate)
	b.Roads = []board.Path{{Name: "road", Hexes: list("0303 0403 0502 0602")}}
	from, to := side(hex.Must("0303"), hex.NE)
	if n := gap(middle(from, to), newDrawing(b, Options{}).roads[0].spots); n > 3 {
		t.Errorf("the road misses the gate by %.1f units", n)
	}
}

func TestBrookRunsIntoTheRiver(t *testing.T) {
	d := newDrawing(everything(), Options{})
	brook, river := d.waters[0], d.waters[1]
	if n := gap(brook.line[0], river.spots); n > spotGap/2 {
		t.Errorf("the brook ends %.1f units before the river", n)
	}
}

func TestRiverKeepsToItsHexsidesAndLeavesTheSheet(t *testing.T) {
	d := newDrawing(everything(), Options{})
	river := d.waters[1]
	for _, s := range river.Sides {
		dir, _ := s[0].Toward(s[1])
		from, to := side(s[0], dir)
		if n := gap(middle(from, to), river.spots); n > 10 {
			t.Errorf("the river lies %.1f units off the side %v", n, s)
		}
	}
	if d.onSheet(river.line[0]) {
		t.Error("the river springs up at the edge of the sheet")
	}
}

func TestWaterInsideALakeIsNotDrawn(t *testing.T) {
	b := board.New("lake", 6, 6)
	for _, h := range list("0202 0203") {
		b.SetTerrain(h, board.Lake)
	}
	b.Waters = []board.Water{{Name: "outflow", Sides: sides("0202/0203 0203/0302 0203/0303")}}
	lines := newField(b).courses(b.Waters[0].Sides)
	if len(lines) != 1 || len(lines[0]) != 3 {
		t.Errorf("want one course past three corners, got %v", lines)
	}
}

func TestBridgeFollowsTheRoadOverTheWater(t *testing.T) {
	d := newDrawing(everything(), Options{})
	at, along := d.crossing(hex.Must("0504"), hex.SE)
	if n := gap(at, d.roads[0].spots); n > spotGap/2 {
		t.Errorf("the bridge lies %.1f units off the road", n)
	}
	if n := gap(at, d.waters[1].spots); n > 6 {
		t.Errorf("the bridge lies %.1f units off the water", n)
	}
	if out := right(centre(hex.Must("0504")), centre(hex.Must("0605"))); out.Dot(along) > 0.6 {
		t.Errorf("the bridge lies along the water: %v", along)
	}
}

func TestTreesKeepClearOfRoadsAndNumbers(t *testing.T) {
	b := board.New("wood", 5, 5)
	for cell := range b.Cells() {
		b.SetTerrain(b.Hex(cell), board.Forest)
	}
	b.Roads = []board.Path{{Name: "road", Hexes: list("0200 0201 0202 0203 0204")}}
	d := newDrawing(b, Options{})
	h := hex.Must("0202")
	x, y := mapview.Centre(h)
	rim := traces{}
	if d.roomForTree(h, pt{X: x, Y: y - High/2 + 5}, rim) {
		t.Error("a tree stands on the number")
	}
	if s, _ := d.lines.near(pt{X: x, Y: y + 10}); d.roomForTree(h, s.at, rim) {
		t.Error("a tree stands on the road")
	}
	if !d.roomForTree(h, pt{X: x + 30, Y: y + 5}, rim) {
		t.Error("no tree may stand in the open wood")
	}
}
