//go:build !js

package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

// How large a room, a value and a set of methods may become before another is hidden in it.
const (
	mostFiles   = 55 // of a package of app, without tests: about fifty
	mostFields  = 15 // of a struct
	mostMethods = 10 // of an interface; what either embeds counts once
)

// larger are what may be larger, by how much, and why.
var larger = map[string]struct {
	most int
	why  string
}{
	"engine/game.Game":        {23, "the contract: what every system answers, all of it in every game"},
	"engine/game.Informed":    {15, "the same, for those who look at the field"},
	"engine/game.Piece":       {24, "a counter as it is printed and stands"},
	"engine/game.Odds":        {19, "a roll with all that decides it"},
	"engine/game.Event":       {16, "what happened, whatever it was"},
	"engine/game.Scenario":    {18, "a battle, as its file has it"},
	"engine/medieval.Edition": {38, "a book: each field is a rule that books have in different ways"},
	"engine/medieval.state":   {20, "what a position is made of, in the order of its bytes"},
	"engine/medieval.counter": {21, "what is printed on a counter, as its line has it"},
	"engine/bmw.state":        {16, "what a position is made of, in the order of its bytes"},
	"engine/bmw.counter":      {16, "what is printed on a counter, as its line has it"},
	"engine/bot.Player":       {22, "a player with what he has thought of; its parts are read in every act"},
	"engine/bot.field":        {30, "the field as a player weighs it, kept in one piece of memory"},
	"engine/plan.Planner":     {17, "what stands while an army is planned, kept in one piece of memory"},
	"engine/chronicle.Scene":  {18, "what is told of a moment, whatever it was"},
	"engine/save.Head":        {20, "the first line of a record"},
	"app/mapview.Overlay":     {37, "what can lie on the map, each drawn by itself"},
	"app/mapview.Counter":     {30, "a counter as it is drawn"},
	"app/mapview.View":        {30, "a component: the module that draws it reads its fields"},
	"app/shelf.Settings":      {23, "what a device keeps, by name"},
	"app/panel.Button":        {16, "a button as it is drawn"},
	"app/panel.Top":           {17, "the bar over the map as it is drawn"},
	"app/site.preview":        {16, "the page that is drawn as a preview"},
	"app/tools.report":        {21, "what is counted in a tournament"},
}

// size is a struct, an interface or a folder, and how large it is.
type size struct {
	name string
	n    int
	most int
}

// sizesOf reads what is declared in a file of a folder, but for what is declared within functions.
func sizesOf(folder string, f *ast.File) (list []size) {
	ast.Inspect(f, func(n ast.Node) bool {
		t, ok := n.(*ast.TypeSpec)
		if !ok {
			_, inside := n.(*ast.FuncDecl)
			return !inside
		}
		switch of := t.Type.(type) {
		case *ast.StructType:
			list = append(list, size{folder + "." + t.Name.Name, named(of.Fields), mostFields})
		case *ast.InterfaceType:
			list = append(list, size{folder + "." + t.Name.Name, named(of.Methods), mostMethods})
		}
		return false
	})
	return list
}

// named counts the names of a list; what is embedded is one.
func named(list *ast.FieldList) (n int) {
	for _, f := range list.List {
		n += max(1, len(f.Names))
	}
	return n
}

// A stranger reads a room, a value or a set of methods at a glance: none is large, but for those whose
// reason stands above, and none of these may grow unseen.
func TestNothingIsLarge(t *testing.T) {
	files, declared, seen := map[string]int{}, 0, map[string]bool{}
	for _, file := range sources(t) {
		folder := path.Dir(strings.TrimPrefix(file, "../"))
		if files[folder]++; files[folder] == mostFiles+1 && strings.HasPrefix(folder, "app/") {
			t.Errorf("%s has more than %d files: find what in it is a room of its own", folder, mostFiles)
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range sizesOf(folder, f) {
			declared++
			may, known := larger[s.name]
			switch {
			case known && s.n <= s.most:
				t.Errorf("%s is not large any more: take it off the list", s.name)
			case s.n > max(s.most, may.most):
				t.Errorf("%s (%s) has %d parts, more than %d", s.name, filepath.Base(file), s.n, max(s.most, may.most))
			}
			seen[s.name] = true
		}
	}
	for name, may := range larger {
		if !seen[name] || may.why == "" {
			t.Errorf("%s may be large, but is not there, or nobody says why", name)
		}
	}
	if declared < 300 {
		t.Errorf("only %d types were read", declared)
	}
}

func TestWhatIsLargeIsFound(t *testing.T) {
	source := "package x\ntype s struct { a, b int; c string; t }\ntype i interface { f(); g(); t }\nfunc h() { type u struct { a int } }\n"
	f, err := parser.ParseFile(token.NewFileSet(), "x.go", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	if list := sizesOf("x", f); len(list) != 2 || list[0] != (size{"x.s", 4, mostFields}) || list[1] != (size{"x.i", 3, mostMethods}) {
		t.Errorf("found %+v", list)
	}
}
