package medieval

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
)

// Every book has a paragraph for whatever it refuses.
func TestEveryRefusalNamesAParagraphOfEveryBook(t *testing.T) {
	for _, e := range Editions {
		b := &Battle{ed: e}
		for _, no := range refusals() {
			if c := b.Cite(e.reason(no).Ref); c.Para == "" || c.Book == "" {
				t.Errorf("%s refuses %q by no paragraph", e.Key, no.Code)
			}
		}
	}
}

// The list names every reason that the package declares, each once.
func TestTheListOfRefusalsIsWhole(t *testing.T) {
	list := refusals()
	if declared := declaredRefusals(t); len(list) != declared {
		t.Errorf("%d reasons are listed, %d declared", len(list), declared)
	}
	if kit.Repeated(list) {
		t.Error("a reason is listed twice")
	}
}

// declaredRefusals counts the reasons in the source of the package.
func declaredRefusals(t *testing.T) (n int) {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasSuffix(file, "_test.go") {
			n += strings.Count(string(source), "&rule.Refusal{")
		}
	}
	return n
}

// What is told without an act is never a rule that the book does not have.
func TestWhatIsBarredNamesAParagraph(t *testing.T) {
	for _, e := range Editions {
		t.Run(e.Key, func(t *testing.T) {
			n := 0
			play(t, begun(t, e), 7, func(b *Battle) {
				if n++; n%4 == 0 {
					citesAll(t, b)
				}
			})
		})
	}
}

func citesAll(t *testing.T, b *Battle) {
	t.Helper()
	for id := range game.ID(b.Counters()) {
		var barred []game.Barred
		if r := b.Reach(id); r != nil {
			barred = r.Barred
		}
		if no := b.WhyIdle(id); no != nil {
			barred = append(barred, game.Barred{Why: no})
		}
		for _, x := range append(barred, b.Barred(id)...) {
			if b.Cite(x.Why.Ref).Para == "" {
				t.Fatalf("%s: %v names no paragraph", b.Name(id), x.Why)
			}
		}
	}
}
