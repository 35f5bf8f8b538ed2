package medieval

import (
	"cmp"
	commandline "flag" // the package has a flag of its own
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

var update = commandline.Bool("update", false, "write testdata/editions.md anew")

const editionsFile = "testdata/editions.md"

// TestEditionsSideBySide keeps the one place where the rule books are compared: every
// field of Edition with its value in each book, written from the values themselves.
func TestEditionsSideBySide(t *testing.T) {
	got := editionMatrix(t, Editions)
	if *update {
		if err := os.WriteFile(editionsFile, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(editionsFile)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("the editions differ from %s; look at it and run the test with -update.\n%s", editionsFile, firstDifference(got, string(want)))
	}
}

func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return fmt.Sprintf("line %d is\n%s\nnot\n%s", i+1, g[i], w[i])
		}
	}
	return fmt.Sprintf("%d lines, not %d", len(g), len(w))
}

// matrix is the document being written.
type matrix struct {
	strings.Builder
	books []*Edition
	notes map[string]string // "Edition.Stream" -> its comment
}

func editionMatrix(t *testing.T, books []*Edition) string {
	m := &matrix{books: books, notes: fieldNotes(t, "edition.go")}
	m.WriteString("# The rule books side by side\n\nWritten by `go test ./engine/medieval -update`; do not edit.\n" +
		"MP are whole points. A dash is nothing or no.\n\n| field | meaning |")
	for _, e := range books {
		fmt.Fprintf(m, " %s |", e.Key)
	}
	m.WriteString("\n|---|---|" + strings.Repeat("---|", len(books)) + "\n")
	m.rows("", reflect.TypeFor[Edition](), nil)
	m.tables()
	m.numbers()
	return m.String()
}

// rows writes a row for every field; a struct that is a set of rules gets a row for each
// of its own fields.
func (m *matrix) rows(prefix string, typ reflect.Type, index []int) {
	for i := range typ.NumField() {
		f := typ.Field(i)
		at := append(slices.Clone(index), i)
		switch {
		case f.Name == "Key" || f.Name == "Renumber" || isTable(f.Type):
		case f.Type.Kind() == reflect.Struct && f.Type != reflect.TypeFor[Effect]():
			m.rows(prefix+f.Name+".", f.Type, at)
		default:
			fmt.Fprintf(m, "| %s | %s |", prefix+f.Name, m.notes[typ.Name()+"."+f.Name])
			for _, e := range m.books {
				fmt.Fprintf(m, " %s |", shown(reflect.ValueOf(e).Elem().FieldByIndex(at)))
			}
			m.WriteString("\n")
		}
	}
}

// isTable tells the results tables from single values.
func isTable(t reflect.Type) bool {
	return t.Kind() == reflect.Array && !isByTerrain(t) || t == reflect.TypeFor[FireTables]()
}

func isByTerrain(t reflect.Type) bool { return strings.HasPrefix(t.Name(), "ByTerrain[") }

// tables writes the results tables, each once with the books that print it.
func (m *matrix) tables() {
	typ := reflect.TypeFor[Edition]()
	for i := range typ.NumField() {
		if f := typ.Field(i); isTable(f.Type) {
			m.table(f, i)
		}
	}
}

func (m *matrix) table(f reflect.StructField, index int) {
	var texts []string
	books := map[string][]string{}
	for _, e := range m.books {
		v := reflect.ValueOf(e).Elem().Field(index)
		if v.IsZero() {
			continue // the book has another table instead
		}
		text := grid(v)
		if books[text] == nil {
			texts = append(texts, text)
		}
		books[text] = append(books[text], e.Key)
	}
	for _, text := range texts {
		fmt.Fprintf(m, "\n## %s: %s\n\n%s\n\n```\n%s```\n", f.Name, strings.Join(books[text], ", "), m.notes["Edition."+f.Name], text)
	}
}

// numbers writes where the books number a paragraph in different ways.
func (m *matrix) numbers() {
	var refs []rule.Ref
	for _, e := range m.books {
		for ref := range e.Renumber {
			refs = append(refs, ref)
		}
	}
	slices.SortFunc(refs, byNumber)
	m.WriteString("\n## Paragraph numbers that differ\n\n| code |")
	for _, e := range m.books {
		fmt.Fprintf(m, " %s |", e.Key)
	}
	m.WriteString("\n|---|" + strings.Repeat("---|", len(m.books)) + "\n")
	for _, ref := range slices.Compact(refs) {
		fmt.Fprintf(m, "| %s |", ref)
		for _, e := range m.books {
			fmt.Fprintf(m, " %s |", cmp.Or(e.Paragraph(ref), "-"))
		}
		m.WriteString("\n")
	}
}

// byNumber orders paragraphs as a book does: 4.2.9 before 4.2.10.
func byNumber(a, b rule.Ref) int {
	x, y := strings.Split(string(a), "."), strings.Split(string(b), ".")
	for i := range min(len(x), len(y)) {
		if c := cmp.Or(cmp.Compare(len(x[i]), len(y[i])), cmp.Compare(x[i], y[i])); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(x), len(y))
}

// grid writes a table of a book line by line.
func grid(v reflect.Value) string {
	var out strings.Builder
	if fire, ok := v.Interface().(FireTables); ok {
		for k := range LeaderKind {
			for i, row := range fire.Units[k] {
				fmt.Fprintf(&out, "%v %d: %s\n", k, i+1, fireRow(row))
			}
		}
		for i, row := range fire.Objects {
			fmt.Fprintf(&out, "objects %d: %s\n", i+1, fireRow(row))
		}
		return out.String()
	}
	for i := range v.Len() {
		var cells []string
		for j := range v.Index(i).Len() {
			cells = append(cells, shown(v.Index(i).Index(j)))
		}
		out.WriteString(strings.Join(cells, " | ") + "\n")
	}
	return out.String()
}

// fireRow writes a row of a fire table: SP lost, "break", or "break, stop".
func fireRow(row [12]FireEffect) string {
	var cells []string
	for _, e := range row {
		cells = append(cells, shown(reflect.ValueOf(e)))
	}
	return strings.Join(cells, " | ")
}

// shown writes a value for people.
func shown(v reflect.Value) string {
	switch x := v.Interface().(type) {
	case game.MP:
		return points(x)
	case game.Result:
		return x.Code
	case OrderLoss:
		return [...]string{"scatters", "disorganises"}[x]
	case dice.Totals:
		return rollList(x)
	case Steadiness:
		return [...]string{"in combat", "always"}[x]
	case fmt.Stringer:
		return x.String()
	}
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			return "yes"
		}
		return "-"
	case reflect.Array, reflect.Slice, reflect.Struct:
		return listed(v)
	}
	return fmt.Sprint(v.Interface())
}

// rollList writes a set of rolls of two dice.
func rollList(set dice.Totals) string {
	var out []string
	for roll := 2; roll <= 12; roll++ {
		if set.Has(roll) {
			out = append(out, fmt.Sprint(roll))
		}
	}
	return cmp.Or(strings.Join(out, " "), "-")
}

// listed writes what a list, a small struct or the ground of a book holds.
func listed(v reflect.Value) string {
	var items []string
	switch v.Kind() {
	case reflect.Slice:
		for i := range v.Len() {
			items = append(items, shown(v.Index(i)))
		}
	case reflect.Array:
		for i := range v.Len() {
			if !v.Index(i).IsZero() {
				items = append(items, withValue(board.Terrain(i).String(), v.Index(i)))
			}
		}
		slices.Sort(items)
	default:
		for i := range v.NumField() {
			if !v.Field(i).IsZero() {
				items = append(items, withValue(strings.ToLower(v.Type().Field(i).Name), v.Field(i)))
			}
		}
	}
	if len(items) == 0 {
		return "-"
	}
	return strings.Join(items, ", ")
}

// withValue is a name with its value, or alone where the value only says yes.
func withValue(name string, v reflect.Value) string {
	switch {
	case v.Kind() == reflect.Bool && v.Bool():
		return name
	case v.Kind() == reflect.Struct:
		return name + " (" + shown(v) + ")"
	}
	return name + " " + shown(v)
}

// points writes sixths of a movement point.
func points(n game.MP) string {
	whole, part := int(n/6), map[game.MP]string{0: "", 1: "1/6", 2: "1/3", 3: "1/2", 4: "2/3", 5: "5/6"}[n%6]
	switch {
	case part == "":
		return fmt.Sprint(whole)
	case whole == 0:
		return part
	}
	return fmt.Sprintf("%d %s", whole, part)
}

// fieldNotes are the comments of the fields of every struct of a file.
func fieldNotes(t *testing.T, file string) map[string]string {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	notes := map[string]string{}
	ast.Inspect(f, func(n ast.Node) bool {
		spec, ok := n.(*ast.TypeSpec)
		if !ok {
			return true
		}
		if s, ok := spec.Type.(*ast.StructType); ok {
			for _, field := range s.Fields.List {
				for _, name := range field.Names {
					notes[spec.Name.Name+"."+name.Name] = note(field)
				}
			}
		}
		return true
	})
	return notes
}

// note is the comment of a field, in one line.
func note(f *ast.Field) string {
	text := f.Comment.Text()
	if text == "" {
		text = f.Doc.Text()
	}
	return strings.ReplaceAll(strings.Join(strings.Fields(text), " "), "|", "/")
}

func TestEveryFieldOfAnEditionSaysWhatItIs(t *testing.T) {
	notes := fieldNotes(t, "edition.go")
	if len(notes) == 0 {
		t.Fatal("no fields were found")
	}
	for field, text := range notes {
		if text == "" && strings.HasPrefix(field, "Edition.") {
			t.Errorf("%s has no comment", field)
		}
	}
}
