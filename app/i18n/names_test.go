package i18n_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"gonfalon/app/i18n"
)

// plainly spells a name without its marks, as data files do.
var plainly = strings.NewReplacer("ą", "a", "ć", "c", "č", "c", "ç", "c", "đ", "d", "é", "e", "ę", "e", "ě", "e", "í", "i", "ł", "l", "Ł", "L",
	"ń", "n", "ó", "o", "ö", "o", "ř", "r", "ś", "s", "Ś", "S", "š", "s", "Š", "S", "ü", "u", "ů", "u", "ý", "y", "ź", "z", "Ź", "Z",
	"ż", "z", "Ż", "Z", "ž", "z", "Ž", "Z", "Č", "C", "Ć", "C", "Đ", "D", "Ó", "O")

var (
	sayings    = regexp.MustCompile(`(?m)^[^=\n]*? = (.*)$`)
	properWord = regexp.MustCompile(`\p{Lu}\p{L}{3,}`)
	byPlain    = map[string][]string{"Witold": {"Vytautas"}} // names of one man in two languages
)

// readWords are the capitalised words that are read in a language: those of its catalogue and of the
// introductions, each with a place where it stands.
func readWords(t *testing.T, lang string) map[string]string {
	t.Helper()
	words := map[string]string{}
	gather := func(where, text string) {
		for _, w := range properWord.FindAllString(text, -1) {
			words[w] = where
		}
	}
	for _, m := range sayings.FindAllStringSubmatch(i18n.Source(lang), -1) {
		gather("the catalogue", m[1])
	}
	files, err := filepath.Glob("../../scenarios/*/intro." + lang + ".txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d introductions, %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		gather(file, string(text))
	}
	return words
}

// No name has two spellings: what one text calls Jagiełło no other calls Jagiello. In Polish, where
// common words differ by their marks too, this is asked of the names of the register alone.
func TestNoNameHasTwoSpellings(t *testing.T) {
	register := map[string]bool{}
	for _, lang := range i18n.Whole() {
		for _, key := range append(i18n.Under("name."), i18n.Under("place.")...) {
			for _, w := range properWord.FindAllString(i18n.T(lang, key, nil), -1) {
				register[w] = true
			}
		}
	}
	if len(register) < 20 {
		t.Fatalf("only %d names are in the register", len(register))
	}
	for _, lang := range i18n.Whole() {
		words := readWords(t, lang)
		asked := register
		if lang == i18n.Default {
			asked = map[string]bool{}
			for w := range words {
				asked[w] = true
			}
		}
		for w := range asked {
			plain := plainly.Replace(w)
			if where := words[plain]; plain != w && where != "" && words[w] != "" {
				t.Errorf("%s: %s in %s, and %s in %s", lang, plain, where, w, words[w])
			}
			for _, other := range byPlain[w] {
				if words[other] != "" {
					t.Errorf("%s: %s in %s, and %s in %s", lang, other, words[other], w, words[w])
				}
			}
		}
	}
}

// Where a language writes a name in its own way, no text of it has the English one.
func TestNamesAreInTheirLanguage(t *testing.T) {
	for _, lang := range i18n.Whole() {
		words, n := readWords(t, lang), 0
		for _, key := range i18n.Under("name.") {
			name, own := i18n.T(i18n.Default, key, nil), i18n.T(lang, key, nil)
			if strings.Contains(name, " ") || name == own {
				continue
			}
			if n++; words[name] != "" {
				t.Errorf("%s: %s in %s is %s", lang, name, words[name], own)
			}
		}
		if lang != i18n.Default && n < 5 {
			t.Errorf("%s writes only %d names in its own way", lang, n)
		}
	}
}

// The plain spelling of a name of the register stands in no text at all.
func TestNamesCarryTheirMarks(t *testing.T) {
	for _, lang := range i18n.Whole() {
		words := readWords(t, lang)
		for _, key := range i18n.Under("name.") {
			name := i18n.T(i18n.Default, key, nil)
			plain := plainly.Replace(name)
			if where := words[plain]; plain != name && where != "" {
				t.Errorf("%s: %s in %s is %s", lang, plain, where, name)
			}
		}
		for _, plain := range []string{"Wladyslaw", "Wroclaw", "Milos", "Obilic"} {
			if words[plain] != "" {
				t.Errorf("%s: %s in %s has lost its marks", lang, plain, words[plain])
			}
		}
	}
}
