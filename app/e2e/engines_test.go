package e2e

import (
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"

	"gonfalon/app/e2e/engines"
	"gonfalon/app/site"
)

// everyEngine is how a tablet with each engine is started. WebKit here knows no fingers.
var everyEngine = []struct {
	name  string
	start func(t testing.TB) *tab
}{
	{"chromium", func(t testing.TB) *tab { return newTab(t, tablet) }},
	{"webkit", func(t testing.TB) *tab {
		b, end, err := engines.WebKit(t.TempDir(), engines.Size{W: tablet.w, H: tablet.h})
		return other(t, screen{"webkit", tablet.w, tablet.h, false}, b, end, err)
	}},
	{"firefox", func(t testing.TB) *tab {
		b, end, err := engines.Firefox(t.TempDir(), engines.Size{W: tablet.w, H: tablet.h}, true)
		return other(t, screen{"firefox", tablet.w, tablet.h, true}, b, end, err)
	}},
}

// other is a tab of a browser other than Chromium, which has just been started.
func other(t testing.TB, s screen, in engines.Browser, end func(), err error) *tab {
	t.Helper()
	present(t, err)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(end)
	return &tab{t: t, other: in, screen: s}
}

// smoke is what every engine must do, in this order and in one browser.
type smoke struct {
	*tab
	*watched
	fight, target string // a kept battle before an attack, and where that goes
}

func TestEveryEngine(t *testing.T) {
	t.Parallel()
	r, target := rehearseFight(t, leadsToPursuit)
	fight := r.file()
	for _, e := range everyEngine {
		t.Run(e.name, func(t *testing.T) {
			t.Parallel()
			s := &smoke{e.start(t), serveWatched(t), fight, target}
			s.run(t, "start", s.starts)
			s.run(t, "set-up", s.sitDown)
			s.run(t, "move", s.moves)
			s.run(t, "reload", s.isKept)
			s.run(t, "offline", s.playsOffline)
			s.run(t, "combat", s.fights)
			s.run(t, "full storage", s.isFull)
			s.run(t, "embed", s.isEmbedded)
			s.run(t, "blocked storage", s.isBlocked)
			s.watched.obeys(t)
		})
	}
}

// run takes one step. Those after one that failed would only fail for the same reason.
func (s *smoke) run(t *testing.T, name string, step func()) {
	if t.Failed() {
		return
	}
	t.Run(name, func(t *testing.T) {
		s.tab.t = t
		step()
		if thrown := eval[[]string](s.tab, "window.thrown ?? []"); len(thrown) > 0 {
			t.Errorf("exceptions: %q", thrown)
		}
	})
	s.tab.t = t
}

// watchErrors notes what the page throws from now on.
const watchErrors = `(() => {
	window.thrown = [];
	addEventListener("error", e => thrown.push(e.message));
	addEventListener("unhandledrejection", e => thrown.push(String(e.reason)));
})()`

// arrive goes to an address and watches for errors there.
func (s *smoke) arrive(url string) {
	s.t.Helper()
	s.visit(url)
	eval[any](s.tab, watchErrors)
}

func (s *smoke) starts() {
	s.arrive(s.URL + "?seed=4")
	s.wait(cardDrawn)
	s.loadedSmaller()
	s.press("speech:full") // whose steps look for paragraphs
	s.shot("shelf")
}

// loadedSmaller looks which of the two files the program of the page came in.
func (s *smoke) loadedSmaller() {
	s.t.Helper()
	file := "./web/app.wasm.gz"
	if eval[bool](s.tab, `(() => { try { return Boolean(new DecompressionStream("brotli")); } catch { return false; } })()`) {
		file = "./web/app.wasm.br"
	}
	s.t.Logf("the program comes as %s", file)
	if got := eval[string](s.tab, `gonfalonFile("wasm")`); got != file {
		s.t.Errorf("it comes as %s, not %s", got, file)
	}
	eval[bool](s.tab, "navigator.serviceWorker.ready.then(() => true)")
	s.wait(`(await caches.match("` + file + `"))`)
}

func (s *smoke) moves() {
	before := s.session().Game
	s.plan(turning(s.t, before))
	s.commit("#confirm")
	s.shot("moved")
	if s.session().Game.Hash() == before.Hash() {
		s.t.Error("nothing has moved")
	}
}

// isKept loads the page anew, where the same position must be shown.
func (s *smoke) isKept() {
	before := s.position()
	s.must(s.browser().Reload())
	s.wait(running)
	if s.position() != before {
		s.t.Error("the page shows another position")
	}
	eval[any](s.tab, watchErrors)
}

func (s *smoke) fights() {
	s.bringFile(s.fight)
	s.hex(s.target)
	s.showsOdds()
	s.commit("#roll")
	s.answers()
	s.shot("fought")
	if !did(s.session(), "attack") {
		s.t.Error("nobody has attacked")
	}
}

func (s *smoke) playsOffline() {
	s.stored()
	s.stop(s.t.(*testing.T))
	s.isKept()
	s.wait(mapDrawn)
	s.moves()
}

// fill leaves no room in the storage of a site.
const fill = `(() => {
	for (let n = 1 << 20; n; n >>= 1) try { for (;;) localStorage.setItem("filler" + localStorage.length, "x".repeat(n)) } catch {}
	return localStorage.length;
})()`

func (s *smoke) isFull() {
	h := serveAt(s.t, "/")
	s.must(s.browser().Visit(h.URL + "licences.html"))
	eval[int](s.tab, fill)
	s.arrive(h.URL)
	if s.has(".visit") { // a browser of which nothing is known greets
		s.tap(".visit [data-ride=shelf]")
	}
	s.begin()
	s.playsOnInMemory(s.tab, "full")
	s.shot("full")
}

// playsOnInMemory checks that the page says why nothing is kept, and plays on.
func (s *smoke) playsOnInMemory(b *tab, why string) {
	s.t.Helper()
	b.press("press:deploy")
	b.wait(acts + ` === "1"`)
	b.wait(`document.querySelector("#notice")`)
	if says := b.text("#notice"); !strings.Contains(says, why) {
		s.t.Errorf("the notice says %q", says)
	}
	if b.has(`[data-do="take"]`) {
		s.t.Error("a lock that is forbidden is taken for one that another tab has")
	}
}

// framed shows a battle on another site's page.
func (s *smoke) framed(attributes string) *tab {
	s.t.Helper()
	h := serveAt(s.t, "/")
	lines := fmt.Sprintf(`<script src="%sembed.js" defer></script><gonfalon-battle open="seen" play="%s" lang="en" %s></gonfalon-battle>`, h.URL, ambush, attributes)
	s.pasted(lines)
	frame := s.frame(h.URL)
	frame.wait(mapDrawn)
	if eval[bool](frame, foreign) {
		s.t.Error("the page runs what its policy forbids")
	}
	return frame
}

// foreign writes a script into the page, and is whether it ran.
const foreign = `(() => {
	const script = document.createElement("script");
	script.textContent = "window.foreign = true";
	document.head.append(script);
	return Boolean(window.foreign);
})()`

func (s *smoke) isEmbedded() {
	frame := s.framed("")
	frame.press("press:deploy")
	frame.wait(acts + ` === "1"`)
	s.shot("embedded")
	if frame.has("#notice:not(.quiet)") { // WebKit's word that it forgets is quiet
		s.t.Errorf("the notice says %q", frame.text("#notice"))
	}
}

// isBlocked plays in a frame that has no origin: no storage, no service worker, every fetch a
// foreign one.
func (s *smoke) isBlocked() {
	frame := s.framed(`sandbox="allow-scripts"`)
	if !eval[bool](frame, "window.storageBlocked") {
		s.t.Error("the frame had storage after all")
	}
	s.playsOnInMemory(frame, "memory")
	s.shot("blocked")
}

// watched is a site that hears of what pages do against its policy.
type watched struct {
	*host
	mu       sync.Mutex
	offences []string
}

func serveWatched(t testing.TB) *watched {
	t.Helper()
	h := serveAt(t, "/")
	w := &watched{host: h}
	plain := h.Config.Handler
	h.Config.Handler = http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost {
			w.note(r.Body)
			return
		}
		rw.Header().Set("Content-Security-Policy-Report-Only", site.Policy+"; report-uri /offences")
		plain.ServeHTTP(rw, r)
	})
	return w
}

func (w *watched) note(report io.Reader) {
	text, err := io.ReadAll(report)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.offences = append(w.offences, fmt.Sprint(string(text), err))
}

func (w *watched) obeys(t testing.TB) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.offences) > 0 {
		t.Errorf("against the policy: %q", w.offences)
	}
}
