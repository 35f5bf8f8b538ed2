package e2e

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/andybalholm/brotli"

	"gonfalon/app/site"
)

// learnsBrotli has a browser that does not unpack brotli have its host do so.
const learnsBrotli = `{
	const Real = self.DecompressionStream;
	self.DecompressionStream = class {
		constructor(format) {
			if (format !== "brotli") return new Real(format);
			const pieces = [];
			return new TransformStream({
				transform(piece) { pieces.push(piece); },
				async flush(controller) {
					const answer = await fetch("./unbrotli", { method: "POST", body: new Blob(pieces) });
					if (!answer.ok) throw new TypeError("no brotli");
					controller.enqueue(new Uint8Array(await answer.arrayBuffer()));
				},
			});
		}
	};
}
`

// brotlied is a host whose browsers unpack brotli. Once it is gone it goes on unpacking, as they would.
type brotlied struct {
	*httptest.Server
	spoil func(w http.ResponseWriter, path string) bool // answers in its stead
	mu    sync.Mutex
	gone  bool
	asked map[string]int // how often for a file
	given int            // programs unpacked
}

func serveBrotlied(t *testing.T, spoil func(w http.ResponseWriter, path string) bool) *brotlied {
	t.Helper()
	serveAt(t, "/") // builds the site
	h := &brotlied{spoil: spoil, asked: map[string]int{}}
	scripts := taughtBrotli(t)
	files := site.FileHandler(folder)
	h.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		path := r.URL.Path
		switch script, taught := scripts[path]; {
		case r.Method == http.MethodPost:
			h.unpack(w, r.Body)
		case h.away(path):
			panic(http.ErrAbortHandler)
		case spoil != nil && spoil(w, path):
		case taught:
			w.Header().Set("Content-Type", "text/javascript")
			io.WriteString(w, script)
		default:
			files.ServeHTTP(w, r)
		}
	}))
	t.Cleanup(h.Close)
	return h
}

// taughtBrotli are the scripts of workers that unpack brotli. The worker that keeps the site is told what the
// other has become.
func taughtBrotli(t *testing.T) map[string]string {
	t.Helper()
	out, sums := map[string]string{}, []string{}
	for _, path := range []string{"/engine-worker.js", "/app-worker.js"} {
		script, err := os.ReadFile(folder + path)
		if err != nil {
			t.Fatal(err)
		}
		out[path] = learnsBrotli + strings.NewReplacer(sums...).Replace(string(script))
		sums = append(sums, sum(string(script)), sum(out[path]))
	}
	return out
}

func sum(text string) string {
	s := sha256.Sum256([]byte(text))
	return base64.StdEncoding.EncodeToString(s[:])
}

func (h *brotlied) unpack(w http.ResponseWriter, packed io.Reader) {
	raw, err := io.ReadAll(brotli.NewReader(packed))
	if err != nil || !bytes.HasPrefix(raw, []byte("\x00asm")) {
		http.Error(w, fmt.Sprint("no program: ", err), http.StatusBadRequest)
		return
	}
	h.mu.Lock()
	h.given++
	h.mu.Unlock()
	w.Write(raw)
}

// away counts what is asked for, and reports whether the host is gone.
func (h *brotlied) away(path string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.asked[path]++
	return h.gone
}

func (h *brotlied) goes() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.gone = true
}

// took fails the test unless the programs came as brotli, or none did.
func (h *brotlied) took(t *testing.T, brotli bool) {
	t.Helper()
	h.mu.Lock()
	defer h.mu.Unlock()
	if (h.given > 0) != brotli {
		t.Errorf("%d programs were unpacked from brotli; asked for: %v", h.given, h.asked)
	}
	if brotli && (h.asked["/web/app.wasm.br"] == 0 || h.asked["/web/app.wasm.gz"] > 0) {
		t.Errorf("asked for: %v", h.asked)
	}
}

// kept is which of the files of a program are kept for playing offline.
func (b *tab) kept(name string) string {
	b.t.Helper()
	return eval[string](b, fmt.Sprintf(`(async () => {
		const kept = [];
		for (const end of ["br", "gz"]) if (await caches.match("./web/%s.wasm." + end)) kept.push(end);
		return kept.join();
	})()`, name))
}

// A browser that unpacks brotli loads the smaller files, keeps those, and plays with them offline.
func TestBrotliIsTakenWhereTheBrowserUnpacksIt(t *testing.T) {
	t.Parallel()
	h := serveBrotlied(t, nil)
	b := open(t, phone, h.URL, learnsBrotli)
	b.wait(cardDrawn)
	b.stored()
	h.took(t, true)
	eval[any](b, `void gonfalonExpect()`)
	b.wait(`(await caches.match("./web/foe.wasm.br"))`)
	if app, foe := b.kept("app"), b.kept("foe"); app != "br" || foe != "br" {
		t.Errorf("kept of the page: %s; of the computer: %s", app, foe)
	}
	h.goes()
	b.visit(h.URL)
	b.wait(cardDrawn)
	if says := eval[string](b, `document.documentElement.dataset.kept`); says != "all" {
		t.Errorf("of what it needs %q is kept", says)
	}
}

// A host that does not know such files, or spoils them, is asked for the others.
func TestAHostWithoutBrotliIsAskedForGzip(t *testing.T) {
	t.Parallel()
	for name, answer := range map[string]func(w http.ResponseWriter, path string){
		"unknown": func(w http.ResponseWriter, _ string) { http.Error(w, "what is that?", http.StatusNotFound) },
		"a page":  func(w http.ResponseWriter, _ string) { errorPage(w) },
		"half":    half,
	} {
		t.Run(name, func(t *testing.T) {
			h := serveBrotlied(t, func(w http.ResponseWriter, path string) bool {
				packed := strings.HasSuffix(path, ".br")
				if packed {
					answer(w, path)
				}
				return packed
			})
			b := open(t, phone, h.URL, learnsBrotli)
			b.stored()
			h.took(t, false)
			if app := b.kept("app"); app != "gz" {
				t.Errorf("kept: %s", app)
			}
			h.goes()
			b.visit(h.URL)
			b.wait(cardDrawn)
		})
	}
}

// What was kept before the browser learnt to unpack brotli is still good.
func TestABrowserThatLearnsBrotliStillPlaysOffline(t *testing.T) {
	t.Parallel()
	h := serveBrotlied(t, nil)
	b := open(t, phone, h.URL, `if (!sessionStorage.untaught) { sessionStorage.untaught = true; } else `+learnsBrotli,
		`window.Worker = class { constructor() { throw new DOMException("forbidden", "SecurityError"); } }`)
	b.stored()
	eval[any](b, `caches.keys().then(async ([name]) => {
		const cache = await caches.open(name);
		await cache.put("./web/app.wasm.gz", await fetch("./web/app.wasm.gz"));
		await cache.delete("./web/app.wasm.br");
	})`)
	h.goes()
	b.visit(h.URL)
	b.wait(cardDrawn)
	if !eval[bool](b, `gonfalonMay.brotli`) || b.kept("app") != "gz" {
		t.Error("it has learnt nothing")
	}
}
