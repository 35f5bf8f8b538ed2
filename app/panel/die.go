package panel

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// pips are the places of the dots of a die in a box of 38.
var pips = [7][][2]int{
	1: {{19, 19}}, 2: {{11, 11}, {27, 27}}, 3: {{11, 11}, {19, 19}, {27, 27}},
	4: {{11, 11}, {27, 11}, {11, 27}, {27, 27}}, 5: {{11, 11}, {27, 11}, {11, 27}, {27, 27}, {19, 19}},
	6: {{11, 10}, {27, 10}, {11, 19}, {27, 19}, {11, 28}, {27, 28}},
}

// die draws a thrown die.
func die(n int) app.UI {
	svg := fmt.Sprintf(`<svg class="die" viewBox="0 0 38 38" role="img" aria-label="%d">`, n)
	if n < 1 || n > 6 {
		return app.Span().Class("die").Text(n)
	}
	for _, p := range pips[n] {
		svg += fmt.Sprintf(`<circle cx="%d" cy="%d" r="3.6"/>`, p[0], p[1])
	}
	return app.Raw(svg + `</svg>`)
}
