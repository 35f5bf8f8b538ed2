package standin

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const root = "../../.."

var all = slices.Concat(Page, Press)

func TestEachFitsWhatIsUsed(t *testing.T) {
	for _, s := range all {
		if err := s.fits(root); err != nil {
			t.Error(err)
		}
	}
	if script, err := Glue(); err != nil || !strings.Contains(string(script), "globalThis.Go") {
		t.Errorf("%.40q, %v", script, err)
	}
}

// A stand-in says by its name that what it was made for has changed, before anything is compiled.
func TestAnotherVersionIsRefusedByName(t *testing.T) {
	for _, s := range all {
		s.Version += ".1"
		_, err := Args(root, t.TempDir(), []StandIn{s})
		if !errors.Is(err, ErrOther) || !strings.Contains(err.Error(), `"`+s.Name+`"`) {
			t.Errorf("%s: %v", s.Name, err)
		}
	}
	other := t.TempDir()
	if err := os.MkdirAll(filepath.Join(other, "lib", "wasm"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(other, "lib", "wasm", "wasm_exec.js"), []byte("globalThis.Go = class {};"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := glueIn(other); !errors.Is(err, ErrOther) || !strings.Contains(err.Error(), `"glue"`) {
		t.Errorf("another glue: %v", err)
	}
}

// A file stands in for one that is there, and what it declares for others to use the module declares, too.
func TestWhatIsReplacedIsThere(t *testing.T) {
	for _, s := range all {
		module, _, err := Find(root, s.Module)
		if err != nil {
			t.Fatal(err)
		}
		for name, other := range s.files {
			if _, err := os.Stat(filepath.Join(module, name)); err != nil && !s.Whole {
				t.Errorf("%s: %v", s.Name, err)
			}
			if other == "" {
				continue
			}
			text, err := files.ReadFile("files/" + other + ".go.txt")
			if err != nil {
				t.Fatal(err)
			}
			theirs := exportedIn(t, filepath.Dir(filepath.Join(module, name)))
			for _, ours := range exported(t, other, text) {
				if !slices.Contains(theirs, ours) {
					t.Errorf("%s: %s stands in for nothing", s.Name, ours)
				}
			}
		}
	}
}

// exportedIn lists what the files of a folder declare for others.
func exportedIn(t *testing.T, folder string) (names []string) {
	t.Helper()
	sources, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil || len(sources) == 0 {
		t.Fatalf("no sources in %s, %v", folder, err)
	}
	for _, name := range sources {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, exported(t, name, text)...)
	}
	return names
}

// exported lists what a file declares for others; a method follows its type.
func exported(t *testing.T, name string, text []byte) (names []string) {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), name, text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if of := receiver(d); d.Name.IsExported() && (of == "" || ast.IsExported(of)) {
				names = append(names, strings.TrimPrefix(of+"."+d.Name.Name, "."))
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if of, ok := spec.(*ast.TypeSpec); ok && of.Name.IsExported() {
					names = append(names, of.Name.Name)
				}
			}
		}
	}
	return names
}

// receiver returns the name of the type of a method, "" of a function.
func receiver(d *ast.FuncDecl) string {
	if d.Recv == nil {
		return ""
	}
	of := d.Recv.List[0].Type
	if p, ok := of.(*ast.StarExpr); ok {
		of = p.X
	}
	if name, ok := of.(*ast.Ident); ok {
		return name.Name
	}
	return ""
}

// The module of the page itself, which has no version, is found as others are.
func TestTheMainModuleIsFound(t *testing.T) {
	folder, version, err := Find(root, "gonfalon")
	if err != nil || version != "" || !filepath.IsAbs(folder) {
		t.Errorf("it is found in %q, version %q, %v", folder, version, err)
	}
}
