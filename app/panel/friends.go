package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// Friends are the games with somebody elsewhere, on the shelf.
type Friends struct {
	Title  string
	Mine   []Friend // where it is the reader's turn: they stand before all else
	Others []Friend
}

// Friend is one of them.
type Friend struct {
	ID, Title, Sub string
	Text, When     string // what it waits for, and since when
	Picture        string // SVG
	Act            Button // nothing without a label
}

// mine are those where it is the reader's turn.
func (f Friends) mine() app.UI { return f.list("my-turns", f.Mine) }

// others are those that wait for somebody, or are over.
func (f Friends) others() app.UI { return f.list("friends", f.Others) }

func (f Friends) list(id string, rows []Friend) app.UI {
	if len(rows) == 0 {
		return nothing()
	}
	return app.Elem("section").ID(id).Class("friends").Aria("label", f.Title).Body(
		app.Div().Class("sech").Body(app.Elem("h2").Text(f.Title)),
		app.Div().Body(each(rows, Friend.draw)...),
	)
}

func (f Friend) draw() app.UI {
	act := nothing()
	if f.Act.Label != "" {
		act = f.Act.draw()
	}
	return app.Div().Class("card slot save").Body(
		app.Span().Class("pic").Aria("hidden", true).Body(picture(f.Picture)),
		app.Div().Class("rct").Body(
			app.Button().Type("button").Class("cover").DataSet(doAttr, do.Open(f.ID)).Text(f.Title),
			app.Div().Body(app.Elem("b").Text(f.Text)),
			app.Div().Class("sm mut num").Text(f.Sub),
			app.Div().Class("sm mut num").Text(f.When),
		),
		app.Div().Class("does").Body(act),
	)
}
