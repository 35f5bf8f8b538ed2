package e2e

import "gonfalon/app/e2e/engines"

// slide puts the mouse button or a finger down and moves it to another point in steps. The
// page draws the map for each of them.
func (b *tab) slide(from, to point, steps int) {
	b.t.Helper()
	b.pointer("down", from)
	for i := 1; i <= steps; i++ {
		k := float64(i) / float64(steps)
		b.pointer("move", point{from.X + k*(to.X-from.X), from.Y + k*(to.Y-from.Y)})
	}
}

// pointer sends one event of the mouse or the finger.
func (b *tab) pointer(what string, at point) {
	b.t.Helper()
	b.must(b.browser().Point(engines.Press{What: what, At: engines.Point(at)}))
}
