package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// focused holds while the keyboard is at an element that a selector finds.
func focused(css string) string { return fmt.Sprintf(`document.activeElement?.matches(%q)`, css) }

// Games are named, copied, deleted and brought back in the list of them; what opened the list has
// the keyboard when it is closed, and each page begins at its top.
func TestTheListOfGames(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL)
	b.sitDown()
	b.tap(`.top [data-do="drawer:menu"]`)
	b.shows("#close-drawer")
	b.tap("#close-drawer")
	b.wait(focused(`.top [data-do="drawer:menu"]`))
	b.press("shelf")
	b.shows("#continue")
	b.opensAtItsTop()
	b.tap("#saves")
	b.shows(".saves .save .pic svg .m-side.a")
	b.wait(focused(".modal button"))
	if !eval[bool](b, `document.querySelector("#continue").closest("[inert]") !== null`) {
		t.Error("the keyboard can leave the drawer for the shelf under it")
	}
	b.gallery("list")
	b.tap(`.saves .save [data-do^="rename:"]`)
	b.wait(focused(".saves form input"))
	b.gallery("naming")
	b.do(chromedp.KeyEvent("Ford"), chromedp.KeyEvent(kb.Enter))
	b.wait(`document.querySelector(".saves .save .cover")?.innerText === "Ford"`)
	b.tap(`.saves .save [data-do^="copy:"]`)
	b.tap(`#notice [data-do^="copy-keep:"]`)
	b.wait(games + `.length === 2`)
	b.tap(`.saves .save:nth-child(2) [data-do^="delete:"]`)
	b.wait(games + `.length === 1`)
	b.shows("#notice")
	b.gallery("deleted")
	if says := b.text("#notice"); !strings.Contains(says, "Ford") {
		t.Errorf("the notice says %q", says)
	}
	b.tap(`#notice [data-do="undelete"]`)
	b.wait(games + `.length === 2 && !document.querySelector("#notice")`)
	b.tap("#close-drawer")
	b.wait(focused("#saves"))
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// opensAtItsTop goes from far down the shelf to a battle, whose page begins at its top, and back,
// where the shelf is as it was left.
func (b *tab) opensAtItsTop() {
	b.t.Helper()
	eval[any](b, `document.querySelector(".battle-card:last-child").scrollIntoView()`)
	b.wait("scrollY > 300")
	down := eval[float64](b, "scrollY")
	b.tap(".battle-card:last-child")
	b.shows("#play")
	b.wait("scrollY === 0")
	eval[any](b, "history.back()")
	b.shows(".battle-card")
	b.wait("scrollY > 300")
	if at := eval[float64](b, "scrollY"); at < down-100 || at > down+100 {
		b.t.Errorf("the shelf was left at %v and is at %v", down, at)
	}
}
