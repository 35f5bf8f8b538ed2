package site

import (
	_ "embed"
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/scenarios"
)

// publishersFile is the page that tells how to put a battle into another page.
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

// offered is a battle that can be put into another page; its words by language.
type offered struct {
	ID    string
	Name  map[string]string
	Sides [2]map[string]string
}

// publishersData is what publishers.html is filled with.
type publishersData struct {
	Policy                   string
	MegabytesEn, MegabytesPl string // to load once
	Battles                  []offered
}

// addPublishers adds what others need to put a battle into their pages. Players do without, so
// the site does not keep it for playing offline.
func (all files) addPublishers(packed int) error {
	mb := strconv.FormatFloat(float64(packed)/1e6, 'f', 1, 64)
	data := publishersData{Policy, mb, strings.Replace(mb, ".", ",", 1), battlesOffered()}
	page, err := filled("publishers", publishersTemplate, data)
	if err != nil {
		return err
	}
	all[publishersFile] = page
	all["/publishers.js"], all["/publishers.css"] = []byte(publishersScript), []byte(publishersStyle)
	all["/embed.js"] = slim(embedScript)
	return nil
}

func battlesOffered() (out []offered) {
	for _, s := range scenarios.All() {
		b := offered{s.ID, inAll("scenario." + s.ID), [2]map[string]string{inAll("side." + s.Sides[0]), inAll("side." + s.Sides[1])}}
		for lang := range b.Name {
			b.Name[lang] += ", " + strconv.Itoa(s.Year)
		}
		out = append(out, b)
	}
	return out
}

// inAll is a text in all languages.
func inAll(key string) map[string]string {
	out := map[string]string{}
	for _, lang := range i18n.Langs() {
		out[lang] = i18n.T(lang, key, nil)
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
