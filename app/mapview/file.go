package mapview

import "strings"

// Pictures ship as compressed SVG, drawn when the site is built. Their addresses are
// relative to the page.
const (
	folder = "web/maps/"
	format = ".svg.gz"
)

// MapFile is the address of the printed map of a battlefield, its names in a language.
func MapFile(battle, lang string) string { return folder + battle + "." + lang + format }

// IsMapFile reports whether a path of the site is that of a map with names in a language.
func IsMapFile(path, lang string) bool {
	return strings.HasPrefix(path, "/"+folder) && strings.HasSuffix(path, "."+lang+format)
}

// ThumbFile is the address of the small picture of a battlefield.
func ThumbFile(battle string) string { return folder + battle + ".thumb" + format }

// ArmsFile is the address of the coats of arms of those who lead in a battle.
func ArmsFile(battle string) string { return folder + battle + ".arms" + format }

// ArmsOf is the coat of arms of somebody among those of a battle, by his side and name, drawn in a box of
// 100 by 117; empty where he has none. Each stands in a line of its own.
func ArmsOf(all, who string) string {
	_, rest, _ := strings.Cut(all, "\n"+ArmsHead(who))
	drawn, _, _ := strings.Cut(rest, "</g>\n")
	return drawn
}

// ArmsHead is how the line of a coat of arms begins.
func ArmsHead(who string) string { return `<g id="` + who + `">` }

// CardFile is the address of the picture of a scenario: its battlefield and both
// armies as they may be set up.
func CardFile(scenario string) string { return folder + scenario + ".card" + format }
