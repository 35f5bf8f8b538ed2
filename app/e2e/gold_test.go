package e2e

import (
	"fmt"
	"testing"

	"gonfalon/scenarios"
)

// goldPlaces are where a gold frame is pressed, as shares of what it frames: its middle, and near its corners.
var goldPlaces = []point{{0.5, 0.5}, {0.03, 0.12}, {0.97, 0.12}, {0.03, 0.88}, {0.97, 0.88}}

// goldAt is the point of the window at a place of a gold frame, null while none is in sight. What is beside
// a hex in the square round it is moved in to where its frame is drawn. A point of a control that shows
// something else is named.
const goldAt = `(() => {
	const el = [".pointed", ".o-point"].map((css) => document.querySelector(css)).find((el) => el?.checkVisibility());
	if (!el) return null;
	if (el.matches(".pointed")) el.scrollIntoView({block: "nearest"});
	const r = el.getBoundingClientRect(), at = {X: r.x + r.width * %[1]v, Y: r.y + r.height * %[2]v};
	if (el.matches(".o-point")) {
		const back = el.getScreenCTM().inverse(), drawn = () => { const p = new DOMPoint(at.X, at.Y).matrixTransform(back); return el.isPointInFill(p) || el.isPointInStroke(p); };
		for (let i = 0; i < 60 && !drawn(); i++) { at.X += (r.x + r.width / 2 - at.X) * 0.02; at.Y += (r.y + r.height / 2 - at.Y) * 0.02; }
		return document.elementFromPoint(at.X, at.Y)?.closest(".mapview") ? at : null;
	}
	const hit = document.elementFromPoint(at.X, at.Y);
	window.goldMiss = el.contains(hit) ? "" : "at " + [at.X, at.Y].map(Math.round) + " of " + el.innerText + " lies " + hit?.outerHTML.slice(0, 80);
	return at;
})()`

// misdrawn counts the frames in which a plane of the map was painted without its zoom.
const misdrawn = `window.misdrawn = 0;
	const bare = () => [...document.querySelectorAll(".mv-world:not(.unplaced) > .mv-plane > :first-child")].some((el) => !el.style.transform);
	const look = () => { setTimeout(() => { misdrawn += bare(); }); requestAnimationFrame(look); };
	requestAnimationFrame(look);`

// What a lesson frames in gold reacts wherever in its frame it is pressed, at the first press; also in the
// lesson after, which begins on the table of this one, with another map. Without GONFALON_THUMB each press
// goes to another place, in two lessons; with it every frame of every lesson is pressed at every place.
func TestWhatALessonFramesReactsWhereverItIsPressed(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for _, l := range scenarios.Lessons() {
		if thumbSeeds == 0 && l.Key != "guns-stakes" {
			continue
		}
		for turn := range goldPlaces {
			if thumbSeeds == 0 && turn != 0 {
				continue
			}
			t.Run(fmt.Sprintf("%s/%d", l.Key, turn), func(t *testing.T) {
				t.Parallel()
				b := open(t, phone, h.URL+"?learn="+l.Key, fresh, misdrawn)
				b.goesByGold(turn)
				if b.has("#learnt-next") {
					b.tap("#learnt-next")
					b.wait("!" + over)
					b.goesByGold(turn + 1)
				}
				if n := eval[int](b, "misdrawn"); n > 0 {
					t.Errorf("the map was painted otherwise than where taps see it, in %d frames", n)
				}
				if thrown := b.exceptions(); len(thrown) > 0 {
					t.Errorf("exceptions: %q", thrown)
				}
			})
		}
	}
}

// goesByGold presses what is framed until the lesson is over, the first time at the n-th place.
func (b *tab) goesByGold(n int) {
	b.t.Helper()
	for end := n + 80; b.pressesGold(n); n++ {
		if n > end {
			b.t.Fatal("the lesson does not end")
		}
	}
}

// pressesGold presses the n-th place of what is framed; it reports whether something was.
func (b *tab) pressesGold(n int) bool {
	b.t.Helper()
	if b.pointed() == "" {
		return false
	}
	eval[any](b, `window.goldMiss = "", window.wasRead = document.querySelector("main").innerText`)
	place := goldPlaces[n%len(goldPlaces)]
	at := b.once(fmt.Sprintf(goldAt, place.X, place.Y))
	if miss := eval[string](b, "window.goldMiss"); miss != "" {
		b.t.Errorf("a gold frame is covered: %s", miss)
		at = b.once(fmt.Sprintf(goldAt, 0.5, 0.5))
	}
	b.at(at.X, at.Y)
	b.wait(`document.querySelector("main").innerText !== window.wasRead`)
	if says := b.text(`.mv-bubble[role="alert"]`); says != "" {
		b.shot(failure)
		b.t.Errorf("at %v of a gold frame it is refused: %q", place, says)
	}
	return true
}
