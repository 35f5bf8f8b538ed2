package panel

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Told is what just happened: large it stands in the place of the prompt, else in a line of it.
type Told struct {
	Side   string // whose good it is: "a", "b" or neither
	Big    bool
	Dice   []int
	Throw  int // tells one throw from the one before it, which makes the dice roll anew
	Title  string
	Points []Score
	Text   string
}

// Score is points won, in the colour of their side.
type Score struct{ Side, Text string }

// card is the story in large letters.
func (t *Told) card() app.UI {
	return app.Div().ID("prompt").Class("card told big "+t.Side).Body(t.dice(),
		app.Div().Body(app.Elem("h2").Text(t.Title), app.P().Body(t.rest()...)))
}

// line is the story in a line of the prompt.
func (t *Told) line() app.UI {
	if t == nil {
		return nothing()
	}
	return app.Div().Class("told "+t.Side).Body(t.dice(),
		app.P().Body(append([]app.UI{app.Span().Text(t.Title + ". ")}, t.rest()...)...))
}

// rest is the points, and what else is to be told.
func (t *Told) rest() []app.UI {
	return append(each(t.Points, func(s Score) app.UI { return app.Elem("b").Class(s.Side).Text(s.Text + " ") }), app.Text(t.Text))
}

func (t *Told) dice() app.UI {
	return row(fmt.Sprintf("dice roll%d", t.Throw%2), each(t.Dice, die))
}
