package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// Section is one block of a dock, and shows something.
type Section interface{ draw() app.UI }

// Dock is the card beside the map, on small screens the sheet below it: two
// columns of sections and the row of buttons.
type Dock struct {
	app.Compo
	Name        string // what it shows: "move", "odds", "log" ... as a class
	Label       string // spoken name
	Left, Right []Section
	Foot        []Button
	Low         bool  // folded down to its first section
	Hint        *Hint // nil for none
}

// Render draws the dock.
func (d *Dock) Render() app.UI {
	return app.Elem("aside").ID("dock").Class(class("card dock", d.Name, when(d.Low, "low"), when(d.Hint != nil, "hinted"))).Aria("label", d.Label).Body(
		app.Button().Type("button").Class("sheetbar").DataSet(doAttr, do.Fold()).Aria("label", d.Label).Aria("expanded", !d.Low),
		app.Div().Class("body").Body(app.Div().Class(class("two", when(len(d.Left) == 1 && len(d.Right) > 2, "beside"))).Body(
			app.Div().Body(sections(d.Left)...),
			app.Div().Body(sections(d.Right)...),
		)),
		d.Hint.draw(),
		app.Div().Class("foot").Body(each(d.Foot, Button.draw)...),
	)
}

func sections(list []Section) []app.UI { return each(list, Section.draw) }
