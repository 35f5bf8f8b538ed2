package site

import (
	_ "embed"
	"encoding/json"
	"html/template"
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/scenarios"
)

// publishersFile is the page, in the default language, that tells how to put a battle into another page.
const publishersFile = "/publishers.html"

// What other pages load, and the page for those who make them.
var (
	//go:embed assets/embed.js
	embedScript string
	//go:embed assets/publishers.html
	publishersTemplate string
	//go:embed assets/publishers.js
	publishersScript string
	//go:embed assets/publishers.css
	publishersStyle string
)

// offered is a battle that can be put into another page, and its name in each language, which a frame in
// that one is called by.
type offered struct {
	ID, Name, Titles string
	Sides            [2]string
}

// publishersData is what publishers.html is filled with.
type publishersData struct {
	tongue
	Policy  string
	Once    template.HTML // what is to load once
	Codes   template.HTML // the languages to choose among
	Battles []offered
}

// addPublishers adds what others need to put a battle into their pages. Players do without, so
// the site does not keep it for playing offline.
func (all files) addPublishers(packed int) error {
	for _, lang := range i18n.Langs() {
		file := func(l string) string { return inLanguage(publishersFile, l) }
		page, err := filled("publishers", publishersTemplate, lang, publishersIn(lang, packed, tongueOf(lang, "./", file)))
		if err != nil {
			return err
		}
		all[file(lang)] = page
	}
	all["/publishers.js"], all["/publishers.css"] = []byte(publishersScript), []byte(publishersStyle)
	all["/embed.js"] = slim(spoken(embedScript, func(l i18n.Language) any {
		return []string{i18n.T(l.Code, "site.play", nil), i18n.T(l.Code, "site.watch", nil)}
	}))
	return nil
}

func publishersIn(lang string, packed int, in tongue) publishersData {
	filled := func(key string, args i18n.Args) template.HTML { return marked(lang, key, i18n.T(lang, key, args)) }
	codes := "<code>" + strings.Join(i18n.Langs(), "</code>, <code>") + "</code>"
	return publishersData{in, Policy,
		filled("publishers.once", i18n.Args{"mb": i18n.Tenths(lang, float64(packed)/1e6)}),
		filled("publishers.lang", i18n.Args{"codes": codes}), battlesOffered(lang)}
}

func battlesOffered(lang string) (out []offered) {
	for _, s := range scenarios.All() {
		year, titles := ", "+strconv.Itoa(s.Year), map[string]string{}
		for _, l := range i18n.Langs() {
			titles[l] = i18n.T(l, "scenario."+s.ID, nil) + year
		}
		text, _ := json.Marshal(titles) // texts have a JSON form
		b := offered{ID: s.ID, Name: titles[lang], Titles: string(text)}
		for i, key := range s.Sides {
			b.Sides[i] = i18n.T(lang, "side."+key, nil)
		}
		out = append(out, b)
	}
	return out
}

// slim is a script without its indents, empty lines and lines of comment: other pages load it.
func slim(script string) []byte {
	var out []byte
	for line := range strings.Lines(script) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "//") {
			out = append(append(out, line...), '\n')
		}
	}
	return out
}
