package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/mapview"
)

// Grave is the card of something grave. It lies over everything until the next tap, wherever that is.
type Grave struct {
	Side    string // whose shield stands over it: "a", "b" or neither
	Fallen  bool   // the shield has a ribbon of mourning
	Bearer  string // whose arms are on the shield, empty for nobody's
	Title   string
	How     string
	Men     []Chip // whom it concerns
	Meaning string // for them
	Do, Go  string // what goes on, and its words
}

func (g *Grave) draw() app.UI {
	return app.Div().ID("cover").Class(class("cover-all grave", g.Side)).DataSet(doAttr, g.Do).
		Role("alertdialog").Aria("modal", true).Aria("labelledby", "cover-title").Aria("describedby", "cover-text").Body(
		app.Div().Class("card").Body(
			g.shield(),
			app.Elem("h2").ID("cover-title").Text(g.Title),
			app.Div().ID("cover-text").Body(line("how", g.How, Ref{}), g.meaning()),
		),
		app.Button().Type("button").ID("go-on").DataSet(doAttr, g.Do).Body(Icon("tap"), app.Span().Text(g.Go)),
	)
}

// meaning is what follows, beside those whom it concerns.
func (g *Grave) meaning() app.UI {
	if g.Meaning == "" && len(g.Men) == 0 {
		return nothing()
	}
	return app.Div().Class("means").Body(row("chips", each(g.Men, Chip.draw)), app.P().Text(g.Meaning))
}

// shield is a shield in the colour of the side, with the arms of who bears it.
func (g *Grave) shield() app.UI {
	const rim = "M4 4H108V62C108 96 86 118 56 130C26 118 4 96 4 62Z"
	const line = "M12 12H100V62C100 90 82 109 56 120C30 109 12 90 12 62Z"
	svg := `<svg class="arms" viewBox="-10 0 132 134" aria-hidden="true"><path class="edge" d="` + rim + `"/><path class="field" d="` + rim + `"/><path class="line" d="` + line + `"/>`
	if g.Bearer != "" {
		svg += mapview.ArmsIn(g.Bearer, "matrix(1.13 0 0 1.156 -.5 -.6)")
	}
	if g.Fallen {
		svg += `<path class="ribbon" d="M-6 92L116 4V22L-6 110Z"/>`
	}
	return app.Raw(svg + `</svg>`)
}
