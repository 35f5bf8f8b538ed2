package mapview

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// A plain map shows what lies in hexes and between them, and takes a name for nothing but a name.
func TestAPlainMapShowsItsField(t *testing.T) {
	b := board.New("x", 6, 5)
	b.SetTerrain(hex.At(1, 1), board.Forest)
	b.SetTerrain(hex.At(3, 3), board.Fort)
	b.SetTerrain(hex.At(5, 0), board.Void)
	b.AddSide(hex.At(3, 3), hex.N, board.Gate)
	b.AddSide(hex.At(2, 2), hex.N, board.River|board.Ford)
	b.Waters = []board.Water{{Name: "W", River: true, Sides: [][2]hex.Hex{{hex.At(2, 2), hex.At(2, 1)}}}}
	b.Roads = []board.Path{{Name: "R", Kind: "common road", Hexes: []hex.Hex{hex.At(0, 0), hex.At(0, 1)}}, {Name: "Mill lane", Hexes: []hex.Hex{hex.At(0, 1), hex.At(0, 2)}}}
	b.Places = []board.Place{{Name: `<script>"x"</script>&`, Kind: "village", Hexes: []hex.Hex{hex.At(1, 1)}}}
	svg := Plain(b)
	for class, n := range map[string]int{"m-wood": 1, "m-town": 1, "m-void": 1, "m-river": 1, "m-rail": 1, "m-road common": 1, "m-road lane": 1, "m-road-case lane": 1, "m-wall": 1, "m-road main": 1, "m-swamp": 0} {
		if got := strings.Count(svg, `class="`+class+`"`); got != n {
			t.Errorf("%q is there %d times, want %d", class, got, n)
		}
	}
	if n := strings.Count(svg, "<text"); n != 6*5-1+1 {
		t.Errorf("%d texts", n)
	}
	thumb := PlainThumb(b, [2][]hex.Hex{{hex.At(2, 2), hex.At(2, 3)}, {hex.At(4, 4)}})
	_, spots, _ := strings.Cut(thumb, `<path class="m-side a"`)
	if !strings.Contains(thumb, "m-wood") || strings.Contains(thumb, "<text") || strings.Count(spots, "Z") != 3 || !strings.Contains(spots, "m-side b") {
		t.Errorf("the small picture is %s", thumb)
	}
	if strings.Contains(svg, "<script") {
		t.Error("a name is markup")
	}
	d := xml.NewDecoder(strings.NewReader(svg))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
}
