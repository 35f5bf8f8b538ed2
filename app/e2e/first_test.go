package e2e

import (
	"fmt"
	"testing"
	"time"

	"gonfalon/engine/game"
)

// Somebody who has never been here opens the link, goes to all battles, begins at once and makes a legal move: five taps.
// How long that took is logged; GONFALON_SLOW=4 does it on a slow phone.
func TestFromTheLinkToTheFirstMove(t *testing.T) {
	t.Parallel()
	for _, s := range someOf(phone, tablet, desktop) {
		t.Run(s.name, func(t *testing.T) {
			h := serveAt(t, "/")
			b := newTab(t, s, fresh)
			began := time.Now()
			b.visit(h.URL)
			b.tap(".visit [data-ride=shelf]")
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
			t.Logf("%s, %v times slower: shelf %.1f s, table %.1f s, first move %.1f s after the link was opened, with five taps",
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
			b.tap(".visit .ride")
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

// The first visit is a picture, a sentence and a button, in the language of the page and nowhere wider
// than the screen; what is pressed before the program has come is done when it has. Who has something
// behind him, or asked for something, does not see it.
func TestTheFirstVisitBeginsWithOneButton(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for _, s := range someOf(phone, tablet, desktop) {
		t.Run(s.name, func(t *testing.T) {
			b := newTab(t, s, fresh, `addEventListener("DOMContentLoaded", () => {
				if (document.documentElement.dataset.visit !== "first") return;
				window.early = document.documentElement.dataset.engine ?? "loading";
				document.querySelector(".visit .ride").click();
			});`)
			b.visit(h.URL)
			b.wait(`!!document.querySelector("main.table .steps")`)
			if early := eval[string](b, "window.early"); early != "loading" {
				t.Errorf("the button was pressed when the engine was %q", early)
			}
			if b.has(".visit") || eval[string](b, "document.documentElement.dataset.visit ?? ''") != "" {
				t.Error("the greeting is still there")
			}
		})
	}
	b := newTab(t, phone, fresh)
	b.visit(h.URL + "?lang=pl")
	b.shows(".visit .ride")
	if says := b.text(".visit .ride"); says != "Ruszaj" {
		t.Errorf("the button says %q", says)
	}
	if wide := eval[int](b, "document.documentElement.scrollWidth - innerWidth"); wide > 0 {
		t.Errorf("the page is %d px wider than the screen", wide)
	}
	b.shot("greeted")
	for name, address := range map[string]string{"a battle asked for": "#battle=kulikovo-hill", "a lesson asked for": "#learn=first-charge"} {
		b := newTab(t, phone, fresh)
		b.visit(h.URL + address)
		if b.has(".visit") {
			t.Errorf("%s: the greeting stands before it", name)
		}
	}
	known := newTab(t, phone) // who wants no hints is no newcomer
	known.visit(h.URL)
	if known.has(".visit") {
		t.Error("the greeting comes to who has been here")
	}
}
