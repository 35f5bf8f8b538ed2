package sheet

import (
	"testing"

	"gonfalon/scenarios"
)

// The names of our maps, and of the parts of them that are fought on, end on the sheet.
func TestNoNameRunsOverTheEdge(t *testing.T) {
	seen := 0
	for _, one := range scenarios.All() {
		sc, err := scenarios.Find(one.ID)
		if err != nil {
			t.Fatal(err)
		}
		d := newDrawing(sc.Board, Options{})
		for _, n := range d.names() {
			seen++
			for _, p := range n.ends() {
				if !d.onSheet(p) {
					t.Errorf("%s: %q runs over the edge", sc.ID, n.text)
				}
			}
		}
	}
	if seen < 50 {
		t.Errorf("%d names", seen)
	}
}
