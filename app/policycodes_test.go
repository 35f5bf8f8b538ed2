//go:build !js

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonfalon/engine/bmw"
	"gonfalon/engine/medieval"
)

// wordsOfThePage are the folders of the page, each with the words of its own that a system happens
// to have for codes too: names of arguments, icons, attributes, classes, commands and hints.
var wordsOfThePage = map[string]string{
	"browser":  "close form place",
	"foe":      "",
	"i18n":     "",
	"mapview":  "disorganised hidden panicked stakes wheel",
	"opponent": "",
	"match":    "attack shoot turn",
	"page":     "close dice react set-up turn",
	"panel":    "close cover dice die form hidden morale turn turned",
	"press":    "hidden",
	"printing": "",
	"review":   "dice phase points strength turn",
	"shelf":    "restored",
	"site":     "",
	"table":    "attack charge close end-phase evade lead move phase pursue react ready regroup retreat shoot turn withdraw zone",
	"sound":    "dice",
	"telling":  "",
	"tell": "armour attack begin charge charging dice die disorganised end-phase fatigue lead moved open-dot " +
		"panicked phase place react road set-up shift solid-dot turn",
}

// The page knows no code of a system: what an event, a verb or a harm is, and when a hint helps, it asks
// the game (game.Coded). Kinds of counters and of markers are names of pictures, which are drawn by them.
//
// In every string that is written in these folders three things are looked for. It is of the type game.Verb
// or game.EventKind, of which only the constants of package game are. It is compared with a field that
// package game declares. It is one of the codes that a system lists in its codes.go and no word of the page.
func TestThePageKnowsNoCodeOfASystem(t *testing.T) {
	page, codes := loadBuilt(t), codesOfSystems()
	read := 0
	for folder, words := range wordsOfThePage {
		p, own := page.read(t, folder), strings.Fields(words)
		read += len(p.GoFiles)
		found, used := page.find(t, p.ImportPath, codes, own)
		for _, line := range found {
			t.Errorf("%s: %s", folder, line)
		}
		for _, word := range own {
			if !used[word] {
				t.Errorf("%s: %q is a word of the page that it does not use", folder, word)
			}
		}
	}
	if read < 100 || len(codes) < 300 {
		t.Errorf("%d files and %d codes were read", read, len(codes))
	}
}

// However a code is written, it is found.
func TestACodeOfASystemIsFound(t *testing.T) {
	page, codes := loadBuilt(t), codesOfSystems()
	for source, want := range map[string]int{
		`var v game.Verb = "strike"`:                                                                       1,
		`var k = map[game.EventKind]int{"eliminated": 1, "scored": 2}`:                                     2,
		`var k = game.EventKind("anything")`:                                                               1,
		`func f(e game.Event) bool { return e.Kind == "shot" }`:                                            2, // compared, and of the type
		`func f(e game.Expect) bool { return "anything" != e.Code }`:                                       1,
		`func f(o *game.Offer) bool { switch o.Verb { case game.VerbAttack: return true }; return false }`: 0,
		`func f(r game.Risk) bool { switch r.Code { case "anything": return true }; return false }`:        1,
		`func f(h game.Harm) bool { return h.Other == "" }`:                                                0,
		`var asks = []string{"choose-loss", "a word of the page", "close"}`:                                1,
		`const key = "event." + "leader-died"`:                                                             1,
	} {
		page.sources["example"] = []string{"package example\nimport \"gonfalon/engine/game\"\nvar _ game.Verb\n" + source}
		if found, _ := page.find(t, "example", codes, []string{"close"}); len(found) != want {
			t.Errorf("%s: found %q", source, found)
		}
	}
}

// What happened is told by one way: package match files what an act caused, package table has it
// told through the queue, and nobody else of the page asks a session what happened.
func TestEventsAreReadInOnePlace(t *testing.T) {
	const events = "func (*gonfalon/engine/game.Session).Events(step int) []gonfalon/engine/game.Event"
	page, asked := loadBuilt(t), map[string]int{}
	for _, folder := range []string{"match", "tell", "telling", "opponent", "do", "table", "printing", "review", "page", "browser"} {
		p := page.read(t, folder)
		_, info := page.check(t, p.ImportPath)
		for _, s := range info.Selections {
			if s.Obj().String() == events {
				asked[folder]++
			}
		}
	}
	if len(asked) != 1 || asked["match"] != 1 {
		t.Errorf("a session is asked what happened, by package: %v, want once by match", asked)
	}
}

// codesOfSystems are the codes that the systems list, but for names of pictures, with who lists them.
func codesOfSystems() map[string]string {
	all := map[string]string{}
	var pictures []string
	for system, codes := range map[string]any{"medieval": medieval.AllCodes(), "bmw": bmw.AllCodes()} {
		v := reflect.ValueOf(codes)
		for i := range v.NumField() {
			list, name := v.Field(i).Interface().([]string), v.Type().Field(i).Name
			if name == "Kinds" || name == "Markers" {
				pictures = append(pictures, list...)
			}
			for _, code := range list {
				all[code] += " " + system + "." + name
			}
		}
	}
	for _, code := range pictures {
		delete(all, code)
	}
	return all
}

// built is what the go command knows of the packages that the page is made of.
type built struct {
	packages map[string]builtPackage
	sources  map[string][]string // by the path of the package
}

// builtPackage is a package with the file that tells what it exports.
type builtPackage struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
}

// loadBuilt has the packages of the page built.
func loadBuilt(t *testing.T) built {
	t.Helper()
	cmd := exec.Command("go", "list", "-tags", "latex", "-export", "-deps", "-json=ImportPath,Dir,Export,GoFiles", "./browser", "./site", "./foe", "./press")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	b := built{map[string]builtPackage{}, map[string][]string{}}
	for d := json.NewDecoder(bytes.NewReader(out)); d.More(); {
		var p builtPackage
		if err := d.Decode(&p); err != nil {
			t.Fatal(err)
		}
		b.packages[p.ImportPath] = p
	}
	return b
}

// find lists the codes in the sources of a package, and which of its own words they have.
func (b built) find(t *testing.T, path string, codes map[string]string, own []string) (found []string, used map[string]bool) {
	t.Helper()
	files, info := b.check(t, path)
	c := codeReader{info: info, codes: codes, own: own, used: map[string]bool{}}
	for _, file := range files {
		ast.Inspect(file, c.read)
	}
	return c.found, c.used
}

// read takes in the sources of a package of the page.
func (b built) read(t *testing.T, folder string) builtPackage {
	t.Helper()
	p, there := b.packages["gonfalon/app/"+folder]
	if !there {
		t.Fatalf("no package in %s", folder)
	}
	for _, name := range p.GoFiles {
		source, err := os.ReadFile(filepath.Join(p.Dir, name))
		if err != nil {
			t.Fatal(err)
		}
		b.sources[p.ImportPath] = append(b.sources[p.ImportPath], string(source))
	}
	return p
}

// check finds out the types of what a package says.
func (b built) check(t *testing.T, path string) (files []*ast.File, info types.Info) {
	t.Helper()
	set := token.NewFileSet()
	for i, source := range b.sources[path] {
		file, err := parser.ParseFile(set, strconv.Itoa(i), source, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	open := func(path string) (io.ReadCloser, error) { return os.Open(b.packages[path].Export) }
	info = types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Selections: map[*ast.SelectorExpr]*types.Selection{}}
	conf := types.Config{Importer: importer.ForCompiler(set, "gc", open)}
	if _, err := conf.Check(path, set, files, &info); err != nil {
		t.Fatal(err)
	}
	return files, info
}

// codeReader looks for codes in files.
type codeReader struct {
	info  types.Info
	codes map[string]string
	own   []string
	used  map[string]bool
	found []string
}

// read looks at what a node says itself.
func (c *codeReader) read(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ImportSpec:
		return false
	case *ast.BasicLit:
		c.literal(n)
	case *ast.BinaryExpr:
		if n.Op == token.EQL || n.Op == token.NEQ {
			c.compared(n.X, n.Y)
			c.compared(n.Y, n.X)
		}
	case *ast.SwitchStmt:
		for _, clause := range n.Body.List {
			for _, x := range clause.(*ast.CaseClause).List {
				c.compared(n.Tag, x)
			}
		}
	}
	return true
}

// literal looks at a string that is written.
func (c *codeReader) literal(n *ast.BasicLit) {
	text, ok := written(n)
	switch typed := fmt.Sprint(c.info.Types[n].Type); {
	case !ok:
	case typed == "gonfalon/engine/game.Verb" || typed == "gonfalon/engine/game.EventKind":
		c.found = append(c.found, fmt.Sprintf("%q is written as a %s", text, typed))
	case slices.Contains(c.own, text):
		c.used[text] = true
	case c.codes[text] != "":
		c.found = append(c.found, fmt.Sprintf("%q is a code:%s", text, c.codes[text]))
	}
}

// compared looks at a string that is compared with something.
func (c *codeReader) compared(with, x ast.Expr) {
	text, ok := written(x)
	field, is := with.(*ast.SelectorExpr)
	if !ok || !is {
		return
	}
	if f := c.info.Selections[field]; f != nil && f.Obj().Pkg() != nil && f.Obj().Pkg().Path() == "gonfalon/engine/game" {
		c.found = append(c.found, fmt.Sprintf("%s of package game is compared with %q", field.Sel.Name, text))
	}
}

// written is a string literal that is not empty.
func written(x ast.Expr) (text string, ok bool) {
	lit, is := x.(*ast.BasicLit)
	if !is || lit.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(lit.Value)
	return text, err == nil && text != ""
}
