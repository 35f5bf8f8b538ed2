package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/mapview"
)

// Head is the title of a dock: counters, a name and a line of figures.
type Head struct {
	Chips, Against []Chip // pictures at the left and at the right
	Dice           []int
	Title, Sub     string
	Stats          []Stat
	Rule           Ref
	Tools          []Button // at the right, for turning the counter
	Bearer         string   // the number of the arms beside the title, empty without
}

// Stat is one figure of a counter.
type Stat struct{ Value, Name string }

// Chip is the picture of a counter.
type Chip struct {
	Counter mapview.Counter
	Name    string
}

func (c Chip) draw() app.UI {
	return app.Span().Class("chip").Role("img").Aria("label", c.Name).Body(mapview.Picture(c.Counter))
}

func (h Head) draw() app.UI {
	return app.Div().Class("hd").Body(
		row("dice", each(h.Dice, die)),
		row(class("chips", when(len(h.Chips) > 1, "many")), each(h.Chips, Chip.draw)),
		app.Div().Class("hdt").Body(
			app.Elem("h2").Text(h.Title),
			row("stats num", each(h.Stats, Stat.draw)),
			line("sm mut num", h.Sub, h.Rule),
		),
		h.arms(),
		row("chips", each(h.Against, Chip.draw)),
		row("turners", each(h.Tools, Button.draw)),
	)
}

// arms is the shield of who bears it.
func (h Head) arms() app.UI {
	if h.Bearer == "" {
		return nothing()
	}
	return mapview.Arms("hd-arms", h.Bearer)
}

func (s Stat) draw() app.UI {
	return app.Span().Body(app.Elem("b").Text(s.Value), app.Text(" "+s.Name))
}

// row is a group of elements, or nothing without any.
func row(name string, list []app.UI) app.UI {
	if len(list) == 0 {
		return nothing()
	}
	return app.Div().Class(name).Body(list...)
}

// line is a text with its rule, or nothing without text.
func line(name, text string, ref Ref) app.UI {
	if text == "" && ref.Para == "" {
		return nothing()
	}
	return app.Div().Class(name).Body(app.Text(text+" "), ref.link())
}
