package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Options is a list of cards one of which can be chosen.
type Options struct {
	Title, Right string
	Side         string
	Cards        []Card
}

// Card is one option.
type Card struct {
	Do     string
	Letter string // as on the map
	Chip   *Chip
	Title  string
	Sub    string
	Ref    Ref
	Big    string // its chance
	Small  string // of what
	On     bool
}

func (o Options) draw() app.UI {
	return app.Div().Body(
		caption(o.Title, o.Right),
		app.Div().Class("cards "+o.Side).Body(each(o.Cards, Card.draw)...),
	)
}

// draw makes the title the button and stretches it over the card, so that the
// rule beside it stays a button of its own.
func (c Card) draw() app.UI {
	chip := nothing()
	if c.Chip != nil {
		chip = c.Chip.draw()
	}
	return app.Div().Class(class("rc", when(c.On, "on"))).Body(
		lettered(c.Letter), chip,
		app.Div().Class("rct").Body(
			app.Button().Type("button").Class("cover").DataSet(doAttr, c.Do).Aria("pressed", c.On).Text(c.Title),
			line("sm mut num", c.Sub, c.Ref),
		),
		app.Div().Class("odds").Body(app.Elem("b").Text(c.Big), app.Span().Class("sm mut").Text(c.Small)),
	)
}

func lettered(letter string) app.UI {
	if letter == "" {
		return nothing()
	}
	return app.Elem("b").Class("letter").Text(letter)
}
