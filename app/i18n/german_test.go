package i18n

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// germanTexts are the German texts by key, read from their folder.
func germanTexts(t *testing.T) map[string]string {
	t.Helper()
	texts := textsOf(t, "de")
	if len(texts) < 2000 {
		t.Fatalf("only %d texts are German", len(texts))
	}
	return texts
}

// textsOf are the texts in the folder of a language by key.
func textsOf(t *testing.T, lang string) map[string]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(lang, "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for _, file := range files {
		raw, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(raw)) {
			if key, text, ok := strings.Cut(line, "="); ok && line[0] != '#' {
				texts[strings.TrimSpace(key)] = strings.TrimSpace(text)
			}
		}
	}
	return texts
}

// German says what English says, with the same places; it gives each count two forms and keeps what
// marks a text up.
func TestGermanSaysWhatEnglishSays(t *testing.T) {
	english, german := textsOf(t, Default), germanTexts(t)
	for key, text := range english {
		own, ok := german[key]
		if !ok {
			t.Errorf("German lacks %q", key)
			continue
		}
		if want, got := placesOnce(text), placesOnce(own); !slices.Equal(got, want) {
			t.Errorf("%q fills %v, in English %v", key, got, want)
		}
		for _, mark := range []string{"·", "×", "<", ">", "`", "*", "_"} {
			if strings.Count(text, mark) != strings.Count(own, mark) {
				t.Errorf("%q has %s otherwise than in English: %q", key, mark, own)
			}
		}
		for _, forms := range counted.FindAllString(own, -1) {
			if strings.Count(forms, "|") != 1 {
				t.Errorf("%q has not two forms: %s", key, forms)
			}
		}
	}
	for key := range german {
		if _, ok := english[key]; !ok && !ofItsOwn(key) {
			t.Errorf("German has %q, which English lacks", key)
		}
	}
}

// counted is a place whose text depends on a count.
var counted = regexp.MustCompile(`\{\w+:[^}]*\}`)

// placesOnce are the names of the places of a text, each once, in order of the alphabet.
func placesOnce(text string) []string {
	return slices.Compact(slices.Sorted(slices.Values(places(text))))
}

// code is what a text quotes of a program, which is in no language.
var code = regexp.MustCompile(`<code>.*?</code>`)

// What a German player would stumble over.
func TestGermanThatIsWrongStaysAway(t *testing.T) {
	for pattern, why := range map[string]string{
		`\bKZ\b`: "the letters mean something else: Zone",
		`\b(Kavallerie|Infanterie|Artillerie|Offizier|Regiment|Armee)`: "of later centuries: Reiterei, Fußvolk, Geschütz, Anführer, Schar, Heer",
		`\bBlitzkrieg\b`:                     "Handstreich",
		`\bFührer\b`:                         "Anführer or Feldherr",
		`\b(Kolumne|Hexseite|Kontroll-Zone)`: "Spalte, Feldkante, Kontrollzone",
		`"|«|»|”|'`:                          "German quotes: „…“, and ’ after a name",
		`\.\.\.`:                             "one sign: …",
		`[a-zäöüß,] (Sie|Ihnen|Ihr[a-z]*)\b`: "the player is addressed with du",
		`(?i)\b(von|mit|bei|zu|den|gegenüber) \{(side|whose|foe|ahead|first|second)\}`: "sides inflect in the dative",
		`  `: "two spaces",
	} {
		wrong := regexp.MustCompile(pattern)
		for key, text := range germanTexts(t) {
			if wrong.MatchString(code.ReplaceAllString(text, "§")) {
				t.Errorf("%s is %q: %s", key, text, why)
			}
		}
	}
}

// A quotation that is opened is closed, by the other sign.
func TestGermanQuotationsAreClosed(t *testing.T) {
	for key, text := range germanTexts(t) {
		if strings.Count(text, "„") != strings.Count(text, "“") {
			t.Errorf("%s is %q", key, text)
		}
	}
}
