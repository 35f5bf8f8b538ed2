package e2e

import (
	"fmt"
	"testing"
)

// Going back closes what is open, then leaves the battle for the shelf, then the site; what was
// closed by its own button is not met again.
func TestBackClosesThenLeavesForTheShelf(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := newTab(t, phone)
	b.must(b.browser().Visit(h.URL + "licences.html"))
	b.visit(h.URL)
	b.sitDown()
	b.opensMenu()
	b.tap("#close-drawer")
	b.atDepth(1)
	b.opensMenu()
	b.travels("back")
	b.wait(`!document.querySelector("#close-drawer") && document.querySelector(".dock.phase")`)
	b.opensMenu()
	eval[any](b, "window.old = true, void setTimeout(() => location.reload())")
	b.wait("!window.old && " + running)
	b.shows(".dock.phase")
	b.atDepth(1)
	b.travels("back")
	b.shows(".battle-card")
	b.travels("forward")
	b.shows(".dock.phase")
	b.press("shelf")
	b.shows(".battle-card")
	b.atDepth(0)
	b.travels("back")
	b.wait(`location.pathname.endsWith("licences.html")`)
}

// opensMenu opens the menu of the table, which is one more step back.
func (b *tab) opensMenu() {
	b.t.Helper()
	b.tap(`.top [data-do="drawer:menu"]`)
	b.shows("#close-drawer")
	b.atDepth(2)
}

// travels presses the browser's back or forward. A page that is left at once could not answer that it
// has been asked.
func (b *tab) travels(where string) {
	b.t.Helper()
	b.rest()
	eval[any](b, "void setTimeout(() => history."+where+"())")
}

// atDepth waits until the browser is at an entry that lies so far over the shelf.
func (b *tab) atDepth(n int) {
	b.t.Helper()
	b.rest()
	b.wait(fmt.Sprintf("history.state?.depth === %d", n))
}
