package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Choice is a row of cards of which one is chosen.
type Choice struct {
	Title string
	Picks []Pick
}

// Pick is one of them.
type Pick struct {
	Do, Text, Small string
	Icon            string
	Side            string // "a" or "b" gives it the colour and the pennant of a side
	On              bool
}

func (c Choice) draw() app.UI {
	return app.Div().Class("choice").Body(
		caption(c.Title, ""),
		app.Div().Class("picks").Role("radiogroup").Aria("label", c.Title).Body(each(c.Picks, Pick.draw)...),
	)
}

func (p Pick) draw() app.UI {
	sign := nothing()
	switch {
	case p.Side != "":
		sign = pennant(p.Side)
	case p.Icon != "":
		sign = Icon(p.Icon)
	}
	small := nothing()
	if p.Small != "" {
		small = app.Elem("small").Text(p.Small)
	}
	return app.Button().Type("button").Role("radio").Aria("checked", p.On).Class(class("pick", p.Side, when(p.On, "on"))).DataSet(doAttr, p.Do).Body(
		sign, app.Span().Body(app.Elem("b").Text(p.Text), small),
	)
}
