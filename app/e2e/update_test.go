package e2e

import (
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// changed is a copy of the site as another version, told by its title.
func changed(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(folder)); err != nil {
		t.Fatal(err)
	}
	page := filepath.Join(dir, "index.html")
	before := integrity(t, page)
	replace(t, page, `"site.title">`, `"site.title">New `)
	replace(t, filepath.Join(dir, "app-worker.js"), before, integrity(t, page))
	replace(t, filepath.Join(dir, "app-worker.js"), `const name = own + "`, `const name = own + "new`)
	return dir
}

// integrity is what the worker expects of a file.
func integrity(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(text)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

func replace(t *testing.T, file, from, to string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), from) {
		t.Fatalf("%s does not contain %q", file, from)
	}
	if err := os.WriteFile(file, []byte(strings.Replace(string(text), from, to, 1)), 0o644); err != nil {
		t.Fatal(err)
	}
}

// Many hosts let browsers keep files for minutes; an update must not be mixed from old ones. It is
// offered at the table too.
func TestUpdateArrivesWholeAndLeavesNeighboursAlone(t *testing.T) {
	t.Parallel()
	serveAt(t, "/") // builds the site
	root := http.Dir(folder)
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "max-age=600")
		http.FileServer(root).ServeHTTP(w, r)
	}))
	defer h.Close()
	b := open(t, desktop, h.URL+"/")
	b.stored()
	b.begin()
	b.takesOver()
	eval[bool](b, `caches.open("neighbour").then(() => true)`)
	root = http.Dir(changed(t))
	eval[bool](b, `navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => true)`)
	b.shows(`#notice [data-do="update"]`)
	if title := eval[string](b, "document.title"); strings.HasPrefix(title, "New") {
		t.Error("the new version did not wait to be taken")
	}
	b.shot("offered")
	b.tap(`#notice [data-do="update"]`)
	b.wait(`document.title.startsWith("New")`)
	b.wait(running)
	b.wait(`await caches.keys().then(k => k.filter(n => n.startsWith("gonfalon:")).every(n => n.includes(":new")))`)
	if !eval[bool](b, `caches.has("neighbour")`) {
		t.Error("the cache of another program was deleted")
	}
}
