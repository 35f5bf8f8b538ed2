package e2e

import (
	"math"
	"testing"

	"gonfalon/engine/hex"
)

// The map stays under the finger: whoever taps the same spot again means the same again, also
// where a sheet has opened or shows more than before.
func TestASecondTapOnTheSameSpotConfirms(t *testing.T) {
	t.Parallel()
	r := rehearse(t, 3)
	ride := turning(t, r.Game)
	b := open(t, phone, serveAt(t, "/").URL)
	b.bringFile(r.file())
	from := b.bring(ride.from)
	b.at(from.X, from.Y)
	b.shows(".dock.unit")
	b.stays(ride.from, from)
	to := b.bring(ride.to)
	b.at(to.X, to.Y)
	b.shows("#confirm:enabled")
	b.stays(ride.to, to)
	b.shot("previewed")
	b.changing(func() { b.at(to.X, to.Y) })
	if after := b.session(); !did(after, "advance") {
		t.Error("the second tap did not go there")
	}
}

// stays fails the test if a hex is not where it was tapped once the page rests.
func (b *tab) stays(number string, tapped point) {
	b.t.Helper()
	b.rest()
	at, free := b.spot(hex.Must(number))
	if math.Hypot(at.X-tapped.X, at.Y-tapped.Y) > 2 || !free {
		b.t.Errorf("hex %s was tapped at %v and lies at %v, to be touched there: %t", number, tapped, at, free)
	}
}

// The next unit that can act is one press away and comes into sight; a phase in which most have
// not moved ends only after a question, which no second tap on the same spot answers.
func TestTheNextUnitAndTheEndOfAPhase(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL)
	b.sitDown()
	b.shot("begun")
	before := b.session().Game
	b.tap("#next-unit")
	b.shows(".dock.unit")
	b.rest()
	b.shot("next")
	if !eval[bool](b, selectedInSight) {
		t.Error("the unit is not in sight")
	}
	b.tap("#end-phase")
	b.shows(".dock.early")
	b.shot("early")
	b.tap("#cancel")
	b.shows(".dock.phase")
	if b.session().Game.Hash() != before.Hash() {
		t.Error("playing on does something")
	}
	b.pressEnd()
	if b.session().Game.Table().Phase == before.Table().Phase {
		t.Error("the phase does not end")
	}
}

// selectedInSight holds when the selected counter lies on the map where nothing covers it.
const selectedInSight = `(() => {
	const r = document.querySelector(".mv-top .st-sel")?.getBoundingClientRect();
	return Boolean(r && document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)?.closest(".mapview"));
})()`

// A notice that says something in passing leaves what one zooms with free.
func TestANoticeLeavesTheButtonsOfTheMapFree(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL)
	b.begin()
	b.press("link")
	b.shows(".notice")
	b.middle(".zoom button")
	b.shot("notice")
}

// measures counts how often the page asks how large its parts are, and how often of that the browser was
// not about to paint and had to lay all of it out besides.
const measures = `window.measured = {at: 0, early: 0};
	let painting = false;
	const frame = requestAnimationFrame, box = Element.prototype.getBoundingClientRect;
	const width = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "offsetWidth");
	const note = el => { if (el.matches("#dock, .mv-bubble")) { measured.at++; if (!painting) measured.early++; } };
	window.requestAnimationFrame = f => frame(t => { painting = true; try { f(t); } finally { painting = false; } });
	Element.prototype.getBoundingClientRect = function () { note(this); return box.call(this); };
	Object.defineProperty(HTMLElement.prototype, "offsetWidth", {get() { note(this); return width.get.call(this); }});`

// What panels and bubbles cover is measured when the browser lays the page out anyhow: asked for right
// after a draw, the layout made one long task of both.
func TestThePageIsMeasuredAsItIsPainted(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL, measures)
	b.sitDown()
	b.tap("#next-unit")
	b.shows(".dock.unit")
	b.rest()
	if at := eval[int](b, "measured.at"); at < 3 {
		t.Errorf("panels were measured %d times", at)
	}
	if early := eval[int](b, "measured.early"); early > 0 {
		t.Errorf("the page was laid out %d times before the browser painted", early)
	}
}

// Who presses a command wakes the program once: when go-app looked for a link in the same press, the page
// was drawn within it, and was deaf for as long as both took.
func TestAPressOfACommandWakesThePageOnce(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL)
	b.sitDown()
	eval[any](b, `window.woken = 0; const links = window.onclick; window.onclick = (e) => { woken++; links(e); }; 0`)
	b.tap("#next-unit")
	b.shows(".dock.unit")
	if n := eval[int](b, "woken"); n > 0 {
		t.Errorf("it is woken %d times more", n)
	}
	if eval[any](b, `document.querySelector(".dock").click()`); eval[int](b, "woken") != 1 {
		t.Error("a press beside all commands is not seen at all")
	}
}

// Where nothing is painted, as in a frame out of sight, the page settles all the same: the page around
// that frame waits to hear of it.
func TestAPageThatIsNotPaintedSettles(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL+"?embed#battle="+ambush, "window.requestAnimationFrame = () => 0;")
	b.wait(`document.querySelector("#play") && document.documentElement.dataset.settled === "true"`)
	eval[any](b, `document.querySelector("#play").click()`)
	b.wait(`document.querySelector(".tools") && document.documentElement.dataset.settled === "true"`)
}
