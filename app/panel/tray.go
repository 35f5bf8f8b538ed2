package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/mapview"
)

// Tray is a set of counters to choose from, such as those still to be placed.
type Tray struct {
	Title string
	Items []TrayItem
}

// carryAttr is the attribute that names a counter which can be carried to the map.
const carryAttr = "carry"

// TrayItem is one of them.
type TrayItem struct {
	Do    string
	Carry string // the counter, if it can be carried to the map
	Chip  Chip
	On    bool
}

func (t Tray) draw() app.UI {
	return app.Div().Body(caption(t.Title, ""), app.Div().Class("tray").Body(each(t.Items, TrayItem.draw)...))
}

func (i TrayItem) draw() app.UI {
	b := app.Button().Type("button").Class(when(i.On, "on")).DataSet(doAttr, i.Do).Aria("pressed", i.On).Title(i.Chip.Name)
	if i.Carry != "" {
		b = b.DataSet(carryAttr, i.Carry)
	}
	if i.Carry != "" && i.On { // under a finger the others scroll the list
		b = b.On("touchmove", mapview.Keep)
	}
	return b.Body(mapview.Picture(i.Chip.Counter), app.Span().Class("unseen").Text(i.Chip.Name))
}
