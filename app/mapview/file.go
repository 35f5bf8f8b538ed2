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

// CardFile is the address of the picture of a scenario: its battlefield and both
// armies as they may be set up.
func CardFile(scenario string) string { return folder + scenario + ".card" + format }
