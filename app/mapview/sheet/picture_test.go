//go:build !js

package sheet

import (
	"image"
	"image/color"
	"testing"

	"github.com/tdewolff/canvas"

	"gonfalon/engine/hex"
)

// armies are two units far apart.
var armies = [2][]hex.Hex{{hex.Must("0105")}, {hex.Must("0907")}}

// What is drawn where is the style sheet's colour for it.
func TestPictureHasTheColoursOfTheStyleSheet(t *testing.T) {
	const wide, high = 600, 315
	img := Picture(everything(), armies, wide, high)
	if img.Bounds() != image.Rect(0, 0, wide, high) {
		t.Fatalf("the picture is %v", img.Bounds())
	}
	for class, property := range map[string]string{"m-ground": "fill", "m-side a": "fill", "m-side b": "fill", "m-hill": "fill", "m-river": "stroke"} {
		style, _ := newCascade(1, "map", "lod-1").style(class, 1)
		want := style.Fill.Color
		if property == "stroke" {
			want = style.Stroke.Color
		}
		if n := count(img, want); n < 20 {
			t.Errorf("%d pixels are as %s", n, class)
		}
	}
}

func count(img image.Image, want color.RGBA) (n int) {
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			if img.At(x, y) == want {
				n++
			}
		}
	}
	return n
}

// The units are in sight with ground about them, in the shape wanted, on the sheet.
func TestSightHoldsBothArmies(t *testing.T) {
	d := newDrawing(everything(), Options{})
	x0, y0, x1, y1 := d.sheet()
	near := [2][]hex.Hex{{hex.Must("0505")}, {hex.Must("0605")}}
	for _, units := range [][2][]hex.Hex{armies, near} {
		s := d.sight(units, 1.5)
		if s.X0 < x0 || s.Y0 < y0 || s.X1 > x1+.01 || s.Y1 > y1+.01 || (s.W()/s.H()-1.5) > .01 {
			t.Errorf("%v is seen of the sheet %v %v %v %v", s, x0, y0, x1, y1)
		}
		for _, h := range append(units[0], units[1]...) {
			if c := centre(h); c.X < s.X0+R || c.X > s.X1-R || c.Y < s.Y0+R || c.Y > s.Y1-R {
				t.Errorf("%v is not in sight %v", h, s)
			}
		}
	}
	if whole, part := d.sight(armies, 1.5), d.sight(near, 1.5); part.W() >= whole.W() {
		t.Errorf("armies close together are seen from as far: %v and %v", part, whole)
	}
}

// The cascade reads the style sheet as a browser does: later rules win, variables of the element
// before those of the sheet, sums and products are worked out.
func TestCascadeReadsTheStyleSheet(t *testing.T) {
	near, far := newCascade(2, "map", "lod-1"), newCascade(2, "map", "lod-0")
	for _, c := range []struct {
		in    *cascade
		class string
		wide  float64
	}{
		{near, "m-river", 5 * 2}, {far, "m-river", 3.4 * 2}, // --w-river * --k
		{near, "m-stream-case", (1.5 + 3) * 2}, {near, "m-road-case main", 2.9 * 2},
		{near, "m-broad-case", 28 + 2.4*2}, {near, "m-tree shade", 7.4},
	} {
		if style, _ := c.in.style(c.class, 1); style.StrokeWidth < c.wide-.01 || style.StrokeWidth > c.wide+.01 {
			t.Errorf("%s is %v wide, not %v", c.class, style.StrokeWidth, c.wide)
		}
	}
	if style, _ := near.style("m-side a", 1); style.Fill.Color != canvas.Hex("#A81F2D") {
		t.Errorf("side A is %v", style.Fill.Color)
	}
	if _, shown := near.style("m-num", 1); shown {
		t.Error("numbers are shown that are too small to read")
	}
	if style, _ := near.style("m-hexline", 1); style.Stroke.Color.A != 86 { // .34 of 255
		t.Errorf("the grid is %v", style.Stroke.Color)
	}
}
