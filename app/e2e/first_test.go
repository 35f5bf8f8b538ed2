package e2e

import (
	"fmt"
	"testing"
	"time"

	"gonfalon/engine/game"
)

// Somebody who has never been here opens the link, begins at once and makes a legal move: four taps.
// How long that took is logged; GONFALON_SLOW=4 does it on a slow phone.
func TestFromTheLinkToTheFirstMove(t *testing.T) {
	t.Parallel()
	for _, s := range someOf(phone, tablet, desktop) {
		t.Run(s.name, func(t *testing.T) {
			h := serveAt(t, "/")
			b := newTab(t, s, fresh)
			began := time.Now()
			b.visit(h.URL)
			b.shows("#play-now")
			shelf := time.Since(began)
			b.tap("#play-now")
			b.shows(".dock.phase")
			b.wait(mapDrawn)
			table := time.Since(began)
			b.shot("table")
			way := findRide(t, b.session().Game, func(*game.Reach, int) bool { return true })
			b.hex(way.from)
			b.shows("#hint")
			b.shot("hint")
			b.hex(way.to)
			b.shows(".dock.move #confirm")
			b.shot("planned")
			b.commit("#confirm")
			if n := eval[int](b, "Number("+acts+")"); n < 1 {
				t.Errorf("%d acts are done", n)
			}
			t.Logf("%s, %v times slower: shelf %.1f s, table %.1f s, first move %.1f s after the link was opened, with four taps",
				s.name, slowed, shelf.Seconds(), table.Seconds(), time.Since(began).Seconds())
			b.shot("moved")
			if thrown := b.exceptions(); len(thrown) > 0 {
				t.Errorf("exceptions: %q", thrown)
			}
		})
	}
}

// Somebody who has never been here opens the link, learns, makes the first move and fights the first
// charge, by real taps and as fast as the page lets him; GONFALON_SLOW=4 does it on a slow phone.
func TestFromTheLinkToTheFirstCharge(t *testing.T) {
	t.Parallel()
	for _, s := range someOf(phone, tablet, desktop) {
		t.Run(s.name, func(t *testing.T) {
			h := serveAt(t, "/")
			b := newTab(t, s, fresh)
			began := time.Now()
			b.visit(h.URL)
			b.tap("#learn")
			taps, moved := 1, ""
			for fought := false; !fought; taps++ {
				b.pointed()
				fought = b.has(".dock.odds")
				if b.follow() == "" || taps > 20 {
					t.Fatal("there is no charge")
				}
				if moved == "" && eval[int](b, "Number("+acts+")") > 0 {
					moved = fmt.Sprintf("%.1f s with %d taps", time.Since(began).Seconds(), taps+1)
				}
			}
			t.Logf("%s, %v times slower: first move after %s, first combat after %.1f s with %d taps",
				s.name, slowed, moved, time.Since(began).Seconds(), taps)
			b.shot("fought")
			if thrown := b.exceptions(); len(thrown) > 0 {
				t.Errorf("exceptions: %q", thrown)
			}
		})
	}
}
