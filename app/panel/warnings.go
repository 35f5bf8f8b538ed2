package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Warnings are what a player should know before confirming. They stand before all else.
type Warnings struct {
	Title string
	Rows  []Row
}

func (s Warnings) draw() app.UI {
	return app.Div().Class("why warn").Body(
		app.Elem("b").Body(Icon("warn"), app.Text(s.Title)),
		app.Elem("table").Class("ledger").Body(app.Elem("tbody").Body(each(s.Rows, Row.draw)...)),
	)
}
