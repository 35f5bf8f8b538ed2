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
	Slotted     bool  // the buttons have their places, which stay
	Low         bool  // folded down to its first section
	Hint        *Hint // nil for none
	Coach       Coach
}

// Coach is what a lesson says on the map, for screens that have no room for it there.
type Coach struct{ Title, Text string }

func (c Coach) draw() app.UI {
	return app.Div().Class("coach").Hidden(c.Title == "").Body(app.Elem("b").Text(c.Title), app.P().Text(c.Text))
}

// Render draws the dock.
func (d *Dock) Render() app.UI {
	return app.Elem("aside").ID("dock").Class(class("card dock", d.Name, when(d.Low, "low"), when(d.Hint != nil, "hinted"), when(d.Slotted, "slotted"), when(d.Slotted && len(d.Left)+len(d.Right) == 0, "bare"))).Aria("label", d.Label).Body(
		app.Button().Type("button").Class("sheetbar").DataSet(doAttr, do.Fold()).Aria("label", d.Label).Aria("expanded", !d.Low),
		app.Div().Class("body").Body(d.Coach.draw(), app.Div().Class(class("two", when(len(d.Left) == 1 && len(d.Right) > 2, "beside"))).Body(
			app.Div().Body(sections(d.Left)...),
			app.Div().Body(sections(d.Right)...),
		)),
		d.Hint.draw(),
		app.Div().Class("foot").Body(each(d.inSlot(NoSlot), Button.draw)...),
		app.Div().Class("slots").Hidden(!d.Slotted).Body(d.slots()...),
	)
}

// inSlot are the buttons of a slot.
func (d *Dock) inSlot(s Slot) (list []Button) {
	for _, b := range d.Foot {
		if !d.Slotted && s == NoSlot || d.Slotted && b.Slot == s {
			list = append(list, b)
		}
	}
	return list
}

// slots are the places of the bar, each with its button or empty.
func (d *Dock) slots() (row []app.UI) {
	for s := Back; s <= Act; s++ {
		row = append(row, app.Div().Body(each(d.inSlot(s), Button.draw)...))
	}
	return row
}

func sections(list []Section) []app.UI { return each(list, Section.draw) }
