package e2e

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// theirTurn holds while the computer is shown what it does, theirFeats once it has done two things,
// myTurn once the person is to act again.
const (
	theirTurn  = `document.querySelector(".dock.foe")`
	theirFeats = `document.querySelectorAll(".dock.foe :is(.feats, .stream) li").length > 1`
	caption    = ".mv-bubble:not([hidden])"
	myTurn     = `!document.querySelector(".dock.foe") && document.querySelector("#end-phase")`
)

// watchUnpacking counts what is unpacked in the page, which waits for it.
const watchUnpacking = `window.unpacked = 0;
	const Real = DecompressionStream;
	window.DecompressionStream = class extends Real { constructor(...how) { super(...how); unpacked++; } };`

// A battle is begun against the squire by taps, it plays its turn in the worker and is seen doing
// so, the game is found again after a reload and goes on without the host.
func TestAgainstTheComputer(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := open(t, phone, h.URL, watchUnpacking)
	b.tap(`[data-do="battle:kulikovo-ambush"]`)
	b.tap(`[data-do="rival:computer"]`)
	b.tap(`[data-do="level:squire"]`)
	b.tap(`[data-do="setup:own"]`)
	b.gallery("begin")
	b.tap("#play")
	b.wait("Boolean(" + myTurn + ") || document.querySelector('#auto-setup')")
	b.tap("#auto-setup")
	before := eval[int](b, "unpacked")
	b.tap("#ready")
	b.haltsThem()
	if n := eval[int](b, "unpacked") - before; n > 0 {
		t.Errorf("the page itself unpacked %d times what the computer thinks with", n)
	}
	for range 20 {
		if b.has(caption) {
			break
		}
		b.do(chromedp.KeyEvent("n"))
		b.rest()
		b.goOn()
	}
	b.gallery("their-turn")
	if says, prompt := b.text(caption), b.text(".prompt"); strings.Contains(prompt, strings.Split(says, "\n")[0]) {
		t.Errorf("over the map it says once more %q", prompt)
	}
	if says := b.text(caption); !strings.Contains(says, "Bo ") && !strings.HasSuffix(says, ".") {
		t.Errorf("beside the counter it says %q", says)
	}
	acts := eval[int](b, "Number(document.querySelector('main').dataset.acts)")
	b.do(chromedp.KeyEvent(kb.End))
	b.endsUntil(myTurn)
	b.rest()
	b.gallery("my-turn")
	if now := eval[int](b, "Number(document.querySelector('main').dataset.acts)"); now <= acts {
		t.Errorf("%d acts after %d", now, acts)
	}
	b.stored()
	b.wait(`(await caches.match("./web/foe.wasm.gz"))`)
	h.stop(t)
	b.again()
	b.wait(myTurn)
	b.endsUntil(theirTurn)
	b.endsUntil(theirFeats + " || " + myTurn) // it may be done before it is looked at
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// While the person plays his first phase the computer's program comes: it plays, though the host is gone
// before it was wanted.
func TestTheComputerComesBeforeItIsWanted(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := open(t, phone, h.URL+"?seed=1#battle=kulikovo-bobrok&against=squire&side=a&setup=historical")
	b.tap("#play")
	b.wait(myTurn)
	b.stored()
	b.wait(`(await caches.match("./web/foe.wasm.gz"))`)
	if b.has(".dock.foe") {
		t.Fatal("its turn is there already")
	}
	h.stop(t)
	b.endsUntil(theirTurn)
	b.endsUntil(theirFeats + " || " + myTurn)
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// halted holds while the computer is stopped.
const halted = `document.querySelector("#foe-pause[aria-label=Play]")`

// haltsThem stops the computer by a key in its turn; if it asks something at that moment, later.
func (b *tab) haltsThem() {
	b.t.Helper()
	for range 5 {
		b.endsUntil(theirFeats + " || " + halted)
		if eval[bool](b, "Boolean("+halted+")") {
			return
		}
		eval[any](b, "document.activeElement.blur()")
		b.do(chromedp.KeyEvent(" "))
		b.rest()
	}
	b.t.Fatal("it cannot be stopped")
}

// endsUntil ends one phase after another until something holds; what has to be done first is done,
// questions are answered, what the computer does is awaited, and of what it asks nothing is made use of.
func (b *tab) endsUntil(holds string) {
	b.t.Helper()
	b.endsWithin(2*patience(), holds)
}

// endsWithin is endsUntil with a patience of its own.
func (b *tab) endsWithin(long time.Duration, holds string) {
	b.t.Helper()
	for end := time.Now().Add(long); time.Now().Before(end); {
		b.rest()
		switch {
		case eval[bool](b, "Boolean("+holds+")"):
			return
		case b.has("#go-on"):
			b.tap("#go-on")
		case b.has(".dock.foe"):
			time.Sleep(20 * time.Millisecond)
		case b.has("#pass"):
			b.tap("#pass")
		case b.has(".dock.early"):
			b.tap("#confirm")
		case b.has(".dock.decide"):
			b.answers()
		case b.has(".dock.ask"):
			b.doDuty()
		case b.has(".dock.odds"):
			b.fightOrForget()
		default:
			b.tap("#end-phase")
		}
	}
	b.t.Fatalf("it never holds: %s; the dock says %q", holds, b.text(".dock"))
}

// Where no worker can be had that is told, and the computer thinks in the page.
func TestWithoutWorkersTheComputerThinksInThePage(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL+"#battle="+ambush+"&against=squire&side=b&setup=own", `delete window.Worker;`)
	b.tap("#play")
	b.tap("#auto-setup")
	b.tap("#ready")
	b.shows("#notice")
	b.shot("slow")
	b.tap(`#notice [data-do="close-notice"]`)
	b.endsUntil(theirFeats)
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}
