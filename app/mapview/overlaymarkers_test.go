package mapview

import (
	"strings"
	"testing"

	"gonfalon/engine/hex"
)

func TestMarkersAreDrawnByTheirKind(t *testing.T) {
	at := hex.Must("0405")
	for class, m := range map[string]Marker{
		"m-ruin":     {Kind: "ruin", Hex: at},
		"m-pit":      {Kind: "pits", Hex: at},
		"m-palisade": {Kind: "palisade", Hex: at, Facing: hex.SE, HasFacing: true},
	} {
		svg := DrawAt(Scene{Overlay: Overlay{Markers: []Marker{m}}}, 0, 0, 10, 10)
		if !strings.Contains(svg, `class="`+class+`"`) {
			t.Errorf("no %s for %s", class, m.Kind)
		}
	}
	if parts := markers([]Marker{{Kind: "riddle", Hex: at}}); len(parts) != 0 {
		t.Errorf("an unknown kind is drawn as %v", parts)
	}
}

func TestAPalisadeStandsOnItsSideOfTheHex(t *testing.T) {
	at := hex.Must("0405")
	if stakesAt(at, hex.N).String() == stakesAt(at, hex.S).String() {
		t.Error("it stands on both sides alike")
	}
}

func TestWaitingAndClosedRanksAreMarked(t *testing.T) {
	for badge, c := range map[string]Counter{"badge-frozen": {Frozen: true}, "badge-ranks": {Ranks: true}} {
		c.Shown, c.Kind, c.SP, c.MP = true, "infantry", "2", "4"
		if drawn := drawCard(c, place{Size: 45}, 0).String(); !strings.Contains(drawn, badge) {
			t.Errorf("no %s", badge)
		}
		c.Frozen, c.Ranks = false, false
		if drawn := drawCard(c, place{Size: 45}, 0).String(); strings.Contains(drawn, badge) {
			t.Errorf("%s without a reason", badge)
		}
	}
}
