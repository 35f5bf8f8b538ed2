//go:build !js

package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Every package says in its doc.go what it is; a program says so beside its main.
func TestEveryPackageSaysWhatItIs(t *testing.T) {
	folders := map[string]string{} // and their packages
	for _, file := range sources(t) {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		folder := path.Dir(file)
		if folders[folder] = f.Name.Name; f.Name.Name != "main" && f.Doc != nil && path.Base(file) != "doc.go" && strings.HasPrefix(f.Doc.Text(), "Package ") {
			t.Errorf("%s says what the package is, and doc.go does too", file)
		}
	}
	for folder, name := range folders {
		if folder == "../app" { // the program
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), folder+"/doc.go", nil, parser.PackageClauseOnly|parser.ParseComments)
		switch {
		case err != nil:
			t.Errorf("%s: %v", folder, err)
		case name != "main" && !strings.HasPrefix(f.Doc.Text(), "Package "+name+" "), name == "main" && f.Doc.Text() == "":
			t.Errorf("%s/doc.go does not say what package %s is", folder, name)
		}
	}
}

// mapped is a file that a doc.go names, and stop a stop of a walk: a function, or a method of a type, and
// its file.
var (
	mapped = regexp.MustCompile(`\b[a-z_]+\.go\b`)
	stop   = regexp.MustCompile(`(?m)^\t(\w+\.)?(\w+) +(\w+/\w+\.go) `)
)

// What a doc.go tells of files and of the ways between them is so.
func TestWhatADocNamesIsThere(t *testing.T) {
	named, walked := 0, 0
	for _, file := range sources(t) {
		if path.Base(file) != "doc.go" {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		text := f.Doc.Text()
		for _, m := range stop.FindAllStringSubmatch(text, -1) {
			walked++
			if !declares(t, "../app/"+m[3], strings.TrimSuffix(m[1], "."), m[2]) {
				t.Errorf("%s: %s%s is not in %s", file, m[1], m[2], m[3])
			}
		}
		for line := range strings.Lines(text) {
			if !strings.HasPrefix(line, "\t") || strings.Contains(line, "/") {
				continue
			}
			for _, name := range mapped.FindAllString(line, -1) {
				named++
				if _, err := os.Stat(path.Dir(file) + "/" + name); err != nil {
					t.Errorf("%s names %s, which is not there", file, name)
				}
			}
		}
	}
	if named < 100 || walked < 15 {
		t.Errorf("%d files and %d stops were read", named, walked)
	}
}

// declares reports whether a file declares a function, or a method of a type.
func declares(t *testing.T, file, of, name string) bool {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Error(err)
		return false
	}
	return slices.ContainsFunc(f.Decls, func(d ast.Decl) bool {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Name.Name != name {
			return false
		}
		return of == "" && fn.Recv == nil || of != "" && fn.Recv != nil && receiver(fn) == of
	})
}

// receiver is the type that a method is of.
func receiver(fn *ast.FuncDecl) string {
	of := fn.Recv.List[0].Type
	if p, ok := of.(*ast.StarExpr); ok {
		of = p.X
	}
	id, _ := of.(*ast.Ident)
	if id == nil {
		return ""
	}
	return id.Name
}
