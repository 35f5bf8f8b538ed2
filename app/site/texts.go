package site

import (
	"encoding/json"
	"maps"
	"strings"

	"gonfalon/app/annals"
	"gonfalon/app/i18n"
	"gonfalon/app/site/pack"
	"gonfalon/scenarios"
)

// textsFile is what the engine reads before it begins, words of the default language and battles, which
// need not travel inside it; wordsFile is what it reads besides for another language.
const textsFile = "/web/texts.json.gz"

func wordsFile(lang string) string { return "/web/words." + lang + ".json.gz" }

// puzzlesFile is what the engine reads once a puzzle is wanted: the puzzles by name, and the list of the days.
const puzzlesFile = "/web/puzzles.json.gz"

// unread is the file of texts that no program reads.
const unread = "publishers.txt"

// Texts are words by language and files of battles by name, as programs read them (assets/start.js).
type texts struct {
	Words   map[string]string `json:"words"`
	Battles map[string]string `json:"battles"`
	Shares  map[string]int    `json:"shares,omitempty"` // of the languages that are not complete
}

// addTexts adds the words by language, and the files of the battles by name.
func (all files) addTexts() error {
	sources, err := scenarios.Source()
	if err != nil {
		return err
	}
	byLang := map[string]*texts{}
	for _, l := range i18n.Languages {
		byLang[l.Code] = &texts{Words: map[string]string{l.Code: wordsRead(l.Code)}, Battles: map[string]string{}}
	}
	for lang, t := range byLang {
		called, err := scenarios.Callings(lang)
		if err != nil {
			return err
		}
		maps.Copy(t.Battles, called)
	}
	base := byLang[i18n.Default]
	base.Shares = shares()
	for name, text := range sources {
		if lang := scenarios.IntroLang(name); lang == "" {
			base.Battles[name] = text
		} else if byLang[lang] != nil {
			byLang[lang].Battles[name] = text
		}
	}
	for lang, t := range byLang {
		text, err := json.Marshal(t)
		if err != nil {
			return err
		}
		if lang == i18n.Default {
			all[textsFile] = pack.Gzip(text)
		} else {
			all[wordsFile(lang)] = pack.Gzip(text)
		}
	}
	return all.addPuzzles()
}

// addPuzzles adds the puzzles, which are fetched apart.
func (all files) addPuzzles() error {
	source, err := scenarios.PuzzleSource()
	if err != nil {
		return err
	}
	text, err := json.Marshal(texts{Words: map[string]string{}, Battles: source})
	all[puzzlesFile] = pack.Gzip(text)
	if err != nil {
		return err
	}
	return all.addAnnals()
}

// addAnnals adds the games of ours, each fetched once somebody wants to see it.
func (all files) addAnnals() error {
	for _, key := range annals.Keys() {
		text, err := annals.Packed(key)
		if err != nil {
			return err
		}
		all["/web/annals/"+key+".json.gz"] = pack.Gzip(text)
	}
	return nil
}

// wordsRead is the catalogue of a language as programs read it.
func wordsRead(lang string) string {
	var all strings.Builder
	for _, f := range i18n.Files(lang) {
		if f.Name != unread {
			all.WriteString(f.Text + "\n")
		}
	}
	return all.String()
}

// shares is how far the languages are that are not complete, in percent.
func shares() map[string]int {
	out := map[string]int{}
	for _, l := range i18n.Languages {
		if !l.Complete {
			out[l.Code] = i18n.Share(l.Code)
		}
	}
	return out
}
