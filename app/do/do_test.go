package do

import (
	"go/ast"
	"go/parser"
	"go/token"
	"testing"

	"gonfalon/engine/game"
)

// Each command that a function writes is read as it was meant.
func TestWhatIsWrittenIsRead(t *testing.T) {
	for text, want := range map[string]Command{
		Confirm():                  {Entry{Name: "confirm"}, ""},
		Select(7):                  {Entry{Name: "select"}, "7"},
		Select(game.None):          {Entry{Name: "select"}, "-1"},
		Step(-1):                   {Entry{Name: "step"}, "-1"},
		Policy(game.B, 2):          {Entry{Name: "policy"}, "1:2"},
		Deputy(3, "attack"):        {Entry{Name: "deputy"}, "3:attack"},
		Deputy(3, ""):              {Entry{Name: "deputy"}, "3:"},
		Circle([]int{4, 5}):        {Entry{Name: "circle"}, "4,5"},
		Circle(nil):                {Entry{Name: "circle"}, ""},
		Head(0, -1):                {Entry{Name: "head"}, "0,-1"},
		Rule("book", "5.2", "key"): {Entry{Name: "rule"}, "book:5.2:key"},
		Press(game.VerbReady):      {Entry{Name: "press"}, "ready"},
		Battle("a&b=c:d"):          {Entry{Name: "battle"}, "a&b=c:d"},
		Theme(""):                  {Entry{Name: "theme"}, ""},
	} {
		if c, ok := Parse(text); !ok || c.Name != want.Name || c.Arg != want.Arg {
			t.Errorf("%q is read as %s, %q: %v", text, c.Name, c.Arg, ok)
		}
	}
}

// What is none is not taken for one.
func TestWhatIsNoCommandIsNotRead(t *testing.T) {
	for _, text := range []string{"", ":", "fly", "Confirm", "confirm:now", "select", "select:", "select:him", "policy:1", "policy:a:b", "circle:1,,2", "head:up"} {
		if c, ok := Parse(text); ok {
			t.Errorf("%q is read as %s, %q", text, c.Name, c.Arg)
		}
	}
}

// Every command of the table has a function that writes it, and every function writes one.
func TestEveryCommandHasItsFunction(t *testing.T) {
	f, err := parser.ParseFile(token.NewFileSet(), "say.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	written := map[string]int{}
	for _, d := range f.Decls {
		if d, ok := d.(*ast.FuncDecl); ok && d.Name.IsExported() {
			if name := firstText(d); name != "" {
				written[name]++
			}
		}
	}
	names := map[string]bool{}
	for _, e := range table {
		if names[e.Name] {
			t.Errorf("%s is there twice", e.Name)
		}
		if names[e.Name] = true; written[e.Name] != 1 {
			t.Errorf("%s has %d functions", e.Name, written[e.Name])
		}
		if e.Where == 0 || e.Is(Page) && e.Is(Table) {
			t.Errorf("%s is used nowhere, or by two", e.Name)
		}
	}
	for name := range written {
		if !names[name] {
			t.Errorf("a function writes %s, which is no command", name)
		}
	}
}

// firstText is the name in the first text of a function.
func firstText(d *ast.FuncDecl) (name string) {
	ast.Inspect(d.Body, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING && name == "" {
			for i := 1; i < len(lit.Value)-1 && lit.Value[i] != ':'; i++ {
				name += lit.Value[i : i+1]
			}
		}
		return true
	})
	return name
}
