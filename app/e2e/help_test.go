package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// drawn is how many lines lead from figures of the counter to their sentences, and wanted how
// many sentences there are.
const (
	drawn  = `document.querySelector(".lg-line").getAttribute("d").split("M").length - 1`
	wanted = `document.querySelectorAll(".legend li").length`
)

// The question mark opens help from wherever the keyboard is, a search takes its place, and two
// steps back lead to where it was opened.
func TestHelp(t *testing.T) {
	t.Parallel()
	b := open(t, desktop, serveAt(t, "/").URL, safe)
	b.sitDownAt("hastings")
	b.tap(".mv-controls button")
	b.do(chromedp.KeyEvent(kb.F1))
	b.shows(".drawer-help .legend")
	b.rest()
	if eval[float64](b, drawn) != eval[float64](b, wanted) || eval[float64](b, wanted) < 3 {
		t.Errorf("%v lines lead to %v sentences", eval[float64](b, drawn), eval[float64](b, wanted))
	}
	b.comfortable("help")
	b.gallery("help")
	b.do(chromedp.KeyEvent("zone"))
	b.shows(".found li b")
	b.gallery("found")
	b.do(chromedp.KeyEvent(kb.Escape))
	b.shows(".drawer-help .legend")
	b.do(chromedp.KeyEvent(kb.Escape))
	b.wait(`!document.querySelector("#close-drawer")`)
	b.wait(`document.activeElement.matches(".mv-controls button")`)
	b.tap("#help")
	b.tap(".lg-pic .mp")
	b.shows(`.legend li.on[data-part="mp"]`)
	b.tap("#close-drawer")
	b.wait(`document.activeElement.id === "help"`)
	b.fillsThePhone()
}

// fillsThePhone looks at help on a phone, where it leaves the bar alone.
func (b *tab) fillsThePhone() {
	b.t.Helper()
	b.screen = phone
	b.do(b.emulate())
	b.tap(`.top [data-do="drawer:menu"]`)
	b.tap("#menu-help")
	b.shows(".drawer-help .legend")
	b.comfortable("help")
	if top := eval[float64](b, `document.querySelector("#dock").getBoundingClientRect().top`); top != 64 {
		b.t.Errorf("help begins at %v", top)
	}
	if b.has(".gestures .mouse") || !b.has(".gestures .touch") {
		b.t.Error("a phone is told what only a mouse can do")
	}
}
