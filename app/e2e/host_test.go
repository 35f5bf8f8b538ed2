package e2e

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"sync"
	"testing"

	"gonfalon/app/e2e/engines"
	"gonfalon/app/site"
)

// folder is where the site is built for this test run.
var folder string

// build makes the site, once per test run. That its programs are packed in haste changes nothing here.
var build = sync.OnceValue(func() error {
	root, err := site.FindRoot()
	if err == nil {
		_, err = site.Draft(root, folder, site.Place{})
	}
	return err
})

// atTheEnd is what is done once all tests are over.
var atTheEnd []func()

func TestMain(m *testing.M) {
	var err error
	if folder, err = os.MkdirTemp("", "gonfalon-site"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	code := m.Run()
	for _, end := range atTheEnd {
		end()
	}
	os.RemoveAll(folder)
	os.Exit(code)
}

// host serves the site under a path of its own choice.
type host struct {
	*httptest.Server
	URL string // of the page, ending in "/"
}

// present skips the test if the error is of a browser that is not installed.
func present(t testing.TB, err error) {
	t.Helper()
	if missing, ok := errors.AsType[engines.Missing](err); ok {
		t.Skipf("%v; ./build.sh test says how to install it", missing)
	}
}

// serveAt serves the site under a path such as "/" or "/games/medieval/".
func serveAt(t testing.TB, path string) *host {
	t.Helper()
	if chromium() == "" {
		present(t, engines.Missing{Program: "chromium"})
	}
	if err := build(); err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	mux.Handle(path, http.StripPrefix(path[:len(path)-1], site.FileHandler(folder)))
	return serve(t, path, mux)
}

func serve(t testing.TB, path string, handler http.Handler) *host {
	t.Helper()
	s := httptest.NewServer(handler)
	t.Cleanup(s.Close)
	return &host{s, s.URL + path}
}

// stop makes the site unreachable, as when the device goes offline.
func (h *host) stop(t *testing.T) {
	t.Helper()
	h.CloseClientConnections()
	h.Close()
	if _, err := http.Get(h.URL); err == nil {
		t.Fatal("the server still answers")
	}
}

// seed is a script that fills the browser's storage before the page starts.
func seed(items map[string]string) string {
	js := ""
	for k, v := range items {
		js += fmt.Sprintf("localStorage.setItem(%q, %q);", k, v)
	}
	return js
}
