package e2e

import (
	"testing"

	"gonfalon/engine/hex"
)

// rehearseFights plays battles up to a phase in which several enemies can be attacked.
func rehearseFights(t testing.TB, targets int) *rehearsal {
	t.Helper()
	for seed := range uint64(seeds) {
		r := rehearse(t, seed+1)
		for r.Game.Outcome() == nil {
			at := map[hex.Hex]bool{}
			for _, o := range r.list() {
				if o.Verb == "attack" {
					at[o.At] = true
				}
			}
			if _, attacking := asked(r.Game, "attack"); attacking && len(at) >= targets {
				return r
			}
			r.act()
		}
	}
	t.Fatal("there is no such phase")
	return nil
}

// All attacks of a phase are proposed at once, changed by a tap, and rolled for one after another.
func TestAllAttacksAreProposed(t *testing.T) {
	t.Parallel()
	file := rehearseFights(t, 4).file()
	for _, s := range someOf(phone, desktop) {
		t.Run(s.name, func(t *testing.T) {
			b := open(t, s, serveAt(t, "/").URL)
			b.bringFile(file)
			b.tap("#propose")
			b.shows(".dock.fights #roll:enabled")
			b.rest()
			b.gallery("proposed")
			groups := eval[int](b, `document.querySelectorAll(".dock.fights .rc").length`)
			if drawn := eval[int](b, `document.querySelectorAll(".mv-top .o-badge").length`); groups < 2 || drawn != groups {
				t.Errorf("%d groups, %d of them drawn", groups, drawn)
			}
			b.tap(`[data-do="fight:1"]`)
			b.wait(`document.querySelector(".o-badge.hot .letter").textContent === "B"`)
			b.rest()
			b.gallery("second")
			b.commit("#roll")
			b.rest()
			b.gallery("rolled")
		})
	}
}
