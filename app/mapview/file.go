package mapview

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

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

// ArmsFile is the address of the coats of arms of a battle.
func ArmsFile(battle string) string { return folder + battle + ".arms" + format }

// ArmsOf is a coat of arms among those of a battle by its number, drawn in a box of 100 by 117; empty where it
// is not there. Each stands in a line of its own.
func ArmsOf(all, number string) string {
	_, rest, _ := strings.Cut(all, "\n"+ArmsHead(number))
	drawn, _, _ := strings.Cut(rest, "</g>\n")
	return drawn
}

// ArmsHead is how the line of a coat of arms begins.
func ArmsHead(number string) string { return `<g id="` + armsID + number + `">` }

// armsID is how the ids of coats of arms begin.
const armsID = "arms-"

// Shields are the coats of arms of a battle for the counters that bear them, unseen by themselves. Until they
// are there the counters show none.
func Shields(all string) app.UI {
	return app.Raw(`<svg class="unseen" aria-hidden="true">` + armsIn(all) + `</svg>`)
}

// ShieldLayer is Shields for a drawing that stands by itself.
func ShieldLayer(all string) string {
	return `<svg xmlns="` + svgNS + `"><defs>` + armsIn(all) + `</defs></svg>`
}

func armsIn(all string) string {
	_, drawn, _ := strings.Cut(all, ">")
	return strings.TrimSuffix(drawn, "</svg>")
}

// CardFile is the address of the picture of a scenario: its battlefield and both
// armies as they may be set up.
func CardFile(scenario string) string { return folder + scenario + ".card" + format }
