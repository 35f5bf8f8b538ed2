package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Gauge shows how much of the movement allowance is spent, in parts of which so many make a
// point and fill a cell.
type Gauge struct{ Spent, Of, Cell int }

func (g Gauge) draw() app.UI {
	var cells []app.UI
	for from := 0; from < g.Of; from += g.Cell {
		cells = append(cells, app.Elem("i").Class(g.look(from)))
	}
	return app.Div().Class("mpbar").Aria("hidden", true).Body(cells...)
}

// look is the class of the cell that begins at an amount: free, or spent in part only.
func (g Gauge) look(from int) string {
	switch {
	case g.Spent <= from:
		return "free"
	case g.Spent < min(from+g.Cell, g.Of):
		return "free part"
	}
	return ""
}
