package bot_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/bot"
)

func TestWeightsAreReadAsTheyAreWritten(t *testing.T) {
	for _, own := range []*bot.Weights{bot.Usual(), bot.Brittle()} {
		w, err := bot.ReadWeights("again.txt", own.String())
		if err != nil || *w != *own {
			t.Errorf("read again they are\n%v%v", w, err)
		}
	}
}

// Where units wear down other things count than where their first loss ends them.
func TestABattleHasTheWeightsOfItsUnits(t *testing.T) {
	for id, want := range map[string]*bot.Weights{"kosovo-guns": bot.Usual(), "legnica-henry": bot.Usual(), "arsuf": bot.Brittle(), "hastings-flight": bot.Brittle()} {
		if _, g := battle(t, id); bot.WeightsOf(g) != want {
			t.Errorf("%s has other weights", id)
		}
	}
}

func TestMistakesOfWeightsAreNamedByLine(t *testing.T) {
	all := bot.Usual().String()
	for text, want := range map[string]string{
		all + "\ndanger 5":  `"danger" stands here twice`,
		all + "\ncourage 5": `no term is called "courage"`,
		all + "\ndanger":    "want a term and its weight",
		strings.Replace(all, "danger ", "danger x", 1):  `"x`,
		strings.Replace(all, "danger ", "danger -", 1):  "want a number from 0 to 10000",
		strings.Replace(all, "danger ", "# danger ", 1): `the weight of "danger" is missing`,
	} {
		if _, err := bot.ReadWeights("w.txt", text); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "w.txt:") {
			t.Errorf("want %s: %v", want, err)
		}
	}
}

func TestOneWeightIsMultiplied(t *testing.T) {
	w, ok := bot.Usual().Times("danger", 0)
	if !ok || !strings.Contains(w.String(), "danger 0\n") || strings.Contains(bot.Usual().String(), "danger 0\n") {
		t.Errorf("without danger they are\n%v", w)
	}
	if _, ok := w.Times("courage", 2); ok {
		t.Error("courage weighs something")
	}
}

// A weight that nothing is weighed with would be searched for in vain.
func TestEveryTermIsWeighed(t *testing.T) {
	said := identifiers(t, "weights.go", "reason.go")
	for line := range strings.Lines(bot.Usual().String()) {
		term := strings.Fields(line)[0]
		if term == "break" { // a word of the language
			term = "breaking"
		}
		if !said[term] {
			t.Errorf("nothing is weighed with %q", term)
		}
	}
}

// identifiers are the names used in the package, its tests and some of its files apart.
func identifiers(t *testing.T, but ...string) map[string]bool {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]bool{}
	for _, f := range files {
		if name := f.Name(); !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || slices.Contains(but, name) {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), f.Name(), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				said[id.Name] = true
			}
			return true
		})
	}
	return said
}
