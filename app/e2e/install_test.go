package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"gonfalon/app/site"
)

// flawed serves the site and spoils some of its answers until it is mended.
type flawed struct {
	*httptest.Server
	mended atomic.Bool
}

// serveFlawed serves the site; spoil gets each answer it may write in its stead, and says
// whether it did.
func serveFlawed(t *testing.T, spoil func(w http.ResponseWriter, path string) bool) *flawed {
	t.Helper()
	serveAt(t, "/") // builds the site
	f := &flawed{}
	whole := site.FileHandler(folder)
	f.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if f.mended.Load() || !spoil(w, r.URL.Path) {
			whole.ServeHTTP(w, r)
		}
	}))
	t.Cleanup(f.Close)
	return f
}

// errorPage is how many hosts answer in trouble, with the status of all being well. Browsers
// may keep it.
func errorPage(w http.ResponseWriter) {
	w.Header().Set("Content-Type", "text/html")
	w.Header().Set("Cache-Control", "max-age=86400")
	w.Write([]byte("<!doctype html><title>Back soon</title>"))
}

// half is the first half of a file, as an upload that is not finished leaves it.
func half(w http.ResponseWriter, path string) {
	text, err := os.ReadFile(folder + path)
	if err != nil {
		http.Error(w, err.Error(), http.StatusNotFound)
		return
	}
	w.Header().Set("Cache-Control", "max-age=86400")
	w.Write(text[:len(text)/2])
}

// A bad answer on the first visit is told, and once the host is well again one press mends all
// of it, also what the browser has kept.
func TestABadFirstAnswerIsNotForEver(t *testing.T) {
	t.Parallel()
	for name, spoil := range map[string]func(w http.ResponseWriter, path string) bool{
		"a page instead of the engine": func(w http.ResponseWriter, path string) bool {
			if path == "/web/app.wasm.gz" {
				errorPage(w)
			}
			return path == "/web/app.wasm.gz"
		},
		"half an engine": func(w http.ResponseWriter, path string) bool {
			if path == "/web/app.wasm.gz" {
				half(w, path)
			}
			return path == "/web/app.wasm.gz"
		},
		"a page instead of words and battles": func(w http.ResponseWriter, path string) bool {
			if path == "/web/texts.json.gz" {
				errorPage(w)
			}
			return path == "/web/texts.json.gz"
		},
		"half of the words and battles": func(w http.ResponseWriter, path string) bool {
			if path == "/web/texts.json.gz" {
				half(w, path)
			}
			return path == "/web/texts.json.gz"
		},
		"no words and battles": func(w http.ResponseWriter, path string) bool {
			if path == "/web/texts.json.gz" {
				http.Error(w, "gone", http.StatusNotFound)
			}
			return path == "/web/texts.json.gz"
		},
		"no start script": func(w http.ResponseWriter, path string) bool {
			if path == "/start.js" {
				http.Error(w, "gone", http.StatusNotFound)
			}
			return path == "/start.js"
		},
		"a page instead of the glue": func(w http.ResponseWriter, path string) bool {
			if path == "/wasm_exec.js" {
				errorPage(w)
			}
			return path == "/wasm_exec.js"
		},
	} {
		t.Run(name, func(t *testing.T) {
			h := serveFlawed(t, spoil)
			b := newTab(t, phone)
			b.do(chromedp.Navigate(h.URL))
			b.wait(`document.documentElement.dataset.engine === "missing"`)
			b.wait(`document.querySelector(".first-missing").checkVisibility()`)
			h.mended.Store(true)
			b.tap(".first-missing [data-again]")
			b.wait(running)
			b.stored()
			h.Close()
			b.visit(h.URL)
		})
	}
}

// What is not what was built is never kept for playing offline, whatever the host says of it.
func TestOnlyWhatWasBuiltIsKeptOffline(t *testing.T) {
	t.Parallel()
	h := serveFlawed(t, func(w http.ResponseWriter, path string) bool {
		small := strings.HasSuffix(path, ".thumb.svg.gz") // the shelf does not show it
		if small {
			errorPage(w)
		}
		return small
	})
	b := open(t, desktop, h.URL, `navigator.serviceWorker.register = async function (...args) {
		const registration = await ServiceWorkerContainer.prototype.register.apply(this, args), worker = registration.installing;
		worker.onstatechange = () => { window.came = worker.state; };
		return registration;
	}`)
	b.wait(`window.came === "redundant"`)
	if kept := eval[[]string](b, `caches.keys()`); len(kept) > 0 {
		t.Errorf("kept in spite of a bad file: %q", kept)
	}
	h.mended.Store(true)
	b.visit(h.URL)
	b.stored()
	h.Close()
	b.visit(h.URL)
}

// The worker in which the engine is compiled spares the page work; without it the page does it.
func TestTheEngineNeedsNoWorker(t *testing.T) {
	t.Parallel()
	open(t, phone, serveFlawed(t, func(w http.ResponseWriter, path string) bool {
		if path == "/engine-worker.js" {
			errorPage(w)
		}
		return path == "/engine-worker.js"
	}).URL)
	open(t, phone, serveAt(t, "/").URL, `window.Worker = class { constructor() { throw new DOMException("forbidden", "SecurityError"); } }`)
}

// The worker begins late while the page is drawn, and the engine is long: it is under way by then. A
// browser that hands no stream to a worker has the worker ask.
func TestTheEngineIsAskedForBeforeItsWorkerBegins(t *testing.T) {
	t.Parallel()
	asked := make(chan bool)
	ask := sync.OnceFunc(func() { close(asked) })
	open(t, phone, serveFlawed(t, func(w http.ResponseWriter, path string) bool {
		switch path {
		case "/web/app.wasm.gz":
			ask()
		case "/engine-worker.js":
			select {
			case <-asked:
			case <-time.After(5 * time.Second):
				t.Error("the engine is not asked for as long as its worker does not come")
			}
		}
		return false
	}).URL)
	open(t, phone, serveAt(t, "/").URL, `window.structuredClone = () => { throw new DOMException("no streams", "DataCloneError"); }`)
}

// A host may unpack what ships packed, and say so.
func TestAHostThatUnpacksIsUnderstood(t *testing.T) {
	t.Parallel()
	serveAt(t, "/")
	files := http.FileServer(http.Dir(folder))
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".gz") {
			w.Header().Set("Content-Encoding", "gzip")
			w.Header().Set("Content-Type", "application/octet-stream")
		}
		files.ServeHTTP(w, r)
	}))
	defer h.Close()
	b := open(t, desktop, h.URL)
	b.wait(cardDrawn)
	b.stored()
	h.Close()
	b.visit(h.URL)
	b.wait(cardDrawn)
}

// An address that cannot be read is no reason to stop.
func TestAnyAddressOpens(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for _, address := range []string{"#%", "#g=%zz", "#game=%E0%A4%A", "?%=%#%%"} {
		t.Run(address, func(t *testing.T) {
			b := open(t, phone, h.URL+address)
			eval[any](b, `location.hash = "#g=%"`)
			b.rest()
			if thrown := b.exceptions(); len(thrown) > 0 {
				t.Errorf("exceptions: %q", thrown)
			}
			b.wait(running)
		})
	}
}

// A browser whose name looks like a robot's plays like any other.
func TestNobodyIsTakenForARobot(t *testing.T) {
	t.Parallel()
	open(t, desktop, serveAt(t, "/").URL, `Object.defineProperty(navigator, "userAgent", { value: "Cubot Talbot/5.0 robot" });`)
}

// prefixed puts lines before scripts of the site.
func prefixed(t *testing.T, lines map[string]string) func(w http.ResponseWriter, path string) bool {
	return func(w http.ResponseWriter, path string) bool {
		before, ok := lines[path]
		if !ok {
			return false
		}
		script, err := os.ReadFile(folder + path)
		if err != nil {
			t.Error(err)
		}
		w.Header().Set("Content-Type", "text/javascript")
		w.Header().Set("Access-Control-Allow-Origin", "*")
		fmt.Fprintln(w, before, string(script))
		return true
	}
}
