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
		c.Mode.Scene(c.in("en"), p.Overlays)
		p.Shown().Dock()
		p.Shown().TopBar()
		c.Mode.prompt(c.in("en"))
	}
}
