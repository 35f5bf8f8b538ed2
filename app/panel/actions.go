package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Actions is a row of buttons inside a dock.
type Actions struct {
	Title   string
	Buttons []Button
}

func (a Actions) draw() app.UI {
	return app.Div().Body(
		caption(a.Title, ""),
		app.Div().Class("acts").Body(each(a.Buttons, Button.draw)...),
	)
}
