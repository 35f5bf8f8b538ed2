package e2e

import (
	"fmt"
	"testing"
)

// A puzzle of a link is solved by taps on a phone, says what each way is worth, and stands on the shelf as solved;
// without a connection another one is posed. In a frame of another page the element poses one.
func TestAPuzzleIsSolvedByTaps(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := open(t, phone, h.URL+"?puzzle=past-the-front", safe)
	b.wait(`document.querySelector(".top.pinned h1")?.innerText.startsWith("Make ")`)
	b.comfortable("puzzle")
	b.hex("2326")
	b.hex("2527")
	b.tap(`#dock [data-do="confirm"]`)
	b.tap("#end-phase")
	b.hex("2627")
	b.comfortable("blow")
	b.tap("#roll")
	b.wait(`document.querySelector(".judged h2")?.innerText === "Solved: 97.2 %"`)
	b.comfortable("solved")
	b.tap("#puzzle-next")
	b.wait(`document.querySelector(".prompt")?.innerText.includes("Plan your ride") && location.hash.startsWith("#puzzle=")`)
	b.tap("#learn-leave")
	b.tap("#puzzle-all")
	b.wait(`document.querySelector(".dock .hd")?.innerText.includes("1 solved")`)
	b.comfortable("puzzles")
	b.wait(`caches.match("./web/puzzles.json.gz")`)
	b.stored()
	h.stop(t)
	b.visit(h.URL + "?puzzle=day")
	b.wait(`document.querySelector(".top.pinned h1")`)
}

// The element of a puzzle poses it on another page, and the bar says so in the language asked for.
func TestAPuzzleOnAnotherPage(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := newTab(t, desktop)
	b.pasted(fmt.Sprintf(`<script src="%sembed.js" defer></script><gonfalon-puzzle open="seen" lang="pl" puzzle="the-wedge" awake></gonfalon-puzzle>`, h.URL))
	frame := b.frame(h.URL + "?embed")
	frame.wait(`document.querySelector(".top.pinned h1")?.innerText.startsWith("Zmuś do odwrotu")`)
	b.shot("puzzle")
}
