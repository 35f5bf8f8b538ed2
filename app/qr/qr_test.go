package qr

import (
	"image"
	"image/color"
	"strconv"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
)

// painted returns a code as a camera sees it, each square so many pixels wide.
func painted(t *testing.T, c Code, width int) image.Image {
	t.Helper()
	img := image.NewGray(image.Rect(0, 0, c.Side*width, c.Side*width))
	for i := range img.Pix {
		img.Pix[i] = 255
	}
	for box := range strings.SplitSeq(strings.TrimSuffix(c.Path, "z"), "z") {
		at, run, ok := strings.Cut(strings.TrimPrefix(box, "M"), "h")
		run, _, _ = strings.Cut(run, "v")
		x, y, ok2 := strings.Cut(at, " ")
		if !ok || !ok2 {
			t.Fatalf("the path has a box %q", box)
		}
		x0, y0, n := number(t, x), number(t, y), number(t, run)
		for py := y0 * width; py < (y0+1)*width; py++ {
			for px := x0 * width; px < (x0+n)*width; px++ {
				img.SetGray(px, py, color.Gray{})
			}
		}
	}
	return img
}

func number(t *testing.T, digits string) int {
	t.Helper()
	n, err := strconv.Atoi(digits)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// read returns the text of a code as another program decodes it.
func read(t *testing.T, img image.Image) string {
	t.Helper()
	bits, err := gozxing.NewBinaryBitmapFromImage(img)
	if err != nil {
		t.Fatal(err)
	}
	got, err := qrcode.NewQRCodeReader().Decode(bits, nil)
	if err != nil {
		t.Fatal(err)
	}
	return got.GetText()
}

// Each size that a link can come to is read by a decoder of others.
func TestCodesAreReadByAnother(t *testing.T) {
	const address = "https://example.org/games/#l=aZ-_"
	for n := 1; n <= Most; n += 1 + n/6 {
		text := strings.Repeat(address, n/len(address)+1)[:n]
		code, ok := Of(text)
		if !ok {
			t.Fatalf("%d bytes are not drawn", n)
		}
		if got := read(t, painted(t, code, 3)); got != text {
			t.Errorf("%d bytes are read as %.60q", n, got)
		}
	}
	code, ok := Of(strings.Repeat("x", Most))
	if !ok || code.Side > 17+4*22+2*Margin {
		t.Errorf("the longest text takes %d squares, %v", code.Side, ok)
	}
}

func TestACodeThatIsDirtyIsRead(t *testing.T) {
	const text = "https://example.org/battles/arsuf.html"
	code, _ := Of(text)
	img := painted(t, code, 4).(*image.Gray)
	middle := img.Bounds().Dx() / 2
	for y := middle; y < middle+10; y++ {
		for x := middle; x < middle+10; x++ {
			img.SetGray(x, y, color.Gray{Y: 255})
		}
	}
	if got := read(t, img); got != text {
		t.Errorf("it is read as %q", got)
	}
}

func TestWhatDoesNotFitIsNotDrawn(t *testing.T) {
	for _, text := range []string{"", strings.Repeat("x", Most+1)} {
		if code, ok := Of(text); ok || Fits(text) || code.Path != "" {
			t.Errorf("%d bytes are drawn", len(text))
		}
	}
}
