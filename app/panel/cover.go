package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Cover lies over the table while the screen changes hands: it hides all of it, or lies on it
// like a veil that one tap takes away.
type Cover struct {
	app.Compo
	Side  string
	Over  string // small, above the title
	Title string
	Text  string
	Rows  []Row // what happened
	Veil  bool  // the table is seen through it; a tap anywhere does what the last button does
	Acts  []Button
	Quiet Button // under the others, nothing without a label
	Grave *Grave // a card of something grave in the place of all this, nil for none
}

// Render draws the cover, or nothing without a title.
func (c *Cover) Render() app.UI {
	if c.Grave != nil {
		return c.Grave.draw()
	}
	if c.Title == "" {
		return nothing()
	}
	all := app.Div().ID("cover").Class(class("cover-all", c.Side, when(c.Veil, "veil"))).
		Role("dialog").Aria("modal", true).Aria("labelledby", "cover-title")
	if c.Veil {
		all = all.DataSet(doAttr, c.Acts[len(c.Acts)-1].Do)
	}
	return all.Body(app.Div().Class("card").Body(
		app.Div().Class("cover-hd").Body(pennant(c.Side), app.Div().Body(
			line("k", c.Over, Ref{}), app.Elem("h2").ID("cover-title").Text(c.Title))),
		line("mut", c.Text, Ref{}),
		c.rows(),
		app.Div().Class("acts").Body(each(c.Acts, Button.draw)...),
		c.quiet(),
	))
}

func (c *Cover) rows() app.UI {
	if len(c.Rows) == 0 {
		return nothing()
	}
	return Ledger{Rows: c.Rows}.draw()
}

func (c *Cover) quiet() app.UI {
	if c.Quiet.Label == "" {
		return nothing()
	}
	return c.Quiet.draw()
}
