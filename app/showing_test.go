//go:build !js

package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// looked are the packages of the page, in the order in which they build on each other.
var looked = []string{"match", "tell", "table", "page"}

// touched are the types of what players can change.
var touched = []string{"Match", "Table", "Position", "Focus"}

// remember are functions that only keep what they found out.
var remember = []string{"proposed", "recalled"}

// house is the packages of the page with what each name in them means. Of all others nothing is known.
type house struct {
	*testing.T
	fset *token.FileSet
	info types.Info
	made map[string]*types.Package
	acts map[string][]*deed // by the name of the function
}

// Import gives the packages that were read, and others without anything in them.
func (h *house) Import(name string) (*types.Package, error) {
	if h.made[name] == nil {
		h.made[name] = types.NewPackage(name, path.Base(name))
		h.made[name].MarkComplete()
	}
	return h.made[name], nil
}

// enter reads the packages.
func enter(t *testing.T) *house {
	t.Helper()
	h := &house{T: t, fset: token.NewFileSet(), made: map[string]*types.Package{}, acts: map[string][]*deed{},
		info: types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}}
	for _, folder := range looked {
		files, err := filepath.Glob(folder + "/*.go")
		if err != nil || len(files) == 0 {
			t.Fatalf("no files in %s, %v", folder, err)
		}
		var read []*ast.File
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(h.fset, file, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			read = append(read, f)
		}
		name := "gonfalon/app/" + folder
		conf := types.Config{Importer: h, Error: func(error) {}}
		h.made[name], _ = conf.Check(name, h.fset, read, &h.info) // of what others do nothing can be known
		for _, f := range read {
			h.studyAll(folder, f)
		}
	}
	return h
}

// deed is what is known of a function: whether it shows something, whether it writes, and whom it calls.
type deed struct {
	at            token.Pos
	shows, writes bool
	calls         map[string]bool
}

// studyAll looks at the functions of a file.
func (h *house) studyAll(folder string, f *ast.File) {
	for _, d := range f.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil {
			a := h.study(fn)
			a.shows = folder == "tell" || givenView(fn)
			h.acts[fn.Name.Name] = append(h.acts[fn.Name.Name], a)
		}
	}
}

// givenView reports whether a function is given a view of the table.
func givenView(fn *ast.FuncDecl) bool {
	given := fn.Type.Params.List
	if fn.Recv != nil {
		given = append(slices.Clone(fn.Recv.List), given...)
	}
	return slices.ContainsFunc(given, func(f *ast.Field) bool {
		id, ok := f.Type.(*ast.Ident)
		if s, from := f.Type.(*ast.SelectorExpr); from {
			id, ok = s.Sel, true
		}
		return ok && id.Name == "View"
	})
}

// study finds whether a function writes into what players can change, and whom it calls.
func (h *house) study(fn *ast.FuncDecl) *deed {
	a := &deed{at: fn.Pos(), calls: map[string]bool{}}
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			a.writes = a.writes || slices.ContainsFunc(n.Lhs, h.reaches)
		case *ast.IncDecStmt:
			a.writes = a.writes || h.reaches(n.X)
		case *ast.Ident:
			if o, ok := h.info.Uses[n].(*types.Func); ok && h.own(o) {
				a.calls[o.Name()] = true
			}
		}
		return true
	})
	a.writes = a.writes && !slices.Contains(remember, strings.ToLower(fn.Name.Name))
	return a
}

// own reports whether something is declared in a package that was read.
func (h *house) own(o types.Object) bool {
	if o.Pkg() == nil {
		return false // Go's own
	}
	folder, ours := strings.CutPrefix(o.Pkg().Path(), "gonfalon/app/")
	return ours && slices.Contains(looked, folder)
}

// reaches reports whether an expression that is assigned to lies in what players can change.
func (h *house) reaches(e ast.Expr) bool {
	for {
		s, ok := e.(*ast.SelectorExpr)
		if !ok {
			return false
		}
		id, ok := s.X.(*ast.Ident)
		if !ok {
			e = s.X
			continue
		}
		v, ok := h.info.Uses[id].(*types.Var)
		if !ok {
			return false
		}
		p, ok := v.Type().(*types.Pointer)
		if !ok {
			return false
		}
		named, ok := p.Elem().(*types.Named)
		return ok && slices.Contains(touched, named.Obj().Name()) && h.own(named.Obj())
	}
}

// spread makes everybody who calls one who writes one who writes. Functions are told apart by
// their names alone; what may be written by one of several may be by all, as a mode is called.
func (h *house) spread() {
	for again := true; again; {
		again = false
		writers := h.writers()
		for _, list := range h.acts {
			for _, a := range list {
				if !a.writes && slices.ContainsFunc(writers, func(w string) bool { return a.calls[w] }) {
					a.writes, again = true, true
				}
			}
		}
	}
}

// writers are the names of all who write.
func (h *house) writers() (names []string) {
	for name, list := range h.acts {
		if slices.ContainsFunc(list, func(a *deed) bool { return a.writes }) {
			names = append(names, name)
		}
	}
	return names
}

// Whoever tells or shows something changes nothing, and calls nobody who does.
func TestShowingChangesNothing(t *testing.T) {
	h := enter(t)
	h.spread()
	shown, changed := 0, 0
	for name, list := range h.acts {
		for _, a := range list {
			switch {
			case a.shows && a.writes:
				t.Errorf("%s: %s shows something and changes the table", h.fset.Position(a.at), name)
			case a.shows:
				shown++
			case a.writes:
				changed++
			}
		}
	}
	if shown < 300 || changed < 150 {
		t.Errorf("%d functions show and %d change something: they were not understood", shown, changed)
	}
}
