package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Coming is what is seen of a game until it is there.
type Coming struct {
	Lang     string
	Picture  string // of its battle, "" while that is not known
	Title    string
	Text     string // that it is on its way, or that it will not come
	Done, Of int    // how far it is
	Do       string // leads away from here
	Action   string
}

// UI draws the picture, and a card over it.
func (c Coming) UI(notice app.UI) app.UI {
	return app.Elem("main").Class("first coming").Body(
		app.Div().Class("first-picture").Aria("hidden", true).Body(app.If(c.Picture != "", func() app.UI { return app.Raw(c.Picture) })),
		app.Div().Class("first-card card").Body(app.H1().Text(c.Title), app.P().Role("status").Text(c.Text), c.progress(), c.away()),
		notice)
}

func (c Coming) progress() app.UI {
	if c.Of == 0 {
		return nothing()
	}
	return app.Elem("progress").Attr("max", c.Of).Attr("value", c.Done).Aria("label", c.Text)
}

func (c Coming) away() app.UI {
	if c.Do == "" {
		return nothing()
	}
	return app.Button().Type("button").Class("gho").DataSet(doAttr, c.Do).Text(c.Action)
}
