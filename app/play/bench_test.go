package play

import "testing"

// BenchmarkSelect is what one tap on a counter computes, up to the values that the
// components compare and draw.
func BenchmarkSelect(b *testing.B) {
	p := seated(b)
	c := p.Table
	units := c.Able
	for i := 0; b.Loop(); i++ {
		c.selectUnit(units[i%len(units)])
		c.mode.scene(c.in("en"), p.overlays)
		p.shown().dock()
		p.shown().topBar()
		c.mode.prompt(c.in("en"))
	}
}
