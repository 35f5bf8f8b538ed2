package main

import (
	"strings"
	"testing"

	"gonfalon/app/mapview/sheet"
	"gonfalon/scenarios"
)

// A map that does not ship is drawn as the same one of ours is printed, but for the names, which are its maker's; a
// text that is no battle is refused.
func TestAMapIsDrawnAsOursAre(t *testing.T) {
	texts, err := scenarios.Source()
	if err != nil {
		t.Fatal(err)
	}
	ours, err := scenarios.Find("arsuf")
	if err != nil {
		t.Fatal(err)
	}
	own := scenarios.Bundle{Name: "mine.txt", Map: texts["arsuf/map.txt"], Battle: texts["arsuf/battle.txt"]}
	got, err := drawn(own.String())
	if err != nil || got != sheet.SVG(ours.Board, sheet.Options{Numbers: true}) {
		t.Errorf("%v, %.200s", err, got)
	}
	for _, wrong := range []string{"", "nonsense", strings.Replace(own.String(), "[GRID]", "[GRAD]", 1)} {
		if got, err := drawn(wrong); err == nil {
			t.Errorf("%.40q is drawn as %.80s", wrong, got)
		}
	}
}
