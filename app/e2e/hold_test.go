package e2e

import (
	"fmt"
	"testing"
)

// controls are where those of a battle lie that keep their places, as a text.
const controls = `[...document.querySelectorAll(".slots > div, .tools .zoom, #menu")].map((el) => { const r = el.getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round).join(); }).join(" ")`

// mapAt is where the map is put.
const mapAt = `document.querySelector(".mv-world").style.transform`

// going is the selector of what goes on with the battle: what stops it, the act of the bar, else advice or a choice.
const going = `(["#go-on", ".slots > :last-child .pri:enabled", ".dock.counsel .slots > :last-child button", "#counsel:enabled", ".slots > :last-child button:enabled", "#dock .rc"].find((css) => document.querySelector(css)?.checkVisibility()) ?? "")`

// A hand that plays a battle finds each button of the bar, those of the zoom and the menu where they were, in
// whatever prompt; the sheet takes at most two fifths of a phone; and the map lies still while nothing is done.
func TestControlsAndMapKeepStill(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for _, s := range someOf(phone, lying, tablet) {
		t.Run(s.name, func(t *testing.T) {
			b := open(t, s, h.URL+"?play=kulikovo-hill&against=squire&side=a&seed=5", fresh)
			b.shows(".slots #end-phase")
			b.rest()
			at, kinds := eval[string](b, controls), map[string]bool{}
			for n := range 40 {
				b.rest()
				kind := eval[string](b, `document.querySelector("#dock").className`)
				kinds[kind] = true
				if eval[bool](b, `Boolean(document.querySelector(".dock.over-card"))`) {
					break
				}
				if now := eval[string](b, controls); now != at {
					t.Errorf("press %d, %q: the controls went from %s to %s", n, kind, at, now)
				}
				if high := eval[float64](b, `document.querySelector("#dock").offsetHeight / innerHeight`); s.name == phone.name && high > 0.405 {
					t.Errorf("press %d, %q: the sheet takes %.2f of the screen", n, kind, high)
				}
				if eval[bool](b, "Boolean("+theirTurn+")") && !b.has("#go-on") {
					b.wait("!(" + theirTurn + `) || document.querySelector("#go-on")`)
					continue
				}
				b.wait(`!document.querySelector("#dock h2")?.innerText.endsWith("…")`) // advice that was asked for
				b.rest()
				was := eval[string](b, mapAt)
				eval[any](b, `new Promise((done) => setTimeout(done, 250))`)
				if now := eval[string](b, mapAt); now != was {
					t.Errorf("press %d, %q: the map went from %s to %s by itself", n, kind, was, now)
				}
				if css := eval[string](b, going); css != "" {
					b.tap(css)
				}
			}
			if len(kinds) < 3 {
				t.Errorf("only %v were seen", fmt.Sprint(kinds))
			}
		})
	}
}
