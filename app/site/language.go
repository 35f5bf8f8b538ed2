package site

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html/template"
	"regexp"
	"strings"

	"gonfalon/app/i18n"
)

// Pages that are made before the program comes are filled once for each language. Those of the default
// one lie at the top, those of another in a folder named by its code, from where addresses lead as if the
// page lay at the top (base).

// inLanguage is the place of a page in a language.
func inLanguage(page, lang string) string {
	return "/" + i18n.SiteFile(strings.TrimPrefix(page, "/"), lang)
}

// A tongue is a language as pages are filled in it, at an address of the site that may be "".
type tongue struct {
	i18n.Language
	Base  string // of the addresses on the page, "" where it lies at the top
	Pages []translation
}

// translation is the address of a page in a language.
type translation struct {
	i18n.Language
	Address string
	Here    bool // it is the page itself
}

// tongueOf is a language for the page in it of some pages, one in each language.
func tongueOf(lang, base string, file func(lang string) string) tongue {
	to := tongue{Language: i18n.Of(lang)}
	if lang != i18n.Default {
		to.Base = "../"
	}
	for _, l := range i18n.Languages {
		to.Pages = append(to.Pages, translation{l, at(base, file(l.Code)), l.Code == lang})
	}
	return to
}

// filled is a template filled with data in a language.
func filled(name, text, lang string, data any) ([]byte, error) {
	t, err := template.New(name).Funcs(speech(lang)).Parse(text)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, data)
	return b.Bytes(), err
}

// speech are the ways in which a template says a text of the catalogue. What the language lacks is marked
// as what it is then said in, but in an attribute, where nothing can be marked.
func speech(lang string) template.FuncMap {
	return template.FuncMap{
		"say":    func(key string) string { return i18n.T(lang, key, nil) },                           // in an attribute
		"tell":   func(key string) template.HTML { return marked(lang, key, escaped(lang, key)) },     // in an element
		"markup": func(key string) template.HTML { return marked(lang, key, i18n.T(lang, key, nil)) }, // that is HTML itself
		"first":  func(key string) template.HTML { return first(lang, key) },
	}
}

func escaped(lang, key string) string { return template.HTMLEscapeString(i18n.T(lang, key, nil)) }

// marked is a text with the language it is in, where that is another than the page's.
func marked(lang, key, text string) template.HTML {
	if in := i18n.Spoken(lang, key); in != lang {
		return template.HTML(fmt.Sprintf(`<span lang="%s">%s</span>`, in, text))
	}
	return template.HTML(text)
}

// first is a text of the first screen, which is seen before the program comes: the page says it in
// another language where the player has chosen one (assets/boot.js).
func first(lang, key string) template.HTML {
	return template.HTML(fmt.Sprintf(`<span lang="%s" data-say="%s">%s</span>`, i18n.Spoken(lang, key), key, escaped(lang, key)))
}

var firstKey = regexp.MustCompile(`(?:{{first |data-say=)"([^"]+)"`)

// firstWords are the texts of the first screen in a language, but for what it lacks.
func firstWords(lang string) map[string]string {
	says := map[string]string{}
	for _, m := range firstKey.FindAllStringSubmatch(pageTemplate, -1) {
		if i18n.Has(lang, m[1]) {
			says[m[1]] = i18n.T(lang, m[1], nil)
		}
	}
	return says
}

// spoken is a script with the languages in it, each by its code.
func spoken(script string, of func(i18n.Language) any) string {
	parts := make([]string, len(i18n.Languages))
	for i, l := range i18n.Languages {
		text, _ := json.Marshal(of(l)) // texts have a JSON form
		parts[i] = fmt.Sprintf("%q: %s", l.Code, text)
	}
	return strings.ReplaceAll(script, "{{.Languages}}", "{"+strings.Join(parts, ", ")+"}")
}

// A beginning is what the page knows of a language before its program comes.
type beginning struct {
	Direction string            `json:"direction"`
	Complete  bool              `json:"complete"` // one that is not is spoken only to who chooses it
	Says      map[string]string `json:"says"`
}

func begins(l i18n.Language) any { return beginning{l.Direction, l.Complete, firstWords(l.Code)} }
