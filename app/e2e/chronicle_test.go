package e2e

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// rehearseEnd plays a battle to its end.
func rehearseEnd(t testing.TB, scenario string, seed uint64) *rehearsal {
	t.Helper()
	r := rehearseAt(t, scenario, seed)
	for r.Game.Outcome() == nil {
		r.act()
	}
	return r
}

// The chronicle of a battle that is over is read on a phone: it opens from the end of the battle,
// goes to the clipboard as text, and its moments lead into the replay and back.
func TestTheChronicleIsReadOnAPhone(t *testing.T) {
	t.Parallel()
	r := rehearseEnd(t, "legnica-mieszko", 3)
	b := open(t, phone, serveAt(t, "/").URL, `navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }`)
	b.bringFile(r.file())
	b.tap("#result-chronicle")
	b.shows(".chron .ch-luck")
	b.wait(`document.querySelectorAll(".ch-pic svg").length > 0`)
	b.shot("chronicle")
	if wide := eval[float64](b, "document.documentElement.scrollWidth - innerWidth"); wide > 0 {
		t.Errorf("the page is %v px wider than the screen", wide)
	}
	b.tap("#chronicle-copy")
	b.shows("#notice")
	text := eval[string](b, "window.copied")
	for _, want := range []string{b.text(".chron h1"), b.text(".ch h2 .go"), b.text(".ch p"), "Losses by command"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in the text\n%s", want, text)
		}
	}
	b.tap(`#notice [data-do="close-notice"]`)
	step := strings.TrimPrefix(eval[string](b, `document.querySelector(".ch-pic button").dataset.do`), "replay:")
	b.tap(".ch-pic button")
	b.shows(".dock.replay #end-replay")
	if at := eval[string](b, `document.querySelector("#timeline").value`); at != step {
		t.Errorf("the replay shows step %s, the chronicle told of %s", at, step)
	}
	b.shot("chronicle-replay")
	b.tap("#end-replay")
	b.shows(".chron h1")
	b.tap("#back")
	b.shows(".dock.over-card")
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// The decisions of a battle that is over are looked at in a worker; the first leads into the replay,
// with what would have been better, and one can play on from there.
func TestTheDecisionsOfABattleAreLookedAtOnAPhone(t *testing.T) {
	t.Parallel()
	r := rehearseEnd(t, "legnica-mieszko", 3)
	b := open(t, phone, serveAt(t, "/").URL)
	b.bringFile(r.file())
	b.tap("#result-chronicle")
	b.shows("#analyse")
	b.shot("before")
	eval[bool](b, `(() => { window.seen = 0; new MutationObserver(() => {
		if (document.querySelector("#analysis progress") && document.querySelector("#end-analysis")) window.seen++;
	}).observe(document.body, { subtree: true, childList: true, attributes: true }); return true })()`)
	b.analyses()
	b.shows("#analysis li button")
	if seen := eval[int](b, "window.seen"); seen == 0 {
		t.Error("nobody saw how far it was")
	}
	b.press("chronicle-curve:ahead")
	eval[bool](b, `(() => { document.querySelector("#analysis").scrollIntoView(); return true })()`)
	b.wait(`document.querySelectorAll("#analysis .ch-board svg").length === 2`)
	b.shot("faults")
	eval[bool](b, `(() => { document.querySelector("#fault-try").scrollIntoView({ block: "end" }); return true })()`)
	b.shot("boards")
	if wide := eval[float64](b, "document.documentElement.scrollWidth - innerWidth"); wide > 0 {
		t.Errorf("the page is %v px wider than the screen", wide)
	}
	first := b.text("#analysis li button span b")
	b.tap("#fault-look")
	b.shows(".dock.replay #end-replay")
	if says := b.text("#prompt"); !strings.Contains(says, first) {
		t.Errorf("of %q the replay says %q", first, says)
	}
	b.shot("better")
	b.shows(`[data-do="branch"]`)
	b.tap("#end-replay")
	b.shows("#analysis li button")
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// A game that is kept has its chronicle in the list of games, and one without acts says so.
func TestTheChronicleOfAKeptGame(t *testing.T) {
	t.Parallel()
	b := open(t, desktop, serveAt(t, "/").URL)
	b.bringFile(rehearseEnd(t, "hastings-flight", 2).file())
	b.shows("#result-chronicle")
	b.press("shelf")
	b.tap("#saves")
	b.tap(`.saves .save [data-do^="chronicle:"]`)
	b.shows(".chron .ch-luck")
	b.wait(`document.querySelectorAll(".ch-pic svg").length > 0`)
	if lines := eval[int](b, `document.querySelectorAll(".ch-lines path.a, .ch-lines path.b").length`); lines < 2 {
		t.Errorf("the curve has %d lines", lines)
	}
	b.gallery("chronicle")
	b.print("chronicle")
	b.analyses()
	b.shows("#analysis li button")
	b.press("chronicle-curve:ahead")
	eval[bool](b, `(() => { document.querySelector("#analysis").scrollIntoView(); return true })()`)
	b.gallery("analysis")
	b.tap("#fault-look")
	b.shows(".dock.replay #end-replay")
	b.gallery("better")
	b.press("end-replay")
	b.press("end-chronicle")
	b.press("shelf")
	b.press("start:legnica-mieszko")
	b.press("chronicle")
	b.shows(".chron h1")
	if says := b.text(".ch-lead"); !strings.Contains(says, "goes on") && !strings.Contains(says, "Nothing") {
		t.Errorf("of a battle without acts it says %q", says)
	}
}

// print keeps the page as it is printed if the environment names a folder for it, and fails the test
// if nothing can be printed.
func (b *tab) print(name string) {
	b.t.Helper()
	var pdf []byte
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		printed, err := cdp.Call(ctx, t, page.PrintToPDF, page.PrintToPDFParams{PreferCSSPageSize: new(true), PrintBackground: new(false)})
		pdf = printed.Data
		return err
	}))
	if len(pdf) < 1000 {
		b.t.Errorf("%d bytes are printed", len(pdf))
	}
	if b.taking() {
		path := filepath.Join(os.Getenv("GONFALON_SHOTS"), fmt.Sprintf("%s-%s.pdf", b.t.Name(), name))
		if err := os.WriteFile(path, pdf, 0o644); err != nil {
			b.t.Error(err)
		}
	}
}

// analyses has all decisions of a game looked at: a worker plays them out for 12 to 20 s on a machine that does nothing
// else, so three tests at a time want more patience than other steps.
func (b *tab) analyses() {
	b.t.Helper()
	b.tap("#analyse")
	b.shows("#end-analysis")
	b.waitFor(3*patience(), `!document.querySelector("#end-analysis")`)
}
