package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Gauge shows how much of the movement allowance is spent, in parts of which Cell make a
// point and fill a cell (1 if it says nothing).
type Gauge struct{ Spent, Of, Cell int }

func (g Gauge) draw() app.UI {
	var cells []app.UI
	cell := max(1, g.Cell)
	for from := 0; from < g.Of; from += cell {
		cells = append(cells, app.Elem("i").Class(g.look(from)))
	}
	return app.Div().Class("mpbar").Aria("hidden", true).Body(cells...)
}

// look is the class of the cell that begins at an amount: free, or spent in part only.
func (g Gauge) look(from int) string {
	switch {
	case g.Spent <= from:
		return "free"
	case g.Spent < min(from+max(1, g.Cell), g.Of):
		return "free part"
	}
	return ""
}
