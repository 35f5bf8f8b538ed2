package e2e

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"strings"
	"testing"
)

// The end of a battle shows which victories it knows, what each takes, and which one was won.
func TestResultShowsTheScaleOfTheBattle(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for scenario, s := range map[string]screen{"hastings": phone, "grunwald-clash": desktop} {
		r := rehearseAt(t, scenario, 1)
		for r.Game.Outcome() == nil {
			r.act()
		}
		file, o := r.file(), r.Game.Outcome()
		t.Run(scenario, func(t *testing.T) {
			b := open(t, s, h.URL)
			b.bringFile(file)
			b.shows(".dock.over-card #to-shelf")
			b.shot("scale")
			rows := eval[[]string](b, `[...document.querySelectorAll(".dock .ledger tr")].map(r => r.innerText)`)
			if len(rows) < len(o.Scale) {
				t.Errorf("%d rows for %d victories", len(rows), len(o.Scale))
			}
			if shown := strings.Join(rows, "\n"); o.Code != "draw" && !strings.Contains(shown, "won by") {
				t.Errorf("no victory of these is won:\n%s", shown)
			}
			if wide := eval[bool](b, `(() => { const d = document.querySelector(".dock .body"); return d.scrollWidth > d.clientWidth })()`); wide {
				t.Error("the scale is wider than its card")
			}
			b.press("lang:pl")
			b.wait(`document.documentElement.lang === "pl"`)
			b.shot("scale-pl")
		})
	}
}

// The end of a battle is a story: what it turned on is looked at by a press, and the picture of it is handed
// to others by the device, or saved where that has no way; nothing is wider than its card, in no size and language.
func TestThePictureOfTheEndIsHandedOut(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	r := rehearseAt(t, "hastings-flight", 1)
	for r.Game.Outcome() == nil {
		r.act()
	}
	file := r.file()
	for name, start := range map[string]string{"shared": able, "saved": catches} {
		t.Run(name, func(t *testing.T) {
			b := open(t, phone, h.URL, start)
			b.bringFile(file)
			b.shows(".dock.over-card .moment svg")
			if name == "shared" {
				b.tap("#poster")
				b.wait(`asked.at(-1) === "hastings-flight.png"`)
			} else {
				drawn, err := png.Decode(bytes.NewReader(b.prints("#poster")))
				if err != nil || drawn.Bounds().Size() != image.Pt(1200, 630) {
					t.Errorf("the picture: %v", err)
				}
			}
			for _, lang := range []string{"en", "pl", "de"} {
				b.press("lang:" + lang)
				b.wait(fmt.Sprintf("document.documentElement.lang === %q", lang))
				if wide := eval[bool](b, `[...document.querySelectorAll(".over-card .body, .moment, .over-card > .foot button")].some(e => e.scrollWidth > e.clientWidth + 1)`); wide {
					t.Errorf("in %s something is wider than its place", lang)
				}
				b.shot("story-" + lang)
			}
			b.tap(".moment")
			b.shows(".dock.replay")
			if thrown := b.exceptions(); len(thrown) > 0 {
				t.Errorf("exceptions: %q", thrown)
			}
		})
	}
}
