package i18n_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/engine/gametest"
)

// The folders of the rule systems by the key under which their rules have words.
var systemFolders = map[string]string{"medieval": "../../engine/medieval", "bmw": "../../engine/bmw"}

// A paragraph that a player can tap opens a text that says what it means.
func TestEveryRefThatCodeCitesHasATextOfItsOwn(t *testing.T) {
	for system, folder := range systemFolders {
		refs := citedRefs(t, folder)
		if len(refs) < 40 {
			t.Fatalf("%s cites %d paragraphs only: they are no longer found", system, len(refs))
		}
		for ref, where := range refs {
			checkRule(t, "rule."+system+"."+ref, where)
		}
	}
}

// Rulings of our own are in no book, so that the page is the only place to read them.
func TestEveryRulingOfOurOwnHasAText(t *testing.T) {
	numbers := map[string][2]int{"medieval": {501, 510}, "bmw": {201, 230}}
	for system, folder := range systemFolders {
		own := 0
		for _, r := range gametest.Rulings(t, os.DirFS(folder)) {
			if n, err := strconv.Atoi(r.Name[2:]); err != nil || n < numbers[system][0] || n > numbers[system][1] {
				continue
			}
			own++
			checkRule(t, "rule."+system+"."+r.Name, "rulings.txt")
		}
		if own < 8 {
			t.Errorf("%s: only %d rulings of our own are found", system, own)
		}
	}
}

// A ruling says the same to those who read the code and to those who play.
func TestRulingsOfTheCatalogueAreThoseOfTheSystem(t *testing.T) {
	for system, folder := range systemFolders {
		texts := map[string]string{}
		for _, r := range gametest.Rulings(t, os.DirFS(folder)) {
			texts[r.Name] = r.Text
		}
		shown := 0
		for _, m := range ruleLine.FindAllStringSubmatch(i18n.Source(i18n.Default), -1) {
			if m[1] != system || !strings.HasPrefix(m[2], "R-") && !strings.HasPrefix(m[2], "B-") {
				continue
			}
			if shown++; texts[m[2]] != m[3] {
				t.Errorf("%s: the catalogue says %q, rulings.txt %q", m[2], m[3], texts[m[2]])
			}
		}
		if shown < 40 {
			t.Errorf("%s: only %d rulings are found in the catalogue", system, shown)
		}
	}
}

// Two paragraphs of a book with one text would mean that one of them has the text of the other.
func TestNoTwoRulesShareAText(t *testing.T) {
	for _, lang := range i18n.Whole() {
		of := map[string]string{}
		for _, m := range ruleLine.FindAllStringSubmatch(i18n.Source(lang), -1) {
			key, said := m[2], m[1]+m[3]
			if other, taken := of[said]; taken {
				t.Errorf("%s: %s and %s say the same", lang, key, other)
			}
			of[said] = key
		}
		if len(of) < 250 {
			t.Errorf("%s: only %d rules are found", lang, len(of))
		}
	}
}

// What is refused while an army is set up cites a paragraph about that very thing.
func TestRefusalsOfSetUpCiteWhatTheyMean(t *testing.T) {
	about := map[string]string{
		"outside-set-up-zone": "set-up", "not-all-placed": "placed", "not-in-set-up": "set up", "already-ready": "set up",
		"banner-needs-bearer": "banner", "no-such-facing": "faces", "nothing-to-place": "placed", "hex-full": "2 SP", "units-without-leader": "leaders",
		"not-under-this-leader": "leader", "banner-not-together": "banner", "leader-among-his-cavalry": "leader",
		"losses-not-taken": "lost before the battle", "no-losses-to-take": "lost before the battle", "already-under-him": "leaders",
		"assigned-by-scenario": "battle gives", "leader-has-a-banner": "banners", "forest-too-small": "forest",
	}
	refs := refusalRefs(t, systemFolders["medieval"])
	for code, word := range about {
		key := "rule.medieval." + refs[code]
		if text := i18n.Or(i18n.Default, key, ""); !strings.Contains(text, word) {
			t.Errorf("%s cites %s, which does not speak of %q: %q", code, refs[code], word, text)
		}
	}
}

// checkRule wants a sentence in every language: several words and a full stop.
func checkRule(t *testing.T, key, where string) {
	t.Helper()
	for _, lang := range i18n.Whole() {
		text := ""
		if i18n.Has(lang, key) {
			text = i18n.T(lang, key, nil)
		}
		if len(strings.Fields(text)) < 4 || !strings.HasSuffix(text, ".") {
			t.Errorf("%s: %s, cited in %s, says %q", lang, key, where, text)
		}
	}
}

// A reference as code writes it, and the text of a rule with its system and number.
var (
	refPattern = regexp.MustCompile(`^(?:(?:[A-Z][a-z]?-)?\d{1,2}(?:\.\d{1,2}){1,2}|[RB]-\d+)$`)
	ruleLine   = regexp.MustCompile(`(?m)^rule\.(medieval|bmw)\.(\S+) = (.*)$`)
)

// citedRefs are the references among the texts of a package, each with a file that has it;
// the tables that translate numbers from book to book cite nothing.
func citedRefs(t *testing.T, folder string) map[string]string {
	refs := map[string]string{}
	inspect(t, folder, func(file string, n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			if name, ok := call.Fun.(*ast.Ident); ok && name.Name == "numbering" {
				return false
			}
		}
		if text, ok := literal(n); ok && refPattern.MatchString(text) {
			refs[text] = file
		}
		return true
	})
	return refs
}

// refusalRefs are the references of the refusals of a package, by code.
func refusalRefs(t *testing.T, folder string) map[string]string {
	refs := map[string]string{}
	inspect(t, folder, func(_ string, n ast.Node) bool {
		if lit, ok := n.(*ast.CompositeLit); ok {
			fields := map[string]string{}
			for _, e := range lit.Elts {
				if kv, ok := e.(*ast.KeyValueExpr); ok {
					if name, ok := kv.Key.(*ast.Ident); ok {
						fields[name.Name], _ = literal(kv.Value)
					}
				}
			}
			if code := fields["Code"]; code != "" {
				refs[code] = fields["Ref"]
			}
		}
		return true
	})
	return refs
}

// literal is the value of a text in the code.
func literal(n ast.Node) (string, bool) {
	lit, ok := n.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(lit.Value)
	return text, err == nil
}

// inspect walks the code of a package, without its tests.
func inspect(t *testing.T, folder string, visit func(file string, n ast.Node) bool) {
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool { return visit(filepath.Base(name), n) })
	}
}
