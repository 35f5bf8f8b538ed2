package i18n_test

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/scenarios"
)

// plainly spells a name without its marks, as data files do.
var plainly = strings.NewReplacer("ą", "a", "ć", "c", "č", "c", "ç", "c", "đ", "d", "é", "e", "ę", "e", "ě", "e", "í", "i", "ł", "l", "Ł", "L",
	"ń", "n", "ó", "o", "ö", "o", "ř", "r", "ś", "s", "Ś", "S", "š", "s", "Š", "S", "ü", "u", "ů", "u", "ý", "y", "ź", "z", "Ź", "Z",
	"ż", "z", "Ż", "Z", "ž", "z", "Ž", "Z", "Č", "C", "Ć", "C", "Đ", "D", "Ó", "O")

// common are words of a language that are names in others.
var common = map[string]map[string]bool{"pl": {"Orda": true}} // the Horde; a man's name in English and German

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
			if n++; words[name] != "" && !common[lang][name] {
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

// person is a leader of the registers, as one language calls him.
type person struct {
	battle, code string
	own          string   // in the log
	whole, short string   // in the register
	others       []string // what other languages and the data files call him
}

// persons are the leaders of all battles as a language calls them.
func persons(t *testing.T, lang string) (list []person) {
	t.Helper()
	columns := []string{"en", "pl", "de"}
	of := slices.Index(columns, lang)
	folders, err := filepath.Glob("../../scenarios/*/register.txt")
	if err != nil || len(folders) < 6 {
		t.Fatalf("%d registers, %v", len(folders), err)
	}
	for _, file := range folders {
		p := person{battle: filepath.Base(filepath.Dir(file))}
		entries, err := scenarios.Register(p.battle)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if !e.Leads() {
				continue
			}
			p.code = e.Commands[0]
			called := func(lang string) string {
				return i18n.Or(lang, i18n.First("name."+p.code+"."+e.Side, "name."+p.code), p.code)
			}
			p.own, p.whole, p.short, p.others = called(lang), e.Names[of], e.Short[of], []string{p.code}
			if p.short == "-" {
				p.short = e.Short[0]
			}
			for _, l := range columns {
				p.others = append(p.others, called(l))
			}
			list = append(list, p)
		}
	}
	return list
}

// stem is a word without its last letter, which languages bend.
func stem(word string) string {
	word = strings.TrimRight(word, ".,")
	if letters := []rune(word); len(letters) > 3 {
		return string(letters[:len(letters)-1])
	}
	return word
}

// titles are the titles of puzzles.
var titles = regexp.MustCompile(`(?m)^title\.(\w+) (.*)$`)

// A person has one name in a language: the log calls him as the register does, in whole and in short, and no text of
// his battle has what another language or the data calls him.
func TestAPersonIsCalledTheSame(t *testing.T) {
	letters := regexp.MustCompile(`\PL`)
	for _, lang := range i18n.Whole() {
		list, own := persons(t, lang), map[string]bool{}
		maps.Copy(own, common[lang])
		read := map[string]map[string]string{}
		note := func(battle, where, text string) {
			if read[battle] == nil {
				read[battle] = map[string]string{}
			}
			for _, w := range properWord.FindAllString(text, -1) {
				read[battle][w] = where
			}
		}
		for _, p := range list {
			for _, word := range strings.Fields(p.own) {
				if own[word] = true; !strings.Contains(p.whole, stem(word)) {
					t.Errorf("%s, %s: %q is %q in the register", lang, p.battle, p.own, p.whole)
				}
			}
			short, whole := []rune(letters.ReplaceAllString(p.short, "")), letters.ReplaceAllString(p.whole, "")
			if !strings.Contains(whole, string(short[:min(4, len(short))])) {
				t.Errorf("%s, %s: %q is %q in the register", lang, p.battle, p.short, p.whole)
			}
			if read[p.battle] == nil {
				text, err := os.ReadFile("../../scenarios/" + p.battle + "/intro." + lang + ".txt")
				if err != nil {
					t.Fatal(err)
				}
				note(p.battle, "the introduction", string(text))
				entries, err := scenarios.Register(p.battle)
				if err != nil {
					t.Fatal(err)
				}
				for _, e := range entries {
					note(p.battle, "the register", e.Names[slices.Index([]string{"en", "pl", "de"}, lang)])
				}
			}
		}
		for _, key := range scenarios.Puzzles() {
			text, err := scenarios.PuzzleText(key)
			if err != nil {
				t.Fatal(err)
			}
			p, err := scenarios.Puzzle(key)
			if err != nil {
				t.Fatal(err)
			}
			sc, _, err := scenarios.Posed(p)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range titles.FindAllStringSubmatch(text, -1) {
				if m[1] == lang {
					note(sc.Battle, "the puzzle "+key, m[2])
				}
			}
		}
		games, err := filepath.Glob("../annals/games/*." + lang + ".txt")
		if err != nil || len(games) == 0 {
			t.Fatalf("%d games, %v", len(games), err)
		}
		for _, file := range games {
			said, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			record, err := os.ReadFile(strings.TrimSuffix(file, "."+lang+".txt") + ".json")
			if err != nil {
				t.Fatal(err)
			}
			battle, _, _ := strings.Cut(regexp.MustCompile(`"scenario":"([^"]*)"`).FindStringSubmatch(string(record))[1], "-")
			note(battle, file, string(said))
		}
		for _, l := range scenarios.Lessons() {
			for _, key := range i18n.Under("lesson." + l.Key + ".") {
				note(l.Battle, key, i18n.T(lang, key, nil))
			}
		}
		for _, p := range list {
			is := stem(strings.Fields(p.own)[0])
			for _, other := range p.others {
				if other = strings.Fields(other)[0]; own[other] || len(other) < 4 {
					continue
				}
				for word, where := range read[p.battle] {
					if strings.HasPrefix(word, other) && len(word)-len(other) <= 2 && !strings.HasPrefix(word, is) {
						t.Errorf("%s, %s: %s in %s is %s", lang, p.battle, word, where, p.own)
					}
				}
			}
		}
	}
}
