package page

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"gonfalon/app/do"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/hex"
)

// Whoever can be pressed carries a command that its function wrote (app/do), and none that was written
// as a text beside it.
func TestCommandsAreWrittenByTheirFunctions(t *testing.T) {
	looked := 0
	for _, pattern := range []string{"*.go", "../panel/*.go", "../tell/*.go", "../table/*.go", "../browser/*.go"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			set := token.NewFileSet()
			f, err := parser.ParseFile(set, name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(f, func(n ast.Node) bool {
				for _, x := range carried(n) {
					looked++
					if lit := textIn(x); lit != nil {
						t.Errorf("%s: %s is written by hand", set.Position(lit.Pos()), lit.Value)
					}
				}
				return true
			})
		}
	}
	if looked < 100 {
		t.Errorf("only %d places were looked at", looked)
	}
}

// carried are the expressions of commands in a node: of a field Do, of the attribute of a press or a
// form, and of what is done at once.
func carried(n ast.Node) []ast.Expr {
	switch n := n.(type) {
	case *ast.KeyValueExpr:
		if k, ok := n.Key.(*ast.Ident); ok && k.Name == "Do" {
			return []ast.Expr{n.Value}
		}
	case *ast.CallExpr:
		if f, ok := n.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "Do" && len(n.Args) == 1 {
			return n.Args
		}
		if len(n.Args) == 2 {
			if a, ok := n.Args[0].(*ast.Ident); ok && (a.Name == "doAttr" || a.Name == "submitAttr") {
				return n.Args[1:]
			}
		}
		if f, ok := n.Fun.(*ast.Ident); ok && f.Name == "iconButton" && len(n.Args) == 5 {
			return n.Args[3:4]
		}
	}
	return nil
}

// textIn is a text in an expression that no function is given; nil if there is none.
func textIn(x ast.Expr) (found *ast.BasicLit) {
	ast.Inspect(x, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING && lit.Value != `""` {
			found = lit
		}
		_, call := n.(*ast.CallExpr)
		return !call
	})
	return found
}

// Every command is done by the page or by the table, as it says, and by one of them once.
func TestEveryCommandIsDone(t *testing.T) {
	n := 0
	for _, list := range given {
		n += len(list)
	}
	if n != len(pageCommands) {
		t.Errorf("of %d commands %d are given twice", n, n-len(pageCommands))
	}
	for _, e := range do.All() {
		if e.Is(do.Page) != (pageCommands[e.Name] != nil) {
			t.Errorf("%s: the page does it: %v", e.Name, pageCommands[e.Name] != nil)
		}
		if e.Is(do.Table) != (table.Commands[e.Name] != nil) {
			t.Errorf("%s: the table does it: %v", e.Name, table.Commands[e.Name] != nil)
		}
	}
	for name := range pageCommands {
		if _, there := do.Of(name); !there {
			t.Errorf("%s is no command", name)
		}
	}
	for name := range table.Commands {
		if _, there := do.Of(name); !there {
			t.Errorf("%s is no command", name)
		}
	}
}

func TestAnUnknownCommandIsHeardOf(t *testing.T) {
	p, _ := newPage(t)
	var heard []string
	p.Host.Unknown = func(command string) { heard = append(heard, command) }
	for _, wrong := range []string{"no-such:7", "select:him", "confirm:1", "policy:1", ""} {
		heard = nil
		if p.Do(wrong); len(heard) != 1 || heard[0] != wrong {
			t.Errorf("%q: heard of %v", wrong, heard)
		}
	}
	heard = nil
	if p.Do("confirm"); len(heard) > 0 {
		t.Errorf("heard of %v", heard)
	}
}

// A press may come late, when another battle lies on the table: whatever command carries the number of a
// counter that is not there, of none, or of anything else, nothing panics, and no such counter is selected or acts.
func TestACommandOfAnotherBattleDoesNothing(t *testing.T) {
	tried := 0
	for _, lesson := range []bool{false, true} {
		for _, e := range do.All() {
			for _, arg := range []string{"9999", "-2", "-1", "9999:hold", "9999:9999", "-1:-1"} {
				if _, ok := do.Parse(e.Name + ":" + arg); !ok || e.Is(do.Site) {
					continue
				}
				tried++
				p := seated(t)
				if lesson {
					p.Do(do.Learn("first-charge"))
				}
				acts, sel := len(p.Table.Sess.Steps), p.Table.Sel
				p.Do(e.Name + ":" + arg)
				if e.Is(do.Counter) && !e.Is(do.Nobody) && (len(p.Table.Sess.Steps) != acts || p.Table.Sel != sel) {
					t.Errorf("%s:%s does something", e.Name, arg)
				}
			}
		}
	}
	if tried < 100 {
		t.Errorf("only %d presses were tried", tried)
	}
}

// An overlay is switched by its key, told in a sentence, and on again when the device comes back.
func TestOverlaysAreKeptAndTold(t *testing.T) {
	p := seated(t)
	if len(p.Table.Mode.Scene(p.View(), p.Overlays).Overlay.Menace.Hexes) > 0 {
		t.Fatal("the reach of the enemy is shown at first")
	}
	p.Key("1")
	m := p.Table.Mode.Scene(p.View(), p.Overlays).Overlay.Menace
	if len(m.Hexes) == 0 || len(m.Strong) != len(m.Hexes) || m.By == int(p.Table.Actor) {
		t.Errorf("%d hexes, %d figures, by %d", len(m.Hexes), len(m.Strong), m.By)
	}
	if told := p.Said(); !strings.Contains(told, strconv.Itoa(len(m.Hexes))) {
		t.Errorf("told is %q", told)
	}
	p.Key("4")
	if !p.Overlays.Reach || p.Overlays.Last || p.settings.Layers != "reach" {
		t.Errorf("kept is %q", p.settings.Layers)
	}
	again := OpenPage(p.shelf, p.Host)
	if !again.Overlays.Reach || again.Overlays.Last {
		t.Errorf("the next visit has %+v", again.Overlays)
	}
	again.Do("overlay:reach")
	if again.Do("overlay:nothing"); again.settings.Layers != noLayers {
		t.Errorf("with all off is kept %q", again.settings.Layers)
	}
	if last := OpenPage(again.shelf, again.Host); last.Overlays.Last {
		t.Error("what was switched off is on again")
	}
}

// What shoots, what is seen and who is out of order can be laid over the map; what would show nothing cannot be
// switched on, and many at once are told to be a crowd.
func TestFarOverlaysAreShown(t *testing.T) {
	p := seated(t)
	h := hex.At(10, 10)
	p.Tap(h)
	p.Key("6")
	looks := p.Table.Mode.Scene(p.View(), p.Overlays).Overlay.Looks
	if looks.From == nil || len(looks.Unseen) == 0 || !strings.Contains(p.Said(), strconv.Itoa(len(looks.Unseen))) {
		t.Errorf("from %v %d hexes are hidden, told is %q", looks.From, len(looks.Unseen), p.Said())
	}
	p.Do("drawer:layers")
	vain := func(name string) (s panel.Segment) {
		d, _ := p.Shown().DrawerDock()
		for _, s := range d.Left[0].(panel.Toggles).Items {
			if s.Label == p.Say("overlay."+name, nil) {
				return s
			}
		}
		t.Fatalf("no row for %s", name)
		return s
	}
	if s := vain("shaken"); s.Do != "" || s.Text != p.Say("overlay.shaken.none", nil) || vain("zones").Do == "" {
		t.Errorf("where all are in order the row is %+v", s)
	}
	for _, key := range []string{"1", "2"} {
		p.Key(key)
		if strings.Contains(p.Said(), p.Say("overlay.crowded", nil)) {
			t.Errorf("with key %s: %q", key, p.Said())
		}
	}
	p.Key("3")
	if !strings.Contains(p.Said(), p.Say("overlay.crowded", nil)) {
		t.Errorf("told is %q", p.Said())
	}
	numbers := p.LayerOn("numbers")
	p.Do("overlay:numbers")
	p.Do("overlay:none")
	if p.settings.Layers != "numbers" || p.LayerOn("numbers") == numbers || !p.LayerOn("names") || p.LayerOn("sight") {
		t.Errorf("kept is %q, shown %+v", p.settings.Layers, p.Overlays)
	}
}

// Fields of fire are those of whoever stands ready to shoot.
func TestFieldsOfFireAreShown(t *testing.T) {
	p := seatedAt(t, "legnica-mieszko")
	p.Overlays.Fire = true
	n := 0
	for _, tract := range p.Table.Mode.Scene(p.View(), p.Overlays).Overlay.Looks.Fire {
		n += len(tract.Hexes)
	}
	if n == 0 {
		t.Error("nobody shoots")
	}
}

// Buttons at the table name the key that does the same, as long as it does.
func TestButtonsNameTheirKeys(t *testing.T) {
	p := seated(t)
	named := map[string]string{}
	for _, b := range p.Shown().Dock().Foot {
		if b.Key != "" {
			named[b.Do] = b.Key
		}
	}
	if named[do.End()] != "E" {
		t.Errorf("the buttons name %v", named)
	}
	for command, key := range named {
		if p.Table.Keys()[key] != command {
			t.Errorf("the key %s does %q, and its button %q", key, p.Table.Keys()[key], command)
		}
	}
	if top := p.Shown().TopBar(); top.Keys[do.Drawer("log")] != "L" {
		t.Errorf("the bar names %v", top.Keys)
	}
}
