package site

import (
	"encoding/json"
	"html"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/scenarios"
)

// The page of each language says in its head what it is, in which language, and where the others are.
func TestThePageOfEachLanguageSaysWhatItIs(t *testing.T) {
	all := shellAt(t, home)
	for _, l := range i18n.Languages {
		page := html.UnescapeString(string(all[indexOf(l.Code)]))
		folder := map[bool]string{true: "", false: l.Code + "/"}[l.Code == i18n.Default]
		want := []string{`<html lang="` + l.Code + `" dir="` + l.Direction + `"`, "<title data-say=\"site.title\">" + i18n.T(l.Code, "site.title", nil) + "<",
			`"description" content="` + i18n.T(l.Code, "site.about", nil), `og:locale" content="` + l.Locale, `canonical" href="` + home + folder + `"`}
		for _, o := range i18n.Languages {
			want = append(want, `hreflang="`+o.Code+`" href="`+home+strings.TrimSuffix(strings.TrimPrefix(indexOf(o.Code), "/"), "index.html")+`"`)
		}
		for _, text := range want {
			if !strings.Contains(page, text) {
				t.Errorf("%s does not say %s", indexOf(l.Code), text)
			}
		}
		base := strings.Index(page, `<base href="../">`)
		if (base >= 0) == (folder == "") || base > strings.Index(page, "<script") {
			t.Errorf("%s: addresses lead from %d", indexOf(l.Code), base)
		}
	}
}

// What is seen before the program comes is said in the language of the page, and the script that knows
// the reader's own has the words of every language.
func TestTheFirstScreenIsSaidInEveryLanguage(t *testing.T) {
	all := shell(t)
	says := map[string]beginning{}
	text := string(all["/boot.js"])
	_, text, _ = strings.Cut(text, "const languages = ")
	text, _, _ = strings.Cut(text, ";\n")
	if err := json.Unmarshal([]byte(text), &says); err != nil {
		t.Fatal(err)
	}
	keys := regexp.MustCompile(`data-say="([^"]+)"`).FindAllStringSubmatch(string(all[indexFile]), -1)
	if len(keys) < 25 {
		t.Fatalf("there are %d texts", len(keys))
	}
	for _, l := range i18n.Languages {
		page := html.UnescapeString(string(all[indexOf(l.Code)]))
		for _, m := range keys {
			want := i18n.T(l.Code, m[1], nil)
			if !strings.Contains(page, `data-say="`+m[1]+`">`+want+"<") {
				t.Errorf("%s does not say %q", indexOf(l.Code), want)
			}
			if said, ok := says[l.Code].Says[m[1]]; ok != i18n.Has(l.Code, m[1]) || ok && said != want {
				t.Errorf("boot.js says %q in %s for %s", said, l.Code, m[1])
			}
		}
		if says[l.Code].Direction != l.Direction || says[l.Code].Complete != l.Complete {
			t.Errorf("boot.js knows %s as %+v", l.Code, says[l.Code])
		}
	}
}

// What the page reads first has the words of the default language alone; what another needs besides lies
// apart, and is kept for playing offline by who speaks it.
func TestALanguageNotSpokenDoesNotWeigh(t *testing.T) {
	all := shell(t)
	read := func(file string) (x texts) {
		if err := json.Unmarshal([]byte(unpacked(t, all[file])), &x); err != nil {
			t.Fatal(err)
		}
		return x
	}
	first := read(textsFile)
	if len(first.Words) != 1 || !strings.Contains(first.Words[i18n.Default], "ui.menu = ") || strings.Contains(first.Words[i18n.Default], "publishers.") {
		t.Error("the first words are not those of the default language that programs read")
	}
	source, err := scenarios.Source()
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range i18n.Langs() {
		called, err := scenarios.Callings(lang)
		if err != nil {
			t.Fatal(err)
		}
		maps.Copy(source, called)
	}
	sent := len(first.Battles)
	_, rest, _ := strings.Cut(string(all["/app-worker.js"]), "const rest = ")
	rest, _, _ = strings.Cut(rest, ";\n")
	var groups map[string]group
	if err := json.Unmarshal([]byte(rest), &groups); err != nil {
		t.Fatal(err)
	}
	for _, lang := range i18n.Langs() {
		g := groups[lang]
		if len(g.Files) < 10 || g.Bytes < 100_000 || g.Files["./web/maps/kulikovo."+lang+".svg.gz"] == "" {
			t.Errorf("of %s %d files are kept, %d bytes", lang, len(g.Files), g.Bytes)
		}
		if lang == i18n.Default {
			continue
		}
		more := read(wordsFile(lang))
		sent += len(more.Battles)
		if len(more.Words) != 1 || more.Words[lang] == "" || len(more.Battles) > 12 || g.Files["."+wordsFile(lang)] == "" {
			t.Errorf("the words of %s are %d, with %d introductions and files of names", lang, len(more.Words), len(more.Battles))
		}
	}
	if sent != len(source) {
		t.Errorf("of %d files %d are sent", len(source), sent)
	}
	names := []string{}
	for name := range groups {
		names = append(names, name)
	}
	if slices.Sort(names); len(names) != 5+len(i18n.Languages) {
		t.Errorf("kept once they are asked for are %q", names)
	}
}

// A text that a language lacks is marked as what it is said in, on pages that can be marked.
func TestWhatALanguageLacksIsMarked(t *testing.T) {
	defer i18n.Speak(i18n.Language{Code: "xx", Name: "X", Plural: i18n.OneOther}, []i18n.File{{Name: "site.txt", Text: "site.play = Ppllaayy & go"}})()
	for text, want := range map[string]string{
		`<b>{{tell "site.play"}}</b>`:          `<b>Ppllaayy &amp; go</b>`,
		`<b>{{tell "site.level"}}</b>`:         `<b><span lang="en">Difficulty</span></b>`,
		`<i title="{{say "site.level"}}"></i>`: `<i title="Difficulty"></i>`,
		`{{first "site.play"}}`:                `<span lang="xx" data-say="site.play">Ppllaayy &amp; go</span>`,
		`{{first "site.level"}}`:               `<span lang="en" data-say="site.level">Difficulty</span>`,
	} {
		if got, err := filled("x", text, "xx", nil); string(got) != want || err != nil {
			t.Errorf("%s becomes %s, %v", text, got, err)
		}
	}
}
