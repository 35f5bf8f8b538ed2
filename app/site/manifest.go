package site

import (
	_ "embed"
	"encoding/json"

	"gonfalon/app/i18n"
	"gonfalon/scenarios"
)

//go:embed assets/manifest.webmanifest
var manifest []byte

// screenshots is the folder with the pictures that browsers show where they offer to install the
// program. The doc of app/e2e says how they are taken.
const screenshots = "/web/screenshots/"

// shortcut is an entry of the menu of the installed program's icon.
type shortcut struct {
	Name string `json:"name"`
	URL  string `json:"url"`
}

// screenshot is a picture of the program with its size in pixels.
type screenshot struct {
	Src   string `json:"src"`
	Type  string `json:"type"`
	Sizes string `json:"sizes"`
	Form  string `json:"form_factor"`
	Label string `json:"label"`
}

// manifestFile is what browsers read in a language when they install the program.
func manifestFile(lang string) string {
	if lang == i18n.Default {
		return "/manifest.webmanifest"
	}
	return "/manifest." + lang + ".webmanifest"
}

// addManifests adds what makes the site an app that can be installed, a file for each language.
func (all files) addManifests() error {
	for _, lang := range i18n.Langs() {
		says := map[string]any{}
		if err := json.Unmarshal(manifest, &says); err != nil {
			return err
		}
		says["lang"], says["dir"], says["description"] = lang, i18n.Of(lang).Direction, i18n.T(lang, "site.about", nil)
		says["shortcuts"], says["screenshots"] = shortcuts(lang), shots(lang)
		text, err := json.MarshalIndent(says, "", " ")
		if err != nil {
			return err
		}
		all[manifestFile(lang)] = text
	}
	return nil
}

// menu is how many shortcuts a menu shows.
const menu = 4

// shortcuts lead to the first scenarios of the first battles.
func shortcuts(lang string) (list []shortcut) {
	seen := map[string]bool{}
	for _, s := range scenarios.All() {
		if !seen[s.Battle] && len(list) < menu {
			list = append(list, shortcut{i18n.Or(lang, "scenario."+s.ID, s.ID), "./#battle=" + s.ID})
		}
		seen[s.Battle] = true
	}
	return list
}

func shots(lang string) []screenshot {
	label := i18n.T(lang, "site.screenshot", nil)
	return []screenshot{
		{"." + screenshots + "wide.jpg", "image/jpeg", "1280x800", "wide", label},
		{"." + screenshots + "narrow.jpg", "image/jpeg", "390x844", "narrow", label},
	}
}
