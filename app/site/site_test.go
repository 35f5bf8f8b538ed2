package site

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/andybalholm/brotli"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/mapview/sheet"
	"gonfalon/app/site/pack"
	"gonfalon/scenarios"
)

// shell is a site with a small engine in place of the real one, for any address.
func shell(t *testing.T) files {
	t.Helper()
	return shellAt(t, "")
}

// shellAt is a shell for an address, without the pictures for previews.
func shellAt(t *testing.T, base string) files {
	t.Helper()
	root, err := FindRoot()
	if err != nil {
		t.Fatal(err)
	}
	all, err := static(root)
	if err != nil {
		t.Fatal(err)
	}
	for file, text := range map[string]string{engineFile: "engine", foeFile: "foe", pressFile: "press", shopFile: "workshop", chartFile: "chart"} {
		e, err := inHaste.packed([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		all[file], all[smaller(file)] = e.gzip, e.brotli
	}
	for _, lang := range i18n.Langs() {
		all[inLanguage(licencesFile, lang)] = []byte("licences")
	}
	all.addScripts()
	if err := all.addTexts(); err != nil {
		t.Fatal(err)
	}
	maps.Copy(all, drawn())
	all.addSheet()
	all["/wasm_exec.js"] = []byte("glue")
	all.addWorkers()
	if err := all.addManifests(); err != nil {
		t.Fatal(err)
	}
	if err := all.addOutside(base); err != nil {
		t.Fatal(err)
	}
	if err := all.addShell(all.version(), Place{Base: base}); err != nil {
		t.Fatal(err)
	}
	return all
}

// drawn are the maps, which take a while to draw.
var drawn = sync.OnceValue(func() files {
	all := files{}
	all.addMaps()
	return all
})

// largest is how many bytes the engine may have as it ships: what is loaded over 10 Mbit/s in a little over 3
// seconds.
var largest = limit{gzip: 4_170_000, brotli: 3_705_000}

func TestEngineIsSoonLoaded(t *testing.T) { ships(t, pageProgram, largest) }

// mostForTheFoe is how many bytes that may have with which the computer thinks.
var mostForTheFoe = limit{gzip: 1_806_000, brotli: 1_637_000}

func TestTheComputerIsSoonFetched(t *testing.T) { ships(t, foeProgram, mostForTheFoe) }

// mostForThePress is how many bytes the program that makes pictures and pages may have.
var mostForThePress = limit{gzip: 2_400_000, brotli: 2_150_000}

func TestThePressIsSoonFetched(t *testing.T) { ships(t, pressProgram, mostForThePress) }

// mostForTheWorkshop is how many bytes the program of the workshop may have.
var mostForTheWorkshop = limit{gzip: 3_300_000, brotli: 2_950_000}

func TestTheWorkshopIsSoonFetched(t *testing.T) { ships(t, shopProgram, mostForTheWorkshop) }

// mostForTheChart is how many bytes the program may have that draws maps which do not ship: 1.2 seconds over
// 10 Mbit/s, while the battle is played on a plain map. In the press, which most who play never want, it would
// weigh 0.4 MB.
var mostForTheChart = limit{gzip: 1_550_000, brotli: 1_400_000}

func TestTheChartIsSoonFetched(t *testing.T) { ships(t, chartProgram, mostForTheChart) }

// limit is how many bytes a program may have as it ships; of brotli, as it is packed in seconds, which the
// care of what ships brings down by a sixth more (five sixths of the page's 3.05 MB are 2.51).
type limit struct{ gzip, brotli int }

// ships fails the test if a program ships as more bytes than it may.
func ships(t *testing.T, p program, most limit) {
	t.Helper()
	root, err := FindRoot()
	if err != nil {
		t.Fatal(err)
	}
	raw, err := p.compiled(root)
	if err != nil {
		t.Fatal(err)
	}
	e, err := packing{pack.Gzip, inSeconds}.packed(raw)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d bytes as gzip, %d as brotli", len(e.gzip), len(e.brotli))
	if len(e.gzip) > most.gzip || len(e.brotli) > most.brotli {
		t.Errorf("it ships as %d bytes of gzip and %d of brotli, more than %v", len(e.gzip), len(e.brotli), most)
	}
}

// inSeconds packs as brotli at half the effort.
func inSeconds(raw []byte) []byte {
	var packed bytes.Buffer
	w := brotli.NewWriterLevel(&packed, 5)
	w.Write(raw) // a buffer takes all
	w.Close()
	return packed.Bytes()
}

func TestMapsAreTheSameAtEveryBuild(t *testing.T) {
	again := files{}
	again.addMaps()
	if again.version() != drawn().version() {
		t.Error("two builds draw other maps")
	}
}

func TestSameContentMakesTheSameSite(t *testing.T) {
	a, b := shell(t), shell(t)
	for _, p := range a.paths() {
		if string(a[p]) != string(b[p]) {
			t.Errorf("%s differs between two builds", p)
		}
	}
}

func TestEveryAddressIsRelative(t *testing.T) {
	all := shell(t)
	pages := []string{"/index.html", "/app-worker.js"}
	for _, lang := range i18n.Langs() {
		pages = append(pages, indexOf(lang), manifestFile(lang), previewFile("legnica-henry", lang))
	}
	for _, p := range pages {
		for _, absolute := range []string{`="/`, `":"/`, `"/web`, `="http`, `":"http`, `["http`, `,"http`} {
			if strings.Contains(strings.ReplaceAll(string(all[p]), `xmlns="http://www.w3.org/2000/svg"`, ""), absolute) {
				t.Errorf("%s contains the absolute address %s", p, absolute)
			}
		}
	}
}

func TestPageLoadsEveryStyleSheet(t *testing.T) {
	all := shell(t)
	if !strings.Contains(string(all["/index.html"]), `href=".`+sheetFile+`"`) {
		t.Errorf("the page does not load %s", sheetFile)
	}
	web, err := static("../..")
	if err != nil {
		t.Fatal(err)
	}
	sheets := 0
	for p, content := range web {
		if strings.HasSuffix(p, ".css") {
			sheets++
			if !bytes.Contains(all[sheetFile], content) {
				t.Errorf("%s is not a part of %s", p, sheetFile)
			}
		}
	}
	if tokens := web["/web/tokens.css"]; sheets < 5 || !bytes.HasPrefix(all[sheetFile], slices.Concat(tokens, web["/web/app.css"])) {
		t.Errorf("the tokens and the base do not come first of %d sheets", sheets)
	}
}

// The maps on the page are styled by the sheet they were drawn for.
func TestMapsBringTheirStyleSheet(t *testing.T) {
	all := shell(t)
	if string(all[mapStyle]) != sheet.Style || !strings.Contains(string(all[sheetFile]), sheet.Style) {
		t.Errorf("the page does not load the style sheet of the maps as %s", mapStyle)
	}
	if !strings.Contains(string(all["/app-worker.js"]), mapStyle) {
		t.Errorf("%s is not kept for playing offline", mapStyle)
	}
}

func TestPageHoldsAPicture(t *testing.T) {
	page := string(shell(t)["/index.html"])
	if !strings.Contains(page, "<svg") {
		t.Error("there is nothing to see until the engine arrives")
	}
	if len(page) > 150_000 {
		t.Errorf("the page is %d bytes long", len(page))
	}
	if strings.Contains(page, `class="m-name `) {
		t.Error("the picture has names, which are of one language")
	}
}

// The worker keeps every file of the site, and nothing that is not what was built.
func TestTheWorkerKnowsWhatEveryFileMustBe(t *testing.T) {
	all := shell(t)
	script := string(all["/app-worker.js"])
	for path, content := range all {
		if path == "/app-worker.js" || foreign(path) {
			continue
		}
		address := strings.Replace("."+path, "./index.html", "./", 1)
		if want := fmt.Sprintf("%q: \"%s", address, sum(content)); !strings.Contains(script, want) {
			t.Errorf("the worker does not hold %s", want)
		}
	}
	first, rest, _ := strings.Cut(script, "const rest = ")
	if strings.Contains(first, foeFile) || !strings.Contains(rest, foeFile) {
		t.Error("what the computer thinks with is not kept by itself")
	}
	if raw := "sha256-" + sum([]byte("engine"))[len("sha256-"):]; !strings.Contains(script, raw) {
		t.Error("an engine that the host has unpacked would be refused")
	}
	if _, err := integrity("/x.gz", []byte("not packed")); err == nil || !strings.Contains(err.Error(), "/x.gz") {
		t.Errorf("a broken file: %v", err)
	}
}

// The policy allows no script and no style in the page itself.
func TestNothingIsWrittenIntoThePage(t *testing.T) {
	all := shell(t)
	pages := map[string]string{}
	for path, content := range all {
		switch {
		case strings.HasSuffix(path, ".html"):
			pages[path] = string(content)
		case strings.HasSuffix(path, ".svg.gz"):
			raw, err := unpack(content)
			if err != nil {
				t.Fatal(err)
			}
			pages[path] = string(raw)
		}
	}
	for path, text := range pages {
		if written := inline(text); written != "" {
			t.Errorf("%s has %q in it", path, written)
		}
	}
	if !strings.Contains(pages["/index.html"], `boot.js" data-policy="`+strings.ReplaceAll(Policy, "'", "&#39;")) {
		t.Error("the page has no policy")
	}
}

// inline is what a page has in it that the policy forbids, "" if there is nothing.
func inline(page string) string {
	for _, text := range []string{" style=", "<style", "<script>", " onclick=", " onload=", "javascript:"} {
		if strings.Contains(page, text) {
			return text
		}
	}
	return ""
}

func TestVersionFollowsTheContent(t *testing.T) {
	a := files{"/x": []byte("1"), "/y": []byte("2")}
	b := files{"/x": []byte("12"), "/y": nil}
	if a.version() == b.version() {
		t.Error("two sites have the same version")
	}
}

func TestOtherFoldersAreNotOverwritten(t *testing.T) {
	dir := t.TempDir()
	photo := filepath.Join(dir, "photo.jpg")
	if err := os.WriteFile(photo, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := (files{"/a": nil}).write(dir); err == nil {
		t.Error("a folder with other things was written to")
	}
	if _, err := os.Stat(photo); err != nil {
		t.Error(err)
	}
}

func TestEarlierSiteIsReplaced(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	if err := (files{"/app-worker.js": nil, "/web/old": nil}).write(dir); err != nil {
		t.Fatal(err)
	}
	if err := (files{"/app-worker.js": nil, "/web/new": nil}).write(dir); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "web", "old")); !os.IsNotExist(err) {
		t.Error("a file of the earlier site is left over")
	}
}

func TestServerMakesBrowsersAskAgain(t *testing.T) {
	dir := t.TempDir()
	if err := (files{"/index.html": []byte("page")}).write(dir); err != nil {
		t.Fatal(err)
	}
	rec := httptest.NewRecorder()
	FileHandler(dir).ServeHTTP(rec, httptest.NewRequest(http.MethodGet, "/", nil))
	if rec.Body.String() != "page" || rec.Header().Get("Cache-Control") != "no-cache" {
		t.Errorf("got %q with headers %v", rec.Body, rec.Header())
	}
}

func TestServerStopsWhenTold(t *testing.T) {
	dir := t.TempDir()
	if err := (files{"/index.html": []byte("page")}).write(dir); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	err := Serve(ctx, "localhost:0", dir, func(url string) {
		go func() {
			defer stop()
			r, err := http.Get(url)
			if err != nil || r.StatusCode != http.StatusOK {
				t.Errorf("got %v, %v", r, err)
			}
		}()
	})
	if err != nil {
		t.Error(err)
	}
}

func TestTakenAddressIsAnError(t *testing.T) {
	l, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	err = Serve(context.Background(), l.Addr().String(), t.TempDir(), func(string) { t.Error("it serves all the same") })
	if err == nil {
		t.Error("no error")
	}
}

func TestEveryBattleShipsItsPictures(t *testing.T) {
	all := shell(t)
	for _, s := range scenarios.All() {
		pictures := []string{mapview.CardFile(s.ID), mapview.ThumbFile(s.Board.Name)}
		pictures = append(pictures, mapview.ArmsFile(s.Battle))
		for _, lang := range i18n.Langs() {
			pictures = append(pictures, mapview.MapFile(s.Board.Name, lang))
		}
		for _, p := range pictures {
			if text := unpacked(t, all["/"+p]); !strings.HasPrefix(text, "<svg ") {
				t.Errorf("%s holds %.40q", p, text)
			}
			if !strings.Contains(string(all["/app-worker.js"]), `"./`+p+`"`) {
				t.Errorf("%s is not there offline", p)
			}
		}
	}
}

// unpacked is the text in a compressed file.
func unpacked(t *testing.T, packed []byte) string {
	t.Helper()
	text, err := unpack(packed)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestCardsShowBothArmies(t *testing.T) {
	for _, s := range scenarios.All() {
		for side, hexes := range s.Placed() {
			if len(hexes) == 0 {
				t.Errorf("side %d of %s has nobody on the map", side, s.ID)
			}
		}
	}
}
