package mapview

import (
	"testing"

	"gonfalon/engine/hex"
)

// What the map says of a group of numbers is read again as it was said, and met by a view that
// shows one of its hexes and by no other.
func TestNumbersAreSeenWhereTheyLie(t *testing.T) {
	b, ok := parseViewBox(Box([]hex.Hex{hex.At(5, 5), hex.At(9, 8)}))
	if !ok {
		t.Fatal("it is no rectangle")
	}
	c := &Camera{zoom: 1, viewW: 400, viewH: 300}
	for h, want := range map[hex.Hex]bool{hex.At(7, 6): true, hex.At(5, 5): true, hex.At(9, 8): true, hex.At(30, 6): false, hex.At(7, 30): false} {
		x, y := Centre(h)
		c.x, c.y = 200-x, 150-y
		if got := b.rect().meets(c.sight()); got != want {
			t.Errorf("looking at %v they are seen: %v", h, got)
		}
	}
	for _, broken := range []string{"", "1 2 3", "a b c d"} {
		if _, ok := parseViewBox(broken); ok {
			t.Errorf("%q is a rectangle", broken)
		}
	}
}
