package e2e

import "testing"

// Browsers take a quick finger for a fling and swallow the tap after it, as one that stops
// what flies. On the map nothing flies: whoever flicks it, its small picture or a counter onto
// it has the next tap heard.
func TestATapAfterAFlickIsHeard(t *testing.T) {
	t.Parallel()
	lying := screen{"tablet-lying", tablet.h, tablet.w, true} // wide enough for the small picture
	b := open(t, lying, serveAt(t, "/").URL+"#battle=kulikovo-field")
	b.playForTwo()
	b.shows("#auto-setup")
	b.tap(".tray [data-carry]")
	for name, from := range map[string]func() point{
		"map":       func() point { return b.once(freeSpot) },
		"small map": func() point { return b.middle(".mv-mini") },
		"counter":   func() point { return b.middle(`.tray [aria-pressed="true"]`) },
	} {
		t.Run(name, func(t *testing.T) {
			b.t = t
			for range 3 {
				b.flick(from())
				b.tap(`.top [data-do="drawer:menu"]`)
				b.tap("#close-drawer")
				b.wait(`!document.querySelector("#close-drawer")`)
			}
		})
	}
}

// flick moves a finger quickly and lifts it while it moves.
func (b *tab) flick(from point) {
	b.t.Helper()
	to := point{from.X - 60, from.Y - 36}
	b.slide(from, to, 6)
	b.pointer("up", to)
}
