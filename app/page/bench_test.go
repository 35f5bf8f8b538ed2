package page

import "testing"

// BenchmarkSelect is what one tap on a counter computes, up to the values that the
// components compare and draw.
func BenchmarkSelect(b *testing.B) {
	p := seated(b)
	c := p.Table
	units := c.Able
	for i := 0; b.Loop(); i++ {
		c.SelectUnit(units[i%len(units)])
		c.Mode.Scene(c.In("en"), p.Overlays)
		p.Shown().Dock()
		p.Shown().TopBar()
		c.Mode.Prompt(c.In("en"))
	}
}
