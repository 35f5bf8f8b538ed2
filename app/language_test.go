//go:build !js

package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/i18n"
)

// namesLanguages are the files that may name a language, with why.
var namesLanguages = map[string]string{
	"app/i18n/language.go":          "the table",
	"scenarios/intro.go":            "what an introduction falls back to",
	"app/site/assets/licences.html": "licences are in English whoever reads them",
}

// languageNamed is the mention of a language by its code: a text that is nothing but the code, an attribute, a
// part of the name of a file, or what a language is matched with.
func languageNamed() *regexp.Regexp {
	codes := strings.Join(i18n.Langs(), "|")
	return regexp.MustCompile(fmt.Sprintf("[\"'`](%[1]s)[\"'`]|\\blang\\w*[=:] *[\"']?(%[1]s)\\b|\\.(%[1]s)\\.\\w|/\\^?(%[1]s)(\\\\b|/)|\\b(%[1]s)_[A-Z]{2}\\b", codes))
}

// A language is one line of a table and a folder of texts; no other file knows it by name. Tests may: they
// say what one language sounds like.
func TestLanguagesAreNamedInTheirTableAlone(t *testing.T) {
	named, read, spared := languageNamed(), 0, map[string]bool{}
	for _, root := range []string{"../app", "../scenarios", "../web", "../engine"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			name := strings.TrimPrefix(filepath.ToSlash(path), "../")
			kind := filepath.Ext(name)
			if !slices.Contains([]string{".go", ".js", ".html", ".css", ".webmanifest"}, kind) || strings.HasSuffix(name, "_test.go") {
				return nil
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			read++
			for i, line := range strings.Split(string(text), "\n") {
				found := named.FindString(line)
				if found == "" {
					continue
				}
				if spared[name] = true; namesLanguages[name] == "" {
					t.Errorf("%s:%d names a language: %s", name, i+1, found)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if read < 400 {
		t.Errorf("only %d files are looked at", read)
	}
	for name := range namesLanguages {
		if !spared[name] {
			t.Errorf("%s names no language any more", name)
		}
	}
}

// The search finds what named languages before there was a table.
func TestANamedLanguageIsFound(t *testing.T) {
	named := languageNamed()
	for _, line := range []string{`if lang != "pl" {`, `html[lang=en] span`, `<span lang="pl">`, "`./manifest.pl.webmanifest`", `/^pl\b/i.test(x)`,
		`{"en": "en_GB"}`, `//go:embed en/*.txt pl/*.txt`, `x = 'en'`, `lang: en`} {
		if !named.MatchString(line) && !strings.Contains(line, "go:embed") {
			t.Errorf("%s is not found", line)
		}
	}
	for _, line := range []string{`"open"`, `"plan"`, `len(x)`, `lang="{{.Code}}"`, `data-plain`, `event.players`, `"ui.language"`} {
		if found := named.FindString(line); found != "" {
			t.Errorf("%s is found as %s", line, found)
		}
	}
}
