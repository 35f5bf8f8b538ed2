package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// Bubble explains a refusal or a rule over the map.
type Bubble struct {
	app.Compo
	Lang  string
	Title string
	Text  string
	Ref   Ref
	Book  string // the printed book, for a rule card
}

// Render draws the bubble, or nothing without a title.
func (b *Bubble) Render() app.UI {
	if b.Title == "" {
		return nothing()
	}
	return app.Div().ID("why").Class("card bub").Role("alert").Body(
		app.Div().Class("bubhd").Body(
			app.Elem("b").Text(b.Title),
			iconButton("", "close", say(b.Lang, "ui.close"), do.CloseWhy(), false),
		),
		app.P().Body(app.Text(b.Text+" "), b.Ref.link()),
		bookLine(b.Book),
	)
}

func bookLine(book string) app.UI {
	if book == "" {
		return nothing()
	}
	return app.P().Class("sm mut").Text(book)
}
