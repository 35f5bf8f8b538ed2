package play

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

// rooms are the beginnings of the names of the files of each room, in the order in which
// they build on each other.
var rooms = [][]string{{"battle"}, {"words"}, {"table", "mode"}, {"page", "root"}}

// roomOf is the number of the room a file stands in, -1 for none.
func roomOf(file string) int {
	return slices.IndexFunc(rooms, func(names []string) bool {
		return slices.ContainsFunc(names, func(n string) bool { return strings.HasPrefix(file, n) })
	})
}

// house is this package with what each name in it means.
type house struct {
	*testing.T
	fset  *token.FileSet
	files []*ast.File
	info  types.Info
}

// strangers gives packages of which nothing is known: only what stands in this one matters.
type strangers struct{}

func (strangers) Import(name string) (*types.Package, error) {
	p := types.NewPackage(name, path.Base(name))
	p.MarkComplete()
	return p, nil
}

// enter reads this package.
func enter(t *testing.T) *house {
	t.Helper()
	h := &house{T: t, fset: token.NewFileSet(), info: types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}}
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(h.fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		h.files = append(h.files, f)
	}
	conf := types.Config{Importer: strangers{}, Error: func(error) {}}
	_, _ = conf.Check("play", h.fset, h.files, &h.info) // of what strangers do nothing can be known
	return h
}

// file is the name of the file something stands in.
func (h *house) file(at token.Pos) string { return h.fset.Position(at).Filename }

// own reports whether something is declared in this package, outside any function.
func (h *house) own(o types.Object) bool {
	if o.Pkg() == nil || o.Pkg().Path() != "play" || !o.Pos().IsValid() {
		return false
	}
	v, variable := o.(*types.Var)
	return !variable || v.IsField() || o.Parent() == o.Pkg().Scope()
}

func TestRoomsLookOneWay(t *testing.T) {
	h := enter(t)
	for _, f := range h.files {
		if name := h.file(f.Pos()); roomOf(name) < 0 && name != "doc.go" {
			t.Errorf("%s stands in no room", name)
		}
	}
	arrows := map[[2]string]bool{}
	for id, o := range h.info.Uses {
		if from, to := h.file(id.Pos()), h.file(o.Pos()); h.own(o) && from != to {
			arrows[[2]string{from, to}] = true
			if roomOf(to) > roomOf(from) {
				t.Errorf("%s: %s stands in %s", h.fset.Position(id.Pos()), id.Name, to)
			}
		}
	}
	if len(arrows) < 200 {
		t.Errorf("only %d files look into others: they were not understood", len(arrows))
	}
}

// touched are the types of what players can change.
var touched = []string{"battle", "table", "now", "sight"}

// remember are functions that only keep what they found out.
var remember = []string{"proposed", "recalled"}

// act is what is known of a function: whether it writes, and whom it calls.
type act struct {
	decl   *ast.FuncDecl
	writes bool
	calls  map[string]bool
}

// Whoever tells or shows something changes nothing, and calls nobody who does.
func TestShowingChangesNothing(t *testing.T) {
	h := enter(t)
	acts := map[string][]*act{}
	for _, f := range h.files {
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil {
				acts[fn.Name.Name] = append(acts[fn.Name.Name], h.study(fn))
			}
		}
	}
	h.spread(acts)
	shown, changed := 0, 0
	for _, list := range acts {
		for _, a := range list {
			switch shows := h.shows(a.decl); {
			case shows && a.writes:
				t.Errorf("%s: %s shows something and changes the table", h.fset.Position(a.decl.Pos()), a.decl.Name.Name)
			case shows:
				shown++
			case a.writes:
				changed++
			}
		}
	}
	if shown < 100 || changed < 50 {
		t.Errorf("%d functions show and %d change something: they were not understood", shown, changed)
	}
}

// shows reports whether a function is of those that must change nothing: it stands among the
// words, or is given a view.
func (h *house) shows(fn *ast.FuncDecl) bool {
	if roomOf(h.file(fn.Pos())) == 1 {
		return true
	}
	given := fn.Type.Params.List
	if fn.Recv != nil {
		given = append(slices.Clone(fn.Recv.List), given...)
	}
	return slices.ContainsFunc(given, func(f *ast.Field) bool {
		id, ok := f.Type.(*ast.Ident)
		return ok && id.Name == "view"
	})
}

// study finds whether a function writes into what players can change, and whom it calls.
func (h *house) study(fn *ast.FuncDecl) *act {
	a := &act{decl: fn, calls: map[string]bool{}}
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
	a.writes = a.writes && !slices.Contains(remember, fn.Name.Name)
	return a
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
		return ok && slices.Contains(touched, named.Obj().Name())
	}
}

// spread makes everybody who calls one who writes one who writes. Functions are told apart by
// their names alone; what may be written by one of several may be by all, as a mode is called.
func (h *house) spread(acts map[string][]*act) {
	for again := true; again; {
		again = false
		for _, list := range acts {
			for _, a := range list {
				if !a.writes && slices.ContainsFunc(writers(acts), func(w string) bool { return a.calls[w] }) {
					a.writes, again = true, true
				}
			}
		}
	}
}

// writers are the names of all who write.
func writers(acts map[string][]*act) (names []string) {
	for name, list := range acts {
		if slices.ContainsFunc(list, func(a *act) bool { return a.writes }) {
			names = append(names, name)
		}
	}
	return names
}
