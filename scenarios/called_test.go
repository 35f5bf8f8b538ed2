package scenarios

import (
	"path"
	"strings"
	"testing"

	"gonfalon/engine/game"
)

// Every counter of every battle, lesson and puzzle has a name, and no two of a battle have
// the same in any language, in whole or in short.
func TestEveryCounterIsCalledSomething(t *testing.T) {
	for _, lang := range []string{"en", "pl", "de"} {
		for _, sc := range All() {
			g, err := sc.New(nil)
			if err != nil {
				t.Fatal(err)
			}
			calledApart(t, sc, g, lang)
		}
	}
	for _, l := range Lessons() {
		sc, course, err := Taught(l)
		if err != nil {
			t.Fatal(err)
		}
		for _, lang := range []string{"en", "pl", "de"} {
			calledApart(t, sc, course.Start, lang)
		}
	}
	for _, key := range Puzzles() {
		p, err := Puzzle(key)
		if err != nil {
			t.Fatal(err)
		}
		sc, g, err := Posed(p)
		if err != nil {
			t.Fatal(err)
		}
		calledApart(t, sc, g, "en")
	}
}

// calledApart checks that everybody of a game has a name and a short one, and nobody that of another.
func calledApart(t *testing.T, sc *game.Scenario, g game.Game, lang string) {
	t.Helper()
	seen := map[string]string{}
	for id := range game.ID(g.Counters()) {
		p := g.Piece(id)
		if p.Rank == game.Banner {
			continue
		}
		c := CalledAs(sc.Battle, lang, sc.Sides[p.Side], &p)
		if c == nil || c.Name == "" || c.Short == "" || !strings.Contains("ABC", c.Sure) || c.Arms == "" {
			t.Errorf("%s, %s: %s of %s is called %+v", sc.ID, lang, g.Name(id), sc.Sides[p.Side], c)
			continue
		}
		for _, name := range []string{"name " + c.Name, "short " + c.Short} {
			if had := seen[name]; had != "" {
				t.Errorf("%s, %s: %s and %s have the same %s", sc.ID, lang, had, g.Name(id), name)
			}
			seen[name] = g.Name(id)
		}
	}
}

// Languages have names of their own, and one that has no column has the English ones.
func TestCallingsAreInTheirLanguage(t *testing.T) {
	for _, c := range []struct {
		battle, side, kind, label     string
		en, pl, de, short, work, sure string
	}{
		{"grunwald", "poles", "heavy-cavalry", "Po 1", "Great Banner of Kraków", "Wielka chorągiew krakowska", "Großes Banner von Krakau", "Kraków", "annals-1410", "A"},
		{"kosovo", "ottomans", "janissaries", "A 6", "Janissaries, 6th company", "Janczarzy, 6. hufiec", "Janitscharen, 6. Haufe", "Janis 6", "nesri", "B"},
	} {
		p := game.Piece{Rank: game.Unit, Kind: c.kind, Label: c.label}
		for lang, want := range map[string]string{"en": c.en, "pl": c.pl, "de": c.de, "xx": c.en} {
			got := CalledAs(c.battle, lang, c.side, &p)
			if got == nil || got.Name != want || lang == "en" && (got.Short != c.short || got.Source != c.work || got.Sure != c.sure) {
				t.Errorf("%s in %s is %+v, want %q", c.label, lang, got, want)
			}
		}
	}
	hill := game.Piece{Rank: game.Unit, Kind: "light-cavalry", Label: "Mm 2", Proper: ""}
	for lang, want := range map[string]string{"en": "Hill 2", "pl": "Wzgórze 2", "de": "Hügel 2"} {
		if got := CalledAs("kulikovo", lang, "mongols", &hill); got == nil || got.Short != want {
			t.Errorf("on a counter in %s stands %+v, want %q", lang, got, want)
		}
	}
	if c := CalledAs("nowhere", "en", "poles", &game.Piece{Rank: game.Unit, Kind: "cavalry", Label: "Po 1"}); c != nil {
		t.Errorf("in no battle somebody is called %+v", c)
	}
}

// What the page is sent is what is read here.
func TestCallingsAreSentWhole(t *testing.T) {
	for _, lang := range []string{"en", "pl", "de"} {
		files, err := Callings(lang)
		if err != nil || len(files) != len(battlesOf(t)) {
			t.Fatalf("%d files, %v", len(files), err)
		}
		for file, text := range files {
			if isBattle(path.Base(file)) {
				t.Errorf("%s is taken for a battle", file)
			}
			if n := strings.Count(text, "\n"); n < 30 || len(readCallings(text)) != n {
				t.Errorf("%s has %d lines and %d names", file, n, len(readCallings(text)))
			}
		}
	}
}
