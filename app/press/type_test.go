package press

import (
	"strings"
	"testing"
)

// A title leaves room for what stands beside it, and is no smaller than that asks.
func TestALongTitleFitsItsRoom(t *testing.T) {
	const room = 120.0
	for text, shrinks := range map[string]bool{"Kosovo": false, strings.Repeat("Kosovo: the guns and the stakes ", 4): true} {
		size, err := serifBold.fitting(text, 5, room)
		if err != nil {
			t.Fatal(err)
		}
		face, err := serifBold.at(size, black)
		if err != nil {
			t.Fatal(err)
		}
		if wide := face.TextWidth(text); wide > room+0.5 || shrinks != (size < 5) || size > 5 || shrinks && wide < room-1 {
			t.Errorf("%q: %.1f mm wide at size %.2f", text, wide, size)
		}
	}
}
