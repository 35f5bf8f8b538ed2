package mapview

import (
	"strings"
	"testing"

	"gonfalon/engine/board"
)

// A part of a printed map shows that part alone: what lies beyond is papered over, and has no name.
func TestAPartOfAPrintedMapShowsNothingBeyond(t *testing.T) {
	b := board.New("x", 10, 8)
	whole := `<svg xmlns="x" class="map" viewBox="0 0 9 9" aria-hidden="true">` + "\n<path d=\"m0 0\"/>\n" + namesGroup + "\n" +
		`<text class="m-name" x="220" y="243">In</text>` + "\n" + `<text class="m-name" x="40" y="35">Out</text>` + "\n</g>\n</svg>\n"
	part := b.Cut(board.Part{Left: 2, Top: 2, Right: 5, Bottom: 6})
	got := PartOf(whole, part)
	if !strings.Contains(got, ` viewBox="`+Extent(part).ViewBox()+`" aria-hidden`) || strings.Count(got, "viewBox") != 1 {
		t.Errorf("it shows another rectangle: %s", got)
	}
	if !strings.Contains(got, ">In<") || strings.Contains(got, ">Out<") {
		t.Errorf("its names are others: %s", got)
	}
	ground, over, _ := strings.Cut(got, `<path class="m-margin"`)
	if !strings.HasSuffix(ground, "<path d=\"m0 0\"/>\n") || !strings.Contains(over, namesGroup) || !strings.HasSuffix(got, "</g>\n</svg>\n") {
		t.Errorf("the paper does not lie between the ground and the names: %s", got)
	}
	if small := PartOf(`<svg class="thumb" viewBox="0 0 9 9"><path d="m0 0"/></svg>`+"\n", part); !strings.HasSuffix(small, "</path></svg>\n") || strings.Count(small, "</svg>") != 1 || !strings.Contains(small, "m-margin") {
		t.Errorf("the small picture is %s", small)
	}
	if PartOf("", part) != "" {
		t.Error("out of nothing comes a map")
	}
}
