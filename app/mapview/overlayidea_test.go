package mapview

import (
	"strings"
	"testing"

	"gonfalon/engine/hex"
)

// Plans shown together have a letter each, apart from each other; the chosen one has no outline, as it
// has its ghosts, and fields without a letter no disc.
func TestPlansAreToldApart(t *testing.T) {
	one, two := []hex.Hex{hex.At(3, 3), hex.At(3, 4)}, []hex.Hex{hex.At(3, 3), hex.At(3, 6)}
	list := []Idea{{Hexes: one, Letter: "A", Chosen: true}, {Hexes: two, Letter: "B"}, {Hexes: two}}
	var outlines, discs, places []string
	for _, e := range ideas(list) {
		outlines = append(outlines, e.String())
	}
	for _, e := range ideaLetters(Overlay{Ideas: list}.spotted()) {
		discs = append(discs, e.String())
		_, at, _ := strings.Cut(e.String(), "translate(")
		place, _, _ := strings.Cut(at, ")")
		places = append(places, place)
	}
	if strings.Contains(outlines[0]+outlines[1], "o-led") || !strings.Contains(outlines[2], "o-led0") || !strings.Contains(outlines[3], "o-led") {
		t.Errorf("a field without a letter is outlined like a plan: %v", outlines)
	}
	if len(outlines) != 4 {
		t.Errorf("two fields are outlined by %d lines", len(outlines))
	}
	if len(discs) != 2 || !strings.Contains(discs[0], ">A<") || !strings.Contains(discs[1], ">B<") || places[0] == places[1] {
		t.Errorf("the letters: %v", discs)
	}
}
