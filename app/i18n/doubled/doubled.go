package doubled

import (
	"regexp"
	"strings"
	"testing"
	"unicode"

	"gonfalon/app/i18n"
	"gonfalon/scenarios"
)

// Code is that of the language.
const Code = "xx"

// Speak has the language spoken until the test is over.
func Speak(t testing.TB) {
	var files []i18n.File
	for _, f := range i18n.Files(i18n.Default) {
		files = append(files, i18n.File{Name: f.Name, Text: catalogue(f.Text)})
	}
	t.Cleanup(i18n.Speak(i18n.Language{Code: Code, Name: "Ddoouubblleedd", Locale: "xx_XX", Direction: i18n.LeftToRight, Decimal: ".", Plural: i18n.Polish, Complete: true}, files))
	callings, err := scenarios.Callings(i18n.Default)
	if err != nil {
		t.Fatal(err)
	}
	for file, text := range callings {
		t.Cleanup(scenarios.Lay(strings.Replace(file, "."+i18n.Default+".", "."+Code+".", 1), named(text)))
	}
	for folder, byID := range scenarios.Introductions(i18n.Default) {
		var file strings.Builder
		for id, text := range byID {
			file.WriteString("[" + id + "]\n" + twice(text) + "\n")
		}
		t.Cleanup(scenarios.Lay(scenarios.IntroFile(folder, Code), file.String()))
	}
}

// catalogue doubles the texts of a file, and leaves its keys.
func catalogue(file string) string {
	var b strings.Builder
	for line := range strings.Lines(file) {
		if key, text, ok := strings.Cut(line, " = "); ok && !strings.HasPrefix(line, "#") {
			line = key + " = " + Text(text)
		}
		b.WriteString(line)
	}
	return b.String()
}

// named doubles the names in a file of them, long and short.
func named(file string) string {
	var b strings.Builder
	for line := range strings.Lines(file) {
		cells := strings.Split(line, "\t")
		cells[1], cells[2] = twice(cells[1]), twice(cells[2])
		b.WriteString(strings.Join(cells, "\t"))
	}
	return b.String()
}

// kept is what of a text is no word: places to be filled, tags with what code they hold, and signs of HTML.
var kept = regexp.MustCompile(`\{[^}]*\}|<code>.*?</code>|<[^>]*>|&\w+;`)

// Text doubles a text of the catalogue.
func Text(text string) string {
	var b strings.Builder
	at := 0
	for _, m := range kept.FindAllStringIndex(text, -1) {
		b.WriteString(twice(text[at:m[0]]))
		b.WriteString(place(text[m[0]:m[1]]))
		at = m[1]
	}
	return b.String() + twice(text[at:])
}

var counted = regexp.MustCompile(`^\{(\w+):(.*)\}$`)

// place doubles the forms of a place that depends on a count, of which there are three.
func place(text string) string {
	m := counted.FindStringSubmatch(text)
	if m == nil {
		return text
	}
	forms := strings.Split(m[2], "|")
	for len(forms) < 3 {
		forms = append(forms, forms[len(forms)-1])
	}
	return "{" + m[1] + ":" + twice(strings.Join(forms, "|")) + "}"
}

// twice doubles the letters of a text.
func twice(text string) string {
	var b strings.Builder
	for _, r := range text {
		b.WriteRune(r)
		if unicode.IsLetter(r) {
			b.WriteRune(r)
		}
	}
	return b.String()
}

var (
	hidden  = regexp.MustCompile(`(?s)https://\S*|<(script|style|code|pre|svg)\b.*?</(script|style|code|pre|svg)>|<!--.*?-->`)
	spoken  = regexp.MustCompile(`\b(?:aria-label|title|alt|placeholder)="([^"]*)"|<meta (?:name="(?:description|twitter:title|twitter:description)"|property="og:(?:title|description|image:alt)") content="([^"]*)"`)
	tag     = regexp.MustCompile(`(?s)<[^>]*>`)
	letters = regexp.MustCompile(`\p{L}{2,}`)
)

// Single are the words of a page, as HTML or as text, that are not of the language; the names of a list
// and their parts are no words. A sentence may begin with a word in capitals, which has one.
func Single(page string, names []string) (words []string) {
	page = hidden.ReplaceAllString(page, " ")
	var said strings.Builder
	for _, m := range spoken.FindAllStringSubmatch(page, -1) {
		said.WriteString(m[1] + " " + m[2] + " ")
	}
	text := said.String() + tag.ReplaceAllString(page, " ")
	known := map[string]bool{}
	for _, name := range names {
		for _, word := range letters.FindAllString(name, -1) {
			known[word] = true
		}
	}
	for _, word := range letters.FindAllString(unescaped.Replace(text), -1) {
		if lower := strings.ToLower(word); !known[word] && twice(half(lower)) != lower {
			words = append(words, word)
		}
	}
	return words
}

var unescaped = strings.NewReplacer("&amp;", " ", "&lt;", " ", "&gt;", " ", "&#39;", " ", "&#34;", " ", "&nbsp;", " ")

// half is every second letter of a word.
func half(word string) string {
	var b strings.Builder
	for i, r := range []rune(word) {
		if i%2 == 0 {
			b.WriteRune(r)
		}
	}
	return b.String()
}
