package e2e

import (
	"bytes"
	"fmt"
	"image/png"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"gonfalon/app/site"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// matrix is whether all is done in all surroundings, with "GONFALON_MATRIX=all" in the environment. Else each
// is brought about once, and each thing done at least once.
var matrix = os.Getenv("GONFALON_MATRIX") == "all"

// surrounding is what a page may find itself in. It opens the site on a device there.
type surrounding struct {
	name  string
	open  func(t *testing.T) *tab
	press string // what is said where there can be no press, "" where there is one
}

// surroundings are those that are known to keep things from a page.
var surroundings = []surrounding{
	{"plain", func(t *testing.T) *tab { return open(t, phone, serveAt(t, "/").URL+seeded) }, ""},
	{"sandbox without origin", sandboxed, ""},
	{"cookies blocked", lacking(forbidCookies), ""},
	{"no IndexedDB", lacking(`Object.defineProperty(window, "indexedDB", { value: undefined })`), ""},
	{"no worker", lacking(`delete window.Worker`), "No press in this page"},
	{"strict policy as a header", strict, ""},
	{"offline", offline, ""},
	{"no DecompressionStream", unpackless, ""},
}

// seeded is what has the dice fall alike in all surroundings.
const seeded = "?seed=11"

// forbidCookies is what Chromium does to a page whose cookies its user blocks: whatever keeps something
// throws.
const forbidCookies = `(() => {
	const deny = (of, name) => Object.defineProperty(of, name, { configurable: true, get() { throw new DOMException("denied", "SecurityError"); } });
	for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) deny(window, name);
	for (const name of ["serviceWorker", "locks", "storage"]) deny(Navigator.prototype, name);
	deny(Document.prototype, "cookie");
	Object.defineProperty(Navigator.prototype, "cookieEnabled", { value: false });
})()`

// lacking is a browser in which a script has taken something from the page.
func lacking(script string) func(t *testing.T) *tab {
	return func(t *testing.T) *tab {
		t.Helper()
		return open(t, phone, serveAt(t, "/").URL+seeded, script)
	}
}

// sandboxed is a frame of another site that has no origin and fills the window.
func sandboxed(t *testing.T) *tab {
	t.Helper()
	h := serveAt(t, "/")
	b := newTab(t, phone)
	b.pasted(fmt.Sprintf(`<meta name="viewport" content="width=device-width, initial-scale=1"><style>body { margin: 0 }</style>
		<iframe sandbox="allow-scripts allow-downloads" src="%s" style="display:block;border:0;width:100vw;height:100vh"></iframe>`, h.URL+seeded+"&lang=en"))
	return b.frame(h.URL)
}

// strict is a host that sends the policy of the site as a header, as the page for publishers tells it to, and
// other headers that make browsers strict.
func strict(t *testing.T) *tab {
	t.Helper()
	serveAt(t, "/") // builds the site
	files := site.FileHandler(folder)
	h := serve(t, "/", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for name, value := range map[string]string{"Content-Security-Policy": site.Policy + "; frame-ancestors 'none'",
			"X-Content-Type-Options": "nosniff", "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp",
			"Referrer-Policy": "no-referrer", "Permissions-Policy": "camera=(), clipboard-write=(), fullscreen=(), screen-wake-lock=(), web-share=()"} {
			w.Header().Set(name, value)
		}
		files.ServeHTTP(w, r)
	}))
	return open(t, phone, h.URL+seeded)
}

// offline is a device that was here before, and has no connection now.
func offline(t *testing.T) *tab {
	t.Helper()
	h := serveAt(t, "/")
	b := open(t, phone, h.URL+seeded)
	b.stored()
	for _, name := range []string{"foe", "press"} { // as after a battle and a print
		eval[any](b, `void gonfalonKeep("`+name+`")`)
		b.wait(`(await caches.match("./web/` + name + `.wasm.gz"))`)
	}
	h.stop(t)
	b.visit(h.URL + seeded)
	return b
}

// unpackless is a browser that unpacks nothing, in its page and in its workers.
func unpackless(t *testing.T) *tab {
	t.Helper()
	const no = `delete self.DecompressionStream;`
	h := serveFlawed(t, prefixed(t, map[string]string{"/boot.js": no, "/engine-worker.js": no}))
	return open(t, phone, h.URL+"/"+seeded)
}

// thing is what somebody does who has come to the shelf.
type thing struct {
	name string
	do   func(b *tab, in surrounding)
}

var things = []thing{
	{"a battle against the computer", battlesOn},
	{"a lesson", learnsAll},
	{"a picture", makesAPicture},
	{"a print", printsCounters},
	{"a replay", replaysAll},
}

// diagonal is which thing is done in each surrounding, where not all are: each at least once, and the longest
// where most is missing.
var diagonal = map[string]string{
	"plain": "a replay", "sandbox without origin": "a battle against the computer", "cookies blocked": "a replay", "no IndexedDB": "a lesson",
	"no worker": "a picture", "strict policy as a header": "a lesson", "offline": "a print", "no DecompressionStream": "a replay",
}

// In whatever surroundings, whole things can be done, or are refused in words, and nothing throws in any
// frame.
func TestWholeThingsInHostileSurroundings(t *testing.T) {
	t.Parallel()
	for _, in := range surroundings {
		for _, what := range things {
			if !matrix && diagonal[in.name] != what.name {
				continue
			}
			t.Run(in.name+"/"+what.name, func(t *testing.T) {
				began := time.Now()
				b := in.open(t)
				eval[any](b, notesErrors)
				eval[any](b, strings.TrimSpace(catches))
				what.do(b, in)
				thrown := append(b.exceptions(), eval[[]string](b, "uncaught")...)
				if b.outer != nil {
					thrown = append(thrown, b.outer.exceptions()...)
				}
				if len(thrown) > 0 {
					t.Errorf("uncaught: %q", thrown)
				}
				t.Logf("%.1f s", time.Since(began).Seconds())
			})
		}
	}
}

// notesErrors keeps what nobody catches; the browser's tools hear nothing of a frame of another site.
const notesErrors = `window.uncaught = [];
	addEventListener("error", (e) => uncaught.push(String(e.message)));
	addEventListener("unhandledrejection", (e) => uncaught.push(String(e.reason)));`

// battlesOn plays a short battle against the squire to its end.
func battlesOn(b *tab, _ surrounding) {
	b.t.Helper()
	const id = "arsuf-rearguard"
	sc, err := scenarios.Find(id)
	if err != nil {
		b.t.Fatal(err)
	}
	b.tap(`.battle-card[data-scenario="` + id + `"]`)
	b.tap(`[data-do="rival:computer"]`)
	b.tap(`[data-do="level:squire"]`)
	b.tap("#play")
	b.shows("#end-phase, .dock.foe, .dock.decide")
	p := sits(b, sc, 0)
	p.foe = computers(b)
	for p.look(); p.table().Stage != game.StageOver; {
		if p.has(`#notice [data-do="close-notice"]`) { // what is not kept here, and that it goes slowly
			p.tap(`#notice [data-do="close-notice"]`)
		}
		p.step()
	}
	p.goOn()
	p.shows(".dock.over-card #to-shelf")
	b.shot("battle")
}

// learnsAll follows the first lesson to its end.
func learnsAll(b *tab, _ surrounding) {
	b.t.Helper()
	b.tap("#learn")
	for n := 0; b.follow() != ""; n++ {
		if n > 40 {
			b.t.Fatal("the lesson does not end")
		}
	}
	b.shows(".dock.learnt")
}

// drawn presses something to be drawn, and returns it; where there can be no press that is told.
func (b *tab) drawn(css string, in surrounding) []byte {
	b.t.Helper()
	if in.press == "" {
		return b.prints(css)
	}
	b.tap(css)
	b.wait(fmt.Sprintf(`document.querySelector("#notice")?.textContent.includes(%q)`, in.press))
	return nil
}

// makesAPicture has the field drawn as it stands.
func makesAPicture(b *tab, in surrounding) {
	b.t.Helper()
	b.tap(`.battle-card[data-scenario="` + ambush + `"]`)
	b.playForTwo()
	b.wait(mapDrawn)
	b.press("press:deploy")
	b.wait(acts + ` === "1"`)
	b.press("close-notice")
	b.opens("picture")
	made := b.drawn("#picture-png", in)
	if made == nil {
		return
	}
	if _, err := png.Decode(bytes.NewReader(made)); err != nil {
		b.t.Error(err)
	}
}

// printsCounters has the counters of a battle printed.
func printsCounters(b *tab, in surrounding) {
	b.t.Helper()
	b.tap(`.battle-card[data-scenario="` + ambush + `"]`)
	b.tap(`[data-do="drawer:print"]`)
	b.wait(`document.querySelector("#print-counters")?.disabled === false`)
	made := b.drawn("#print-counters", in)
	if made != nil && (!bytes.HasPrefix(made, []byte("%PDF-")) || !bytes.Contains(made[max(0, len(made)-32):], []byte("%%EOF"))) {
		b.t.Errorf("%d bytes are no PDF", len(made))
	}
}

// replaysAll looks at a game that was pasted from its beginning to its end.
func replaysAll(b *tab, _ surrounding) {
	b.t.Helper()
	r := rehearse(b.t, 1)
	r.until(func() bool { return len(r.Steps) == 24 })
	given, err := os.ReadFile(r.file())
	if err != nil {
		b.t.Fatal(err)
	}
	b.tap("#paste")
	b.shows(".paste textarea")
	eval[any](b, fmt.Sprintf(`document.querySelector(".paste textarea").value = %q`, given))
	b.tap(".paste [type=submit]")
	b.wait(mapDrawn)
	b.press("close-notice")
	b.press("replay:0")
	b.shows(".dock.replay")
	b.wait(place + " === 0")
	b.press("pace:3")
	b.tap("#run")
	b.wait(fmt.Sprintf("%s === %d", place, len(r.Steps)))
	b.tap("#end-replay")
	b.shows("#end-phase")
}
