package site

import (
	"maps"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/app/i18n/doubled"
	"gonfalon/scenarios"
)

// properNames are what pages say in no language: of the program, the languages, and what the map calls places.
func properNames() (names []string) {
	names = []string{"Gonfalon", "HTML", "HTTPS", "en", "pl"}
	for _, l := range i18n.Languages {
		names = append(names, l.Name, strings.ToUpper(l.Code), l.Code)
	}
	return names
}

// In a language that no code was written for, the pages that need no program say nothing that is not in
// it; and it is on every page in its place.
func TestPagesSpeakALanguageNobodyThoughtOf(t *testing.T) {
	drawn() // in the languages there are
	doubled.Speak(t)
	all := shellAt(t, home)
	own := files{}
	own.addMaps()
	maps.Copy(all, own)
	worker, err := all.worker("made up")
	if err != nil {
		t.Fatal(err)
	}
	if err := all.addPublishers(2_540_000); err != nil {
		t.Fatal(err)
	}
	pages := []string{indexOf(doubled.Code), inLanguage(publishersFile, doubled.Code)}
	for _, s := range scenarios.All() {
		pages = append(pages, previewFile(s.ID, doubled.Code))
	}
	for _, path := range pages {
		page := string(all[path])
		if words := doubled.Single(page, properNames()); len(words) > 0 || len(page) < 1000 {
			t.Errorf("%s says %q", path, words)
		}
		if !strings.Contains(page, `<html lang="xx" dir="ltr"`) {
			t.Errorf("%s is not in its language: %.80s", path, page)
		}
	}
	for _, path := range []string{wordsFile(doubled.Code), manifestFile(doubled.Code), "/web/maps/kulikovo.xx.svg.gz"} {
		if !strings.Contains(string(worker), `"./`+strings.TrimPrefix(path, "/")+`"`) {
			t.Errorf("%s is not kept for playing offline", path)
		}
	}
	if !strings.Contains(string(all["/boot.js"]), i18n.T(doubled.Code, "first.loading", nil)) {
		t.Error("the first screen is not said in it")
	}
	if words := unpacked(t, all[wordsFile(doubled.Code)]); !strings.Contains(words, "mmeennuu") && !strings.Contains(words, "MMeennuu") {
		t.Error("its words do not ship")
	}
}
