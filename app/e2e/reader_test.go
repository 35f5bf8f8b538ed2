package e2e

import (
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// article is a page that goes on above and below what stands in it, too long for any window.
const article = `<meta name="viewport" content="width=device-width, initial-scale=1"><style>body { margin: 0 }</style>
	<p id="above" style="height:2000px">Above</p>%s<p style="height:4000px">Below</p><script>const battle = document.querySelector("gonfalon-battle, iframe")</script>`

// Where a battle may stand on another page, and its frame there.
var places = map[string]string{
	"an element":              `<script src="%[1]sembed.js"></script><gonfalon-battle open="seen" play="` + ambush + `" lang="en" style="width:100%%;height:620px"></gonfalon-battle>`,
	"one without an origin":   `<script src="%[1]sembed.js"></script><gonfalon-battle open="seen" play="` + ambush + `" lang="en" sandbox="allow-scripts" style="width:100%%;height:620px"></gonfalon-battle>`,
	"a plain frame":           `<iframe src="%[1]s?embed&lang=en#play=` + ambush + `" style="width:100%%;height:620px"></iframe>`,
	"a link put in a frame":   `<iframe src="%[1]s?play=` + ambush + `" style="width:100%%;height:620px"></iframe>`,
	"the shelf in an element": `<script src="%[1]sembed.js"></script><gonfalon-battle open="seen" lang="en" style="width:100%%;height:620px"></gonfalon-battle>`,
}

// Somebody who reads an article scrolls over the battle in it, by wheel and by finger, until he has
// pressed it. Then the battle has them, until he gives them back.
func TestAnArticleIsScrolledOverABattle(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for _, s := range []screen{desktop, phone} {
		for name, lines := range places {
			if s == phone && name != "an element" && name != "a plain frame" && !everything {
				continue
			}
			t.Run(s.name+" "+name, func(t *testing.T) {
				b := newTab(t, s)
				b.pasted(fmt.Sprintf(article, fmt.Sprintf(lines, h.URL)))
				eval[any](b, `battle.scrollIntoView({ block: "center" })`)
				frame := b.frame(h.URL)
				eval[any](frame, notesErrors)
				b.readsOn(frame)
				b.turnsTo(frame)
				if thrown := append(b.exceptions(), eval[[]string](frame, "uncaught")...); len(thrown) > 0 {
					t.Errorf("exceptions: %q", thrown)
				}
			})
		}
	}
}

// guest is whose the gestures are: "asleep" while they are the reader's.
const guest = `document.documentElement.dataset.guest`

// longWay is how many pixels an article goes at least that is scrolled; one that is not scrolled is looked at
// for as long as stillness.
const (
	longWay   = 80
	stillness = 400 * time.Millisecond
)

// scrolls turns the wheel, or draws a finger up the window, and returns how far the article went: once that
// is a long way and it glides no more, or after so long.
func (b *tab) scrolls(at point, long time.Duration) (far float64) {
	b.t.Helper()
	from := eval[float64](b, "scrollY")
	if b.screen.touch {
		b.touches(input.DispatchTouchEventTypeTouchStart, tip(at, 1))
		for i := 1; i <= 10; i++ {
			b.touches(input.DispatchTouchEventTypeTouchMove, tip(point{at.X, at.Y - 15*float64(i)}, 1))
			time.Sleep(16 * time.Millisecond) // as fast as a hand
		}
		b.touches(input.DispatchTouchEventTypeTouchEnd)
	} else {
		b.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, at.X, at.Y))
		b.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseWheel, at.X, at.Y, func(e *input.DispatchMouseEventParams) {
			e.DeltaX, e.DeltaY = math.SmallestNonzeroFloat64, 120 // what is nothing is not sent, and missed
		}))
	}
	for end, before := time.Now().Add(long), -1.0; time.Now().Before(end) && (far < longWay || far != before); time.Sleep(stillness / 2) {
		before, far = far, eval[float64](b, "scrollY")-from
	}
	return far
}

// readsOn scrolls the article over each part of a frame that nobody has pressed.
func (b *tab) readsOn(frame *tab) {
	b.t.Helper()
	frame.wait(guest + ` === "asleep"`)
	frame.rest()
	for _, css := range []string{".mv-glass", ".dock .body", ".top", ".wrap"} {
		if !frame.has(css) {
			continue
		}
		eval[any](b, `battle.scrollIntoView({ block: "center" })`)
		before := eval[string](frame, worldAndScroll)
		if far := b.scrolls(b.over(frame, css), patience()); far < longWay {
			b.t.Errorf("over %s the article goes %v px", css, far)
		}
		if after := eval[string](frame, worldAndScroll); after != before {
			b.t.Errorf("over %s the frame went from %s to %s", css, before, after)
		}
	}
	if eval[bool](b, `document.activeElement !== document.body`) {
		b.t.Error("the frame has the keyboard")
	}
	eval[any](b, `battle.scrollIntoView({ block: "center" })`)
	b.shot("asleep")
}

// worldAndScroll is what of a frame wheel and finger move.
const worldAndScroll = `[document.querySelector(".mv-world")?.style.transform, scrollY, document.querySelector(".dock .body")?.scrollTop].join()`

// over is a point of the window over the first element of the frame that is shown, of several.
func (b *tab) over(frame *tab, css string) point {
	b.t.Helper()
	of := eval[point](b, frameIn)
	at := eval[point](frame, fmt.Sprintf(`(() => {
		const seen = [...document.querySelectorAll(%q)].find((e) => e.checkVisibility({ visibilityProperty: true }));
		const r = seen.getBoundingClientRect(), high = Math.min(r.bottom, innerHeight) - Math.max(r.top, 0);
		return { X: r.x + r.width * .45, Y: Math.max(r.top, 0) + high * .55 };
	})()`, css))
	return point{of.X + at.X, of.Y + at.Y}
}

// turnsTo presses a frame, which then has the gestures, and gives them back in every way there is.
func (b *tab) turnsTo(frame *tab) {
	b.t.Helper()
	const deploy = "#auto-setup, #help, .battle-card"
	eval[any](frame, fmt.Sprintf(`[...document.querySelectorAll(%q)].find((e) => e.checkVisibility())?.scrollIntoView({ block: "nearest" })`, deploy))
	frame.rest()
	at := b.over(frame, deploy)
	before := eval[string](frame, `document.querySelector("main").innerText`)
	b.at(at.X, at.Y)
	frame.wait(guest + ` === "awake"`)
	frame.wait(fmt.Sprintf(`document.querySelector("main").innerText !== %q`, before)) // the first press does what it presses
	frame.rest()
	b.shot("awake")
	for name, gives := range map[string]func(){
		"the button": func() { at := b.over(frame, ".give-back"); b.at(at.X, at.Y) },
		"Escape": func() {
			for range 3 {
				b.do(chromedp.KeyEvent(kb.Escape))
			}
		},
		"a press outside": func() { b.at(20, b.outside()) },
	} {
		b.takesHold(frame)
		gives()
		frame.wait(guest + ` === "asleep"`)
		frame.rest()
		if eval[bool](frame, `document.hasFocus()`) {
			b.t.Errorf("%s: the frame still has the keyboard", name)
		}
		eval[any](b, `battle.scrollIntoView({ block: "center" })`)
		if far := b.scrolls(b.over(frame, ".mv-glass, .wrap"), patience()); far < longWay {
			b.t.Errorf("after %s the article goes %v px", name, far)
		}
		eval[any](b, `battle.scrollIntoView({ block: "center" })`)
	}
}

// outside is a height of the window at which the article is to be seen beside the frame.
func (b *tab) outside() float64 {
	b.t.Helper()
	eval[any](b, `document.getElementById("above").scrollIntoView({ block: "end" }); scrollBy(0, 60)`)
	return float64(b.screen.h) - 90
}

// takesHold presses the map, or a button of what has none, and moves what is there.
func (b *tab) takesHold(frame *tab) {
	b.t.Helper()
	if !frame.has(".mv-glass") {
		frame.shows(".wrap")
		at := b.over(frame, ".wrap h1, .wrap h2")
		b.at(at.X, at.Y)
		frame.wait(guest + ` === "awake"`)
		return
	}
	frame.rest()
	at := b.over(frame, ".mv-glass")
	b.at(at.X, at.Y)
	frame.wait(guest + ` === "awake"`)
	frame.rest()
	before := eval[string](frame, worldAndScroll)
	if far := b.scrolls(point{eval[point](b, frameIn).X + 30, at.Y}, stillness); far != 0 { // where no counter stands that a finger would carry
		b.t.Errorf("the battle was pressed, and the article goes %v px", far)
	}
	frame.wait(worldAndScroll + fmt.Sprintf(" !== %q", before))
}
