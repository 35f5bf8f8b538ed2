package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Moments are what a battle is remembered by, side by side.
type Moments struct {
	Title string
	List  []Moment
}

// Moment is a picture of something that happened; a press goes there.
type Moment struct {
	Picture    string // SVG, empty until it is there
	Turn, Text string
	Do         string
}

func (m Moments) draw() app.UI {
	if len(m.List) == 0 {
		return nothing()
	}
	return app.Div().Body(caption(m.Title, ""), app.Div().Class("moments").Body(each(m.List, Moment.draw)...))
}

func (m Moment) draw() app.UI {
	return app.Button().Type("button").Class("moment").DataSet(doAttr, m.Do).Body(
		app.Div().Class("ch-pic").Aria("hidden", true).Body(picture(m.Picture)),
		app.Elem("small").Text(m.Turn),
		app.Span().Text(m.Text),
	)
}
