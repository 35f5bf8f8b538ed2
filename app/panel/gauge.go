package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Gauge shows how much of the movement allowance is spent.
type Gauge struct{ Spent, Of int }

func (g Gauge) draw() app.UI {
	var cells []app.UI
	for i := range g.Of {
		cells = append(cells, app.Elem("i").Class(when(i >= g.Spent, "free")))
	}
	return app.Div().Class("mpbar").Aria("hidden", true).Body(cells...)
}
