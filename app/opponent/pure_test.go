package opponent

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strings"
	"testing"
)

// An opponent reads no clock and sets none.
func TestNoClockIsRead(t *testing.T) {
	files, err := os.ReadDir(".")
	if err != nil || len(files) < 5 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, entry := range files {
		if strings.HasSuffix(entry.Name(), "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), entry.Name(), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			s, ok := n.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if x, ok := s.X.(*ast.Ident); ok && x.Name == "time" && s.Sel.Name != "Duration" && s.Sel.Name != "Time" && !unit[s.Sel.Name] {
				t.Errorf("%s: time.%s", entry.Name(), s.Sel.Name)
			}
			return true
		})
	}
}

// unit are the units in which package time counts.
var unit = map[string]bool{"Millisecond": true, "Second": true, "Minute": true}
