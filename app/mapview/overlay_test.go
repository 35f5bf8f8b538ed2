package mapview

import (
	"strings"
	"testing"

	"gonfalon/engine/hex"
)

func underMarkup(o Overlay, lit ...hex.Hex) string {
	return group("", drawUnder(o, lit, Area{})...).String()
}

func overMarkup(o Overlay) string { return group("", drawOver(o)...).String() }

func TestEmptyOverlayDrawsNothing(t *testing.T) {
	if got := underMarkup(Overlay{}) + overMarkup(Overlay{}); strings.Contains(got, "<path") {
		t.Errorf("nothing to show, and yet: %s", got)
	}
}

func TestReachIsOneEdgeAroundAllItsHexes(t *testing.T) {
	var o Overlay
	for i, h := range hex.At(5, 5).Disc(2) {
		o.Reach = append(o.Reach, ReachHex{Hex: h, Left: "2", Rest: i%2 == 0})
	}
	got := underMarkup(o)
	if n := strings.Count(got, `class="o-edge"`); n != 1 {
		t.Errorf("%d edges, want 1", n)
	}
	if n := strings.Count(got, ">2</text>"); n != 10 {
		t.Errorf("%d hexes show what is left, want the 10 to rest in", n)
	}
}

func TestUnionEdgeHasNoInnerSides(t *testing.T) {
	one := edges([]hex.Hex{hex.At(2, 2)})
	if n := strings.Count(one, "L") + 1; n != 6 {
		t.Errorf("a hex has %d corners, want 6", n)
	}
	ring := hex.At(5, 5).Disc(1)[:0:0]
	for _, h := range hex.At(5, 5).Disc(1) {
		if h != hex.At(5, 5) {
			ring = append(ring, h)
		}
	}
	if n := strings.Count(edges(ring), "Z"); n != 2 {
		t.Errorf("a ring has %d borders, want an outer and an inner one", n)
	}
}

func TestDimEndsWithTheMap(t *testing.T) {
	got := group("", drawUnder(Overlay{Dim: true}, nil, Area{X: 60, Y: 70, W: 400, H: 300})...).String()
	if !strings.Contains(got, `d="M60 70H460V370H60Z"`) {
		t.Errorf("a part of a map is dimmed as %s", got)
	}
}

func TestDimLeavesReachAndSelectionBright(t *testing.T) {
	a, b := hex.At(2, 2), hex.At(7, 7)
	got := underMarkup(Overlay{Dim: true, Reach: []ReachHex{{Hex: a}}}, b, a)
	dim := got[strings.Index(got, `class="o-dim"`):]
	dim = dim[:strings.Index(dim, "</path>")]
	if n := strings.Count(dim, "M") - 1; n != 2 {
		t.Errorf("%d hexes are left bright, want each of the 2 once", n)
	}
}

func TestFractionsAreWrittenAsOneSign(t *testing.T) {
	for in, want := range map[string]string{"2": "2", "1/2": "½", "3 1/2": "3½", "2/3": "⅔", "1 1/3": "1⅓"} {
		if got := fractions.Replace(in); got != want {
			t.Errorf("%q became %q, want %q", in, got, want)
		}
	}
}

func TestBarredHexBeingExplainedIsFramed(t *testing.T) {
	h := hex.At(4, 4)
	if got := underMarkup(Overlay{Barred: []hex.Hex{h}}); strings.Contains(got, "o-asked") {
		t.Error("a barred hex is framed unasked")
	}
	if got := underMarkup(Overlay{Asked: &h}); !strings.Contains(got, "o-asked") || !strings.Contains(got, "o-hatch") {
		t.Errorf("the hex in question is not hatched and framed: %s", got)
	}
}

func TestPathEndsShortOfTheGhost(t *testing.T) {
	from, to := hex.At(2, 2), hex.At(2, 5)
	got := group("", route([]hex.Hex{from, from.Step(hex.S), to})...).String()
	x, y := Centre(to)
	if end := polyline([]pt{{}, {X: x, Y: y - 20}})[len("M0 0"):]; !strings.Contains(got, end) {
		t.Errorf("no %s in %s", end, got)
	}
	if n := strings.Count(got, `class="o-dot"`); n != 1 {
		t.Errorf("%d dots, want one on the way", n)
	}
}

func TestChoiceMovesItsLetterAsideForTheGhost(t *testing.T) {
	h := hex.At(3, 3)
	o := Overlay{Choice: []ChoiceHex{{Hex: h, Letter: "A", Side: 1, Chosen: true}}}
	alone := overMarkup(o)
	o.Ghost = &Counter{Kind: "cavalry", Hex: h}
	if beside := overMarkup(o); !strings.Contains(alone, `font-size="24"`) || !strings.Contains(beside, `font-size="20"`) {
		t.Errorf("alone %s, beside a ghost %s", alone, beside)
	}
	if !strings.Contains(underMarkup(o), "o-choice b hot") {
		t.Error("the chosen hex is not marked in the colour of its side")
	}
}

func TestALetterDoesNotCoverTheCounterItNames(t *testing.T) {
	free, held := ChoiceHex{Hex: hex.At(3, 3), Letter: "A"}, ChoiceHex{Hex: hex.At(3, 3), Letter: "A", Held: true}
	if got := overMarkup(Overlay{Choice: []ChoiceHex{free}}); !strings.Contains(got, `font-size="24"`) {
		t.Errorf("in a free hex: %s", got)
	}
	if got := overMarkup(Overlay{Choice: []ChoiceHex{held}}); !strings.Contains(got, `font-size="20"`) {
		t.Errorf("on a counter: %s", got)
	}
}

func TestTheWayToTheChosenHexIsToldFromTheOthers(t *testing.T) {
	way := []hex.Hex{hex.At(3, 3), hex.At(3, 4)}
	got := underMarkup(Overlay{Choice: []ChoiceHex{{Hex: way[1], Way: way}, {Hex: way[1], Way: way, Chosen: true}}})
	if strings.Count(got, `class="o-ways"`) != 1 || strings.Count(got, `class="o-ways hot"`) != 1 {
		t.Errorf("ways %s", got)
	}
}

func TestTargetsOfAttackAreFramedOnce(t *testing.T) {
	at := hex.At(5, 5)
	o := Overlay{Arrows: [][2]hex.Hex{{at.Step(hex.N), at}, {at.Step(hex.S), at}, {at, at}}}
	frame := underMarkup(o)
	if n := strings.Count(frame, "M"); n != 2 { // a frame and its casing
		t.Errorf("%d lines around the target, want 2", n)
	}
	if n := strings.Count(overMarkup(o), `class="o-arrowh"`); n != 2 {
		t.Errorf("%d arrows, want 2: a hex does not attack itself", n)
	}
}

func TestNamesOfZonesThatShareHexesStandBelowEachOther(t *testing.T) {
	one, two := SetupZone{Hexes: hex.At(5, 5).Disc(1), Name: "Jürgen"}, SetupZone{Hexes: hex.At(5, 5).Disc(1), Name: "Ludwig"}
	far := SetupZone{Hexes: hex.At(15, 5).Disc(1), Name: "Mieszko II"}
	drawn := underMarkup(Overlay{Setup: []SetupZone{one, two, far}})
	if strings.Count(drawn, `y="-17"`) != 2 || !strings.Contains(drawn, `y="23"`) {
		t.Errorf("the plates are %s", drawn)
	}
}

func TestSetupZonesAreMarkedByShape(t *testing.T) {
	zone := SetupZone{Hexes: hex.At(5, 5).Disc(1), Name: "Mieszko II"}
	a := underMarkup(Overlay{Setup: []SetupZone{zone}})
	zone.Side = 1
	b := underMarkup(Overlay{Setup: []SetupZone{zone}})
	if n := strings.Count(a, "h9v9h-9Z"); n != 7 || strings.Contains(b, "h9v9h-9Z") {
		t.Errorf("side A has %d squares, want 7 and none for side B", n)
	}
	if !strings.Contains(a, ">Mieszko II</text>") {
		t.Error("the zone has no name plate")
	}
}

func BenchmarkReachOverlay(b *testing.B) {
	o := Overlay{Dim: true}
	for _, h := range hex.At(15, 12).Disc(9) {
		o.Reach = append(o.Reach, ReachHex{Hex: h, Left: "3", Rest: (h.Q+h.R)%3 != 0})
	}
	for b.Loop() {
		layer(drawUnder(o, nil, Area{W: 9000, H: 9000}))
	}
}

func TestReachPointsWhereACounterFacesOrCharges(t *testing.T) {
	for _, tt := range []struct {
		hex           ReachHex
		wedge, lances bool
	}{
		{ReachHex{Rest: true, Faces: true}, true, false},
		{ReachHex{Rest: true}, false, false},
		{ReachHex{Rest: true, Lance: true}, false, true},
	} {
		got := underMarkup(Overlay{Reach: []ReachHex{tt.hex}})
		wedge, lances := strings.Contains(got, `class="o-face" d="M`), strings.Contains(got, `class="o-lance" d="M`)
		if wedge != tt.wedge || lances != tt.lances {
			t.Errorf("%+v: wedge %v, lance %v", tt.hex, wedge, lances)
		}
	}
}
