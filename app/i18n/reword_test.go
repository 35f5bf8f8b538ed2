package i18n

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// readers are where battles and maps are read.
var readers = []string{"scenarios/map*.go", "scenarios/own.go", "scenarios/bundle.go", "engine/clause/*.go", "engine/medieval/battlefile.go", "engine/medieval/placement.go",
	"engine/medieval/clauses.go", "engine/medieval/stands.go", "engine/bmw/battlefile.go", "engine/bmw/clauses.go", "engine/bmw/stands.go", "engine/board/part.go"}

// inside are sentences that no text of a battle leads to.
var inside = []string{"the position is of another system, or the battle is over"}

// What a reader says is said in every complete language, with what it is about where that belongs.
func TestWhatReadersSayIsSaidInEveryLanguage(t *testing.T) {
	said, verb := regexp.MustCompile(`(?:Wrong|Errorf)\(("(?:[^"\\]|\\.)*")`), regexp.MustCompile(`%[0-9]*[a-z]`)
	n := 0
	for _, pattern := range readers {
		files, err := filepath.Glob("../../" + pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("no files %s", pattern)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil || strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, m := range said.FindAllStringSubmatch(string(text), -1) {
				form, err := strconv.Unquote(m[1])
				if err != nil {
					t.Fatal(err)
				}
				if strings.Trim(verb.ReplaceAllString(form, ""), ": ") == "" || slices.Contains(inside, form) {
					continue
				}
				place := 0
				sample := verb.ReplaceAllStringFunc(form, func(string) string { place++; return fmt.Sprintf("„%d“", place) })
				for _, lang := range []string{"pl", "de"} {
					got, in := Reword(lang, sample)
					if in != lang {
						t.Errorf("%s: %s has no words for %q", filepath.Base(file), lang, form)
					}
					for i := range place {
						if want := fmt.Sprintf("„%d“", i+1); !strings.Contains(got, want) {
							t.Errorf("%s: %q in %s is %q", filepath.Base(file), form, lang, got)
						}
					}
				}
				n++
			}
		}
	}
	if n < 100 {
		t.Errorf("%d sentences were found", n)
	}
}

// What nobody knows is said as it was, and nothing is taken for another sentence.
func TestWordsOfReadersAreNotMixedUp(t *testing.T) {
	for said, want := range map[string]string{
		`no counter is called "x is there twice"`: `nie ma żetonu "x is there twice"`,
		`jerzy stands there twice`:                `jerzy stoi tu dwa razy`,
		`3 SP in 2310`:                            `3 PS na polu 2310`,
		`something new`:                           `something new`,
		``:                                        ``,
	} {
		if got, _ := Reword("pl", said); got != want {
			t.Errorf("%q is %q, want %q", said, got, want)
		}
	}
}
