package mapview

import (
	"testing"

	"gonfalon/engine/hex"
)

func TestOutlineKeepsTheInsideToTheRight(t *testing.T) {
	ring := hex.Must("0505").Disc(1)[0:0]
	for _, h := range hex.Must("0505").Disc(1) {
		if h != hex.Must("0505") {
			ring = append(ring, h)
		}
	}
	loops := Outlines(ring)
	if len(loops) != 2 {
		t.Fatalf("a ring has %d borders, want an outer and an inner one", len(loops))
	}
	if n := len(loops[0]) + len(loops[1]); n != 18+6 {
		t.Errorf("the borders have %d sides, want 24", n)
	}
	in := map[hex.Hex]bool{}
	for _, h := range ring {
		in[h] = true
	}
	for _, loop := range loops {
		for i, p := range loop {
			q := loop[(i+1)%len(loop)]
			inner := Between(p, q, 0.5).Add(Right(p, q).Mul(5))
			if !in[HexAt(inner.X, inner.Y)] {
				t.Errorf("the inside is not to the right of %v-%v", p, q)
			}
		}
	}
}
