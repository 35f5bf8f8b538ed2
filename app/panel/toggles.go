package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Toggles is a list of switches.
type Toggles struct {
	Title string
	Items []Segment
}

func (t Toggles) draw() app.UI {
	return app.Div().Body(
		caption(t.Title, ""),
		app.Div().Class("toggles").Body(each(t.Items, toggle)...),
	)
}

func toggle(s Segment) app.UI {
	return app.Button().Type("button").Class(class("tog", when(s.On, "on"))).Role("switch").
		Aria("checked", s.On).DataSet(doAttr, s.Do).Body(app.Span().Body(app.Text(s.Label), small(s.Text)), app.Elem("i"))
}
