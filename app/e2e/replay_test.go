package e2e

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// place is the step that a look back shows.
const place = `Number(document.querySelector("#timeline")?.value)`

// camera is where the map is looked at from.
const camera = `document.querySelector(".mv-world").style.transform`

// looksBack opens the replay of a game at its beginning.
func (b *tab) looksBack(r *rehearsal) {
	b.t.Helper()
	b.bringFile(r.file())
	b.press(`replay:0`)
	b.shows(".dock.replay")
	b.wait(place + ` === 0`)
	b.rest()
}

// quickens makes a look back go faster.
func (b *tab) quickens() {
	b.t.Helper()
	css := `.replay .seg [data-do="pace:2"]`
	if b.screen == phone {
		css = "#pace"
	}
	b.tap(css)
	b.wait(`document.querySelector('.replay .seg [data-do="pace:2"]').matches(".on")`)
}

// A moment that is shared is a link, which shows it to somebody who has never been here.
func TestALinkLeadsToAMoment(t *testing.T) {
	t.Parallel()
	r := rehearseTurnOver(t)
	h := serveAt(t, "/")
	b := open(t, desktop, h.URL, `navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }`)
	b.looksBack(r)
	want := len(r.Steps) / 2
	b.press("replay:" + strconv.Itoa(want))
	b.tap("#moment")
	b.shows("#notice")
	link := eval[string](b, "window.copied")
	if !strings.HasPrefix(link, h.URL+"#g=") || !strings.HasSuffix(link, fmt.Sprintf("&t=%d", want)) {
		t.Fatalf("the link is %.60q … %q", link, link[max(0, len(link)-12):])
	}
	other := open(t, phone, link)
	other.shows(".dock.replay")
	other.wait(place + " === " + strconv.Itoa(want))
	if kept := eval[[]string](other, games); len(kept) > 0 {
		t.Errorf("what was only looked at is kept: %q", kept)
	}
	for _, broken := range []string{link + "x", link[:len(link)/2] + "&t=3"} {
		lost := open(t, phone, broken)
		lost.shows("#notice")
		if lost.has(".dock.replay") || len(lost.exceptions()) > 0 {
			t.Errorf("%.30q … shows a battle, %q", broken, lost.exceptions())
		}
	}
}

// All that a replay is steered by is in sight without scrolling; the map follows, and stays once
// a hand has moved it.
func TestAReplayIsSteered(t *testing.T) {
	t.Parallel()
	r := rehearseTurnOver(t)
	onScreens(t, []screen{phone, desktop}, "?seed=7", func(b *tab, _ *host) {
		b.looksBack(r)
		pace := ".replay .seg .on"
		if b.screen == phone {
			pace = "#pace"
		}
		for _, css := range []string{"#replay-back", "#run", "#replay-on", "#follow", "#moment", "#replay-full", pace, "#branch", "#end-replay", "#timeline"} {
			if !eval[bool](b, fmt.Sprintf(inSight, css)) {
				b.t.Errorf("%s is not in sight", css)
			}
		}
		b.gallery("replay")
		b.quickens()
		b.press("replay:0")
		b.do(chromedp.KeyEvent("4"))
		b.wait(`document.querySelector('.replay .seg [data-do="pace:3"]').matches(".on")`)
		began := eval[string](b, camera)
		b.tap("#run")
		b.wait(camera + " !== " + strconv.Quote(began))
		b.wait(`document.querySelector("#run").ariaLabel === "Play"`)
		b.drags()
		b.wait(`document.querySelector("#follow").ariaPressed === "false"`)
		put := eval[string](b, camera)
		b.tap("#run")
		b.wait(place + " > 5")
		b.wait(`document.querySelector("#run").ariaLabel === "Play"`)
		if now := eval[string](b, camera); now != put {
			b.t.Errorf("the map went from %s to %s by itself", put, now)
		}
		b.tap("#follow")
		b.wait(`document.querySelector("#follow").ariaPressed === "true"`)
	})
}

// inSight is a script that tells whether all of an element can be seen and touched.
const inSight = `(() => {
	const e = document.querySelector(%q), r = e.getBoundingClientRect();
	const hit = (x, y) => e.contains(document.elementFromPoint(x, y));
	return r.width > 0 && hit(r.left + 3, r.top + r.height / 2) && hit(r.right - 3, r.top + r.height / 2) && hit(r.left + r.width / 2, r.top + r.height * .7);
})()`

// drags moves the map by hand, where nothing lies on it.
func (b *tab) drags() {
	b.t.Helper()
	b.rest()
	x, y := float64(b.screen.w)/2, float64(b.screen.h)*.4
	b.slide(point{x, y}, point{x + 60, y + 40}, 6)
	b.pointer("up", point{x + 60, y + 40})
	b.rest()
}

// A look back fills the screen by its button and by its key, and where no page may there is no button.
func TestAReplayFillsTheScreen(t *testing.T) {
	t.Parallel()
	r := rehearseTurnOver(t)
	h := serveAt(t, "/")
	b := open(t, desktop, h.URL)
	b.looksBack(r)
	b.tap("#replay-full")
	b.wait(`document.fullscreenElement === document.documentElement`)
	b.shot("full")
	b.do(chromedp.KeyEvent("f"))
	b.wait(`!document.fullscreenElement`)
	b.do(chromedp.KeyEvent("f"))
	b.wait(`document.fullscreenElement`)
	if at := eval[int](b, place); at != 0 {
		t.Errorf("it goes to step %d", at)
	}
	without := open(t, phone, h.URL, `Object.defineProperty(Document.prototype, "fullscreenEnabled", { get: () => false })`)
	without.looksBack(r)
	if without.has("#replay-full") {
		t.Error("a page that cannot fill the screen offers it")
	}
	without.do(chromedp.KeyEvent("f"), chromedp.KeyEvent(kb.ArrowRight))
	without.wait(place + " === 1")
	if thrown := without.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// In an article a battle moves: by an attribute of the element, and by a message of the page.
func TestAReplayOnAnotherPage(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	r := rehearseTurnOver(t)
	given, err := os.ReadFile(r.file())
	if err != nil {
		t.Fatal(err)
	}
	b := newTab(t, desktop)
	lines := `<script src="%sembed.js" defer></script><gonfalon-battle open="seen" play="%s" game="/game.json" at="1" replay lang="en"></gonfalon-battle>`
	b.visitElsewhere(map[string]string{"/": fmt.Sprintf(lines, h.URL, ambush) + hearing, "/game.json": string(given)}, "")
	frame := b.frame(h.URL)
	frame.shows(".dock.replay")
	frame.wait(place + " > 2")
	b.shot("moves")
	if frame.has("#replay-full") || !frame.has("#full") {
		t.Error("in a frame the bar at the top makes it larger, and nothing else")
	}
	b.wait(`Object.assign(battle.style, { width: "600px", minHeight: 0, height: "360px" }).width === "600px"`)
	frame.wait(`document.documentElement.dataset.view === "map" && document.querySelector("#dock").offsetHeight === 69`)
	b.shot("small")
	frame.wait(`(document.querySelector(".mv-glass").click(), !document.documentElement.dataset.view)`)
	b.wait(`Object.assign(battle.style, { width: "", minHeight: "", height: "" }).width === ""`)
	b.wait(send(fmt.Sprintf(`{ type: "load", save: %q, at: 0 }`, given)))
	frame.wait(place + ` === 0 && document.querySelector("#run").ariaLabel === "Play"`)
	b.wait(send(fmt.Sprintf(`{ type: "load", save: %q, at: 0, replay: true }`, given)))
	frame.wait(`document.querySelector("#run").ariaLabel === "Pause"`)
	frame.wait(place + " > 0")
	if kept := eval[[]string](frame, games); len(kept) > 0 {
		t.Errorf("a game that was only looked at is kept: %q", kept)
	}
}
