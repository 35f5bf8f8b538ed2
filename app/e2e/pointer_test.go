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

// frameIn is where the frame of a page lies in the window.
const frameIn = `(() => {
	const inside = document.querySelector("gonfalon-battle")?.shadowRoot.querySelector("iframe") ?? document.querySelector("iframe");
	const r = inside.getBoundingClientRect();
	return { X: r.x, Y: r.y };
})()`

// pointer sends one event of the mouse or the finger. Into a frame it goes by the page around that.
func (b *tab) pointer(what string, at point) {
	b.t.Helper()
	if b.outer != nil {
		of := eval[point](b.outer, frameIn)
		b.outer.pointer(what, point{of.X + at.X, of.Y + at.Y})
		return
	}
	b.must(b.browser().Point(engines.Press{What: what, At: engines.Point(at)}))
}
