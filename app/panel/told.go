package panel

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Told is what just happened, in a line of the prompt.
type Told struct {
	Side   string // whose good it is: "a", "b" or neither
	Big    bool   // in large letters
	Dice   []int
	Throw  int // tells one throw from the one before it, which makes the dice roll anew
	Title  string
	Points []Score
	Text   string
}

// Score is points won, in the colour of their side.
type Score struct{ Side, Text string }

// line is the story in a line of the prompt.
func (t *Told) line() app.UI {
	if t == nil {
		return nothing()
	}
	return app.Div().Class(class("told", t.Side, when(t.Big, "big"))).Body(t.dice(),
		app.P().Body(append([]app.UI{app.Elem("b").Class("what").Text(t.headline())}, t.rest()...)...))
}

// headline is the title as a sentence.
func (t *Told) headline() string { return Ended(t.Title) + " " }

// Ended is a sentence with its end.
func Ended(text string) string {
	if strings.ContainsAny(text[max(0, len(text)-1):], ".!?") {
		return text
	}
	return text + "."
}

// rest is the points, and what else is to be told.
func (t *Told) rest() []app.UI {
	return append(each(t.Points, func(s Score) app.UI { return app.Elem("b").Class(s.Side).Text(s.Text + " ") }), app.Text(t.Text))
}

func (t *Told) dice() app.UI {
	return row(fmt.Sprintf("dice roll%d", t.Throw%2), each(t.Dice, die))
}
