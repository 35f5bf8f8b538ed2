package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// place lets the page place the side whose turn it is.
func (b *tab) place() {
	b.t.Helper()
	b.changing(func() { b.press("press:deploy") })
}

// again loads the page anew.
func (b *tab) again() {
	b.t.Helper()
	eval[any](b, "void (window.before = true)")
	b.do(chromedp.Reload())
	b.wait("!window.before && " + running)
	b.wait(mapDrawn)
}

// mirrored is how often the game that was mirrored was written.
const mirrored = `window.gonfalonMirror.read().then(kept => kept[0]?.writes)`

func TestOnOpeningTheNewerOfTwoRecordsCounts(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL)
	b.begin()
	b.place()
	early := eval[string](b, `JSON.stringify(Object.entries(localStorage))`)
	b.changing(func() { b.press("press:ready") })
	b.wait(fmt.Sprintf("await %s === 2", mirrored))
	late := eval[string](b, acts)
	eval[any](b, fmt.Sprintf(`(() => { localStorage.clear(); for (const [k, v] of JSON.parse(%q)) localStorage.setItem(k, v); })()`, early))
	b.again()
	if got := eval[string](b, acts); got != late {
		t.Errorf("%s acts are there, not %s", got, late)
	}
	b.place()
	b.wait(fmt.Sprintf("await %s === 3", mirrored))
}

func TestWhatWasDeletedIsMirroredNoMore(t *testing.T) {
	t.Parallel()
	b := open(t, desktop, serveAt(t, "/").URL)
	b.begin()
	b.place()
	b.wait(fmt.Sprintf("await %s === 1", mirrored))
	id := strings.TrimPrefix(eval[string](b, "location.hash"), "#game=")
	b.press("shelf")
	b.press("delete:" + id)
	b.wait(fmt.Sprintf("await %s === undefined", mirrored))
	b.press("undelete")
	b.wait(fmt.Sprintf("await %s === 1", mirrored))
}

// A browser may forbid everything to a page that is open.
const forbidNow = `(() => {
	const no = () => { throw new DOMException("denied", "SecurityError"); };
	for (const name of ["getItem", "setItem", "removeItem", "key"]) Storage.prototype[name] = no;
	Object.defineProperty(Storage.prototype, "length", { get: no });
	IDBDatabase.prototype.transaction = no;
})()`

func TestStorageThatBeginsToThrowIsToldAndPlayGoesOn(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL)
	b.begin()
	eval[any](b, forbidNow)
	b.press("press:deploy")
	b.wait(acts + ` === "1"`)
	b.shows("#notice")
	b.shot("throws")
	if says := b.text("#notice"); !strings.Contains(says, "memory") {
		t.Errorf("the notice says %q", says)
	}
	b.tap(`#notice [data-do="export:"]`)
	b.shows(`#notice [data-do^="hand-out"]`) // one side has set up in secret
	if text := b.handedOut(`#notice [data-do^="hand-out"]`); len(opened(t, text).Steps) != 1 {
		t.Errorf("handed out: %.80q", text)
	}
	b.press("shelf")
	b.tap("#continue")
	b.wait(acts + ` === "1"`)
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

func TestWithoutLocksTheLaterTabIsTold(t *testing.T) {
	t.Parallel()
	const unlocked = `Object.defineProperty(Navigator.prototype, "locks", { value: undefined })`
	first := open(t, desktop, serveAt(t, "/").URL, unlocked)
	first.begin()
	first.place()
	second := first.another(eval[string](first, address), unlocked)
	second.wait(mapDrawn)
	first.changing(func() { first.press("press:ready") })
	second.wait(stamps + fmt.Sprintf(" === %q", eval[string](first, stamps)))
	second.press("press:ready")
	second.shows(`[data-do="take"]`)
	second.shot("overtaken")
	second.tap(`[data-do="take"]`)
	second.wait(acts + ` === "2" && !document.querySelector("#notice")`)
	second.changing(func() { second.press("undo") })
}

func TestRefusedClipboardShowsWhatToCopy(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL, `navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"))`)
	b.begin()
	b.press("link")
	b.shows("#copy")
	b.shot("link")
	const marked = `(c => c.value.slice(c.selectionStart, c.selectionEnd))(document.querySelector("#copy"))`
	b.wait(marked)
	link := eval[string](b, marked)
	o := b.another(link)
	o.wait(mapDrawn)
}

func TestGameIsPasted(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL)
	b.begin()
	text := b.handedOutBy("export:")
	b.press("shelf")
	b.tap("#paste")
	b.shows(".paste textarea")
	b.wait(`document.activeElement === document.querySelector(".paste textarea")`)
	b.gallery("paste")
	eval[any](b, fmt.Sprintf(`document.querySelector(".paste textarea").value = %q`, text))
	b.tap(".paste [type=submit]")
	b.wait(mapDrawn)
	b.wait(games + ".length === 1")
}

// handedOutBy is the text of the file that a command hands out.
func (b *tab) handedOutBy(command string) string {
	b.t.Helper()
	eval[any](b, `window.handed = null; URL.createObjectURL = blob => { window.handed = blob; return "#" + location.hash.slice(1); }`)
	b.press(command)
	b.wait("window.handed")
	return eval[string](b, "window.handed.text()")
}

// What WebKit says of itself, and how it answers.
const forgetful = `Object.defineProperty(Navigator.prototype, "vendor", { value: "Apple Computer, Inc." });
	StorageManager.prototype.persist = () => { window.asked = (window.asked ?? 0) + 1; return Promise.resolve(false); };`

func TestBrowserThatForgetsIsToldOfOnce(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL, forgetful)
	b.begin()
	if eval[bool](b, "Boolean(window.asked)") {
		t.Error("the browser is asked before anything was done")
	}
	b.place()
	b.shows("#notice.quiet")
	b.gallery("forgets")
	b.again()
	b.changing(func() { b.press("press:ready") })
	b.wait("window.asked === 1")
	b.rest()
	if b.has("#notice") {
		t.Errorf("it is told again: %q", b.text("#notice"))
	}
}

func TestDamagedGameIsToldInTheLanguageOfThePlayer(t *testing.T) {
	t.Parallel()
	for lang, word := range map[string]string{"en": "damaged", "pl": "uszkodzony"} {
		t.Run(lang, func(t *testing.T) {
			b := open(t, phone, serveAt(t, "/").URL, seed(map[string]string{
				"gonfalon/settings": `{"language":"` + lang + `"}`, "gonfalon/game/y/b": `gonfalon-save 1 00000000 {"title":`}))
			b.press("open:y")
			b.shows("#notice")
			b.shot("damaged-" + lang)
			if says := b.text("#notice"); !strings.Contains(says, word) {
				t.Errorf("the notice says %q", says)
			}
			if text := b.handedOut(`#notice [data-do^="raw:"]`); !strings.HasPrefix(text, "gonfalon-save 1") {
				t.Errorf("handed out: %q", text)
			}
		})
	}
}
