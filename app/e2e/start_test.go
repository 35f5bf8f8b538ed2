package e2e

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestPageStarts(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for _, s := range []screen{desktop, tablet, phone} {
		t.Run(s.name, func(t *testing.T) {
			b := open(t, s, h.URL)
			b.shot("start")
			if wide := eval[int](b, "document.documentElement.scrollWidth"); wide > int(s.w) {
				t.Errorf("page is %d px wide on a screen of %d", wide, s.w)
			}
			if thrown := b.exceptions(); len(thrown) > 0 {
				t.Errorf("exceptions: %q", thrown)
			}
		})
	}
}

func TestPageStartsUnderAnyPath(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/games/medieval/")
	b := open(t, desktop, h.URL)
	b.stored()
	h.stop(t)
	b.visit(h.URL)
}

func TestOfflineAfterFirstVisit(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := open(t, phone, h.URL)
	b.stored()
	h.stop(t)
	for _, address := range []string{"", "?x=1", "index.html", "?x=2#g=abc"} {
		t.Run("/"+address, func(t *testing.T) { b.visit(h.URL + address) })
	}
}

func TestLettersAreThereBeforeABattleShowsThem(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL)
	b.wait(`[...document.fonts].every(face => face.status === "loaded")`)
	eval[any](b, `document.fonts.addEventListener("loading", () => window.laterLetters = true)`)
	b.begin()
	b.rest()
	if eval[bool](b, "window.laterLetters === true") {
		t.Error("the table waits for letters")
	}
}

func TestOnlyOwnFilesAreFetched(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := open(t, desktop, h.URL)
	foreign := eval[[]string](b, `performance.getEntriesByType("resource").map(e => e.name).filter(n => !n.startsWith(location.origin))`)
	if len(foreign) > 0 {
		t.Errorf("fetched from elsewhere: %q", foreign)
	}
}

// forbidStorage makes the browser behave as when its user forbids all storage.
const forbidStorage = `for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name,
	{ configurable: true, get() { throw new DOMException("denied", "SecurityError"); } });`

func TestBlockedStorageStillStarts(t *testing.T) {
	t.Parallel()
	b := open(t, desktop, serveAt(t, "/").URL, forbidStorage)
	if !eval[bool](b, "window.storageBlocked") {
		t.Error("the page does not know that nothing will be kept")
	}
}

func TestBrokenStorageStillStarts(t *testing.T) {
	t.Parallel()
	broken := seed(map[string]string{
		"gonfalon/settings":   `{"theme":`,
		"gonfalon/game/x/a":   "nonsense",
		"gonfalon/game/y/b":   `gonfalon-save 1 00000000 {"title":`,
		"gonfalon/game/z":     "",
		"somebody/else's key": `{"ExpiresAt":"never"}`,
	})
	b := open(t, desktop, serveAt(t, "/").URL, broken)
	if kept := eval[string](b, `localStorage.getItem("gonfalon/game/x/a")`); kept != "nonsense" {
		t.Errorf("a broken save was changed to %q", kept)
	}
}

func TestMissingEngineIsToldAndCanBeTriedAgain(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := newTab(t, phone, `const real = fetch; window.fetch = (r, o) => window.cut ? Promise.reject(new TypeError("no connection")) : real(r, o);
		window.cut = !sessionStorage.getItem("again"); sessionStorage.setItem("again", "yes");`)
	b.do(chromedp.Navigate(h.URL))
	b.wait(`document.documentElement.dataset.engine === "missing"`)
	b.shot("missing")
	if says := b.text(".first-missing"); !strings.Contains(says, "could not be loaded") {
		t.Errorf("the page says %q", says)
	}
	b.tap(".first-missing [data-again]")
	b.wait(running)
}

// A browser tells the time by a clock that may stand anywhere. Before 1970 it counts backwards.
func TestAnyClockCanBeLivedWith(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for name, moment := range map[string]string{"year 275760": "864e13", "year 1930": "-1262304000001"} {
		t.Run(name, func(t *testing.T) {
			b := open(t, phone, h.URL, fmt.Sprintf(`Date.prototype.getTime = Date.prototype.valueOf = Date.now = () => %s`, moment))
			b.begin()
			b.place()
			b.again()
			if n := eval[string](b, acts); n != "1" {
				t.Errorf("%s acts are there", n)
			}
			if thrown := b.exceptions(); len(thrown) > 0 {
				t.Errorf("exceptions: %q", thrown)
			}
		})
	}
}

// crash calls go-app with an argument missing, which ends the program.
const crash = `goappNav()`

func TestStoppedProgramHandsOutTheSaves(t *testing.T) {
	t.Parallel()
	stored := func(writes int) string {
		return fmt.Sprintf("gonfalon-save 1 00000000 {\"writes\":%d}\n%d", writes, writes)
	}
	b := open(t, phone, serveAt(t, "/").URL, seed(map[string]string{"gonfalon/game/x/a": "last words", "other": "x",
		"gonfalon/game/behind/b": stored(3), "gonfalon/game/ahead/b": stored(5), "gonfalon/game/broken/a": "noise"}))
	for id, writes := range map[string]int{"behind": 4, "ahead": 4, "broken": 4, "gone": 4} {
		eval[any](b, fmt.Sprintf(`gonfalonMirror.put(%q, %d, %q)`, id, writes, stored(writes)))
	}
	b.wait(`(await gonfalonMirror.read()).length === 4`)
	eval[any](b, `URL.createObjectURL = blob => { window.handed = blob; return "#"; }; `+crash)
	b.wait(`document.documentElement.dataset.engine === "stopped"`)
	b.shot("stopped")
	b.tap("#rescue")
	b.wait(`window.handed`)
	saves := eval[map[string]string](b, `window.handed.text().then(JSON.parse)`)
	want := map[string]string{"gonfalon/game/x/a": "last words", "gonfalon/game/behind/a": stored(4), "gonfalon/game/ahead/b": stored(5),
		"gonfalon/game/broken/a": stored(4), "gonfalon/game/gone/a": stored(4)}
	delete(saves, "gonfalon/settings")
	if !maps.Equal(saves, want) {
		t.Errorf("handed out: %q, want %q", saves, want)
	}
	b.tap(".stopped [data-reload]")
	b.wait(running)
}
