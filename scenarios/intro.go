package scenarios

import (
	"path"
	"slices"
	"strings"
	"sync"

	"gonfalon/engine/clause"
)

// Intro is the historical introduction of a scenario in a language, "en" or "pl":
// the paragraph on its battle, an empty line, and the paragraph on the scenario.
// The id of a battle gives its paragraph alone. A language that has none falls
// back to English; an unknown id has no introduction.
func Intro(scenarioID, lang string) string {
	byID, ok := intros()[lang]
	if !ok {
		byID = intros()["en"]
	}
	for _, file := range files {
		if battle := path.Dir(file); battle != scenarioID && strings.HasPrefix(scenarioID, battle+"-") {
			return strings.TrimSpace(byID[battle] + "\n\n" + byID[scenarioID])
		}
	}
	return byID[scenarioID]
}

// Standing says what of the set-up of a scenario is a reconstruction and not as the book has it, in a
// language; it is empty where nothing is.
func Standing(scenarioID, lang string) string { return intros()[lang][scenarioID+"/standing"] }

// intros is the paragraphs by language and by id of a battle or scenario.
var intros = sync.OnceValue(func() map[string]map[string]string {
	all := map[string]map[string]string{"en": {}, "pl": {}}
	for _, folder := range folders() {
		for lang, byID := range all {
			text, err := shipped(introFile(folder, lang))
			if err != nil {
				panic(err) // the files come with the program
			}
			paragraphs(text, byID)
		}
	}
	return all
})

func introFile(folder, lang string) string { return path.Join(folder, intro+lang+".txt") }

// intro is how the name of a file of introductions begins.
const intro = "intro."

func isIntro(name string) bool { return strings.HasPrefix(name, intro) }

// folders is the folder of every battle, once.
func folders() (list []string) {
	for _, file := range files {
		if f := path.Dir(file); !slices.Contains(list, f) {
			list = append(list, f)
		}
	}
	return list
}

// paragraphs puts the text under each [id] into one paragraph.
func paragraphs(text string, byID map[string]string) {
	var id string
	for _, l := range clause.Lines(text) {
		if title, ok := sectionTitle(l.Text); ok {
			id = title
			continue
		}
		byID[id] = strings.TrimSpace(byID[id] + " " + l.Text)
	}
}
