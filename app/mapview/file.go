package mapview

import (
	"fmt"
	"strconv"
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

// Arms are coats of arms side by side, by their numbers among those of their battle, which Shields has put on the
// page. Who hears the page is told names instead.
func Arms(class string, numbers ...string) app.UI {
	const wide, high, apart = 100, 117, 12
	svg := el("svg", "class", class, "viewBox", fmt.Sprintf("0 0 %d %d", len(numbers)*(wide+apart)-apart, high), "aria-hidden", "true")
	for i, n := range numbers {
		svg = svg.with(el("use", "href", "#"+armsID+n, "x", strconv.Itoa(i*(wide+apart))))
	}
	return svg.inOneGo()
}

// ArmsIn are the arms of a number within a drawing, moved and scaled.
func ArmsIn(number, transform string) string {
	return el("use", "href", "#"+armsID+number, "transform", transform).String()
}

// ArmsHead is how the line of a coat of arms begins, which is drawn in a box of 100 by 117.
func ArmsHead(number string) string { return `<g id="` + armsID + number + `">` }

// armsID is how the ids of coats of arms begin.
const armsID = "arms-"

// Shields are the coats of arms of a battle for all who bear them, unseen by themselves. Until they are there
// counters show none, and what stands behind has no room for them.
func Shields(all string) app.UI {
	class := "unseen"
	if all == "" {
		class += " no-arms"
	}
	return app.Raw(`<svg class="` + class + `" aria-hidden="true">` + armsIn(all) + `</svg>`)
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
