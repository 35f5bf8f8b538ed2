package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// begin starts the first battle of the shelf.
func (b *tab) begin() {
	b.t.Helper()
	b.tap(`.battle-card[data-scenario="kulikovo-field"]`)
	b.playForTwo()
	b.wait(`document.querySelector(".mv-top")`)
}

// another opens a second tab of the same browser at an address. The scripts run in it before
// the page's own.
func (b *tab) another(url string, scripts ...string) *tab {
	b.t.Helper()
	ctx, cancel := chromedp.NewContext(b.ctx)
	b.t.Cleanup(cancel)
	o := &tab{t: b.t, ctx: ctx, screen: b.screen}
	o.do(o.emulate())
	for _, js := range scripts {
		o.do(before(js))
	}
	o.visit(url)
	return o
}

const (
	address = "location.href"
	games   = `Object.keys(localStorage).filter(k => k.startsWith("gonfalon/game/"))`
)

func TestGameIsKeptFromItsFirstAct(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL)
	b.begin()
	if kept := eval[[]string](b, games); len(kept) != 0 {
		t.Fatalf("kept before anything was done: %q", kept)
	}
	b.must(b.browser().Reload())
	b.wait(running)
	b.playForTwo() // the address leads to where it was begun
	b.wait(mapDrawn)
	b.place()
	if kept := eval[[]string](b, games); len(kept) != 1 {
		t.Fatalf("kept: %q", kept)
	}
	b.visit(eval[string](b, address) + "&again") // an address that no longer fits shows the shelf
	b.tap("#continue")
	b.wait(`document.querySelector(".mv-top")`)
}

// The game is kept once what was done is shown; who leaves in the same moment has it all the same.
func TestAnActOfWhoLeavesAtOnceIsKept(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL)
	b.press("start:" + ambush)
	b.rest()
	eval[any](b, `(() => {
		const button = document.createElement("button");
		button.dataset.do = "press:deploy";
		document.querySelector("#page").append(button);
		button.click();
		window.leaves = true;
		location.reload();
	})()`)
	b.wait(`!window.leaves && document.readyState === "complete"`)
	if n := eval[int](b, games+".length"); n != 1 {
		t.Errorf("%d games are kept", n)
	}
}

func TestForbiddenStorageIsToldAndPlayGoesOn(t *testing.T) {
	t.Parallel()
	b := open(t, desktop, serveAt(t, "/").URL, forbidStorage)
	b.begin()
	b.wait(`document.querySelector("#notice")`)
	b.shot("forbidden")
	if says := b.text("#notice"); !strings.Contains(says, "memory") {
		t.Errorf("the notice says %q", says)
	}
}

// Only one tab may write a game: the other is told, may take it over, and goes on by itself once the
// first has left, also where the browser keeps a page that was left.
func TestSecondTabIsToldAndMayTakeOver(t *testing.T) {
	t.Parallel()
	first := open(t, desktop, serveAt(t, "/").URL)
	first.begin()
	first.place()
	second := first.another(eval[string](first, address))
	const take = `[data-do="take"]`
	second.wait(fmt.Sprintf("document.querySelector(%q)", take))
	second.shot("second")
	if eval[bool](first, fmt.Sprintf("Boolean(document.querySelector(%q))", take)) {
		t.Error("the first tab lost the game as soon as a second looked at it")
	}
	second.tap(take)
	first.wait(fmt.Sprintf("document.querySelector(%q)", take))
	second.wait(fmt.Sprintf("!document.querySelector(%q)", take))
	second.commit("#undo")
	placed := second.session().Game.Hash()
	second.do(chromedp.Navigate("about:blank"))
	first.wait(fmt.Sprintf("!document.querySelector(%q)", take))
	if first.session().Game.Hash() != placed {
		t.Error("the first tab does not go on from where the second left the game")
	}
	first.place()
	eval[any](second, "void setTimeout(() => history.back())")
	second.wait(fmt.Sprintf("document.querySelector(%q)", take))
	first.do(chromedp.Navigate("about:blank"))
	second.wait(fmt.Sprintf("!document.querySelector(%q)", take))
	second.commit("#undo")
}
