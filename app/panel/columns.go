package panel

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Columns is the strip of the odds columns with the first and the final one marked.
type Columns struct {
	Names          []string
	Initial, Final int
	Label          string
}

func (c Columns) draw() app.UI {
	cells := make([]app.UI, len(c.Names))
	for i, n := range c.Names {
		cells[i] = app.Elem("i").Class(class(when(i == c.Initial, "st"), when(i == c.Final, "on"))).Text(n)
	}
	return app.Div().Class("cols num").Role("img").Aria("label", c.Label).
		Style("--n", strconv.Itoa(len(c.Names))).Body(cells...)
}
