package do

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
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
		Bid(3, "screen"):           {Entry{Name: "bid"}, "3:screen"},
		Deputy(3, ""):              {Entry{Name: "deputy"}, "3:"},
		Circle([]int{4, 5}):        {Entry{Name: "circle"}, "4,5"},
		Circle(nil):                {Entry{Name: "circle"}, ""},
		Head(0, -1):                {Entry{Name: "head"}, "0:-1"},
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
	for _, text := range []string{"", ":", "fly", "Confirm", "confirm:now", "select", "select:", "select:him", "policy:1", "policy:a:b", "circle:1,,2", "circle:1,b", "head:up", "head:1", "deputy:3", "deputy:him:hold", "name-setup:0"} {
		if c, ok := Parse(text); ok {
			t.Errorf("%q is read as %s, %q", text, c.Name, c.Arg)
		}
	}
}

// told is whom a handler is made for, and what he was given.
type told []any

// A handler is given what it asks for.
func TestHandlersAreGivenWhatTheyAskFor(t *testing.T) {
	for _, c := range []struct {
		takes   takes
		arg     string
		handler func(*told, string)
		want    told
	}{
		{whole, "7", Whole(func(o *told, n int) { *o = told{n} }), told{7}},
		{whole, "-1", Whole(func(o *told, id game.ID) { *o = told{id} }), told{game.None}},
		{wholes, "4,5", Wholes(func(o *told, ids []game.ID) { *o = told{ids[0], ids[1]} }), told{game.ID(4), game.ID(5)}},
		{wholes, "", Wholes(func(o *told, ids []int) { *o = told{len(ids)} }), told{0}},
		{pair, "1:2", Pair(func(o *told, s game.Side, n int) { *o = told{s, n} }), told{game.B, 2}},
		{named, "3:", Named(func(o *told, n int, text string) { *o = told{n, text} }), told{3, ""}},
		{named, "0: a: b ", Named(func(o *told, n int, text string) { *o = told{n, text} }), told{0, " a: b "}},
	} {
		var got told
		if c.handler(&got, c.arg); !c.takes.read(c.arg) || !slices.Equal(got, c.want) {
			t.Errorf("%q: %v instead of %v", c.arg, got, c.want)
		}
	}
}

// Handlers of the page and of the table are made for what the table of commands says.
func TestHandlersTakeWhatTheirCommandsHave(t *testing.T) {
	makers := map[takes]string{whole: "Whole", wholes: "Wholes", pair: "Pair", named: "Named"}
	seen := map[takes]int{}
	for name, by := range handlers(t, "../page", "../table") {
		e, ok := Of(name)
		if seen[e.takes]++; !ok || by != makers[e.takes] {
			t.Errorf("%s is handled by do.%s, not do.%s: %v", name, by, makers[e.takes], ok)
		}
	}
	for kind := none; kind <= named; kind++ {
		if seen[kind] == 0 {
			t.Errorf("no handler takes what kind %d is: %v", kind, seen)
		}
	}
}

// handlers are the functions of this package that make the handlers of commands in some folders,
// by the names of the commands; "" where the handler reads its argument itself.
func handlers(t *testing.T, folders ...string) map[string]string {
	t.Helper()
	made := map[string]string{}
	for _, folder := range folders {
		files, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatal(folder, err)
		}
		for _, file := range files {
			f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if list, ok := n.(*ast.CompositeLit); ok && isNamed(list.Type, "commands") {
					for _, e := range list.Elts {
						of := e.(*ast.KeyValueExpr)
						made[strings.Trim(of.Key.(*ast.BasicLit).Value, `"`)] = maker(of.Value)
					}
				}
				return true
			})
		}
	}
	return made
}

// maker is the function of package do that a value is made by, "" for none.
func maker(of ast.Expr) string {
	call, ok := of.(*ast.CallExpr)
	if !ok {
		return ""
	}
	if by, ok := call.Fun.(*ast.SelectorExpr); ok && isNamed(by.X, "do") {
		return by.Sel.Name
	}
	return ""
}

func isNamed(e ast.Expr, name string) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == name
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
