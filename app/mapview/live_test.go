package mapview

import (
	"fmt"
	"strings"
	"testing"

	"gonfalon/engine/hex"
)

const plain = `<svg class="thumb k-7" viewBox="0 0 4000 3000" aria-hidden="true"><path d="M0 0"/></svg>` + "\n"

func TestALivePictureShowsAllUnits(t *testing.T) {
	units := [2][]hex.Hex{{hex.Must("0102"), hex.Must("1004")}, {hex.Must("2030")}}
	svg := Live(plain, units)
	var x, y, w, h float64
	at := strings.Index(svg, "viewBox=")
	if _, err := fmt.Sscanf(svg[at:], `viewBox="%g %g %g %g"`, &x, &y, &w, &h); err != nil {
		t.Fatalf("%s: %v", svg, err)
	}
	for _, side := range units {
		for _, u := range side {
			if cx, cy := Centre(u); cx < x || cy < y || cx > x+w || cy > y+h {
				t.Errorf("%v at %v, %v is not in %v", u, cx, cy, svg[at:at+40])
			}
		}
	}
	if x < 0 || y < 0 || x+w > 4000 || y+h > 3000 || w > 3999 {
		t.Errorf("the picture shows %v %v %v %v of 4000 by 3000", x, y, w, h)
	}
	for _, want := range []string{`class="m-side a"`, `class="m-side b"`, `slice`, `<path d="M0 0"/>`} {
		if strings.Count(svg, want) != 1 {
			t.Errorf("%s is not there once in %s", want, svg)
		}
	}
	if !strings.HasSuffix(svg, "</svg>") {
		t.Errorf("it ends with %q", svg[len(svg)-10:])
	}
}

func TestALivePictureOfAnEmptyFieldIsTheWholeField(t *testing.T) {
	if svg := Live(plain, [2][]hex.Hex{}); !strings.Contains(svg, `viewBox="0 0 4000 3000"`) {
		t.Error(svg)
	}
}

func TestThereIsNoLivePictureWithoutAThumb(t *testing.T) {
	for _, thumb := range []string{"", "<html>", `<svg viewBox="0 0 x y"></svg>`} {
		if svg := Live(thumb, [2][]hex.Hex{}); svg != thumb {
			t.Errorf("of %q came %q", thumb, svg)
		}
	}
}
