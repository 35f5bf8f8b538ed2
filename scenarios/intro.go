package scenarios

import (
	"path"
	"slices"
	"strings"
	"sync"

	"gonfalon/engine/clause"
)

// mother is the language in which every introduction exists.
const mother = "en"

// Intro is the historical introduction of a scenario in a language: the paragraph on its battle, an
// empty line, and the paragraph on the scenario. The id of a battle gives its paragraph alone. A
// paragraph that a language lacks is given in English; an unknown id has no introduction.
func Intro(scenarioID, lang string) string {
	for _, folder := range folders() {
		if folder != scenarioID && strings.HasPrefix(scenarioID, folder+"-") {
			return strings.TrimSpace(introduced(folder, lang) + "\n\n" + introduced(scenarioID, lang))
		}
	}
	return introduced(scenarioID, lang)
}

// Standing says what of the set-up of a scenario is a reconstruction and not as the book has it, in a
// language, or if that does not say it in English; it is empty where nothing is.
func Standing(scenarioID, lang string) string { return introduced(scenarioID+"/standing", lang) }

// Words are what is said of each scenario in a language besides its introduction, by the keys of the
// catalogue. The section [ID/title] is scenario.ID; any other, [ID/NAME] or [ID/NAME.REST], is NAME.ID
// or NAME.ID.REST: what wins it, the goal of each side in short, its hints, and how it ends. What ends
// in .b is for side B.
func Words(lang string) map[string]string {
	words := map[string]string{}
	for _, byID := range intros(lang) {
		for of, text := range byID {
			if id, name, is := strings.Cut(of, "/"); is && name != "standing" {
				words[wordKey(id, name)] = text
			}
		}
	}
	return words
}

// wordKey is the key of the catalogue for a section of a scenario.
func wordKey(id, name string) string {
	name, rest, more := strings.Cut(name, ".")
	if name == "title" {
		name = "scenario"
	}
	if more {
		rest = "." + rest
	}
	return name + "." + id + rest
}

// introduced is the paragraph of an id.
func introduced(id, lang string) string {
	for _, l := range []string{lang, mother} {
		for _, byID := range intros(l) {
			if text := byID[id]; text != "" {
				return text
			}
		}
	}
	return ""
}

// introductions are those that were read, by language and folder.
var introductions struct {
	sync.Mutex
	of map[string]map[string]map[string]string
}

// intros is Introductions, kept once there are any: the files of a language may come later.
func intros(lang string) map[string]map[string]string {
	introductions.Lock()
	defer introductions.Unlock()
	byFolder, read := introductions.of[lang]
	if read {
		return byFolder
	}
	if byFolder = Introductions(lang); len(byFolder) > 0 {
		if introductions.of == nil {
			introductions.of = map[string]map[string]map[string]string{}
		}
		introductions.of[lang] = byFolder
	}
	return byFolder
}

// Introductions is what the files of a language say, by the folder of a battle and the id of a battle
// or scenario. A folder without such a file is left out.
func Introductions(lang string) map[string]map[string]string {
	all := map[string]map[string]string{}
	for _, folder := range folders() {
		if text, err := shipped(IntroFile(folder, lang)); err == nil {
			all[folder] = paragraphs(text)
		}
	}
	return all
}

// IntroFile is the file with the introductions of a battle in a language.
func IntroFile(folder, lang string) string { return path.Join(folder, intro+lang+".txt") }

// intro is how the name of a file of introductions begins.
const intro = "intro."

// IntroLang is the language of a file of introductions, "" for a file of something else.
func IntroLang(name string) string {
	lang, is := strings.CutPrefix(strings.TrimSuffix(path.Base(name), ".txt"), intro)
	if !is {
		return ""
	}
	return lang
}

func isIntro(name string) bool { return strings.HasPrefix(name, intro) }

// folders is the folder of every battle, once.
func folders() (list []string) {
	for _, file := range files() {
		if f := path.Dir(file); !slices.Contains(list, f) {
			list = append(list, f)
		}
	}
	return list
}

// paragraphs puts the text under each [id] into one paragraph.
func paragraphs(text string) map[string]string {
	byID, id := map[string]string{}, ""
	for _, l := range clause.Lines(text) {
		if title, ok := sectionTitle(l.Text); ok {
			id = title
			continue
		}
		byID[id] = strings.TrimSpace(byID[id] + " " + l.Text)
	}
	return byID
}
