package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Cover hides the whole table while the screen is handed to one player.
type Cover struct {
	app.Compo
	Side        string
	Title, Text string
	Look, Back  string // its two buttons
}

// Render draws the cover, or nothing without a title.
func (c *Cover) Render() app.UI {
	if c.Title == "" {
		return nothing()
	}
	return app.Div().ID("cover").Class("cover-all "+c.Side).Role("dialog").Aria("label", c.Title).Body(
		app.Div().Class("card").Body(
			pennant(c.Side),
			app.Elem("h2").Text(c.Title),
			app.P().Class("mut").Text(c.Text),
			app.Div().Class("acts").Body(
				Button{ID: "cover-back", Do: "cancel", Label: c.Back, Look: "gho"}.draw(),
				Button{ID: "look", Do: "look", Label: c.Look, Look: "pri", Side: c.Side}.draw(),
			),
		),
	)
}
