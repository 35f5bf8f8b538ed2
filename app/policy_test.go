//go:build !js

package main

import (
	"encoding/json"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/medieval"
	"gonfalon/scenarios"
)

// Layers of the house, each made of those before it.
var (
	basics  = []string{"engine/hex", "engine/dice", "engine/rule"}
	field   = with(basics, "engine/board")
	contact = with(field, "engine/game")
	record  = with(contact, "engine/save")
	systems = []string{"engine/medieval", "engine/bmw"}
)

// mayImport is which packages of this module each package may import. A package
// that is not here fails the test: find it a place first.
var mayImport = map[string][]string{
	"engine/hex":         nil,
	"engine/dice":        nil,
	"engine/rule":        nil,
	"engine/board":       basics,
	"engine/game":        field,
	"engine/game/kit":    contact,
	"engine/clause":      contact,
	"engine/gametest":    with(record, "engine/game/kit", "engine/script"),
	"engine/save":        contact,
	"engine/notation":    with(record, "engine/clause"),
	"engine/script":      with(record, "engine/notation"),
	"engine/lesson":      with(contact, "engine/notation"),
	"engine/medieval":    with(record, "engine/game/kit", "engine/clause", "engine/notation"), // never the other system
	"engine/bmw":         with(record, "engine/game/kit", "engine/clause", "engine/notation"),
	"engine/chronicle":   contact,
	"engine/luck":        contact, // any system, through the contract
	"engine/puzzle":      with(contact, "engine/notation"),
	"engine/puzzle/mine": with(contact, "engine/notation", "engine/puzzle", "engine/bot", "engine/bot/level"),
	"engine/post":        with(record, "engine/plan"), // two tables apart, any system
	"engine/plan":        contact,                     // any system, through the contract
	"engine/bot":         with(contact, "engine/plan", "engine/clause", "engine/bot/league", "engine/bot/level"),
	"engine/bot/simple":  with(contact, "engine/plan"),
	"engine/bot/league":  with(contact, "engine/plan"),
	"engine/bot/level":   nil,
	"engine/thread":      with(contact, "engine/clause", "engine/bot/level"), // any system, through the contract
	"scenarios":          with(with(record, "engine/clause", "engine/notation", "engine/lesson", "engine/puzzle", "engine/thread"), systems...),

	"app/arms":          nil, // a blazon is a text to it
	"app/bridge":        nil,
	"app/mapview":       {"engine/hex", "engine/board", "app/bridge"}, // it is told what is legal and draws it
	"app/mapview/sheet": {"engine/hex", "engine/board", "app/css", "app/mapview"},

	"app/mapview/sheet/program": {"app/mapview/sheet", "scenarios"},

	"app/i18n":             with(record, "scenarios"),
	"app/i18n/doubled":     {"app/i18n", "scenarios"}, // a language for tests
	"app/shelf":            {"app/bridge"},            // a record is a text to it
	"app/parcel":           with(record, "app/shelf"),
	"app/own":              with(record, "app/shelf"),                          // a battle is a text to it
	"app/fame":             with(contact, "engine/bot/level", "engine/thread"), // who has done what, and no words of it
	"app/annals":           with(record, "app/i18n"),                           // games to look at, with what is said of them
	"app/foe":              with(record, "engine/plan", "engine/bot", "engine/notation", "engine/puzzle"),
	"app/foe/worker":       {"app/foe", "scenarios"},
	"app/css":              nil,
	"app/workshop":         with(record, "engine/clause", "engine/puzzle", "engine/puzzle/mine", "scenarios"), // texts of battles, and no words of its own
	"app/workshop/room":    with(record, "engine/bot/level", "engine/clause", "engine/puzzle", "engine/puzzle/mine", "scenarios", "app/match", "app/workshop", "app/bridge", "app/foe", "app/i18n", "app/mapview", "app/mapview/sheet", "app/own", "app/panel", "app/qr", "app/shelf", "app/tell"),
	"app/workshop/program": {"app/workshop/room"},
	"app/press":            {"app/css", "app/press/order"}, // what it draws it is given
	"app/press/order":      nil,
	"app/press/presstest":  {"app/press", "app/mapview/sheet"},
	"app/press/worker":     {"app/press"},
	"app/do":               with(field, "engine/game"), // what can be pressed, as a text
	"app/qr":               nil,                        // any text
	"app/panel":            with(contact, "app/bridge", "app/do", "app/i18n", "app/mapview", "app/qr"),
	// A match knows no words and no drawing, what is told reads it, the page knows no browser.
	"app/afar":         with(record, "engine/plan", "engine/post"),
	"app/line":         with(record, "engine/post", "app/afar"), // it knows no browser
	"app/live":         {"app/afar", "app/line"},                // it knows no browser, and no page
	"app/match":        with(record, "engine/lesson", "engine/puzzle", "engine/plan", "engine/bot", "engine/post", "app/afar"),
	"app/tell":         with(record, "engine/puzzle", "engine/plan", "engine/bot", "engine/chronicle", "engine/luck", "app/match", "app/do", "app/i18n", "app/mapview", "app/panel"),
	"app/telling":      {"engine/game", "engine/hex", "app/match"},             // it has no words and no clock
	"app/sound":        with(field, "engine/game", "app/match", "app/telling"), // what is heard, not how
	"app/table":        with(record, "app/afar", "engine/lesson", "engine/plan", "engine/bot", "engine/luck", "app/match", "app/tell", "app/telling", "app/do", "app/i18n", "app/mapview", "app/panel"),
	"app/opponent":     with(record, "engine/bot", "app/match", "app/foe"),                                                        // it has no clock, and shows nothing
	"app/printing":     with(contact, "app/tell", "app/do", "app/foe", "app/i18n", "app/mapview", "app/panel", "app/press/order"), // never page or table
	"app/review":       with(contact, "engine/bot", "engine/chronicle", "engine/luck", "app/match", "app/tell", "app/do", "app/foe", "app/i18n", "app/mapview", "app/panel", "app/press/order"),
	"app/page":         with(record, "engine/notation", "engine/puzzle", "engine/post", "app/afar", "engine/lesson", "engine/bot", "engine/bot/level", "engine/thread", "app/annals", "app/fame", "app/match", "app/sound", "app/tell", "app/telling", "app/table", "app/opponent", "app/do", "app/foe", "app/i18n", "app/live", "app/mapview", "app/own", "app/panel", "app/parcel", "app/press/order", "app/printing", "app/qr", "app/review", "app/shelf"),
	"app/browser":      {"engine/hex", "engine/game", "scenarios", "app/foe", "app/live", "app/page", "app/sound", "app/telling", "app/table", "app/do", "app/bridge", "app/panel", "app/mapview", "app/shelf"},
	"app/promptcheck":  with(contact, "engine/lesson"), // what is seen it is told
	"app/tools":        with(record, "engine/post", "engine/puzzle", "engine/puzzle/mine", "engine/script", "engine/gametest", "engine/medieval", "engine/bmw", "engine/bot", "engine/bot/simple", "engine/bot/league", "engine/bot/level", "engine/luck", "engine/thread", "scenarios", "app/i18n"),
	"app/site":         with(field, "engine/game", "scenarios", "app/site/pack", "app/site/standin", "app/annals", "app/arms", "app/i18n", "app/mapview", "app/mapview/sheet"),
	"app/site/pack":    nil, // any bytes
	"app/site/standin": nil,
	"app/e2e":          {"app/site", "app/e2e/engines"},
	"app/e2e/engines":  nil, // they know nothing of the game
	"app":              with(record, "scenarios", "app/browser", "app/site", "app/tools", "app/mapview/sheet"),
}

// notInEngine are what would let a battle depend on more than its record.
var notInEngine = []string{"syscall/js", "time", "math/rand", "math/rand/v2", "crypto/rand", "os", "net", "net/http"}

// notInPage is what the program in the browser does without, as it would have to be
// loaded before the page can start: what draws the maps, and what only tests need.
var notInPage = []string{"github.com/tdewolff/", "gonfalon/app/mapview/sheet", "gonfalon/engine/script"}

func with(list []string, more ...string) []string { return slices.Concat(list, more) }

// listed is a package as the go command describes it.
type listed struct {
	ImportPath string
	Imports    []string
}

func list(t *testing.T, env ...string) []listed {
	t.Helper()
	cmd := exec.Command("go", "list", "-e", "-tags", "latex", "-json=ImportPath,Imports", "gonfalon/...")
	cmd.Env = append(os.Environ(), env...)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var all []listed
	for d := json.NewDecoder(strings.NewReader(string(out))); d.More(); {
		var p listed
		if err := d.Decode(&p); err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	return all
}

func TestImportsFollowTheHouse(t *testing.T) {
	all := slices.Concat(list(t, "GOOS=linux", "GOARCH=amd64"), list(t, "GOOS=js", "GOARCH=wasm"))
	if len(all) < len(field) {
		t.Fatalf("only %d packages were found", len(all))
	}
	for _, p := range all {
		checkImports(t, p)
	}
}

func checkImports(t *testing.T, p listed) {
	const module = "gonfalon/"
	name := strings.TrimPrefix(p.ImportPath, module)
	allowed, known := mayImport[name]
	if !known {
		t.Errorf("%s has no place in the house", name)
	}
	for _, i := range p.Imports {
		own, ours := strings.CutPrefix(i, module)
		if ours && !slices.Contains(allowed, own) {
			t.Errorf("%s may not import %s", name, own)
		}
		if strings.HasPrefix(name, "engine/") && slices.Contains(notInEngine, i) {
			t.Errorf("%s may not import %s", name, i)
		}
	}
}

func TestPageIsBuiltWithoutWhatItDoesNotUse(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", ".")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for dep := range strings.Lines(string(out)) {
		for _, unwanted := range notInPage {
			if strings.HasPrefix(dep, unwanted) {
				t.Errorf("the page would load %s", strings.TrimSpace(dep))
			}
		}
	}
}

// elsewhere is a way out of the source tree, and skipped a test that is not made.
var elsewhere, skipped = regexp.MustCompile(`"(\.\./){3}|"(\.\./)+shared|"/(tmp|work|home)`), regexp.MustCompile(`\bt\.Skip`)

// maySkip are the files with tests that need a program which not every machine has: a browser, which the
// command test of build.sh installs, and Python.
var maySkip = []string{"../app/e2e/host_test.go", "../app/tools/protocol_test.go"}

// A test depends on nothing outside the source tree, and none passes by not being made.
func TestTestsStandOnTheirOwn(t *testing.T) {
	tests := 0
	err := filepath.WalkDir("..", func(file string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(file, "_test.go") || filepath.Base(file) == "policy_test.go" {
			return err
		}
		tests++
		source, err := os.ReadFile(file)
		if found := elsewhere.Find(source); found != nil {
			t.Errorf("%s reads %s", file, found)
		}
		if skipped.Match(source) && !slices.Contains(maySkip, file) {
			t.Errorf("%s skips a test", file)
		}
		return err
	})
	if err != nil || tests == 0 {
		t.Errorf("%d files of tests, %v", tests, err)
	}
}

// Each rule book of the medieval system is at home in one file; editions.go lists them and
// holds nothing else.
func TestEditionsAreNamedInTheirFilesOnly(t *testing.T) {
	var editions []string
	for _, e := range medieval.Editions {
		editions = append(editions, e.Key)
	}
	files, err := filepath.Glob("../engine/medieval/*.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files of the medieval system found, %v", err)
	}
	for _, file := range files {
		base := strings.TrimSuffix(filepath.Base(file), ".go")
		if !strings.HasSuffix(base, "_test") && base != "editions" && !slices.Contains(editions, base) { // editions.go lists them
			checkNames(t, file, editions)
		}
	}
}

// The page knows no system, book or battle; only the commands tell their players what to do
// in a battle and build positions of a system.
func TestThePageNamesNoSystem(t *testing.T) {
	names := []string{`"medieval"`, `"bmw"`}
	for _, sc := range scenarios.All() {
		names = append(names, `"`+sc.Edition+`"`, `"`+sc.Battle+`"`, `"`+sc.ID+`"`)
	}
	for _, folder := range []string{"match", "tell", "telling", "sound", "table", "printing", "review", "page", "browser", "panel", "mapview", "mapview/sheet", "shelf", "site", "i18n"} {
		files, err := filepath.Glob(folder + "/*.go")
		if err != nil || len(files) == 0 {
			t.Fatalf("no files in %s, %v", folder, err)
		}
		for _, file := range files {
			if !strings.HasSuffix(file, "_test.go") {
				checkNames(t, file, names)
			}
		}
	}
}

// Who plays, leads or looks back at a battle knows it by the contract alone: the computer plays a system,
// book or battle that comes tomorrow as it plays those of today.
func TestPlayersNameNoBattle(t *testing.T) {
	names := []string{"medieval", "bmw"}
	for _, sc := range scenarios.All() {
		names = append(names, sc.Edition, sc.Battle, sc.ID)
	}
	for _, folder := range []string{"../engine/bot", "../engine/bot/league", "../engine/plan", "../engine/luck", "../engine/chronicle", "foe", "foe/worker"} {
		files, err := filepath.Glob(folder + "/*.go")
		if err != nil || len(files) == 0 {
			t.Fatalf("no files in %s, %v", folder, err)
		}
		for _, file := range files {
			if !strings.HasSuffix(file, "_test.go") {
				checkNames(t, file, names)
			}
		}
	}
}

// The module the page is made with writes HTML for tests by a second program that takes the
// browser's events over from the first: in the page nothing is written so.
func TestThePageHasOneProgram(t *testing.T) {
	for _, folder := range []string{"match", "tell", "telling", "sound", "table", "printing", "review", "page", "browser", "panel", "mapview"} {
		files, err := filepath.Glob(folder + "/*.go")
		if err != nil || len(files) == 0 {
			t.Fatalf("no files in %s, %v", folder, err)
		}
		for _, file := range files {
			if !strings.HasSuffix(file, "_test.go") {
				checkNames(t, file, []string{"htmlstring", "printhtml"})
			}
		}
	}
}

// A style for an element that holds another (:has) sends browsers through all of the map, whenever
// any of it changes, to see whether it does; who draws the element knows it and gives it a class.
func TestStylesDoNotSearch(t *testing.T) {
	files, err := filepath.Glob("../web/*.css")
	if err != nil || len(files) == 0 {
		t.Fatalf("no style sheets, %v", err)
	}
	for _, file := range files {
		sheet, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(sheet), ":has(") {
			t.Errorf("%s searches", file)
		}
	}
}

// checkNames looks at identifiers and strings; comments may compare the books.
func checkNames(t *testing.T, file string, names []string) {
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	at := set.AddFile(filepath.Base(file), -1, len(src))
	var s scanner.Scanner
	s.Init(at, src, nil, 0)
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			return
		}
		for _, name := range names {
			if strings.Contains(strings.ToLower(text), name) {
				t.Errorf("%s names %s: %s", set.Position(pos), name, text)
			}
		}
	}
}

// speaksAlone reach the browser by themselves: the programs in workers, each of which speaks with the one
// script that began it and whose functions do not throw; those who read what the page fetched for them;
// and the bridge.
var speaksAlone = []string{"../app/foe/worker/main_js.go", "../app/press/worker/main_js.go", "../app/mapview/sheet/program/main_js.go",
	"../app/i18n/source_js.go", "../scenarios/source_js.go", "../app/bridge/bridge.go", "../app/bridge/refusal_js.go"}

// Go asks the browser for something by the package bridge alone, where what is thrown is an error.
func TestTheBrowserIsAskedByTheBridge(t *testing.T) {
	asks, alone := 0, 0
	for _, file := range sources(t) {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		asks += strings.Count(string(source), "bridge.")
		calls := throwing(string(source))
		if slices.Contains(speaksAlone, file) {
			alone++
			continue
		}
		for _, call := range calls {
			t.Errorf("%s calls the browser without the bridge: %s", file, call)
		}
	}
	if asks == 0 || alone != len(speaksAlone) {
		t.Errorf("%d calls by the bridge; %d files of %d that need none", asks, alone, len(speaksAlone))
	}
}

// sources are the Go files that ship, by their path from this folder.
func sources(t *testing.T) (out []string) {
	for _, root := range []string{"../app", "../engine", "../scenarios"} {
		err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
			if strings.HasSuffix(file, ".go") && !strings.HasSuffix(file, "_test.go") {
				out = append(out, filepath.ToSlash(file))
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return out
}

var (
	// reaches is how Go reaches the browser.
	reaches = regexp.MustCompile(`go-app/v10/pkg/app"|"syscall/js"`)
	// throws is what may throw there, and what ends the program where a value is of another kind than
	// expected. The size and the address of a window are never of another.
	throws = regexp.MustCompile(`(\w*)\.(Call|Invoke|New|Set|SetIndex|Delete|Then|Index)\(|\.(Int|Float|Bool|Length)\(\)|\bjs\.Global\(\)|` +
		`app\.Window\(\)(\.\w+)?|\bctx\.(LocalStorage|SessionStorage|ScrollTo|Navigate|NavigateTo|Reload|Notifications|Page|JSSrc\(\)\.\w+)\b`)
	harmless = []string{"app.Window().URL", "app.Window().Size"}
	notJS    = []string{"errors", "strings", "slices", "bytes", "do"}
)

// throwing are the calls in a file that may throw.
func throwing(source string) (out []string) {
	if !reaches.MatchString(source) {
		return nil
	}
	for _, m := range throws.FindAllStringSubmatch(source, -1) {
		if !slices.Contains(notJS, m[1]) && !slices.Contains(harmless, m[0]) {
			out = append(out, m[0])
		}
	}
	return out
}

func TestACallThatMayThrowIsFound(t *testing.T) {
	for source, want := range map[string]int{
		`import "syscall/js"; js.Global().Get("x").Call("y")`:                                          2,
		`import "github.com/maxence-charriere/go-app/v10/pkg/app"; v.Set("a", b); v.Invoke(); v.New()`: 3,
		`import "net/url"; values.Set("a", "b")`:                                                       0,
		`import "syscall/js"; v.Get("x").Int(); v.Length(); v.Index(0); strings.Index(a, b)`:           3,
		`import "github.com/maxence-charriere/go-app/v10/pkg/app"; app.Window().ScrollToID("x")`:       1,
		`import "github.com/maxence-charriere/go-app/v10/pkg/app"; app.Window().URL().Query()`:         0,
		`import "github.com/maxence-charriere/go-app/v10/pkg/app"; ctx.LocalStorage().Get("x", &y)`:    1,
	} {
		if found := throwing(source); len(found) != want {
			t.Errorf("%s: found %q", source, found)
		}
	}
}
