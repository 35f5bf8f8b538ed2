package tools

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/medieval"
	"gonfalon/engine/rule"
)

// tree writes a source tree with a small rule system.
func tree(t *testing.T, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	home := filepath.Join(root, "engine", "medieval")
	if err := os.MkdirAll(filepath.Join(home, "testdata", "scripts"), 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(home, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

const paragraphsOfTroy = `# a remark
1.1 the horse is hollow
1.2 only Greeks fit in
1.3 it rolls
1.4 it burns -- own
1.5 beware of gifts -- talk: advice
1.6 see above -- see 1.1
`

func TestRulesFindsWhereAParagraphIsDecidedAndTested(t *testing.T) {
	root := tree(t, map[string]string{
		"testdata/paragraphs-troy.txt": paragraphsOfTroy,
		"refusals.go":                  "package medieval\n\nvar full = refuse(\"1.2\", \"full\")\n",
		"horse.go":                     "package medieval\n\n// 1.1: hollow\nfunc hollow() bool { return 1.3 > 1 } // 1.1 to 1.3, R-7\n// 1.4\n",
		"horse_test.go":                "package medieval\n\nconst name = `1.1\n1.2`\n",
		"testdata/scripts/rolls.txt":   "edition troy\n# 1.3 It rolls\nexpect horse at 0101\n",
		"testdata/scripts/burns.txt":   "edition sparta troy\n# 1.4 It burns\n",
	})
	var out, err bytes.Buffer
	if status := Rules([]string{"-edition", "troy", "-root", root}, &out, &err); status != 0 {
		t.Fatalf("status %d: %s%s", status, &out, &err)
	}
	for _, want := range []string{
		"1.1      the horse is hollow\n           code: horse.go:3, horse.go:4\n           test: horse_test.go:3\n",
		"1.2      only Greeks fit in\n           code: refusals.go:3\n           test: horse_test.go:4\n",
		"1.3      it rolls\n           code: horse.go:4\n           test: rolls.txt:2\n",
		"1.4      it burns\n           code: horse.go:5\n           test: burns.txt:2\n",
		"1.5      beware of gifts\n           table talk: advice\n",
		"1.6      see above\n           see 1.1\n",
		"troy: 6 paragraphs, 0 lack code or test\n",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no\n%sin\n%s", want, &out)
		}
	}
}

func TestTestsOfTheFirstBookCountWhereABookSaysTheSame(t *testing.T) {
	root := tree(t, map[string]string{
		"testdata/paragraphs-legnica.txt":      "4.2.7 rivers\n4.2.6 infantry in swamps\n3.1.2 from the rear -- own\n5.6.7 charge is lost\n",
		"rivers.go":                            "package medieval\n\n// 4.2.5, 4.2.7, 3.1.2, Ko-5.6.7\n",
		"numbering.go":                         "package medieval\n\n// 9.9.9\n",
		"rivers_test.go":                       "package medieval\n\n// 3.1.2, Ko-5.6.7\n",
		"testdata/scripts/04-rivers.txt":       "edition kulikovo\n# 4.2.5 rivers\n# 3.1.2 from the rear\n",
		"testdata/scripts/legnica-swamps.txt":  "edition legnica\n# 4.2.6 in numbers of its own\n",
		"testdata/scripts/grunwald-swamps.txt": "edition grunwald\n# 3.1.2 another book\n",
	})
	var out bytes.Buffer
	Rules([]string{"-edition", "legnica", "-root", root}, &out, &bytes.Buffer{})
	want := "4.2.7    rivers\n           code: rivers.go:3\n           test: 04-rivers.txt:2\n" +
		"4.2.6    infantry in swamps\n           code: rivers.go:3\n           test: legnica-swamps.txt:2\n" +
		"3.1.2    from the rear\n           code: rivers.go:3\n           test: NONE\n" +
		"5.6.7    charge is lost\n           code: rivers.go:3\n           test: rivers_test.go:3\n" +
		"legnica: 4 paragraphs, 1 lack code or test\n"
	if out.String() != want {
		t.Errorf("says\n%swant\n%s", &out, want)
	}
}

func TestRulesFailsWhereCodeOrTestIsMissing(t *testing.T) {
	root := tree(t, map[string]string{
		"testdata/paragraphs-troy.txt": paragraphsOfTroy,
		"horse.go":                     "package medieval\n\n// 1.1 and 1.3\n",
		"horse_test.go":                "package medieval\n\n// 1.1 and 1.2\n",
	})
	var out bytes.Buffer
	if status := Rules([]string{"-edition", "troy", "-root", root, "-missing"}, &out, &bytes.Buffer{}); status != 1 {
		t.Errorf("status %d", status)
	}
	want := "1.2      only Greeks fit in\n           code: NONE\n           test: horse_test.go:3\n" +
		"1.3      it rolls\n           code: horse.go:3\n           test: NONE\n" +
		"1.4      it burns\n           code: NONE\n           test: NONE\n" +
		"troy: 6 paragraphs, 3 lack code or test\n"
	if out.String() != want {
		t.Errorf("says\n%swant\n%s", &out, want)
	}
}

func TestSpansNameWhatLiesBetween(t *testing.T) {
	to := map[string][]place{}
	cite("as 4.2.6 to 4.2.9 say, and 5.1.1", place{"x.go", 1}, to)
	for _, n := range []string{"4.2.6", "4.2.7", "4.2.8", "4.2.9", "5.1.1"} {
		if len(to[n]) != 1 {
			t.Errorf("%s is cited %d times", n, len(to[n]))
		}
	}
	if len(to) != 5 {
		t.Errorf("cited %v", to)
	}
}

func TestAListOfParagraphsWithMistakesIsRefused(t *testing.T) {
	for _, text := range []string{"the first", "1.1", "1.1 a\n1.1 b", "1 a"} {
		root := tree(t, map[string]string{"testdata/paragraphs-troy.txt": text})
		var err bytes.Buffer
		if status := Rules([]string{"-edition", "troy", "-root", root}, &bytes.Buffer{}, &err); status != 2 || !strings.Contains(err.String(), "paragraphs-troy.txt:") {
			t.Errorf("%q: status %d, %s", text, status, &err)
		}
	}
}

// Whatever the code cites stands in the list of the book that it names: the first book if
// none, and for others the first that has the word before the dash.
func TestWhatIsCitedStandsInItsBook(t *testing.T) {
	numbered := map[string]string{"": firstBook}
	for _, e := range slices.Backward(medieval.Editions) {
		for _, book := range e.Books {
			numbered[book] = e.Key
		}
	}
	standsIn(t, "medieval", numbered)
	standsIn(t, "bmw", map[string]string{"": "bmw"})
}

// standsIn checks a system, whose books are numbered as the keys say.
func standsIn(t *testing.T, system string, numbered map[string]string) {
	t.Helper()
	home := filepath.Join("../../engine", system)
	c, err := citations(home)
	if err != nil || len(c.code) == 0 {
		t.Fatalf("%s cites nothing, %v", home, err)
	}
	for _, by := range []map[string][]place{c.code, c.tests} {
		for cited, places := range by {
			book, number := rule.Ref(cited).Book()
			at := slices.DeleteFunc(slices.Clone(places), func(p place) bool { return stands(t, home, strings.TrimSuffix(p.file, ".go"), number) })
			if !stands(t, home, numbered[book], number) && len(at) > 0 {
				t.Errorf("%s cites %s, which %q has not", at[0].file, cited, numbered[book])
			}
		}
	}
}

// stands reports whether a paragraph, a section or a chapter (7.0) is in the list of a book; a
// file that is no book has none.
func stands(t *testing.T, home, book, number string) bool {
	t.Helper()
	file := filepath.Join(home, "testdata", "paragraphs-"+book+".txt")
	if _, err := os.Stat(file); err != nil {
		return false
	}
	list, err := readParagraphs(file)
	if err != nil {
		t.Fatal(err)
	}
	within := strings.TrimSuffix(number, ".0") + "."
	return slices.ContainsFunc(list, func(p paragraph) bool { return p.number == number || strings.HasPrefix(p.number, within) })
}
